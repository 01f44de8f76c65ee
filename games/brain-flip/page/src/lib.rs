//! Brain Flip: the grid in the middle, what was said beside or below it.
//!
//! Reading order: [`tale`] (what was asked and said), [`board`] (what is
//! chosen), [`controls`] (what can be done with it), [`notes`] (what a player
//! dims), [`picture`] (how pictures are shown and named), then the parts of the
//! table from top to bottom.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod notes;
pub mod tale;

pub mod picture;

pub mod players;

pub mod reveal;
pub mod review;

pub mod grid;

pub mod answers;
pub mod master;
pub mod reminder;

pub mod ask;
pub mod typed;

pub mod lang;

use brain_flip::{BrainFlip, Event};
use erased::DynEvents;
use leptos::prelude::*;
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    answers::Answers, ask::AskSheet, board::Board, grid::PictureGrid, master::OwnPicture,
    picture::PictureDialog, players::Players, reveal::Reveal, review::Disputes,
};

/// How long people look before the game goes on.
const ASK_MS: u32 = 400;
const ANSWER_MS: u32 = 900;
const CALL_MS: u32 = 1200;
const SHOW_MS: u32 = 1800;

pub static TABLE: Table = Table {
    lay,
    motion_ms,
    style: include_str!("../style.css"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    // For readers and keyboards what one can do comes before what was said.
    TableView {
        table: view! {
            <div class="bfl">
                <Disputes board />
                <Reveal board />
                <PictureGrid board />
                <div class="bfl-side">
                    <OwnPicture board />
                    <Answers board />
                </div>
                <AskSheet board />
                <PictureDialog board />
            </div>
        }
        .into_any(),
        players: view! { <Players board /> }.into_any(),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(move || {
            let n_rounds = board.tale.with(|tale| tale.n_rounds);
            lang::round(session.lang(), n_rounds)
        }),
    }
}

/// Whatever is heard takes a moment, what is shown takes longer.
fn motion_ms(events: &dyn DynEvents) -> u32 {
    let ms = |event: &Event| match event {
        Event::Shown { .. } => SHOW_MS,
        Event::Called { .. } | Event::Decided { .. } => CALL_MS,
        Event::Asked { .. } => ASK_MS,
        Event::Answered { .. } | Event::Corrected { .. } | Event::Declined { .. } => ANSWER_MS,
        Event::Dealt { .. }
        | Event::RoundBegan { .. }
        | Event::Chose { .. }
        | Event::Turn { .. }
        | Event::MistakeFound { .. }
        | Event::ReviewBegan
        | Event::Passed { .. }
        | Event::Disputed { .. }
        | Event::Voted { .. }
        | Event::Scored { .. }
        | Event::Lost { .. }
        | Event::Ended { .. } => 0,
    };
    events.of::<BrainFlip>().iter().map(ms).max().unwrap_or(0)
}
