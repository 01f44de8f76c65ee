//! What happened.

use std::fmt;

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

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Turn { seat } => write!(f, "{seat} is to throw"),
            Event::Thrown {
                seat, dice, n_left, ..
            } => write!(f, "{seat} throws {dice}; {n_left} left"),
            Event::Stopped { seat } => write!(f, "{seat} stops"),
            Event::Taken {
                seat,
                colour,
                points,
            } => write!(f, "{seat} takes {points} for {colour}"),
            Event::Paid {
                seat,
                colour,
                payer,
                points,
            } => write!(f, "{seat} chooses {colour}: {payer} pays {points}"),
            Event::Nothing { seat } => write!(f, "{seat} has five brains and no total"),
            Event::PhaseTwo => f.write_str("phase 2 begins"),
            Event::Out { seat, place } => write!(f, "{seat} is out in place {place}"),
            Event::Won { seat } => write!(f, "{seat} wins"),
        }
    }
}
