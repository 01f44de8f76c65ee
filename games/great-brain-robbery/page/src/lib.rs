//! The Great Brain Robbery: the train with everybody on it, where one can go,
//! and below it your head and your cards.
//!
//! Reading order: [`tale`] (what the newest events look like), [`sight`] (what
//! each space looks like), [`board`] (what is chosen), [`controls`] (what can
//! be done with it), [`looks`] and [`card`] (pictures), then the parts of the
//! table from top to bottom.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod sight;
pub mod tale;

pub mod card;
pub mod looks;

pub mod players;

pub mod fight;

pub mod map;
pub mod rails;
pub mod train;
pub mod walk;
pub mod ways;

pub mod news;

pub mod hand;
pub mod player_dialog;

pub mod lang;

use erased::DynEvents;
use great_brain_robbery::{Event, Robbery};
use leptos::prelude::*;
use web::{
    session::Session,
    tables::{
        Table, TableView,
        toss::{READ_MS, TUMBLE_MS},
    },
};

use self::{
    board::Board, card::BrainDialog, fight::FightSheet, hand::Hand, news::NewsLine,
    player_dialog::PlayerDialog, players::Players, train::TrainView, walk::Walk, ways::Ways,
};

const FALL_MS: u32 = 900;
const WALK_MS: u32 = 600;
const WIN_MS: u32 = 900;
const CARD_MS: u32 = 300;

pub static TABLE: Table = Table {
    lay,
    motion_ms,
    style: include_str!("../style.css"),
};

fn lay(session: Session) -> TableView {
    let board = Board::new(session);
    // For readers and keyboards what one can do comes before what lies there.
    TableView {
        table: view! {
            <div class="gbr">
                <FightSheet board />
                <Hand board />
                <Ways board />
                <TrainView board />
                <Walk board />
                <NewsLine board />
                <BrainDialog board />
                <PlayerDialog board />
            </div>
        }
        .into_any(),
        players: view! { <Players board /> }.into_any(),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(move || {
            let round = board
                .view
                .with(|it| it.as_ref().map_or(1, |it| it.table.round));
            lang::round(session.lang(), round)
        }),
    }
}

/// Dice first, then what they bring.
fn motion_ms(events: &dyn DynEvents) -> u32 {
    let (mut rolls, mut rest) = (0, 0);
    for event in events.of::<Robbery>() {
        let (roll, other) = match event {
            Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::CouplingRolled { .. }
            | Event::FightRolled { .. } => (TUMBLE_MS + READ_MS, 0),
            Event::CarLost { .. } => (0, FALL_MS),
            Event::Stopped { .. } | Event::Opened { .. } => (0, WALK_MS),
            Event::FightWon { .. } => (0, WIN_MS),
            // A card goes, and somebody else is asked.
            Event::MayInstall { .. } | Event::Met { .. } | Event::Turn { .. } => (0, 0),
            _ => (0, CARD_MS),
        };
        rolls = rolls.max(roll);
        rest = rest.max(other);
    }
    rolls + rest
}
