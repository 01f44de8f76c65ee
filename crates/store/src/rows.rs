//! What is kept, and how it is written in rows.

use std::{fmt, str::FromStr};

use record::Move;
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use tabletop::Seat;

use crate::{PlayerId, SeatPlayer, StoreError, Webhook};

/// A table as it is kept.
#[derive(Clone, PartialEq)]
pub struct StoredTable {
    pub code: String,
    pub game: String,
    pub rules_version: u32,
    /// `null` for the usual game.
    pub options: Json,
    pub key: [u8; 32],
    /// In seat order.
    pub assignments: Vec<SeatAssignment>,
    /// The draws of the set-up; `None` until the game starts.
    pub setup: Option<Vec<u32>>,
    /// Whoever joined first.
    pub host: Option<Seat>,
    /// Whether the host lets nobody else in.
    pub is_locked: bool,
    /// How often the host has changed what is agreed on.
    pub terms: u32,
    /// Whether everybody finds it on the list of open tables.
    pub is_public: bool,
    /// The record of a game that is over, if somebody was forgotten who was part
    /// of what its luck is bound to.
    pub record: Option<String>,
    /// How long people may take, by the name of the pace.
    pub clock: String,
    /// Whom the host has told whose turn it is.
    pub webhook: Option<Webhook>,
}

impl fmt::Debug for StoredTable {
    /// The key stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredTable")
            .field("code", &self.code)
            .field("game", &self.game)
            .field("assignments", &self.assignments)
            .finish_non_exhaustive()
    }
}

/// One place at a table and who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatAssignment {
    Free,
    Person {
        name: String,
        /// The person's share of the luck.
        salt: String,
        token: TokenHash,
        /// Which parts it is put together from, if they said.
        face: Option<Vec<u8>>,
        /// The terms of the table the salt was given for.
        terms: u32,
        /// Who that is, if they said. Nobody at the table is told.
        player: Option<SeatPlayer>,
    },
    Bot {
        /// The name the game knows it by.
        bot: String,
        name: String,
    },
}

impl SeatAssignment {
    pub fn name(&self) -> Option<&str> {
        match self {
            SeatAssignment::Free => None,
            SeatAssignment::Person { name, .. } | SeatAssignment::Bot { name, .. } => Some(name),
        }
    }

    /// Empty for bots and free seats.
    pub fn salt(&self) -> &str {
        match self {
            SeatAssignment::Person { salt, .. } => salt,
            SeatAssignment::Free | SeatAssignment::Bot { .. } => "",
        }
    }

    /// What is kept of a person's token.
    pub fn token(&self) -> Option<TokenHash> {
        match self {
            SeatAssignment::Person { token, .. } => Some(*token),
            SeatAssignment::Free | SeatAssignment::Bot { .. } => None,
        }
    }

    pub fn bot(&self) -> Option<&str> {
        match self {
            SeatAssignment::Bot { bot, .. } => Some(bot),
            SeatAssignment::Free | SeatAssignment::Person { .. } => None,
        }
    }

    pub fn face(&self) -> Option<&[u8]> {
        match self {
            SeatAssignment::Person { face, .. } => face.as_deref(),
            SeatAssignment::Free | SeatAssignment::Bot { .. } => None,
        }
    }

    /// Who sits there, if they said.
    pub fn player(&self) -> Option<&SeatPlayer> {
        match self {
            SeatAssignment::Person { player, .. } => player.as_ref(),
            SeatAssignment::Free | SeatAssignment::Bot { .. } => None,
        }
    }

    /// For which terms a salt was given; those without one agree to anything.
    pub(crate) fn terms(&self) -> u32 {
        match self {
            SeatAssignment::Person { terms, .. } => *terms,
            SeatAssignment::Free | SeatAssignment::Bot { .. } => 0,
        }
    }

    /// Whether a new salt is wanted for these terms.
    pub fn is_asked(&self, now: u32) -> bool {
        matches!(self, SeatAssignment::Person { terms, .. } if *terms != now)
    }

    pub(crate) fn kind(&self) -> &'static str {
        match self {
            SeatAssignment::Free | SeatAssignment::Person { .. } => "person",
            SeatAssignment::Bot { .. } => "bot",
        }
    }

    pub(crate) fn token_hash(&self) -> Option<&[u8]> {
        match self {
            SeatAssignment::Person { token, .. } => Some(&token.0),
            SeatAssignment::Free | SeatAssignment::Bot { .. } => None,
        }
    }
}

/// All that is kept of a token: whoever steals the file cannot sit down.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

pub(crate) type TableRow = (
    String,
    String,
    u32,
    String,
    Vec<u8>,
    Option<String>,
    u32,
    Option<u8>,
    bool,
    u32,
    bool,
    Option<String>,
    Option<i64>,
    String,
    Option<String>,
);
pub(crate) type SeatRow = (
    String,
    Option<String>,
    Option<String>,
    String,
    Option<Vec<u8>>,
    Option<String>,
    u32,
    Option<String>,
    bool,
);
pub(crate) type MoveRow = (u32, u8, String, String);

pub(crate) fn read_table(table: TableRow, seats: Vec<SeatRow>) -> Result<StoredTable, StoreError> {
    let (
        code,
        game,
        rules_version,
        options,
        key,
        setup,
        _,
        host,
        is_locked,
        terms,
        is_public,
        record,
        _,
        clock,
        webhook,
    ) = table;
    let options = options
        .parse()
        .map_err(|_| StoreError::damaged(&code, "its options are not JSON"))?;
    let key = key
        .try_into()
        .map_err(|_| StoreError::damaged(&code, "its key is not 32 bytes long"))?;
    let assignments = seats
        .into_iter()
        .map(|row| read_chair(&code, row))
        .collect::<Result<_, _>>()?;
    let setup = setup.map(|draws| read_numbers(&code, &draws)).transpose()?;
    let host = host.map(Seat::try_from).transpose();
    let host = host.map_err(|what| StoreError::damaged(&code, what))?;
    Ok(StoredTable {
        code,
        game,
        rules_version,
        options,
        key,
        assignments,
        setup,
        host,
        is_locked,
        terms,
        is_public,
        record,
        clock,
        // One that cannot be read is none.
        webhook: webhook.and_then(|it| serde_json::from_str(&it).ok()),
    })
}

fn read_chair(code: &str, row: SeatRow) -> Result<SeatAssignment, StoreError> {
    let (kind, bot, name, salt, token, face, terms, player, wants_rating) = row;
    match (kind.as_str(), bot, name, token) {
        ("person", None, None, None) => Ok(SeatAssignment::Free),
        ("person", None, Some(name), Some(token)) => Ok(SeatAssignment::Person {
            name,
            salt,
            token: token
                .try_into()
                .map(TokenHash)
                .map_err(|_| StoreError::damaged(code, "a token's hash is not 32 bytes long"))?,
            face: face.map(|face| read_numbers(code, &face)).transpose()?,
            terms,
            player: player.map(|id| SeatPlayer {
                id: PlayerId::known(id),
                wants_rating,
            }),
        }),
        ("bot", Some(bot), Some(name), None) => Ok(SeatAssignment::Bot { bot, name }),
        _ => Err(StoreError::damaged(
            code,
            "a seat is neither free, a person's nor a bot's",
        )),
    }
}

pub(crate) fn read_move(code: &str, wanted: u32, row: MoveRow) -> Result<Move, StoreError> {
    let (n, seat, action, draws) = row;
    if n != wanted {
        return Err(StoreError::damaged(code, format!("move {wanted} is lost")));
    }
    Ok(Move {
        seat: Seat::try_from(seat).map_err(|what| StoreError::damaged(code, what))?,
        action,
        draws: read_numbers(code, &draws)?,
    })
}

pub(crate) fn write_numbers<N: ToString>(numbers: &[N]) -> String {
    let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(" ")
}

pub(crate) fn read_numbers<N: FromStr>(code: &str, text: &str) -> Result<Vec<N>, StoreError> {
    text.split_whitespace()
        .map(|number| {
            number
                .parse()
                .map_err(|_| StoreError::damaged(code, format!("{number:?} is not a number")))
        })
        .collect()
}
