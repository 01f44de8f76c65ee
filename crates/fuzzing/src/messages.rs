//! What a client says over the network, one message a line: read as a server
//! reads it, and carried out at a table as a server does.

use std::fmt::Debug;

use record::{Move, Running, UNDO};
use serde::{Serialize, de::DeserializeOwned};
use tabletop::Seat;
use wire::{ClientMessage, Join, NewTable, ServerMessage, Snapshot};

use crate::table;

const MOST_LINES: usize = 20;

pub(crate) fn run(bytes: &[u8]) {
    let Some((mut running, text)) = table::reach(bytes) else {
        return;
    };
    let mut log: Vec<Move> = running.record().moves;
    for line in text.lines().take(MOST_LINES) {
        read::<Join>(line);
        read::<ServerMessage>(line);
        if let Some(wanted) = read::<NewTable>(line) {
            open(wanted);
        }
        let message = read::<ClientMessage>(line);
        if let (Some(message), Some(seat)) = (message, table::waits_for(&running)) {
            hear(&mut running, &mut log, seat, message);
        }
    }
    let standing = record::standing(&log).expect("only what may be is taken back");
    let standing: Vec<Move> = standing.into_iter().map(|(_, it)| it.clone()).collect();
    assert_eq!(standing, running.record().moves);
    table::check_record(&running);
    for seat in 0..running.players().len() {
        let snapshot = Snapshot::of(&running, Some(Seat::new(seat)), 0);
        same_again(&ServerMessage::State(snapshot));
    }
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
        && let Ok(running) = table::open(game, wanted.seats.len(), wanted.options)
    {
        table::check_record(&running);
    }
}

fn hear(running: &mut Running, log: &mut Vec<Move>, seat: Seat, message: ClientMessage) {
    match message {
        ClientMessage::Play { n, action } if running.is_timely(seat, n) => {
            if let Ok(attempt) = running.attempt(seat, &action) {
                log.push(attempt.played.clone());
                running.commit(attempt);
            }
        }
        ClientMessage::Undo { n } if n == running.n_moves() => {
            if running.undo(seat).is_ok() {
                log.push(Move {
                    seat,
                    action: UNDO.to_owned(),
                    draws: Vec::new(),
                });
            }
        }
        ClientMessage::Play { .. }
        | ClientMessage::Undo { .. }
        | ClientMessage::Sit { .. }
        | ClientMessage::Watch
        | ClientMessage::Fill
        | ClientMessage::Ping => (),
    }
}
