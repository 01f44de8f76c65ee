//! The Great Brain Robbery: the train with everybody on it, where one can go,
//! and below it your head and your cards.
//!
//! Reading order: [`recent`] (what the newest events look like), [`sight`] (what
//! each space looks like), [`board`] (what is chosen), [`controls`] (what can
//! be done with it), [`hint`] (what comes of it), [`looks`] and [`poster`]
//! (pictures), then the parts of the table from top to bottom.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod hint;
pub mod recent;
pub mod sight;

pub mod looks;
pub mod poster;

pub mod plates;

pub mod map;
pub mod rails;
pub mod sign;
pub mod space;
pub mod train;

pub mod hand;
pub mod ways;

pub mod corner;
pub mod fight;

pub mod player_dialog;

pub mod lang;

use leptos::prelude::*;
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    board::Board, fight::FightSheet, hand::Mine, player_dialog::PlayerDialog, poster::BrainDialog,
    train::TrainView,
};

pub static TABLE: Table = Table {
    lay,
    picture: looks::small,
    piece: poster::piece,
    style: Some("great-brain-robbery"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    let is_fighting = move || board.sheet.with(Option::is_some);
    // For readers and keyboards what one can do comes before what lies there.
    TableView {
        class: Signal::derive(move || {
            let long = if train::is_long(board) { " long" } else { "" };
            let under = if is_fighting() { " under" } else { "" };
            format!("gbr{long}{under}")
        }),
        table: view! {
            <Mine board />
            <TrainView board />
        }
        .into_any(),
        plates: plates::plates(board),
        moment: view! {
            <FightSheet board />
            <BrainDialog board />
            <PlayerDialog board />
        }
        .into_any(),
        controls: Signal::derive(move || board.controls()),
        hint: Signal::derive(move || board.hint()),
        why: Signal::derive(move || board.why()),
        phase: Signal::derive(move || {
            let (lang, round) = (session.lang(), board.table(|table| table.round));
            let round = round.unwrap_or(1);
            if is_fighting() {
                lang::round_fight(lang, round)
            } else {
                lang::round(lang, round)
            }
        }),
    }
}
