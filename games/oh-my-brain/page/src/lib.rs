//! Oh My Brain: the horde on its plot in the middle, your hand and your
//! graveyard below it, the others above.
//!
//! What can be chosen, and what comes of it, is read off the scene
//! ([`web::tables::selection`]). Reading order: [`recent`] (what the events leave
//! behind), [`board`] (what is shown), [`controls`] (buttons, and what they will
//! do), [`card`] (what one looks like), then the parts of the table.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod recent;

pub mod card;

pub mod mine;

pub mod deal;
pub mod horde;

pub mod plates;

pub mod give_up;
pub mod round_end;

pub mod lang;

use leptos::prelude::*;
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    board::{Board, Shows},
    card::CardDialog,
    deal::Lot,
    give_up::GiveUpSheet,
    horde::{HordePlot, PilesDialog},
    mine::Mine,
    plates::{SeatDialog, plates},
    round_end::RoundEnd,
};

pub static TABLE: Table = Table {
    lay,
    picture: card::small,
    piece: card::piece,
    style: Some("oh-my-brain"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    let shows = Memo::new(move |_| board.shows());
    // For readers and keyboards what one can do comes before what lies there.
    TableView {
        table: view! {
            <Mine board />
            // Each has elements of its own: one that became another would jump.
            <Show when=move || shows.get() == Shows::Lot fallback=move || view! { <HordePlot board /> }>
                <Lot board />
            </Show>
        }
        .into_any(),
        plates: plates(board),
        moment: view! {
            <RoundEnd board />
            <GiveUpSheet board />
            <CardDialog board />
            <PilesDialog board />
            <SeatDialog board />
        }
        .into_any(),
        hint: Signal::derive(move || board.hint()),
        why: Signal::derive(move || board.selection.why()),
        class: Signal::derive(move || {
            let extra = match shows.get() {
                Shows::Horde => "",
                Shows::Lot => " deal",
                Shows::Sharing => " share",
                Shows::Taking => " take",
            };
            format!("omb{extra}")
        }),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(move || board.phase()),
    }
}
