//! How strong: what stands behind the names of the levels in one game.

use std::time::Duration;

use crate::{BySeat, Seat};

/// A bot of some strength: a way to decide, how often it fails, and how badly.
///
/// ```
/// use tabletop::{Budget, Level, Policy};
///
/// let strong = Level::search(1000, 0);
/// assert_eq!(strong.policy, Policy::Search(Budget::iterations(1000)));
/// // Sound, but timid in a quarter of its decisions.
/// let weaker = Level::own("greedy", 250).with_blunder(Policy::Own("timid"));
/// assert_eq!((weaker.blunders, weaker.blunder), (250, Policy::Own("timid")));
/// ```
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// How it decides if it does not fail.
    pub policy: Policy,
    /// In thousandths: decisions that are made with another policy.
    pub blunders: u32,
    /// Which policy those are made with; a random one unless the game has a lesser mind of its own.
    pub blunder: Policy,
}

/// A way to decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Any legal move.
    Random,
    /// One of the game's own bots, by its name.
    Own(&'static str),
    /// A tree search.
    Search(Budget),
}

/// How much a bot may think about one move: whichever ends first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    /// How many tables are imagined.
    pub n_iterations: u32,
    /// How long it may take.
    pub milliseconds: u32,
}

impl Budget {
    /// A number of iterations that nobody waits long for, so that the same
    /// seed always leads to the same move.
    pub const fn iterations(n_iterations: u32) -> Budget {
        Budget {
            n_iterations,
            milliseconds: u32::MAX,
        }
    }

    /// A time, with as many iterations as fit into it.
    pub const fn milliseconds(milliseconds: u32) -> Budget {
        Budget {
            n_iterations: u32::MAX,
            milliseconds,
        }
    }

    /// How long it may take.
    pub fn time(self) -> Duration {
        Duration::from_millis(self.milliseconds.into())
    }
}

impl Level {
    /// A policy that fails so many times in a thousand, with a random move.
    pub const fn new(policy: Policy, blunders: u32) -> Level {
        Level {
            policy,
            blunders,
            blunder: Policy::Random,
        }
    }

    /// A search that is as strong on a slow machine as on a fast one. Whoever
    /// cannot wait says so with [`Bot::hurry`].
    ///
    /// [`Bot::hurry`]: crate::Bot::hurry
    pub const fn search(n_iterations: u32, blunders: u32) -> Level {
        Level::new(Policy::Search(Budget::iterations(n_iterations)), blunders)
    }

    /// The same with blunders made by another policy, such as a lesser bot of the game.
    #[must_use]
    pub const fn with_blunder(self, blunder: Policy) -> Level {
        Level { blunder, ..self }
    }

    /// A bot of the game's own that fails so many times in a thousand.
    pub const fn own(name: &'static str, blunders: u32) -> Level {
        Level::new(Policy::Own(name), blunders)
    }
}

/// For a game that says nothing about itself: ever longer searches, ever
/// fewer blunders.
pub const UNTUNED: [Level; 5] = [
    Level::new(Policy::Random, 0),
    Level::search(50, 500),
    Level::search(200, 200),
    Level::search(1000, 50),
    Level::search(10_000, 0),
];

/// For a game whose levels nobody has measured: each is ahead of the one below
/// in two games of three.
pub const UNMEASURED: [u16; 5] = [1260, 1380, 1500, 1620, 1740];

/// Everybody's hopes at a table of `n_seats`, where `ahead` says in thousandths
/// how likely one seat finishes before another.
pub fn rewards_from_pairs(n_seats: usize, ahead: impl Fn(Seat, Seat) -> u32) -> BySeat<u32> {
    let n_others = n_seats as u32 - 1;
    BySeat::new(n_seats, |seat| {
        let others = (0..n_seats).map(Seat::new).filter(|other| *other != seat);
        others.map(|other| ahead(seat, other)).sum::<u32>() / n_others
    })
}

/// In thousandths: a lead of nothing is half a win, a lead of `scale` three
/// quarters of one.
///
/// ```
/// use tabletop::{level::{lead, rewards_from_pairs}, Seat};
///
/// assert_eq!([lead(0, 10), lead(10, 10), lead(-10, 10)], [500, 750, 250]);
/// let points = [30, 20, 20];
/// let ahead = |a: Seat, b: Seat| lead(points[a.index()] - points[b.index()], 10);
/// assert_eq!(rewards_from_pairs(3, ahead).as_slice(), [750, 375, 375]);
/// ```
pub fn lead(lead: i32, scale: i32) -> u32 {
    (500 + 500 * lead / (lead.abs() + scale)).unsigned_abs()
}
