//! Tests every game gets for free, and the words its own tests are written in.
//!
//! Reading order: [`scenario()`] (one clause, one smallest table, one script),
//! [`travels()`] (what one move looks like), [`story()`] (what is read
//! afterwards), [`laws`] (what every game owes its players), [`perft()`] (every
//! way it can go on).
//!
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod laws;
mod perft;
mod scenario;
mod story;
mod tables;
mod travels;

pub use crate::{
    perft::perft,
    scenario::{opening, scenario, tell},
    story::story,
    travels::travels,
};
