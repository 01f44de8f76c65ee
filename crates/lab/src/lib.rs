//! Games by the million, with reports: who wins, how long, how fast.
//!
//! Reading order: [`session`] (how any experiment is carried out), [`folder`]
//! (where it is kept), [`rows`] (its games as tables), [`outside`] (programs of others at the table), [`tournament`] (many
//! games), [`tally`] (what came of them),
//! [`stats`] (how sure that is), [`ladder`] (who is stronger than whom), [`report`] and [`csv`] (as people and programs
//! read it), [`study`] (what happens in a game), [`choices`] (who decides better),
//! [`survey`] (a game from all sides), [`puzzles`] (moves to be found), [`mod@bench`]
//! (how fast), [`values`] (what is known exactly), [`schema`] (what programs of
//! others read).
//!
//! Nothing here prints; commands do.

#[allow(unreachable_pub, reason = "generated sentences")]
mod lang;

pub mod folder;
pub mod outside;
pub mod rows;
pub mod session;
mod workers;

pub mod tournament;

pub mod tally;

pub mod stats;

pub mod choices;
pub mod ladder;
pub mod puzzles;
pub mod study;
pub mod survey;

pub mod csv;
pub mod report;

pub mod bench;
pub mod schema;
pub mod values;

pub use crate::{
    choices::Choices,
    folder::{Folder, Manifest},
    ladder::{Ladder, Standing},
    puzzles::Hunt,
    report::Report,
    session::{Experiment, Part, Session},
    study::Study,
    tally::Tally,
    tournament::{GameRow, LabError, Tournament},
};
