//! Games by the million, with reports: who wins, how long, how fast.
//!
//! Reading order: [`tournament`] (many games), [`tally`] (what came of them),
//! [`stats`] (how sure that is), [`ladder`] (who is stronger than whom), [`report`] and [`csv`] (as people and programs
//! read it), [`study`] (what happens in a game), [`choices`] (who decides better), [`puzzles`] (moves to be found), [`mod@bench`] (how fast), [`values`] (what is known exactly).
//!
//! Nothing here prints; commands do.

pub mod tournament;
mod workers;

pub mod tally;

pub mod stats;

pub mod choices;
pub mod ladder;
pub mod puzzles;
pub mod study;

pub mod csv;
pub mod report;

pub mod bench;
pub mod values;

pub use crate::{
    choices::Choices,
    ladder::{Ladder, Standing},
    puzzles::Hunt,
    report::Report,
    study::Study,
    tally::Tally,
    tournament::{GameRow, LabError, Tournament},
};
