//! Mmm... Brains!: the pot, a card for each player, five dice, five totals.
//!
//! Reading order: [`board`] (what is chosen), [`looks`] (colours and faces),
//! then the parts of the table from top to bottom.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod confirm;
pub mod dice;
pub mod looks;
pub mod players;
pub mod pot;
pub mod totals;

pub mod lang;

use erased::DynEvents;
use leptos::prelude::*;
use mmm_brains::{Event, MmmBrains, Phase};
use web::{
    session::Session,
    tables::{Table, TableView},
};

use self::{
    board::Board, confirm::Confirm, dice::DiceRow, players::Cards, pot::Pot, totals::Totals,
};

/// How long dice tumble at normal speed.
const TUMBLE_MS: u32 = 700;
const OTHER_MS: u32 = 250;

pub static TABLE: Table = Table {
    lay,
    motion_ms,
    style: include_str!("../style.css"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    TableView {
        table: view! {
            <div class="mmb">
                <Pot board />
                <DiceRow board />
                <Totals board />
                <Confirm board />
            </div>
        }
        .into_any(),
        players: view! { <Cards board /> }.into_any(),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(move || {
            let lang = session.lang();
            match board.view.get().map(|view| view.phase) {
                Some(Phase::One) => lang::phase_one(lang).to_owned(),
                Some(Phase::Two) => lang::phase_two(lang).to_owned(),
                None => String::new(),
            }
        }),
    }
}

fn motion_ms(events: &dyn DynEvents) -> u32 {
    let is_thrown = |event: &Event| matches!(event, Event::Thrown { .. });
    if events.of::<MmmBrains>().iter().any(is_thrown) {
        TUMBLE_MS
    } else {
        OTHER_MS
    }
}
