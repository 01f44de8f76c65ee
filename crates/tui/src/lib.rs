//! A table in the terminal: one person, bots, any game.
//!
//! Reading order: [`menu`] (which game), [`session`] (the game and who plays it),
//! `thinker` (how bots think meanwhile), [`saved`] (on disk),
//! `search` (words that people type), `shown` (a scene in letters), [`words`] (what is said about it),
//! [`text`] (plain lines, for screen readers and pipes), [`screen`] (boxes and
//! keys), [`story`] (a record told again), [`replay`] (a game that is over, with
//! anybody's eyes), [`puzzle`] (one move to be found).

pub mod menu;
pub mod session;

mod thinker;

pub mod saved;

mod search;
mod shown;

pub mod words;

pub mod text;

pub mod screen;

pub mod replay;
pub mod story;

pub mod puzzle;

pub mod lang;

pub use crate::session::{Session, Table};

/// How a person left a table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// The game is over.
    Over,
    /// The game can go on another day.
    Early,
}
