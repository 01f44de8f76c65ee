//! A game written down.
//!
//! Reading order: [`text`] (the file), [`running`] (a game being written down
//! while it is played), [`bots`] (who plays it from move to move),
//! [`patience`] (how long that may take), [`mod@replay`] (a game read back and checked).

pub mod bots;
pub mod patience;
pub mod replay;
pub mod running;
pub mod text;

pub use crate::{
    bots::{Bots, Question},
    patience::Patience,
    replay::{Fault, Report, check, replay, retell},
    running::{Attempt, Barrier, Running, UNDO, standing},
    text::{Move, Record, Unreadable},
};
