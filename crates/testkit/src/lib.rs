//! Tests every game gets for free, and the words its own tests are written in.
//!
//! Reading order: [`scenario()`] (one clause, one smallest table, one script),
//! [`laws`] (what every game owes its players).

pub mod laws;
mod scenario;
mod tables;

pub use crate::scenario::{opening, scenario, tell};
