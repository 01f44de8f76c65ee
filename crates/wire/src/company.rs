//! What people at a table ask of each other and say beside the game.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, SeatSet};

/// What somebody proposes and others have to agree to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Proposal {
    /// Another game of the same people, once this one is over. Who does not
    /// agree in time is replaced by a bot.
    Rematch,
    /// The last move of whoever proposes it never was, nor what came after it,
    /// whatever it has shown. Everybody must agree.
    Undo,
    /// Nobody moves until somebody goes on. Everybody who is there must agree.
    Pause,
}

/// A proposal that waits for answers.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ballot {
    /// The number of the proposal at this table, from 1.
    pub id: u32,
    pub what: Proposal,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub yes: SeatSet,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub no: SeatSet,
    /// How many moves would stand after an undo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<u32>,
    /// In how many milliseconds it ends by itself, and of how many.
    pub ms_left: u32,
    pub of_ms: u32,
}

/// A seat at the next table, told over the connection to the last one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextSeat {
    pub code: String,
    pub seat: Seat,
    pub token: String,
    /// The share of the luck that was taken: the first a device gave.
    pub salt: String,
}

/// How many characters one may say at once.
pub const LONGEST_WORDS: usize = 200;

/// A face that somebody makes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mood {
    Brains,
    Ha,
    Ouch,
    Oops,
    Hurry,
    Hmm,
    Thanks,
    Bravo,
    Sleep,
}

impl Mood {
    pub const ALL: [Mood; 9] = [
        Mood::Brains,
        Mood::Ha,
        Mood::Ouch,
        Mood::Oops,
        Mood::Hurry,
        Mood::Hmm,
        Mood::Thanks,
        Mood::Bravo,
        Mood::Sleep,
    ];
}

/// One thing said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Said {
    /// The number of it at this table, from 1.
    pub n: u32,
    /// Nobody's seat is an onlooker's.
    pub by: Option<Seat>,
    pub what: Utterance,
}

/// In words, or with a face.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Utterance {
    Words(String),
    Mood(Mood),
}
