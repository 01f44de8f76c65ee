//! What client and server say to each other: JSON over HTTP to get a seat,
//! JSON over a WebSocket to play. `docs/formats.md` shows each message.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tabletop::{Refusal, Seat, Turn};

/// `POST /api/tables`: opens a table with nobody at it. The answer is its
/// [`TableInfo`]; whoever opens it joins like everybody else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// `null` for the usual game.
    #[serde(default)]
    pub options: Json,
    pub seats: Vec<SeatKind>,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    Person,
    /// A bot, by the name the game knows it by.
    Bot(String),
}

/// `POST /api/tables/CODE/join`: takes the first free seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    pub name: String,
    /// The sender's share of the luck, taken once its seal was shown.
    pub salt: String,
    /// The seal the sender was shown; refused if it is not the table's.
    pub commitment: String,
}

/// The answer: a seat, and the token that proves whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seated {
    pub code: String,
    pub seat: Seat,
    pub token: String,
}

/// Why a request was refused: what was wrong and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Problem {
    pub error: String,
    /// The rule that forbids it, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The move was meant for what the table asked before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_late: bool,
}

impl Problem {
    pub fn new(error: impl Into<String>) -> Problem {
        Problem {
            error: error.into(),
            rule: None,
            is_late: false,
        }
    }

    pub fn late(error: impl Into<String>) -> Problem {
        Problem {
            is_late: true,
            ..Problem::new(error)
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let rule = match &refusal {
            Refusal::Forbidden(rule) => Some(rule.as_str().to_owned()),
            Refusal::NotNow | Refusal::Unreadable(_) | Refusal::NotYourTurn | Refusal::Over => None,
        };
        Problem {
            rule,
            ..Problem::new(refusal.to_string())
        }
    }
}

/// `GET /api/tables/CODE`, and sent whenever somebody sits down, leaves or
/// comes back.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableInfo {
    pub code: String,
    pub game: String,
    pub options: Json,
    /// In seat order.
    pub seats: Vec<SeatInfo>,
    /// The hash of the key that seals the luck. It never changes.
    pub commitment: String,
    /// The game starts when every seat is taken.
    pub has_started: bool,
}

/// One seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    pub kind: SeatKind,
    /// Empty while the seat is free.
    pub name: String,
    pub is_taken: bool,
    /// Whether a page of this player is connected. Bots always are.
    pub is_here: bool,
    /// In how many milliseconds a bot plays for a person who is away, so that
    /// the others can go on; 0: it does already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in_ms: Option<u32>,
}

/// What a client says over `GET /api/tables/CODE/ws`. The first message is
/// `sit` or `watch`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Comes (back) to a seat.
    Sit { token: String },
    /// Looks on.
    Watch,
    /// Makes a move. `n` is the number of moves the sender has seen, so that a
    /// late tap for an old prompt does nothing. Moves of others that came in
    /// between do not matter as long as the sender is asked the same.
    Play { n: u32, action: String },
    /// Takes the last move back.
    Undo { n: u32 },
    /// Gives every free seat to a bot of the usual level, so that the game starts.
    Fill,
    /// Asks whether the server is still there: a page does not see the pings
    /// of the WebSocket itself.
    Ping,
}

/// What the server says over the WebSocket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage {
    Table(TableInfo),
    State(Snapshot),
    /// The last message was refused; nothing has changed.
    Refused(Problem),
    /// The finished game, with the key.
    Record {
        text: String,
    },
    /// The answer to `ping`.
    Pong,
}

/// A game as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Snapshot {
    /// How many moves stand.
    pub n: u32,
    /// Whose eyes; nobody's for an onlooker.
    pub seat: Option<Seat>,
    pub view: Json,
    pub turn: Turn,
    /// What the viewer may do now, in notation.
    pub legal: Arc<[String]>,
    /// Whether the viewer may take the last move back.
    pub may_undo: bool,
    /// `events` are all that happened after this many moves; 0 is the whole
    /// story, set-up included, and replaces what was told before.
    pub since: u32,
    pub events: Vec<Json>,
    /// What was said with each move that takes a remark.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub remarks: Arc<[Option<String>]>,
}
