//! Tests every game gets for free, and the words its own tests are written in.
//!
//! Reading order: [`scenario()`] (one clause, one smallest table, one script),
//! [`travels()`] (what one move looks like), [`story()`] (what is read
//! afterwards), [`why()`] (what is told who asks why), [`choice()`] (what a bot does), [`laws`] (what every game owes its
//! players), [`perft()`] (every way it can go on).
//!
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod choice;
pub mod laws;
mod perft;
mod scenario;
mod script;
mod story;
mod tables;
mod travels;
mod why;

pub use crate::{
    choice::choice,
    perft::perft,
    scenario::{hears, opening, scenario, tell},
    story::story,
    travels::travels,
    why::why,
};
