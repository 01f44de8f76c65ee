//! Give Me The Brain: the Brain on the floor or with a player, the jobs in the
//! middle, your cards below, the others above.
//!
//! Reading order: [`tale`] (what the events leave behind), [`board`] (what is
//! chosen), [`reasons`] (what is in the way), [`controls`] (what can be done),
//! [`pictures`] and [`card`] (what things look like), then the parts of the
//! table from top to bottom.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod reasons;
pub mod tale;

pub mod card;
pub mod pictures;

pub mod players;
pub mod sheet;

pub mod middle;

pub mod bids;
pub mod job;
pub mod last_cards;
pub mod turn;

pub mod picker;
pub mod piles;

pub mod news;

pub mod held;

pub mod lang;

use erased::DynEvents;
use give_me_the_brain::{Event, GiveMeTheBrain, Phase};
use leptos::prelude::*;
use web::{
    session::Session,
    tables::{
        Table, TableView,
        toss::{READ_MS, TUMBLE_MS},
    },
};

use self::{
    board::Board, card::CardDialog, held::YourCards, middle::Middle, news::NewsLine,
    piles::DiscardsDialog, players::Players, sheet::PlayerSheet,
};

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
            <div class="gmb">
                <Middle board />
                <YourCards board />
                <NewsLine board />
                <CardDialog board />
                <DiscardsDialog board />
                <PlayerSheet board />
            </div>
        }
        .into_any(),
        players: view! { <Players board /> }.into_any(),
        controls: Signal::derive(move || board.controls()),
        phase: Signal::derive(move || {
            let lang = session.lang();
            board
                .look(|view| match view.table.phase {
                    Phase::Bidding(_) => lang::bidding(lang).to_owned(),
                    Phase::Work(_) => lang::turn(lang, view.table.n_turns),
                    Phase::Over(_) => String::new(),
                })
                .unwrap_or_default()
        }),
    }
}

/// Cards that are set aside in secret take no time: everybody chooses at once.
fn motion_ms(events: &dyn DynEvents) -> u32 {
    let ms = |event: &Event| match event {
        Event::Rolled { .. } => TUMBLE_MS + READ_MS,
        Event::SetAside { .. } | Event::Asked { .. } => 0,
        _ => CARD_MS,
    };
    let events = events.of::<GiveMeTheBrain>().iter();
    events.map(ms).max().unwrap_or(0)
}
