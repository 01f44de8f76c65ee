//! Players that play any game from the view alone.
//!
//! Reading order: [`search`] (how a bot thinks), [`tree`] (what it remembers
//! while it does).

pub mod search;
mod tree;

pub use crate::search::{Budget, Search};
