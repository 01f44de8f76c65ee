//! The contract between a game's rules and everything that plays, shows or
//! records it.
//!
//! Reading order: [`seat`] (who), [`chance`] (luck), [`mod@rule`] (why), [`game`]
//! (what a game is), [`event_info`] (what an event is), [`bot`] (who decides),
//! [`strategy`] and [`level`] (how well), [`extras`] (what else there is to tell),
//! [`numbers`] (to programs that learn), [`text`] (in which language).
//!
//! Nothing here does I/O, reads a clock, or keeps global state.
//!
#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

pub mod bot;
pub mod chance;
pub mod event_info;
pub mod extras;
pub mod game;
pub mod level;
pub mod numbers;
pub mod rule;
pub mod sealed;
pub mod seat;
pub mod strategy;
pub mod text;

pub use crate::{
    bot::{Bot, BotInfo, Decision},
    chance::{Chance, Cx},
    event_info::{Beat, Cue, EventInfo},
    extras::Extras,
    game::{Asked, Game, Info, Placing, Standings, Turn, Viewer},
    level::{Budget, Level, Policy},
    numbers::{Feature, Numbers},
    rule::{Chapter, Clause, Refusal, RuleId},
    seat::{BySeat, Seat, SeatSet},
    strategy::Strategy,
    text::{Lang, Text, de},
};
