//! Brain Flip: the grid on the rug, what was said beside or below it.
//!
//! Reading order: [`recent`] (what was asked and said), [`board`] (what is
//! chosen), [`controls`] (what can be done with it), [`notes`] (what a player
//! dims), [`picture`] (how pictures are shown and named), then the parts of the
//! table.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod notes;
pub mod recent;

pub mod picture;

pub mod plates;

pub mod desk;
pub mod grid;

pub mod reminder;
pub mod said;

pub mod ask;
pub mod chips;
pub mod typed;

pub mod moment;
pub mod review;

pub mod lang;

use leptos::prelude::*;
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    ask::AskSheet,
    board::{Board, Desk},
    chips::Chips,
    desk::MasterDesk,
    grid::PictureGrid,
    moment::Moments,
    picture::PictureDialog,
    said::Said,
};

pub static TABLE: Table = Table {
    lay,
    picture: picture::small,
    piece: picture::piece,
    style: Some("brain-flip"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    let desk = Memo::new(move |_| board.desk());
    // For readers and keyboards what one can do comes before what was said.
    TableView {
        class: Signal::derive(move || {
            let desk = match desk.get() {
                Desk::None => "",
                Desk::Listening => "master",
                Desk::Answering => "master answering",
            };
            format!("bfl free-seats {desk}")
        }),
        table: view! {
            <Show
                when=move || desk.get() == Desk::None
                fallback=move || view! { <MasterDesk board /> }
            >
                <PictureGrid board />
                <Chips board />
            </Show>
            <Said board />
        }
        .into_any(),
        plates: plates::plates(board),
        moment: view! {
            <Moments board />
            <AskSheet board />
            <PictureDialog board />
        }
        .into_any(),
        controls: Signal::derive(move || board.controls()),
        hint: Signal::derive(move || board.hint()),
        why: Signal::derive(String::new),
        phase: Signal::derive(move || board.phase()),
    }
}
