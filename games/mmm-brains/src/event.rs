//! What happened.

use serde::{Deserialize, Serialize};
use tabletop::{Beat, Cue, EventInfo, Seat, extras::Note};

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

impl Event {
    /// The lab counts turns and who pays for whom.
    pub(crate) fn info(&self) -> EventInfo {
        let info = EventInfo::new(Beat::Move);
        match *self {
            Event::Turn { seat } => info.counted(Note::to("turn", seat)),
            Event::Thrown { .. } => EventInfo::new(Beat::Throw),
            Event::Paid { seat, payer, .. } if seat == payer => {
                info.counted(Note::to("paid for itself", seat))
            }
            Event::Paid { payer, .. } => info.counted(Note::to("paid for another", payer)),
            Event::Nothing { seat } => info.counted(Note::to("five brains", seat)),
            Event::PhaseTwo => info.heard_as(Cue::Bell),
            Event::Stopped { .. } | Event::Taken { .. } | Event::Out { .. } | Event::Won { .. } => {
                info
            }
        }
    }
}
