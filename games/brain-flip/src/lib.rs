//! Brain Flip: find the picture the Brain Master thinks of, although every
//! answer is the opposite of the truth.
//!
//! Reading order: [`picture`], [`question`] and [`grid`] (what lies on the
//! table and what can be asked), [`table`] and [`dispute`] (what everybody knows)
//! and [`state`] (the secret), [`action`] and [`event`] (what players do, what happens),
//! [`rules`] (how), [`view`], `belief` and [`guess`] (what a player may know and
//! suppose), [`mod@understand`] (questions that people type), [`show`] (what people
//! read), `numbers` (what programs read), [`bots`] (who else plays), [`position`] (tables in one line).

pub mod grid;
pub mod picture;
pub mod question;

pub mod dispute;
pub mod log;
pub mod state;
pub mod table;

pub mod action;
pub mod event;

pub mod rules;

mod belief;
pub mod guess;
pub mod view;

pub mod understand;

pub mod show;

mod numbers;

pub mod bots;

pub mod position;

pub mod components;
pub mod lang;
pub mod rulebook;

pub use crate::{
    action::Action,
    dispute::{Review, Verdict, Vote, Votes},
    event::{Call, Event, Feat, Spot, Tiebreak},
    grid::{Cell, Cells, Grid},
    log::{Counted, Log},
    picture::{Picture, Pictures},
    question::{Asked, Question, Remark, Topic},
    rules::{Options, Prompt},
    state::BrainFlip,
    table::{Agreed, Answers, LastAnswer, Step, Table, Word},
    understand::{Near, Understood, understand},
    view::View,
};
