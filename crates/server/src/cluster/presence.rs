//! How a server stays: it writes down every second that it is there, for three
//! seconds. If it cannot, it lets go of its tables before anybody takes them.

use std::time::Duration;

use store::Lease;
use tokio::time::{Instant, sleep, sleep_until, timeout, timeout_at};

use super::Cluster;
use crate::{
    error::ApiError,
    lobby::{AppState, Lobby},
};

/// For how long it is written down that a server is there, and how often.
const LENGTH: Duration = Duration::from_secs(3);
const EVERY: Duration = Duration::from_secs(1);

/// For how long it believes so itself: half a second less than the others do.
const BELIEVED: Duration = Duration::from_millis(2500);

/// How soon it is tried again when it failed.
const AGAIN_AFTER: Duration = Duration::from_millis(300);

/// How long tables get to write down what they have to before others take them.
const HAND_OVER_WITHIN: Duration = Duration::from_millis(1500);

/// By which name a server is there, and until when it may believe so.
#[derive(Clone, Debug, Default)]
pub(super) struct Presence(Option<(String, Instant)>);

impl Cluster {
    /// The name under which this server has tables, as long as it may.
    pub(crate) fn name(&self) -> Option<String> {
        let presence = self.presence.borrow();
        let (name, until) = presence.0.as_ref()?;
        (Instant::now() < *until).then(|| name.clone())
    }

    /// Stays until the server closes, and then gives everything back.
    pub(crate) async fn stay_for_good(&self, lobby: &Lobby) {
        let state = lobby.state();
        let mut n_names = 0;
        while !state.closing.is_cancelled() {
            // Under a name that was lost others have taken what it had.
            n_names += 1;
            let name = format!("{}.{n_names}", self.address);
            let sent = Instant::now();
            let arrived = timeout(BELIEVED, state.store.arrive(&name, LENGTH)).await;
            if let Ok(Ok(())) = arrived {
                let until = sent + BELIEVED;
                self.presence
                    .send_replace(Presence(Some((name.clone(), until))));
                if self.stay(&name, until, state).await.is_ok() {
                    break;
                }
                self.presence.send_replace(Presence(None));
                tracing::error!(
                    "this server could not tell in time that it is there: it lets go of its \
                     tables, and tries again"
                );
                lobby.put_all_away();
            } else {
                let error = arrived.map_or_else(|late| late.to_string(), |it| format!("{it:?}"));
                tracing::warn!("this server cannot tell that it is there: {error}");
            }
            tokio::select! {
                () = sleep(AGAIN_AFTER) => {}
                () = state.closing.cancelled() => {}
            }
        }
        self.say_goodbye().await;
    }

    /// Fails when it could not stay. Ends well when the server closes.
    async fn stay(&self, name: &str, mut until: Instant, state: &AppState) -> Result<(), ()> {
        let mut wait = EVERY;
        loop {
            tokio::select! {
                () = state.closing.cancelled() => {
                    // Whoever takes them sees what they have written last.
                    drop(timeout(HAND_OVER_WITHIN, state.tables_are_away()).await);
                    if let Err(error) = state.store.depart(name).await {
                        tracing::warn!("others take the tables a little later: {error}");
                    }
                    return Ok(());
                }
                () = sleep_until(until) => return Err(()),
                () = sleep(wait) => {}
            }
            let sent = Instant::now();
            match timeout_at(until, state.store.stay(name, LENGTH)).await {
                Ok(Ok(true)) => {
                    until = sent + BELIEVED;
                    self.presence
                        .send_replace(Presence(Some((name.to_owned(), until))));
                    wait = EVERY;
                }
                Ok(Ok(false)) | Err(_) => return Err(()),
                Ok(Err(error)) => {
                    tracing::warn!("this server cannot tell that it is there: {error}");
                    wait = AGAIN_AFTER;
                }
            }
        }
    }
}

impl AppState {
    /// Takes a table before it is opened, where there are other servers.
    pub(crate) async fn take(&self, code: &str) -> Result<Option<Lease>, ApiError> {
        let Some(cluster) = &self.config.cluster else {
            return Ok(None);
        };
        let name = cluster.name().ok_or_else(ApiError::elsewhere)?;
        // Nothing is kept of codes that somebody tries.
        let stored = self.store.table(code).await?;
        stored.ok_or_else(|| ApiError::unknown_table(code))?;
        match self.store.acquire_lease(code, &name).await? {
            Ok(lease) => Ok(Some(lease)),
            Err(_) => Err(ApiError::elsewhere()),
        }
    }

    /// Whether what was taken may still be used.
    pub(crate) fn has(&self, lease: &Lease) -> bool {
        let name = self.config.cluster.as_ref().and_then(|it| it.name());
        name.is_some_and(|name| name == lease.owner)
    }

    /// Gives a table back that was put away. What a server has that closes, or
    /// could not stay, is taken by the others as it is.
    pub(crate) async fn give_back(&self, lease: &Lease) {
        if self.closing.is_cancelled() || !self.has(lease) {
            return;
        }
        if let Err(error) = self.store.release_lease(lease).await {
            tracing::warn!("table {} stays here: {error}", lease.code);
        }
    }
}
