//! Jars: boast how many you can open before one is rotten.
//!
//! A small game with secrets, the second worked example of
//! `docs/add-a-game.md`. Reading order: [`rulebook`], [`shelf`] (what lies on
//! the table), [`state`] (the whole truth, and what players do and hear),
//! [`rules`] (how), [`view`] (what a player may know and suppose), `show` (what
//! people read), `numbers` (what programs read), [`notation`] (moves and tables in one line).

pub mod lang;
pub mod rulebook;

pub mod shelf;
pub mod state;

pub mod rules;
pub mod view;

mod show;

mod numbers;

pub mod notation;

pub use crate::{
    rules::Options,
    shelf::{Jar, Shelf, Stock},
    state::{Action, Call, Event, Jars, Step},
    view::{Seen, View},
};
