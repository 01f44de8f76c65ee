//! What a client says over the network, one message a line: read as a server
//! reads it, and carried out at a table as a server does.

use std::fmt::Debug;

use driver::Driver;
use erased::Json;
use record::Move;
use serde::{Serialize, de::DeserializeOwned};
use tabletop::Seat;
use wire::{ClientMessage, Join, NewTable, ServerMessage};

use crate::table;

const MOST_LINES: usize = 20;

pub(crate) fn run(bytes: &[u8]) {
    let Some((mut driver, text)) = table::reach(bytes) else {
        return;
    };
    let mut log = driver.game().record().moves;
    for line in text.lines().take(MOST_LINES) {
        read::<Join>(line);
        read::<ServerMessage>(line);
        if let Some(wanted) = read::<NewTable>(line) {
            open(wanted);
        }
        let message = read::<ClientMessage>(line);
        if let (Some(message), Some(seat)) = (message, table::waits_for(&driver)) {
            hear(&mut driver, &mut log, seat, message);
        }
    }
    reopen(&driver, &log);
    table::check_record(&driver);
    for seat in 0..driver.sitters().len() {
        let snapshot = driver.game().snapshot(Some(Seat::new(seat)), 0);
        same_again(&<ServerMessage>::State(snapshot));
    }
}

/// A server that starts again plays its log again.
fn reopen(driver: &Driver, log: &[Move]) {
    let (game, n_seats) = (driver.game().game(), driver.sitters().len());
    let again = table::open(game, n_seats, Json::Null);
    let mut again = again.expect("it opened before");
    let replayed = again.replay(log);
    replayed.unwrap_or_else(|why| panic!("{why}: {log:?}"));
    assert_eq!(again.game().record(), driver.game().record());
}

/// A message that can be read is read the same when it is written again.
fn read<T: DeserializeOwned + Serialize + PartialEq + Debug>(line: &str) -> Option<T> {
    let message = serde_json::from_str(line).ok()?;
    same_again(&message);
    Some(message)
}

fn same_again<T: DeserializeOwned + Serialize + PartialEq + Debug>(message: &T) {
    let text = serde_json::to_string(message).expect("messages are plain data");
    let again = serde_json::from_str::<T>(&text);
    let again = again.unwrap_or_else(|why| panic!("{why} of {text}"));
    assert_eq!(*message, again);
}

fn open(wanted: NewTable) {
    if let Some(game) = registry::find(&wanted.game)
        && let Ok(driver) = table::open(game, wanted.seats.len(), wanted.options)
    {
        table::check_record(&driver);
    }
}

fn hear(driver: &mut Driver, log: &mut Vec<Move>, seat: Seat, message: ClientMessage) {
    let pending = match message {
        ClientMessage::Play { n, action } => driver.play(seat, n, &action),
        ClientMessage::Undo { n } => driver.undo(seat, n),
        ClientMessage::Sit { .. }
        | ClientMessage::Watch { .. }
        | ClientMessage::Look
        | ClientMessage::Lock { .. }
        | ClientMessage::Remove { .. }
        | ClientMessage::Fill
        | ClientMessage::Lobby { .. }
        | ClientMessage::Propose { .. }
        | ClientMessage::Vote { .. }
        | ClientMessage::Resume
        | ClientMessage::Leave { .. }
        | ClientMessage::Time { .. }
        | ClientMessage::Back
        | ClientMessage::Again { .. }
        | ClientMessage::Chat { .. }
        | ClientMessage::Emote { .. }
        | ClientMessage::Webhook { .. }
        | ClientMessage::Order { .. }
        | ClientMessage::Ping => return,
    };
    if let Ok(pending) = pending {
        log.push(pending.line().clone());
        driver.commit(pending);
    }
}
