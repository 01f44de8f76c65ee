//! Give Me The Brain: the Brain in the middle, on the floor or with a player,
//! the slip with the job beside it, your cards below, the others above.
//!
//! Reading order: [`recent`] (what the events leave behind), [`board`] (what lies
//! there), [`controls`] and [`words`] (what buttons do and say), [`card`] and
//! [`die`] (what things look like), then the parts of the table.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod recent;
pub mod words;

pub mod card;
pub mod die;

pub mod plates;
pub mod sheet;

pub mod bids;
pub mod centre;
pub mod piles;
pub mod ticket;
pub mod tray;

pub mod hand;
pub mod kit;

pub mod last_cards;

pub mod lang;

use give_me_the_brain::Phase;
use leptos::prelude::*;
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    board::Board, card::CardDialog, centre::Centre, hand::Mine, last_cards::LastCards,
    piles::DiscardsDialog, plates::plates, sheet::PlayerSheet,
};

pub static TABLE: Table = Table {
    lay,
    picture: card::small,
    piece: card::piece,
    style: Some("give-me-the-brain"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    TableView {
        table: view! {
            <Mine board />
            <Centre board />
        }
        .into_any(),
        plates: plates(board),
        moment: view! {
            <LastCards board />
            <DiscardsDialog board />
            <PlayerSheet board />
            <CardDialog board />
        }
        .into_any(),
        hint: Signal::derive(move || board.hint()),
        why: Signal::derive(move || board.selection.why()),
        class: Signal::derive(move || board.class().to_owned()),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(move || phase(board)),
    }
}

/// What the bar says.
fn phase(board: Board) -> String {
    let lang = board.session.lang();
    let phase = board.look(|view| match &view.table.phase {
        Phase::Bidding(bidding) => match bidding.dropper {
            None => lang::bidding(lang).to_owned(),
            Some(it) if board.me() == Some(it) => lang::bidding_you_dropped(lang).to_owned(),
            Some(it) => lang::bidding_dropped(lang, board.session.name(it)),
        },
        Phase::Work(_) => lang::turn(lang, view.table.n_turns),
        Phase::Over(_) => String::new(),
    });
    phase.unwrap_or_default()
}
