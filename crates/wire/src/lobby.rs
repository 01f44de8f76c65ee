//! Getting in: what can be arranged before the game, which tables are open to
//! everybody, and at which one has a seat.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tabletop::Seat;

use crate::{Pace, TableInfo};

/// What somebody with a seat wants before the game starts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Wish {
    /// Moves to a free seat.
    Take { seat: Seat },
    /// Gives the own seat up; the token proves nothing any more.
    Stand,
    /// The host gives a free seat, or a bot's, to a bot by the name the game
    /// knows it by; nobody frees it.
    Bot {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// The host has everybody sit elsewhere.
    Shuffle,
    /// The host changes what is played and how many can play.
    Change { options: Json, n_seats: u8 },
    /// The host puts the table on the list of open tables, or takes it off.
    Public { on: bool },
    /// The host says how long people may take.
    Clock { pace: Pace },
    /// The host starts the game with those who sit; free seats are left out.
    Start,
    /// A new share of the luck, now that the host has changed something.
    /// `terms` are those the sender was shown.
    Salt { terms: u32, salt: String },
}

/// `GET /api/tables`: tables that anybody may come to, the oldest first.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenTables {
    pub tables: Vec<TableInfo>,
    /// What to ask for as `after` to see more; nothing if these are all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u64>,
}

/// How many tables can be asked about at once.
pub const MOST_OF_MINE: usize = 30;

/// `POST /api/tables/mine`: asks about tables at which the sender has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Mine {
    /// At most [`MOST_OF_MINE`].
    pub seats: Vec<MySeat>,
}

/// A seat, and what proves whose it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MySeat {
    pub code: String,
    pub token: String,
}

/// One of the answers, in the order in which was asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTable {
    pub code: String,
    /// Nothing if there is no such table, or the token opens no seat of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableInfo>,
    /// When something happened there for the last time, in milliseconds since
    /// 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<u64>,
}
