//! Games by the million, with reports: who wins, how long, how fast.
//!
//! Reading order: [`tournament`] (many games), [`tally`] (what came of them),
//! [`stats`] (how sure that is), [`report`] and [`csv`] (as people and programs
//! read it), [`study`] (what happens in a game), [`mod@bench`] (how fast), [`values`] (what is known exactly).
//!
//! Nothing here prints; commands do.

pub mod tournament;

pub mod tally;

pub mod stats;
pub mod study;

pub mod csv;
pub mod report;

pub mod bench;
pub mod values;

pub use crate::{
    report::Report,
    study::Study,
    tally::Tally,
    tournament::{GameRow, LabError, Tournament},
};
