//! One line about what happened last, and the die if it was rolled.

use leptos::prelude::*;
use oh_my_brain::{Event, Face, OhMyBrain, lang as words, show::face_words};

use super::{board::Board, pictures};
use crate::lang;

/// No more sentences than fit.
const N_LINES: usize = 2;

#[component]
pub fn NewsLine(board: Board) -> impl IntoView {
    let session = board.session;
    let is_flying = Memo::new(move |_| board.toss.is_in_the_air());
    let roll = Memo::new(move |_| board.tale.with(|tale| tale.roll));
    let die = move || {
        let face = roll.get()?.face;
        let shown = if is_flying.get() {
            Face::ALL[board.toss.tick.get() % Face::ALL.len()]
        } else {
            face
        };
        Some(pictures::picture(pictures::face(shown)))
    };
    let line = move || {
        let lang = session.lang();
        match (roll.get(), is_flying.get()) {
            (Some(_), true) => lang::die_rolling(lang).to_owned(),
            // Who rolled what, then what came of it.
            (Some(roll), false) => {
                let face = face_words(roll.face, lang);
                let says = session.with_words(|it| {
                    words::EventRolled {
                        player: it.who(roll.seat),
                        face,
                    }
                    .say(lang)
                });
                [vec![says], after_the_roll(board)].concat().join(" ")
            }
            (None, _) => last(board).join(" "),
        }
    };
    view! {
        <section class="omb-news" class:rolled=move || roll.get().is_some()>
            <span
                class="omb-die"
                class:flying=is_flying
                role="img"
                aria-label=move || lang::die(session.lang())
                hidden=move || roll.get().is_none()
            >
                {die}
            </span>
            // Screen readers hear this from the live lines.
            <p aria-hidden="true">{line}</p>
        </section>
    }
}

/// The sentences worth a line among what was told last.
fn last(board: Board) -> Vec<String> {
    let lines = told(board, |_| true);
    lines[lines.len().saturating_sub(N_LINES)..].to_vec()
}

fn after_the_roll(board: Board) -> Vec<String> {
    let mut has_rolled = false;
    let mut lines = told(board, move |event| {
        let is_after = has_rolled;
        has_rolled |= matches!(event, Event::Rolled { .. });
        is_after
    });
    lines.truncate(1);
    lines
}

fn told(board: Board, mut is_wanted: impl FnMut(&Event) -> bool) -> Vec<String> {
    let session = board.session;
    let tell = |event: &Event| {
        let is_told = is_wanted(event) && is_news(event);
        is_told.then(|| session.tell::<OhMyBrain>(event))
    };
    session.with_new::<OhMyBrain, _>(|events| events.iter().filter_map(tell).collect())
}

/// What the table does not show by itself.
fn is_news(event: &Event) -> bool {
    match event {
        Event::Dealt { .. }
        | Event::Buried { .. }
        | Event::Turn { .. }
        | Event::Refills { .. }
        | Event::RoundEnded { .. } => false,
        Event::RoundBegan { .. }
        | Event::Played { .. }
        | Event::Shared { .. }
        | Event::GaveUp { .. }
        | Event::Reshuffled { .. }
        | Event::Drew { .. }
        | Event::Kept { .. }
        | Event::Swept { .. }
        | Event::Rolled { .. }
        | Event::Given { .. }
        | Event::Swarmed { .. }
        | Event::Stolen { .. }
        | Event::Gained { .. }
        | Event::SwappedHands { .. }
        | Event::SwappedGraveyards { .. }
        | Event::Took { .. }
        | Event::Ended { .. } => true,
    }
}
