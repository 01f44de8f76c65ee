//! What a game was worth, move by move: chances, mistakes, and what was luck.
//! Pure: a function of the record, a seed and a number of imagined games.
//!
//! Reading order: [`look`](mod@look) (one table, looked into), [`ledger`] (where
//! a result came from), [`report`](mod@report) (a whole game), [`moments`] (what
//! mattered), [`wording`] (a decision in words), [`story`](mod@story) (as
//! people read it).
//!
//! What is estimated and how is told in `docs/decisions/0055-the-coach.md`.

#![warn(missing_docs)]

mod estimate;
#[allow(unreachable_pub, missing_docs, reason = "generated sentences")]
mod lang;
pub mod ledger;
pub mod look;
pub mod moments;
pub mod report;
pub mod story;
pub mod wording;

pub use crate::{
    estimate::Estimate,
    ledger::{Ledger, Part, Step},
    look::{Coach, Look},
    moments::{Moment, What},
    report::{Decision, Report},
    story::story,
    wording::{DecisionText, describe, describe_cost},
};
