//! What the players of a game did and saw, and whether it can have been so.

use std::{sync::Mutex, time::Instant};

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
    /// that was seen stands where it was made, nobody else's does, no move was
    /// sent after a later one had been seen, and whoever asked was told of all
    /// that had been seen before.
    pub(super) fn check(&self, log: &[Move]) {
        let code = &self.code;
        let mut moves = self.moves.lock().unwrap().clone();
        moves.sort_by_key(|it| it.n);
        let stands = |tried: &Tried| {
            let line = log.get(tried.n as usize);
            line.is_some_and(|it| it.seat == tried.seat && it.action == tried.action)
        };
        let seen: Vec<_> = moves.iter().filter(|it| it.seen.is_some()).collect();
        for tried in &seen {
            let line = log.get(tried.n as usize);
            assert!(
                stands(tried),
                "lost at {code}: {tried:?}, there is {line:?}"
            );
        }
        for two in seen.windows(2) {
            assert!(
                two[0].n < two[1].n,
                "{code}: two seen moves are one: {two:?}"
            );
        }
        let seats: Vec<_> = self.seats.iter().map(|it| it.seat).collect();
        for (n, line) in (0..).zip(log) {
            let theirs = |it: &&Tried| it.n == n && stands(it);
            let is_theirs = !seats.contains(&line.seat) || moves.iter().any(|it| theirs(&it));
            assert!(is_theirs, "nobody made line {} of {code}: {line:?}", n + 1);
        }
        let mut latest_sent: Option<&Tried> = None;
        for tried in &seen {
            let is_after = |before: &Tried| tried.seen.is_some_and(|it| before.sent <= it);
            assert!(latest_sent.is_none_or(is_after), "{code}: out of order");
            if latest_sent.is_none_or(|it| it.sent < tried.sent) {
                latest_sent = Some(tried);
            }
        }
        for look in self.looks.lock().unwrap().iter() {
            let known = |it: &&&Tried| it.seen.is_some_and(|seen| seen < look.asked);
            let n = seen.iter().filter(known).map(|it| it.n + 1).max();
            assert!(
                n <= Some(look.n) || n.is_none(),
                "{code}: {look:?} after {n:?}"
            );
        }
    }
}
