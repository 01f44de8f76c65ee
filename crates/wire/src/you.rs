//! What a player asks about themselves. Whoever asks is known by the key of
//! their device, in the header `Authorization: Bearer KEY`.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{MyPasskey, ToldDevice};

/// Letters of a key: 40 bytes in hexadecimal.
pub const KEY_LENGTH: usize = 80;

/// `GET /api/me`: what the server knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// When they first sat down here, in milliseconds since 1970.
    pub since: u64,
    /// How many devices play as this player.
    pub n_devices: u32,
    /// Whether their games may count for ratings.
    pub wants_rating: bool,
    /// By game; only those that counted.
    pub ratings: Vec<MyRating>,
    /// Devices that are told when it is their turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<ToldDevice>,
    /// What they are known again by when all devices are lost.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passkeys: Vec<MyPasskey>,
}

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyRating {
    pub game: String,
    pub rating: i32,
    /// Nineteen of twenty times it is less than two of these away.
    pub deviation: i32,
    pub n_games: u32,
}

/// `POST /api/me`: changes what a player wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct MyWishes {
    pub wants_rating: bool,
}

/// `GET /api/me/games`: games of a player that are over, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedGames {
    pub games: Vec<PlayedGame>,
    /// What to ask for as `before` to see more; nothing if these are all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u64>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedGame {
    pub code: String,
    pub game: String,
    /// In milliseconds since 1970.
    pub began_at: u64,
    pub ended_at: u64,
    /// Where the player sat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub me: Seat,
    /// In seat order.
    pub seats: Vec<PlayedSeat>,
    /// Whether it can be looked at again.
    pub has_record: bool,
    /// Before and after, if it counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<[i32; 2]>,
}

/// Somebody at a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedSeat {
    /// Empty for whoever wanted to be forgotten.
    pub name: String,
    /// Which bot, if it was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub face: Option<Vec<u8>>,
    /// 1 is best.
    pub place: u8,
}

/// `POST /api/me/link`: a word that lets one more device play as this player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LinkCode {
    pub code: String,
    /// For how many seconds it is good, once.
    pub seconds: u32,
}

/// `POST /api/me/linked`: the sender's device plays as that player from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Linking {
    pub code: String,
}
