//! The Great Brain Robbery: zombies rob a train for brains, and whoever has
//! the best one in the head when the train has stopped wins.
//!
//! Reading order: [`brain`] and [`cards`] (what is found), [`car`], [`train`]
//! and [`reach`] (where it is found, and how far that is), [`dice`], [`table`]
//! (what all can see), [`state`] (the whole truth), [`action`] and [`event`]
//! (what players do, what happens), [`rules`] (how), [`view`] and [`guess`]
//! (what a player may know and suppose), [`show`] (what people read), `numbers` (what programs read), [`bots`]
//! (who else plays), [`position`] (tables in one line).

pub mod brain;
pub mod cards;

pub mod car;
pub mod reach;
pub mod train;

pub mod dice;
mod odds;

pub mod table;

pub mod state;

pub mod action;
pub mod event;

pub mod rules;

pub mod guess;
pub mod view;

pub mod show;

mod numbers;

pub mod bots;

pub mod position;

pub mod components;
pub mod drawings;
pub mod lang;
pub mod rulebook;

pub use crate::{
    action::Action,
    brain::{Ability, Kind},
    car::{Space, Spaces},
    cards::Cards,
    components::Brain,
    dice::{Dice, coupling_lost_on},
    drawings::Face,
    event::Event,
    reach::{Destination, Reach},
    rules::{Options, Prompt},
    state::Robbery,
    table::{DealOut, Fight, Move, Step, Table, Variants},
    train::{Car, CarSet, Place, Spot, Train},
    view::View,
};
