//! What the players of a game did and saw, and whether it can have been so.

use std::{collections::BTreeSet, sync::Mutex, time::Instant};

use record::Move;
use tabletop::Seat;
use wire::Seated;

/// A game of people, each with a connection of their own.
pub(crate) struct Game {
    pub(crate) code: String,
    pub(crate) seats: Vec<Seated>,
    pub(super) moves: Mutex<Vec<Tried>>,
    pub(super) looks: Mutex<Vec<Look>>,
}

/// A move that somebody has sent.
#[derive(Clone, Debug)]
pub(super) struct Tried {
    /// How many lines the log had.
    pub(super) n: u32,
    pub(super) seat: Seat,
    pub(super) action: String,
    pub(super) sent: Instant,
    /// When they have seen it; never if the answer was lost, or it was refused.
    pub(super) seen: Option<Instant>,
}

/// A question how far the game is.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) asked: Instant,
    pub(super) n: u32,
}

impl Game {
    pub(super) fn new(code: String, seats: Vec<Seated>) -> Game {
        Game {
            code,
            seats,
            moves: Mutex::default(),
            looks: Mutex::default(),
        }
    }

    pub(super) fn n_seen(&self) -> usize {
        let moves = self.moves.lock().unwrap();
        moves.iter().filter(|it| it.seen.is_some()).count()
    }

    /// A log is one order of all moves. It explains what was seen if every move
    /// that was seen stands where it can have been made, nobody else's does, no
    /// move was sent after a later one had been seen, and whoever asked was told of
    /// all that had been seen before.
    pub(super) fn check(&self, log: &[Move]) {
        let code = &self.code;
        let moves = self.moves.lock().unwrap().clone();
        let mut seen = Vec::new();
        let mut made = BTreeSet::new();
        for tried in &moves {
            let line = tried.line(log);
            let stands = line.filter(|it| log[*it].action == tried.action);
            made.extend(stands);
            if tried.seen.is_some() {
                let line = stands.unwrap_or_else(|| {
                    panic!("lost at {code}: {tried:?}, line {line:?} of {}", log.len())
                });
                seen.push((line, tried));
            }
        }
        seen.sort_by_key(|(line, _)| *line);
        for two in seen.windows(2) {
            assert!(
                two[0].0 < two[1].0,
                "{code}: two seen moves are one: {two:?}"
            );
        }
        let seats: Vec<_> = self.seats.iter().map(|it| it.seat).collect();
        for (line, it) in log.iter().enumerate() {
            let is_known = !seats.contains(&it.seat) || made.contains(&line);
            assert!(is_known, "nobody made line {line} of {code}: {it:?}");
        }
        let mut last_sent: Option<Instant> = None;
        for (line, tried) in &seen {
            assert!(
                last_sent <= tried.seen,
                "{code}: line {line} was seen too early"
            );
            last_sent = last_sent.max(Some(tried.sent));
        }
        for look in self.looks.lock().unwrap().iter() {
            let before = seen.iter().filter(|(_, it)| it.seen < Some(look.asked));
            let least = before.map(|(line, _)| line + 1).max().unwrap_or_default();
            assert!(
                least <= look.n as usize,
                "{code}: {look:?}, {least} were seen before"
            );
        }
    }
}

impl Tried {
    /// Where it stands if it was made: it answers what was asked, which nothing
    /// else of that seat does.
    fn line(&self, log: &[Move]) -> Option<usize> {
        let first = self.n as usize;
        let after = log.iter().enumerate().skip(first);
        let mut theirs = after.filter(|(_, it)| it.seat == self.seat);
        theirs.next().map(|(line, _)| line)
    }
}
