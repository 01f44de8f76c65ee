//! Two lines for screen readers: your turn at once, events when there is time.

use leptos::prelude::*;

use super::end;
use crate::{
    lang,
    session::Session,
    sound::{self, Sound},
};

/// What the keys `P` and `L` ask to hear again.
#[derive(Copy, Clone, Debug)]
pub struct Repeat {
    pub prompt: RwSignal<u32>,
    pub last: RwSignal<u32>,
}

impl Default for Repeat {
    fn default() -> Repeat {
        Repeat {
            prompt: RwSignal::new(0),
            last: RwSignal::new(0),
        }
    }
}

#[component]
pub fn LiveLines(session: Session, repeat: Repeat) -> impl IntoView {
    let prompt = Memo::new(move |_| {
        // Nothing is asked while things move.
        (!session.is_moving.get()).then(|| (session.must_act(), session.prompt()))
    });
    // What was asked to be heard again is old now.
    Effect::new(move |_| {
        session.model.track();
        repeat.prompt.set(0);
        repeat.last.set(0);
    });
    let news = move || {
        session.new_events.with(|told| {
            let told = told.as_ref();
            told.map_or_else(String::new, |told| session.sentences(&**told).join(" "))
        })
    };
    let asked = move || match (prompt.get(), repeat.prompt.get()) {
        // What happened comes before what is to be done about it.
        (Some((true, prompt)), 0) => format!("{} {}", news(), your_turn(session, prompt)),
        (Some((true, prompt)), n) => again(&your_turn(session, prompt), n),
        (Some((false, prompt)), n) if 0 < n => again(&prompt, n),
        (Some((false, _)) | None, _) => String::new(),
    };
    let told = move || match (prompt.get(), repeat.last.get()) {
        (Some((true, _)), 0) => String::new(),
        (Some((false, _)) | None, 0) => news(),
        (_, n) => {
            let last = session.log.with(|log| log.last().cloned());
            let last = last.and_then(|told| session.sentences(&*told).pop());
            again(&last.unwrap_or_default(), n)
        }
    };
    ring(session);
    view! {
        <p class="unseen" role="alert" aria-live="assertive">{asked}</p>
        <p class="unseen" role="status" aria-live="polite">{told}</p>
        <p class="unseen" role="status" aria-live="polite">{move || lit(session)}</p>
    }
}

/// What is under the lamp, or what somebody answers who was asked why.
fn lit(session: Session) -> String {
    if let Some((seat, words)) = session.lamp.answer.get() {
        return format!("{}: {words}", session.name(seat));
    }
    let (says, why) = session.advice().unwrap_or_default();
    format!("{says} {why}").trim().to_owned()
}

/// Says once that it is the reader's turn.
fn your_turn(session: Session, prompt: String) -> String {
    let turn = lang::shell_your_turn(session.lang());
    if prompt.starts_with(turn) {
        return prompt;
    }
    format!("{turn}. {prompt}")
}

/// A line is read again only if it changes: a blank at the end changes it.
fn again(line: &str, n: u32) -> String {
    let blank = if n.is_multiple_of(2) { "" } else { "\u{a0}" };
    format!("{line}{blank}")
}

/// Sounds that follow the game.
fn ring(session: Session) {
    let settings = session.settings;
    let is_mine = Memo::new(move |_| session.must_act() && !session.is_moving.get());
    Effect::new(move |was: Option<bool>| {
        let is = is_mine.get();
        if is && was == Some(false) {
            sound::play(Sound::YourTurn, settings);
        }
        is
    });
    Effect::new(move |_| {
        if session.refusal.with(Option::is_some) {
            sound::play(Sound::No, settings);
        }
    });
    // Whoever comes back to a game that is over has heard it.
    let is_over = Memo::new(move |_| {
        let is_shown = session.model.with(Option::is_some);
        is_shown.then(|| super::is_over(session))
    });
    Effect::new(move |was: Option<Option<bool>>| {
        let is = is_over.get();
        if (was, is) == (Some(Some(false)), Some(true)) {
            let has_lost = untrack(|| session.seat().is_some() && !end::has_won(session));
            let sound = if has_lost { Sound::Lose } else { Sound::Win };
            sound::play(sound, settings);
        }
        is
    });
}
