//! How strong: what stands behind the names of the levels in one game.

use std::time::Duration;

/// A bot of some strength: a way to decide, and how often it fails.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Level {
    pub mind: Mind,
    /// In thousandths: decisions left to chance.
    pub blunders: u32,
}

/// A way to decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Mind {
    /// Any legal move.
    Random,
    /// One of the game's own bots, by its name.
    Own(&'static str),
    Search(Budget),
}

/// How much a bot may think about one move: whichever ends first.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Budget {
    pub n_iterations: u32,
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

    pub const fn milliseconds(milliseconds: u32) -> Budget {
        Budget {
            n_iterations: u32::MAX,
            milliseconds,
        }
    }

    pub fn time(self) -> Duration {
        Duration::from_millis(self.milliseconds.into())
    }
}

impl Level {
    pub const fn new(mind: Mind, blunders: u32) -> Level {
        Level { mind, blunders }
    }

    /// A search that stops after a second even on a slow machine.
    pub const fn search(n_iterations: u32, blunders: u32) -> Level {
        let budget = Budget {
            n_iterations,
            milliseconds: 1000,
        };
        Level::new(Mind::Search(budget), blunders)
    }

    pub const fn own(name: &'static str, blunders: u32) -> Level {
        Level::new(Mind::Own(name), blunders)
    }
}

/// For a game that says nothing about itself: ever longer searches, ever
/// fewer blunders.
pub const USUAL: [Level; 5] = [
    Level::new(Mind::Random, 0),
    Level::search(50, 500),
    Level::search(200, 200),
    Level::search(1000, 50),
    Level::search(10_000, 0),
];
