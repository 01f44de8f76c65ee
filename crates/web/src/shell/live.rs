//! Two lines for screen readers: your turn at once, events when there is time.

use leptos::prelude::*;

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
        if session.is_moving.get() {
            return None;
        }
        let prompt = session.prompt();
        Some(if session.must_act() {
            (true, lang::shell_your_turn(session.lang(), prompt))
        } else {
            (false, prompt)
        })
    });
    // A line is read again only if it changes: a blank at the end changes it.
    let asked = move || {
        let again = if repeat.prompt.get().is_multiple_of(2) {
            ""
        } else {
            "\u{a0}"
        };
        match prompt.get() {
            Some((true, line)) => format!("{line}{again}"),
            Some((false, line)) if 0 < repeat.prompt.get() => format!("{line}{again}"),
            Some((false, _)) | None => String::new(),
        }
    };
    let told = move || {
        let again = if repeat.last.get().is_multiple_of(2) {
            ""
        } else {
            "\u{a0}"
        };
        let events = match repeat.last.get() {
            0 => session.news.get(),
            _ => session
                .story
                .with(|story| story.last().cloned().into_iter().collect()),
        };
        let lines: Vec<String> = events.iter().map(|event| session.tell(event)).collect();
        format!("{}{again}", lines.join(" "))
    };
    ring(session);
    view! {
        <p class="unseen" role="alert" aria-live="assertive">{asked}</p>
        <p class="unseen" role="status" aria-live="polite">{told}</p>
    }
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
        if session.news.with(|news| !news.is_empty()) && !is_mine.get_untracked() {
            sound::play(Sound::Action, settings);
        }
    });
    Effect::new(move |_| {
        if session.refusal.with(Option::is_some) {
            sound::play(Sound::Refused, settings);
        }
    });
    Effect::new(move |had: Option<bool>| {
        let has = session.record.with(Option::is_some);
        if has && had == Some(false) {
            sound::play(Sound::End, settings);
        }
        has
    });
}
