//! How long people may take: one of four paces, and what is left to each.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How long people may take at a table. Bots have all the time they need.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// As long as they like.
    #[default]
    Off,
    /// Every move may take 45 seconds for nothing; what it takes longer is paid
    /// from 10 minutes.
    Relaxed,
    /// 15 seconds and 3 minutes.
    Quick,
    /// 3 days for every move.
    Days,
}

const SECOND: u32 = 1000;
const MINUTE: u32 = 60 * SECOND;
const DAY: u32 = 24 * 60 * MINUTE;

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Off, Pace::Relaxed, Pace::Quick, Pace::Days];

    /// The word for it in messages and files.
    pub fn name(self) -> &'static str {
        match self {
            Pace::Off => "off",
            Pace::Relaxed => "relaxed",
            Pace::Quick => "quick",
            Pace::Days => "days",
        }
    }

    pub fn named(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|it| it.name() == name)
    }

    #[allow(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands it over like that"
    )]
    pub fn is_off(&self) -> bool {
        *self == Pace::Off
    }

    /// What everybody has in the bank at first, in milliseconds.
    pub fn bank_ms(self) -> u32 {
        match self {
            Pace::Off | Pace::Days => 0,
            Pace::Relaxed => 10 * MINUTE,
            Pace::Quick => 3 * MINUTE,
        }
    }

    /// What every move may take before it costs something of the bank.
    pub fn move_ms(self) -> u32 {
        match self {
            Pace::Off => 0,
            Pace::Relaxed => 45 * SECOND,
            Pace::Quick => 15 * SECOND,
            Pace::Days => 3 * DAY,
        }
    }

    /// What is in the bank at least for somebody who comes back after their
    /// time had run out.
    pub fn fresh_ms(self) -> u32 {
        match self {
            Pace::Off | Pace::Days => 0,
            Pace::Relaxed => MINUTE,
            Pace::Quick => 20 * SECOND,
        }
    }

    /// What one gives to another with a tap.
    pub fn gift_ms(self) -> u32 {
        match self {
            Pace::Off => 0,
            Pace::Relaxed | Pace::Quick => MINUTE,
            Pace::Days => DAY,
        }
    }

    /// More than that nobody has in the bank, whatever they are given.
    pub fn most_ms(self) -> u32 {
        match self {
            Pace::Off => 0,
            Pace::Relaxed | Pace::Quick => 60 * MINUTE,
            Pace::Days => 14 * DAY,
        }
    }
}

/// The clock of a table. It tells the same to everybody, and nothing that the
/// turn does not tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Clock {
    pub pace: Pace,
    /// In seat order; nothing for bots and those who have left for good, and
    /// empty before the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seats: Vec<Option<SeatClock>>,
    /// Why somebody has other time than one would think.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub news: Option<TimeNews>,
}

/// Something that happened to somebody's time.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum TimeNews {
    /// It ran out, and a bot plays.
    Out {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// They are back.
    Back {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        seat: Seat,
    },
    /// Somebody gave them more.
    Gave {
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        by: Seat,
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        to: Seat,
    },
}

/// What is left to one seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatClock {
    /// If they are asked now, for this move; otherwise in the bank.
    pub ms_left: u32,
    /// Whether it becomes less just now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_running: bool,
    /// Whether their time ran out, and a bot plays for them until they are
    /// back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_out: bool,
}
