//! Mmm... Brains!: the bowl, five dice, and what they are worth.
//!
//! Reading order: [`board`] (what is chosen), [`looks`] (colours and dice), then
//! the parts of the table: [`tray`] (one's own), [`bowl`], [`tally`], [`plates`].

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod bowl;
pub mod confirm;
pub mod faces;
pub mod looks;
pub mod plates;
pub mod tally;
pub mod tray;

pub mod lang;

use leptos::prelude::*;
use mmm_brains::Phase;
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    board::Board,
    bowl::{Bowl, Throws},
    confirm::Confirm,
    faces::Faces,
    tally::Tally,
    tray::Mine,
};

pub static TABLE: Table = Table {
    lay,
    picture: looks::small,
    piece: looks::piece,
    style: Some("mmm-brains"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    let phase = Memo::new(move |_| board.view.get().map(|view| view.phase));
    TableView {
        class: Signal::derive(move || match phase.get() {
            Some(Phase::Two) => "mmb paying".to_owned(),
            Some(Phase::One) | None => "mmb".to_owned(),
        }),
        table: view! {
            <Mine board />
            <section class="centre">
                <Throws board />
                <Bowl board />
                <Tally board />
            </section>
        }
        .into_any(),
        plates: plates::plates(board),
        moment: view! {
            <Confirm board />
            <Faces board />
        }
        .into_any(),
        controls: Signal::derive(move || board.controls()),
        hint: Signal::derive(move || board.hint()),
        why: Signal::derive(move || board.selection.why()),
        phase: Signal::derive(move || {
            let lang = session.lang();
            match phase.get() {
                Some(Phase::One) => lang::phase_one(lang).to_owned(),
                Some(Phase::Two) => lang::phase_two(lang).to_owned(),
                None => String::new(),
            }
        }),
    }
}
