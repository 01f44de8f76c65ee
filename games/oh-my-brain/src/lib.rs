//! Oh My Brain: be the first to get rid of every zombie animal, before the
//! horde eats your brains.
//!
//! Reading order: [`animal`], [`cards`] and [`table`] (what lies open), [`action`]
//! and [`event`] (what players do, what happens), [`known`] (who knows what of
//! it), [`state`] (the whole truth), [`rules`] (how), [`view`], [`memory`], [`belief`]
//! and [`guess`] (what a player may know, remember, believe and suppose), [`show`] (what people read), `numbers` (what programs read), [`bots`] (who else plays),
//! [`position`] (tables in one line).

#![expect(
    clippy::inline_always,
    reason = "a rule knows which event happens, so that most of what follows it can vanish"
)]

pub mod animal;
pub mod cards;
pub mod table;

pub mod action;
pub mod event;

pub mod known;
pub mod state;

pub mod rules;

pub mod belief;
pub mod guess;
pub mod memory;
pub mod view;

pub mod show;

mod numbers;

pub mod bots;

pub mod position;

pub mod components;
pub mod lang;
pub mod rulebook;

pub use crate::{
    action::Action,
    animal::{Demand, Power},
    cards::Cards,
    components::Animal,
    event::{Event, Face},
    memory::Memory,
    rules::{Options, Prompt},
    state::OhMyBrain,
    table::{Step, Table, Then},
    view::{Shown, View},
};
