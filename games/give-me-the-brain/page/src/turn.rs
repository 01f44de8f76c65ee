//! A turn between jobs: whose it is, hands left, and what to do without a card.

use give_me_the_brain::{Action, Face, Job, Prompt, WalkieTalkie, show::face_name};
use leptos::prelude::*;

use super::{board::Board, card, picker::Options, pictures};
use crate::lang;

#[component]
pub fn Turn(board: Board) -> impl IntoView {
    let session = board.session;
    let active = Memo::new(move |_| board.work().map(|work| work.active));
    let title = move || {
        let lang = session.lang();
        active.get().map(|seat| {
            if board.me() == Some(seat) {
                lang::your_turn(lang).to_owned()
            } else {
                lang::turn_of(lang, session.name(seat))
            }
        })
    };
    let options = Memo::new(move |_| {
        let mut legal = board.legal.get();
        legal.retain(|it| matches!(it, Action::Loaf | Action::LoafAfresh | Action::Listen));
        legal
    });
    view! {
        <section class="gmb-turn" aria-labelledby="gmb-turn-title">
            <h2 id="gmb-turn-title">{title}</h2>
            <HandsLeft board />
            {move || heard(board)}
            <Show when=move || board.is_mine()>
                <Options board actions=options />
            </Show>
        </section>
    }
}

/// What the active player has to work with, and what else counts in this turn.
#[component]
pub fn HandsLeft(board: Board) -> impl IntoView {
    let session = board.session;
    let hands = Memo::new(move |_| {
        let work = board.work()?;
        let left = board.look(|view| view.table.hands_left(&work))?;
        Some((left, work.hands_used))
    });
    let extras = move || {
        let (lang, work) = (session.lang(), board.work()?);
        // Any job will do: what is asked is what the roll gains or loses.
        let bonus = board
            .look(|view| view.table.odds(work.active, Job::Overtime))
            .flatten()?;
        let bonus = i16::from(Job::Overtime.skill()?) - bonus.needed;
        let bonus = (bonus != 0).then(|| lang::bonus(lang, signed(bonus)));
        let more = (0 < work.overtime).then(|| lang::more_turns(lang, work.overtime.into()));
        let heard =
            (work.walkie_talkie == WalkieTalkie::Used).then(|| lang::has_listened(lang).to_owned());
        let extras: Vec<String> = [bonus, more, heard].into_iter().flatten().collect();
        Some(extras.join(" · "))
    };
    view! {
        <p class="gmb-left">
            {move || hands.get().map(|(left, used)| pictures::hands(left, used))}
            <span>
                {move || hands.get().map(|(left, _)| lang::hands_left(session.lang(), left.into()))}
            </span>
            <span class="extras">{extras}</span>
        </p>
    }
}

/// `+1` or `−1`.
fn signed(n: i16) -> String {
    format!("{n:+}").replace('-', "−")
}

/// The card that the Walkie-Talkie shows, for the one who listens.
fn heard(board: Board) -> Option<impl IntoView> {
    let Some(Prompt::Toss {
        card: Some(face), ..
    }) = board.prompt()
    else {
        return None;
    };
    let lang = board.session.lang();
    let words = face_name(face, lang);
    let odds = match face {
        Face::Bid(_) => None,
        Face::Job(job) => board.odds(job),
    };
    Some(view! {
        <div class="gmb-heard">
            <span>{lang::top_card(lang)}</span>
            <button
                type="button"
                class="gmb-button"
                aria-label=lang::show_card(lang, words)
                on:click=move |_| board.looked_at.set(Some(face))
            >
                {card::tile(face, odds, lang)}
            </button>
        </div>
    })
}
