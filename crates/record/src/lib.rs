//! A game written down.
//!
//! Reading order: [`text`] (the file), [`game_match`] (a game being written down
//! while it is played), [`bots`] (who plays it from move to move),
//! [`patience`] (how long that may take), [`mod@replay`] (a game read back and checked).

pub mod bots;
pub mod game_match;
pub mod patience;
pub mod replay;
pub mod text;

pub use crate::{
    bots::{Bots, Question},
    game_match::{Match, PendingMove, UNDO, UndoError, standing},
    patience::Patience,
    replay::{Fault, Report, check, replay, retell},
    text::{Move, Record, Unreadable},
};
