//! What happened.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::dice::{Colour, Dice, DiceSet};

/// One thing that happened; everybody sees all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// It is a player's turn.
    Turn { seat: Seat },
    /// All dice but the kept ones were thrown.
    Thrown {
        seat: Seat,
        kept: DiceSet,
        dice: Dice,
        /// How often the player may throw again.
        n_left: u8,
    },
    /// All five dice were kept.
    Stopped { seat: Seat },
    /// Phase 1: points from the middle.
    Taken {
        seat: Seat,
        colour: Colour,
        points: u8,
    },
    /// Phase 2: points into the middle.
    Paid {
        seat: Seat,
        colour: Colour,
        payer: Seat,
        points: u8,
    },
    /// Five brains: no colour has a total.
    Nothing { seat: Seat },
    /// The middle is empty.
    PhaseTwo,
    /// A player has no brains left.
    Out { seat: Seat, place: u8 },
    /// One player is left.
    Won { seat: Seat },
}
