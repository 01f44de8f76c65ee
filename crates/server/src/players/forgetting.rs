//! Whoever wants to be forgotten.

use std::time::Duration;

use record::Record;
use store::{Player, PlayerId, SOMEBODY};
use tabletop::Seat;
use tokio::time::sleep;

use crate::{error::ApiError, lobby::Lobby, table::Command};

impl Lobby {
    /// Leaves every table, takes the name out of those whose game is over, and
    /// lets go of the rest. What fails can be asked for again.
    pub(super) async fn forget_player(&self, player: &Player) -> Result<(), ApiError> {
        let store = &self.state().store;
        let players = store.once(&player.id).await?;
        for (code, seat) in store.seats_of(&player.id, u32::MAX).await? {
            self.forget_at(&code, seat, &players).await?;
        }
        store.forget_player(&player.id).await?;
        Ok(())
    }

    /// Has a table opened here that is open at another server.
    async fn fetch(&self, code: &str) {
        const TRIES: usize = 20;
        const AGAIN_AFTER: Duration = Duration::from_millis(100);
        let state = self.state();
        let Some(cluster) = &state.config.cluster else {
            return;
        };
        for _ in 0..TRIES {
            match state.store.lease_owner(code).await {
                Ok(Some(owner)) if Some(&owner) != cluster.name().as_ref() => {
                    cluster.ask_for(code).await;
                    sleep(AGAIN_AFTER).await;
                }
                Ok(_) | Err(_) => return,
            }
        }
    }

    async fn forget_at(
        &self,
        code: &str,
        seat: Seat,
        players: &[PlayerId],
    ) -> Result<(), ApiError> {
        let store = &self.state().store;
        let is_retold = { store.table(code).await? }.is_none_or(|it| it.record.is_some());
        let record = if is_retold {
            None
        } else {
            let leave = |answer| Command::Forget(players.to_vec(), answer);
            self.fetch(code).await;
            match self.ask(code, leave).await {
                Ok((_, record)) => record,
                // Of another release: its log cannot be read here.
                Err(refused) if refused.is_unknown() => None,
                Err(refused) => return Err(refused),
            }
        };
        match record.map(|text| text.parse::<Record>()) {
            Some(Ok(record)) => {
                let text = without(record, seat).to_string();
                store.forget_at(code, seat, Some(&text)).await?;
                self.put_away(code);
            }
            Some(Err(_)) | None if is_retold => {
                let kept = { store.table(code).await? }.and_then(|it| it.record);
                let kept = kept.and_then(|text| text.parse::<Record>().ok());
                let text = kept.map(|record| without(record, seat).to_string());
                store.forget_at(code, seat, text.as_deref()).await?;
            }
            Some(Err(_)) | None => {}
        }
        Ok(())
    }
}

/// The luck was bound to the name, so that its seal proves nothing any more.
fn without(record: Record, seat: Seat) -> Record {
    let mut players = record.players;
    if let Some(name) = players.get_mut(seat.index()) {
        SOMEBODY.clone_into(name);
    }
    Record {
        players,
        commitment: None,
        seal: None,
        ..record
    }
}
