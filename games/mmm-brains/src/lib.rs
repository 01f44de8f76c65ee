//! Mmm... Brains!: gather brains with dice, then be the last to have any.
//!
//! Reading order: [`dice`] (what a throw is worth), [`state`] (the table),
//! [`action`] and [`event`] (what players do, what happens), [`rules`] (how),
//! [`tokens`] (piles as red and white brains), [`show`] (what people read), `numbers` (what programs read),
//! [`bots`] (who else plays).

pub mod dice;

pub mod state;

pub mod action;
pub mod event;

pub mod rules;
pub mod tokens;

pub mod show;

mod numbers;

pub mod bots;

pub mod position;

pub mod components;
pub mod lang;
pub mod rulebook;

pub use crate::{
    action::Action,
    dice::{Colour, Dice, DiceSet, Side},
    event::Event,
    rules::{Options, Prompt},
    state::{MmmBrains, Phase, Player, Throw},
    tokens::Tokens,
};
