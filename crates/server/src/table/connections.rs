//! Who is connected, and what they are told.

use std::collections::BTreeMap;

use driver::Driver;
use serde_json::value::RawValue;
use store::{PlayerId, SeatAssignment, StoredTable, TokenHash};
use tabletop::{Seat, SeatSet, Turn};
use wire::{Moved, ServerMessage, Snapshot, TableInfo};

use super::{Answer, Connection, ConnectionId, NewConnection, Reader, Table, moves::started};
use crate::{error::ApiError, outgoing::Outgoing, players::blocked, rate_limit::Bucket};

/// A message to a client, its events written already.
pub(crate) type Message = ServerMessage<Box<RawValue>>;

impl Table {
    /// Welcomes a connection: it hears who is here, the whole story so far
    /// and, if the game is over, its record.
    pub(super) async fn connect(&mut self, new: NewConnection, answer: Answer<ConnectionId>) {
        let token = new.token.as_deref().map(TokenHash::of);
        let token = token.map(|token| self.token_of(&new.players).unwrap_or(token));
        let seat = match token.map(|token| self.seat_of(token)).transpose() {
            Ok(seat) => seat,
            Err(refused) => return drop(answer.send(Err(refused))),
        };
        if seat.is_some_and(|seat| self.is_blocked(seat)) {
            return drop(answer.send(Err(blocked())));
        }
        self.n_connections_ever += 1;
        let id = ConnectionId(self.n_connections_ever);
        if answer.send(Ok(id)).is_err() {
            return;
        }
        self.connections.push(Connection {
            id,
            reader: Reader {
                seat,
                has_rules: new.has_rules,
            },
            token,
            outbox: new.outbox,
            looks: Bucket::default(),
            moods: Bucket::default(),
            refusals: Bucket::default(),
        });
        // Whoever comes back decides for themselves.
        if seat.is_some_and(|seat| self.is_thinking_for(seat)) {
            self.wake_bot();
        }
        let is_new = |connection: &Connection| connection.id == id;
        if self.here() == self.told_here {
            self.tell(is_new, |table, reader| Some(table.info_for(reader)));
        } else {
            self.tell_presence();
        }
        self.tell(is_new, Table::snapshot);
        self.tell(is_new, |table, _| table.last_word());
        self.tell_talk(id);
        self.offer_next(is_new);
        self.tell_webhook(is_new);
        if let Some(seat) = seat {
            self.came(seat);
            self.greet_with_orders(seat, is_new);
        }
        if let Some(seat) = seat
            && let Err(refused) = self.come_back(seat).await
        {
            self.refuse(id, &refused);
        }
    }

    /// What proves a seat of one of these players.
    fn token_of(&self, players: &[PlayerId]) -> Option<TokenHash> {
        let assignments = &self.stored.assignments;
        let theirs = |it: &&SeatAssignment| it.player().is_some_and(|it| players.contains(&it.id));
        assignments.iter().find(theirs)?.token()
    }

    fn seat_of(&self, token: TokenHash) -> Result<Seat, ApiError> {
        let left = self.driver.as_ref().map_or(SeatSet::EMPTY, Driver::left);
        self.seats()
            .find(|(_, assignment)| assignment.token() == Some(token))
            .map(|(seat, _)| seat)
            .filter(|seat| !left.contains(*seat))
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
            .filter_map(|connection| connection.reader.seat)
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
        self.wind();
        self.told_here = self.here();
        self.hang_notice();
        self.tell(|_| true, |table, reader| Some(table.info_for(reader)));
    }

    fn info_for(&self, reader: Reader) -> Message {
        ServerMessage::Table(TableInfo {
            you: reader.seat,
            ..self.info()
        })
    }

    /// Tells everybody the whole story; nothing before the game.
    pub(super) fn tell_state(&mut self) {
        self.tell(|_| true, Table::snapshot);
    }

    /// Tells everybody what the last move has changed.
    pub(super) fn tell_move(&mut self) {
        self.tell(|_| true, Table::moved);
    }

    /// Tells everybody the record, once the game is over.
    pub(super) fn tell_record(&mut self) {
        if let Some(record) = self.last_word() {
            self.notice = None;
            self.tell(|_| true, |_, _| Some(record.clone()));
        }
    }

    /// Tells one the whole story, if it does not ask too often.
    pub(super) fn show(&mut self, id: ConnectionId) -> Result<(), ApiError> {
        let allowance = self.state.config.limits.looks;
        let is_it = |connection: &Connection| connection.id == id;
        let asked = self.connections.iter_mut().find(|it| is_it(it));
        if asked.is_some_and(|it| it.looks.take(allowance).is_err()) {
            return Err(ApiError::not_now(
                "you look very often; `moved` tells what changes, look when you have missed one",
            ));
        }
        self.tell(is_it, Table::snapshot);
        Ok(())
    }

    pub(super) fn refuse(&mut self, id: ConnectionId, refused: &ApiError) {
        self.tell(
            |connection| connection.id == id,
            |_, _| Some(ServerMessage::Refused(refused.problem.clone())),
        );
    }

    fn snapshot(&self, reader: Reader) -> Option<Message> {
        let driver = self.driver.as_ref()?;
        let snapshot = driver.game().snapshot(reader.seat, 0);
        Some(ServerMessage::State(Snapshot {
            may_undo: snapshot.may_undo && driver.has_undos_left(),
            ..snapshot
        }))
    }

    fn moved(&self, reader: Reader) -> Option<Message> {
        let driver = self.driver.as_ref()?;
        let moved = driver.game().moved(reader.seat, reader.has_rules);
        Some(ServerMessage::Moved(Moved {
            may_undo: moved.may_undo && driver.has_undos_left(),
            ..moved
        }))
    }

    /// The record, once the game is over.
    fn last_word(&self) -> Option<Message> {
        let text = published(&self.stored, self.driver.as_ref()).ok()?;
        Some(ServerMessage::Record { text })
    }

    pub(super) fn record(&self) -> Result<String, ApiError> {
        published(&self.stored, self.driver.as_ref())
    }

    /// Sends a message to some, made once for each reader. Who cannot keep up is
    /// dropped, and gets everything when it comes back.
    pub(super) fn tell(
        &mut self,
        to: impl Fn(&Connection) -> bool,
        message: impl Fn(&Table, Reader) -> Option<Message>,
    ) {
        let mut inbox: BTreeMap<Reader, Option<Outgoing>> = BTreeMap::new();
        for connection in self.connections.iter().filter(|connection| to(connection)) {
            inbox
                .entry(connection.reader)
                .or_insert_with(|| message(self, connection.reader).map(|it| Outgoing::of(&it)));
        }
        self.connections.retain(|connection| {
            let message = inbox.get(&connection.reader).filter(|_| to(connection));
            let Some(Some(message)) = message else {
                return true;
            };
            connection.outbox.try_send(message.clone()).is_ok()
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

#[cfg(test)]
mod tests {
    use serde_json::json;
    use store::Store;
    use tokio::sync::mpsc;

    use crate::{
        lobby::{Config, Lobby},
        outgoing::Outgoing,
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
                players: Vec::new(),
                has_rules: true,
                outbox: outbox.clone(),
            };
            Command::Connect(Box::new(new), answer)
        };
        lobby.ask(&seated.code, connect).await.unwrap();
        drop(outbox);
        // The table fits, the state does not.
        let Some(Outgoing::Plain(table)) = inbox.recv().await else {
            panic!("the table is told first");
        };
        assert!(table.contains("\"type\":\"table\""));
        assert!(inbox.recv().await.is_none());
        let (_, info) = lobby.ask(&seated.code, Command::Info).await.unwrap();
        assert!(!info.seats[0].is_here);
    }
}
