//! Who drives a match: the same for servers, pages, terminals and tests, which
//! only carry its messages. No I/O, no clock, no threads.
//!
//! Reading order: [`driver`] (whose move it is and what is to be done next),
//! [`game_match`] (the position, its log and its luck), [`jobs`] (what bots are
//! asked), [`patience`] (how long that may take), [`timekeeper`] (how long people
//! may take), [`model`] (what one
//! viewer knows, followed from move to move), [`mod@replay`] (a game read back
//! and checked), [`playback`] (looked at move by move), [`lesson`] (made again by
//! somebody who learns), [`puzzle`] (a move to be found), [`tour`] (the rules in
//! pictures), [`witness`] (what a device remembers, to compare).

pub mod driver;
pub mod game_match;
pub mod jobs;
pub mod lesson;
pub mod model;
mod moves;
pub mod patience;
pub mod playback;
pub mod puzzle;
pub mod replay;
pub mod timekeeper;
pub mod tour;
pub mod witness;

pub use crate::{
    driver::{ActionError, Driver, Limits, Next, Pending, Sitter},
    game_match::{Match, PendingMove, UndoError},
    jobs::{BotJob, Bots},
    lesson::{Course, Lesson},
    model::{Model, OutOfStep},
    patience::Patience,
    playback::Playback,
    puzzle::{Posed, Puzzle, Puzzles},
    replay::{Fault, Report, check, replay, retell},
    timekeeper::Timekeeper,
    tour::Tour,
    witness::{BOT_NAMES, Mismatch, Witness},
};
