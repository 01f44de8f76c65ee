//! Who drives a match: the same for servers, pages, terminals and tests, which
//! only carry its messages. No I/O, no clock, no threads.
//!
//! Reading order: [`driver`] (whose move it is and what is to be done next),
//! [`game_match`] (the position, its log and its luck), [`jobs`] (what bots are
//! asked), [`patience`] (how long that may take), [`mod@replay`] (a game read back
//! and checked), [`witness`] (what a device remembers, to compare).

pub mod driver;
pub mod game_match;
pub mod jobs;
pub mod patience;
pub mod replay;
pub mod witness;

pub use crate::{
    driver::{ActionError, Driver, Limits, Next, Pending, Sitter},
    game_match::{Match, PendingMove, UndoError},
    jobs::{BotJob, Bots},
    patience::Patience,
    replay::{Fault, Report, check, replay, retell},
    witness::{BOT_NAMES, Mismatch, Witness},
};
