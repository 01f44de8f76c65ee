//! Oh My Brain: the horde in the middle, your hand and your rack below it,
//! the others above.
//!
//! Reading order: [`tale`] (what the events leave behind), [`board`] (what is
//! chosen), [`controls`] (what can be done with it), [`pictures`] and [`card`]
//! (what things look like), then the parts of the table from top to bottom.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod board;
pub mod controls;
pub mod tale;

pub mod card;
pub mod pictures;

pub mod players;

pub mod middle;

pub mod horde;
pub mod lots;
pub mod swap;

pub mod news;
pub mod round_end;

pub mod give_up;
pub mod hand;

pub mod lang;

use erased::DynEvents;
use leptos::prelude::*;
use oh_my_brain::{Event, OhMyBrain};
use web::{
    session::Session,
    tables::{
        Table, TableView,
        toss::{READ_MS, TUMBLE_MS},
    },
};

use self::{
    board::Board,
    card::CardDialog,
    give_up::GiveUpSheet,
    hand::{Hand, Rack},
    horde::PilesDialog,
    middle::Middle,
    news::NewsLine,
    players::Players,
    round_end::RoundEnd,
};

const COUNT_MS: u32 = 900;
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
            <div class="omb">
                <Hand board />
                <Rack board />
                <Middle board />
                <NewsLine board />
                <RoundEnd board />
                <GiveUpSheet board />
                <CardDialog board />
                <PilesDialog board />
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

/// Others' secret choices take no time: everybody chooses at once.
fn motion_ms(events: &dyn DynEvents) -> u32 {
    let ms = |event: &Event| match event {
        Event::Rolled { .. } => TUMBLE_MS + READ_MS,
        Event::RoundEnded { .. } => COUNT_MS,
        Event::Buried { .. } => 0,
        _ => CARD_MS,
    };
    let events = events.of::<OhMyBrain>().iter();
    events.map(ms).max().unwrap_or(0)
}
