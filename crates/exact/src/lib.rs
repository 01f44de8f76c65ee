//! What can be computed exactly of a small game, laid out whole: what a way to
//! play is worth, the best answer to it, how far it is from an equilibrium.
//!
//! Reading order: [`Policy`] (a way to play), [`Field`] (a game, and what can be
//! asked of it), [`learn`] (a way to an equilibrium). Values are rewards: -1 for
//! the last place, 1 for a win alone, 0 for all together.

mod best;
mod field;
pub mod learn;
mod policy;

pub use crate::{
    best::Best,
    field::Field,
    learn::Learner,
    policy::{Policy, Unfit},
};
