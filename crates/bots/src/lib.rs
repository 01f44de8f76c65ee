//! Players that play any game from the view alone.
//!
//! Reading order: [`mod@roster`] (who there is, by name), [`level`] (how strong),
//! [`search`] (how a bot thinks), `thought` (one train of it), `tree` (what it
//! remembers while it does).

pub mod level;
pub mod roster;
pub mod search;
mod thought;
mod tree;

pub use crate::{
    level::{LEVELS, LevelName, USUAL},
    roster::{BotLabel, is_timed, make, make_level, roster},
    search::{Manner, Search},
};
