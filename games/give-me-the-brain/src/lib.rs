//! Give Me The Brain: get rid of all your cards and go home, with one Brain
//! for the whole staff.
//!
//! Reading order: [`card`], [`job`], [`cards`] and [`faces`] (what is in the
//! box), [`bidding`], [`work`], [`odds`] and [`table`] (what all can see),
//! [`hands`], [`top`] and [`deck`] (who knows what), [`state`] (the whole truth),
//! [`action`] and [`event`] (what players do, what happens), [`rules`] (how),
//! [`view`], [`memory`] and [`guess`] (what a player may know, remember and
//! suppose), [`show`] (what people read), `numbers` (what programs read), [`bots`] (who else plays),
//! [`position`] (tables in one line).

pub mod card;
pub mod cards;
pub mod faces;
pub mod job;

pub mod bidding;
pub mod odds;
pub mod table;
pub mod work;

pub mod deck;
pub mod hands;
pub mod top;

pub mod state;

pub mod action;
pub mod event;

pub mod rules;

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
    bidding::{Bidding, Offer, Outlook},
    card::{Bid, Card, Face},
    cards::Cards,
    event::Event,
    faces::Faces,
    job::{Job, Kind, Step, Substitute, With},
    memory::Memory,
    odds::Odds,
    rules::{Options, Prompt},
    state::GiveMeTheBrain,
    table::{Brain, How, Phase, Table, Win},
    view::View,
    work::{Jobs, Origin, Underway, WalkieTalkie, Work},
};
