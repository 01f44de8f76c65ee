//! The contract between a game's rules and everything that plays, shows or
//! records it.
//!
//! Reading order: [`seat`] (who), [`chance`] (luck), [`mod@rule`] (why), [`game`]
//! (what a game is), [`bot`] (who decides), [`level`] (how well), [`text`] (in which
//! language).
//!
//! Nothing here does I/O, reads a clock, or keeps global state.

pub mod bot;
pub mod chance;
pub mod game;
pub mod level;
pub mod rule;
pub mod sealed;
pub mod seat;
pub mod text;

pub use crate::{
    bot::{Bot, BotInfo, Decision},
    chance::{Chance, Cx},
    game::{Asked, Determinize, Game, Info, Placing, Standings, Turn, Viewer},
    level::{Budget, Level, Policy},
    rule::{Chapter, Clause, Refusal, RuleId},
    seat::{BySeat, Seat, SeatSet},
    text::{Lang, Text, de},
};
