//! What operators have decided with `brainery admin`, which writes to the same
//! file: looked at every few seconds, so that nothing has to be told to a server.

use std::time::Duration;

use store::{PlayerId, StoreError};

use crate::{
    lobby::{AppState, Lobby},
    table::Command,
};

/// How soon a server knows.
const EVERY: Duration = Duration::from_secs(2);

impl Lobby {
    pub(crate) async fn heed_operators(&self) {
        let mut moments = tokio::time::interval(EVERY);
        loop {
            tokio::select! {
                () = self.state().closing.cancelled() => return,
                _ = moments.tick() => {}
            }
            if let Err(error) = self.heed_now().await {
                tracing::warn!("what operators decided cannot be read: {error}");
            }
        }
    }

    async fn heed_now(&self) -> Result<(), StoreError> {
        let state = self.state();
        let blocked = state.store.blocked_ids().await?;
        if *state.blocked.borrow() != blocked {
            state.blocked.send_replace(blocked);
        }
        for code in state.store.closed(&state.open_codes()).await? {
            // One that is not open any more is not opened to be closed.
            drop(self.ask_if_open(&code, Command::Close).await);
        }
        Ok(())
    }
}

impl AppState {
    pub(crate) fn is_blocked(&self, player: &PlayerId) -> bool {
        self.blocked.borrow().contains(player)
    }
}
