//! Players that play any game from the view alone.
//!
//! Reading order: [`mod@roster`] (who there is, by name), [`level`] (how strong),
//! [`search`] (how a bot thinks), `thread` (one train of thought), `tree` (what it
//! remembers while it does), [`imagine`] (what a table promises everybody).
//!
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod imagine;
pub mod level;
pub mod roster;
pub mod search;
mod thread;
mod tree;

pub use crate::{
    level::{LEVELS, LevelName, USUAL},
    roster::{BotLabel, BotSpec, make, make_level, roster},
    search::{Search, SearchConfig},
};
