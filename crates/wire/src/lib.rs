//! What client and server say to each other: JSON over HTTP to get a seat,
//! JSON over a WebSocket to play. `docs/formats.md` shows each message.

mod clock;
mod company;
mod lobby;
mod notices;
mod passkeys;
mod you;

use std::sync::Arc;

pub use self::clock::{Clock, Pace, SeatClock, TimeNews};
pub use self::company::{Ballot, LONGEST_WORDS, Mood, NextSeat, Proposal, Said, Utterance};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tabletop::{Refusal, Seat, Turn};

pub use crate::{
    lobby::{MOST_OF_MINE, Mine, MySeat, MyTable, OpenTables, Wish},
    notices::{HookInfo, NoPush, PushKey, PushKeys, PushTo, ToldDevice},
    passkeys::{MyPasskey, NewPasskey, NoPasskey, PasskeyQuestion, UsePasskey},
    you::{
        KEY_LENGTH, LinkCode, Linking, Me, MyRating, MyWishes, PlayedGame, PlayedGames, PlayedSeat,
    },
};

/// `POST /api/tables`: opens a table with nobody at it. The answer is its
/// [`TableInfo`]; whoever opens it joins like everybody else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// `null` for the usual game.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = serde_json::Value))]
    pub options: Json,
    pub seats: Vec<SeatKind>,
    /// How long people may take.
    #[serde(default, skip_serializing_if = "Pace::is_off")]
    pub clock: Pace,
}

/// Who is to sit somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    Person,
    /// A bot, by the name the game knows it by.
    Bot(String),
}

/// `POST /api/tables/CODE/join`: takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    pub name: String,
    /// The sender's share of the luck, taken once its seal was shown.
    pub salt: String,
    /// The seal the sender was shown; refused if it is not the table's.
    pub commitment: String,
    /// The parts of the sender's face, at most [`LONGEST_FACE`] numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Vec<u8>>,
    /// Which seat; the first free one if it does not matter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The terms the sender was shown; those of now if it does not know of any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<u32>,
}

/// Of how many parts a face can be.
pub const LONGEST_FACE: usize = 16;

/// The answer: a seat, and the token that proves whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seated {
    pub code: String,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub token: String,
}

/// Why a request was refused: what was wrong and what would be right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    pub error: String,
    /// What it is about, for programs that say it in their own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<ProblemKind>,
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
            kind: None,
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

/// What people meet that is no fault of theirs, or that they can do something
/// about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ProblemKind {
    /// Whoever runs the server does not want this device at its tables.
    Blocked,
    /// Whoever runs the server has closed the table.
    Closed,
    /// The table was cleared away because nothing happened there for long.
    Pruned,
    /// Somebody who played there wanted to be forgotten; the replay is left.
    Forgotten,
    /// It was opened by another release, under other rules.
    OldRules,
    /// Every seat is taken.
    Full,
    /// The host lets nobody else in.
    Locked,
    /// Somebody has taken that seat meanwhile.
    SeatTaken,
    /// Only the host can do that.
    NotHost,
    /// Somebody, or their whole network, asks too often.
    TooFast,
    /// All tables of the server are in use.
    ServerFull,
    /// The server cannot write anything down just now.
    CannotWrite,
    /// The server stops, and will be back.
    Stopping,
    /// Nobody moves until somebody goes on.
    Paused,
    /// Something that this release does not know.
    #[serde(other)]
    Other,
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
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a word of its own in the message"
)]
pub struct TableInfo {
    pub code: String,
    pub game: String,
    #[cfg_attr(feature = "openapi", schema(value_type = serde_json::Value))]
    pub options: Json,
    /// In seat order.
    pub seats: Vec<SeatInfo>,
    /// The hash of the key that seals the luck. It never changes.
    pub commitment: String,
    /// Whose table it is: whoever joined first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub host: Option<Seat>,
    /// Whether the host lets nobody else take a seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_locked: bool,
    /// Whether it is on the list of open tables.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_public: bool,
    /// Whether the host has somebody told whose turn it is.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_webhook: bool,
    /// Whether the game counts for ratings, if nobody else sits down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_rated: bool,
    /// How often the host has changed the options, the number of seats or who
    /// sits where. Salts are given for terms, so that whoever knows the key
    /// cannot choose among terms for their luck.
    #[serde(default, skip_serializing_if = "is_first")]
    pub terms: u32,
    /// Where the reader sits, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub you: Option<Seat>,
    /// The game starts when a person takes the last seat, or the host says so.
    pub has_started: bool,
    /// Whom a game that has started waits for, or how it ended, where that is
    /// known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    pub turn: Option<Turn>,
    /// What somebody has proposed, while it waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ballot: Option<Ballot>,
    /// Nobody moves until somebody goes on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_paused: bool,
    /// The table at which the same people play on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// How long people may take, and what is left to them; nothing where they
    /// take as long as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
}

#[allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands it over like that"
)]
fn is_first(terms: &u32) -> bool {
    *terms == 0
}

/// One seat, as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
    /// Whether the table waits for a new salt of theirs, because the host has
    /// changed the terms. The game does not start without it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_asked: bool,
    /// The parts of their face, if they said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Vec<u8>>,
}

/// What a client says over `GET /api/tables/CODE/ws`. The first message is
/// `sit` or `watch`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase", deny_unknown_fields)]
pub enum ClientMessage {
    /// Comes (back) to a seat. Whoever has the rules of the game follows it from
    /// events, and need not be told again and again what it may do.
    Sit {
        token: String,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        has_rules: bool,
        /// Whether long messages may come packed.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unpacks: bool,
    },
    /// Looks on.
    Watch {
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        unpacks: bool,
    },
    /// Makes a move. `n` is the number of moves the sender has seen, so that a
    /// late tap for an old prompt does nothing. Moves of others that came in
    /// between do not matter as long as the sender is asked the same.
    Play { n: u32, action: String },
    /// Takes the last move back.
    Undo { n: u32 },
    /// Asks for the whole state: for those who do not follow, and for those who
    /// have missed something.
    Look,
    /// Gives every free seat to a bot of the usual level, so that the game
    /// starts. The host says when, unless they are away.
    Fill,
    /// The host lets nobody else take a seat, or everybody again.
    Lock { on: bool },
    /// The host takes a seat from a person, before the game starts.
    Remove { seat: Seat },
    /// Arranges something before the game.
    Lobby { wish: Wish },
    /// Asks all others for something.
    Propose { what: Proposal },
    /// Answers a proposal, by its number.
    Vote { id: u32, yes: bool },
    /// Goes on with a game that is paused.
    Resume,
    /// Leaves the game, and a bot plays at once: until one comes back with the
    /// token, or for good.
    Leave {
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        for_good: bool,
    },
    /// Gives somebody else more time.
    Time { seat: Seat },
    /// Plays again after the own time had run out.
    Back,
    /// Takes the seat at the next table that `rematch` has offered. The salt is
    /// drawn once its seal was shown.
    Again { commitment: String, salt: String },
    /// Says something to everybody at the table.
    Chat { text: String },
    /// Makes a face; onlookers may, too.
    Emote { mood: Mood },
    /// The host has somebody told whose turn it is, at an address of their own,
    /// or nobody any more. `site` is how the host reaches this server.
    Webhook {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        url: Option<String>,
        #[serde(default, skip_serializing_if = "String::is_empty")]
        site: String,
    },
    /// What is to be done for the sender whenever the game asks, in place of what
    /// was before: names of its game's standing orders.
    Order { orders: Vec<String> },
    /// Asks whether the server is still there: a page does not see the pings
    /// of the WebSocket itself.
    Ping,
}

/// What the server says over the WebSocket.
///
/// `E` are events: read into values, and written as they are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum ServerMessage<E = Vec<Json>> {
    Table(TableInfo),
    /// Everything, to begin with, after an undo, and for whoever looks.
    State(Snapshot),
    /// One more move.
    Moved(Moved<E>),
    /// The last message was refused; nothing has changed.
    Refused(Problem),
    /// The finished game, with the key.
    Record {
        text: String,
    },
    /// The host has taken the seat away, or it was given up: its token proves
    /// nothing any more. The connection ends.
    Removed,
    /// The player has left, as they wished. The connection ends.
    Left {
        for_good: bool,
    },
    /// The next table, to those who agreed to play on: its seal is shown before
    /// they give a salt with `again`.
    Rematch(TableInfo),
    /// The seat at it.
    Seated(NextSeat),
    /// What was said so far, where somebody comes; it is kept nowhere else.
    Chat {
        said: Vec<Said>,
    },
    /// One more thing said.
    Said(Said),
    /// How many look on.
    Watching {
        n: u32,
    },
    /// What is left to everybody, after each move at a table with a clock.
    Clock(Clock),
    /// To the host: whom they have told whose turn it is.
    Webhook(HookInfo),
    /// To the player: what is done for them whenever the game asks.
    Orders {
        orders: Vec<String>,
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
    #[serde(default, skip_serializing_if = "no_remarks")]
    pub remarks: Arc<Vec<Option<String>>>,
}

fn no_remarks(remarks: &Arc<Vec<Option<String>>>) -> bool {
    remarks.is_empty()
}

/// What one move has changed for one viewer. Whoever has seen fewer than all
/// moves before it asks for the whole state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moved<E = Vec<Json>> {
    /// How many moves stand.
    pub n: u32,
    pub events: E,
    /// Whom the table waits for, if that has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    /// What the viewer may do now, if that has changed; nothing for those who
    /// have the rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legal: Option<Arc<[String]>>,
    /// Whether the viewer may take the move back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_undo: bool,
    /// What was said with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remark: Option<String>,
}
