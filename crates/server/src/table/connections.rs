//! Who is connected, and what they are told.

use std::collections::BTreeMap;

use axum::extract::ws::Utf8Bytes;
use driver::Driver;
use store::{SeatAssignment, StoredTable, TokenHash};
use tabletop::{Seat, SeatSet, Turn};
use wire::{ServerMessage, Snapshot};

use super::{Answer, Connection, ConnectionId, NewConnection, Table, moves::started};
use crate::error::ApiError;

impl Table {
    /// Welcomes a connection: it hears who is here, the whole story so far
    /// and, if the game is over, its record.
    pub(super) fn connect(&mut self, new: NewConnection, answer: Answer<ConnectionId>) {
        let seat = match new.token.map(|token| self.seat_of(&token)).transpose() {
            Ok(seat) => seat,
            Err(refused) => return drop(answer.send(Err(refused))),
        };
        self.n_connections_ever += 1;
        let id = ConnectionId(self.n_connections_ever);
        if answer.send(Ok(id)).is_err() {
            return;
        }
        self.connections.push(Connection {
            id,
            seat,
            outbox: new.outbox,
        });
        // Whoever comes back decides for themselves.
        if seat.is_some_and(|seat| self.is_thinking_for(seat)) {
            self.wake_bot();
        }
        let is_new = |connection: &Connection| connection.id == id;
        if self.here() == self.told_here {
            self.tell(is_new, |table, _| Some(ServerMessage::Table(table.info())));
        } else {
            self.tell_presence();
        }
        self.tell(is_new, |table, seat| table.snapshot(seat, 0));
        self.tell(is_new, |table, _| table.last_word());
    }

    fn seat_of(&self, token: &str) -> Result<Seat, ApiError> {
        let hash = TokenHash::of(token);
        let is_theirs = |assignment: &SeatAssignment| matches!(assignment, SeatAssignment::Person { token, .. } if *token == hash);
        self.seats()
            .find(|(_, assignment)| is_theirs(assignment))
            .map(|(seat, _)| seat)
            .ok_or_else(|| {
                ApiError::not_now(format!(
                    "that token belongs to no seat of table {}; join to get one, or watch",
                    self.stored.code
                ))
            })
    }

    /// The seats with a page open.
    pub(super) fn here(&self) -> SeatSet {
        self.connections
            .iter()
            .filter_map(|connection| connection.seat)
            .collect()
    }

    /// Tells everybody who is here if that has changed.
    pub(super) fn tell_presence(&mut self) {
        // Telling may find out that somebody else has gone.
        while self.here() != self.told_here {
            self.tell_table();
        }
    }

    pub(super) fn tell_table(&mut self) {
        self.note_who_is_here();
        self.told_here = self.here();
        self.tell(
            |_| true,
            |table, _| Some(ServerMessage::Table(table.info())),
        );
    }

    /// Tells everybody what has happened after move `since`; nothing before the
    /// game.
    pub(super) fn tell_state(&mut self, since: u32) {
        self.tell(|_| true, |table, seat| table.snapshot(seat, since));
        self.tell(|_| true, |table, _| table.last_word());
    }

    pub(super) fn refuse(&mut self, id: ConnectionId, refused: &ApiError) {
        self.tell(
            |connection| connection.id == id,
            |_, _| Some(ServerMessage::Refused(refused.problem.clone())),
        );
    }

    fn snapshot(&self, seat: Option<Seat>, since: u32) -> Option<ServerMessage> {
        let driver = self.driver.as_ref()?;
        let snapshot = driver.game().snapshot(seat, since);
        Some(ServerMessage::State(Snapshot {
            may_undo: snapshot.may_undo && driver.has_undos_left(),
            ..snapshot
        }))
    }

    /// The record, once the game is over.
    fn last_word(&self) -> Option<ServerMessage> {
        let text = published(&self.stored, self.driver.as_ref()).ok()?;
        Some(ServerMessage::Record { text })
    }

    pub(super) fn record(&self) -> Result<String, ApiError> {
        published(&self.stored, self.driver.as_ref())
    }

    /// Sends a message to some, made once for each seat. Who cannot keep up is
    /// dropped, and gets everything when it comes back.
    fn tell(
        &mut self,
        to: impl Fn(&Connection) -> bool,
        message: impl Fn(&Table, Option<Seat>) -> Option<ServerMessage>,
    ) {
        let mut texts: BTreeMap<Option<Seat>, Option<Utf8Bytes>> = BTreeMap::new();
        for connection in self.connections.iter().filter(|connection| to(connection)) {
            texts
                .entry(connection.seat)
                .or_insert_with(|| message(self, connection.seat).map(|it| write(&it)));
        }
        self.connections.retain(|connection| {
            let text = texts.get(&connection.seat).filter(|_| to(connection));
            let Some(Some(text)) = text else { return true };
            connection.outbox.try_send(text.clone()).is_ok()
        });
    }
}

/// A record tells everything, secret moves included, so nobody gets it before
/// the end.
pub(crate) fn published(stored: &StoredTable, driver: Option<&Driver>) -> Result<String, ApiError> {
    let running = started(stored, driver)?.game();
    match running.turn() {
        Turn::Over(_) => Ok(running.record().to_string()),
        Turn::Waiting { .. } => Err(ApiError::not_now(
            "the record of a game is published when it is over",
        )),
    }
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message)
        .expect("messages are plain data")
        .into()
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use store::Store;
    use tokio::sync::mpsc;

    use crate::{
        lobby::{Config, Lobby},
        table::{Command, NewConnection},
    };

    #[tokio::test]
    async fn who_cannot_keep_up_is_dropped_and_the_table_goes_on() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("db")).await.unwrap();
        let config = Config {
            has_examples: true,
            ..Config::default()
        };
        let lobby = Lobby::new(store, config);
        let wanted = json!({
            "game": "pig", "seats": ["person", { "bot": "random" }],
        });
        let wanted = serde_json::from_value(wanted).unwrap();
        let seated = lobby.open_and_join(wanted).await;
        let (outbox, mut inbox) = mpsc::channel(1);
        let connect = |answer| {
            let new = NewConnection {
                token: Some(seated.token.clone()),
                outbox: outbox.clone(),
            };
            Command::Connect(new, answer)
        };
        lobby.ask(&seated.code, connect).await.unwrap();
        drop(outbox);
        // The table fits, the state does not.
        assert!(inbox.recv().await.unwrap().contains("\"type\":\"table\""));
        assert_eq!(inbox.recv().await, None);
        let (_, info) = lobby.ask(&seated.code, Command::Info).await.unwrap();
        assert!(!info.seats[0].is_here);
    }
}
