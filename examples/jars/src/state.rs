//! The whole truth, and what players do and hear.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

use crate::{shelf::Jar, view::View};

/// The whole truth: the table as the judge sees it, every jar known. There is no
/// other state, so that what happens is written once, in [`Game::follow`].
///
/// [`Game::follow`]: tabletop::Game::follow
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Jars(pub View);

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Everybody shelves a first jar.
    First,
    /// The current player shelves or calls.
    Shelve,
    /// The current player calls more or passes.
    Raise {
        call: Call,
        passed: SeatSet,
    },
    /// The caller opens so many more.
    Open {
        caller: Seat,
        left: u8,
    },
    Over {
        winner: Seat,
    },
}

/// What somebody promised.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Call {
    pub caller: Seat,
    pub n: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Shelve(Jar),
    Call(u8),
    Pass,
    /// The next jar of somebody else.
    Open(Seat),
}

/// One thing that happened. Where a jar is `None`, the viewer may not know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// All jars are back in the hands of their owners.
    Round {
        starter: Seat,
    },
    Shelved {
        seat: Seat,
        jar: Option<Jar>,
    },
    Called {
        seat: Seat,
        n: u8,
    },
    Passed {
        seat: Seat,
    },
    Opened {
        seat: Seat,
        owner: Seat,
        jar: Jar,
    },
    Scored {
        seat: Seat,
    },
    Lost {
        seat: Seat,
        jar: Option<Jar>,
    },
    Out {
        seat: Seat,
    },
    Won {
        seat: Seat,
    },
}
