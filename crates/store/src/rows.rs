//! What is kept, and how it is written in rows.

use std::fmt;

use record::Move;
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use tabletop::Seat;

use crate::StoreError;

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

    pub fn bot(&self) -> Option<&str> {
        match self {
            SeatAssignment::Bot { bot, .. } => Some(bot),
            SeatAssignment::Free | SeatAssignment::Person { .. } => None,
        }
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
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    pub fn of(token: &str) -> TokenHash {
        TokenHash(Sha256::digest(token).into())
    }
}

pub(crate) type TableRow = (String, String, u32, String, Vec<u8>, Option<String>, u32);
pub(crate) type SeatRow = (
    String,
    Option<String>,
    Option<String>,
    String,
    Option<Vec<u8>>,
);
pub(crate) type MoveRow = (u32, u8, String, String);

pub(crate) fn read_table(table: TableRow, seats: Vec<SeatRow>) -> Result<StoredTable, StoreError> {
    let (code, game, rules_version, options, key, setup, _) = table;
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
    let setup = setup.map(|draws| read_draws(&code, &draws)).transpose()?;
    Ok(StoredTable {
        code,
        game,
        rules_version,
        options,
        key,
        assignments,
        setup,
    })
}

fn read_chair(code: &str, row: SeatRow) -> Result<SeatAssignment, StoreError> {
    let (kind, bot, name, salt, token) = row;
    match (kind.as_str(), bot, name, token) {
        ("person", None, None, None) => Ok(SeatAssignment::Free),
        ("person", None, Some(name), Some(token)) => Ok(SeatAssignment::Person {
            name,
            salt,
            token: token
                .try_into()
                .map(TokenHash)
                .map_err(|_| StoreError::damaged(code, "a token's hash is not 32 bytes long"))?,
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
        draws: read_draws(code, &draws)?,
    })
}

pub(crate) fn write_draws(draws: &[u32]) -> String {
    let draws: Vec<_> = draws.iter().map(ToString::to_string).collect();
    draws.join(" ")
}

fn read_draws(code: &str, text: &str) -> Result<Vec<u32>, StoreError> {
    text.split_whitespace()
        .map(|draw| {
            draw.parse()
                .map_err(|_| StoreError::damaged(code, format!("{draw:?} is not a draw")))
        })
        .collect()
}
