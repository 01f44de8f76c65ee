//! What only a table with others shows: questions to all, faces, talk, those
//! who look on, another round.
//!
//! Who plays alone does without, so it comes with the piece that plays on a
//! server: only a session of that piece leads here.

use leptos::prelude::*;
use tabletop::Seat;

use super::{
    clock::{MyClock, PlateClock, TimeNotice},
    consent::{Consent, ConsentMenu, Leaving, vote_mark},
    gallery::{Gallery, Watching},
    outside::{AskToBeTold, HookItem, HookSheet},
    rematch::{RematchButton, RematchVote},
    talk::{Overheard, Pop, Talk},
};
use crate::session::Session;

/// Where it is shown.
#[derive(Debug)]
pub struct WithOthers {
    /// In the bar.
    pub bar: fn(Session) -> AnyView,
    /// In the menu, which it shuts.
    pub menu: fn(Session, Callback<()>) -> AnyView,
    /// Over the table.
    pub stage: fn(Session) -> AnyView,
    /// The face that somebody makes.
    pub pop: fn(Session, Seat) -> AnyView,
    /// How long somebody else may still take.
    pub plate_clock: fn(Session, Seat) -> AnyView,
    /// How long this page's player may.
    pub my_clock: fn(Session) -> AnyView,
    /// What somebody answers to what all are asked.
    pub answer: fn(Session, Seat) -> AnyView,
    /// In the panel of the side column.
    pub talk: fn(Session) -> AnyView,
    /// For those who do not see the panel.
    pub overheard: fn(Session) -> AnyView,
    /// Over the end of the game.
    pub end: fn(Session) -> AnyView,
    /// Among the buttons at the end.
    pub end_button: fn(Session) -> AnyView,
}

pub static WITH_OTHERS: WithOthers = WithOthers {
    bar: |session| {
        view! {
            <Watching session />
            <Leaving session />
            <HookSheet session />
        }
        .into_any()
    },
    menu: |session, shut| {
        view! {
            <ConsentMenu session shut />
            <HookItem session shut />
        }
        .into_any()
    },
    stage: |session| {
        view! {
            <Consent session />
            <TimeNotice session />
            <AskToBeTold
                session
                has_seat=Signal::derive(move || session.seat().is_some())
                class="banner ask time"
            />
            <Gallery session />
        }
        .into_any()
    },
    pop: |session, seat| view! { <Pop session by=Some(seat) /> }.into_any(),
    plate_clock: |session, seat| view! { <PlateClock session seat /> }.into_any(),
    my_clock: |session| view! { <MyClock session /> }.into_any(),
    answer: |session, seat| (move || vote_mark(session, seat)).into_any(),
    talk: |session| view! { <Talk session /> }.into_any(),
    overheard: |session| view! { <Overheard session /> }.into_any(),
    end: |session| view! { <RematchVote session /> }.into_any(),
    end_button: |session| view! { <RematchButton session /> }.into_any(),
};
