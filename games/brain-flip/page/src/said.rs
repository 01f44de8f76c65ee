//! How much is used up, and everything that was said, newest first.

use brain_flip::{Asked, Call, Word};
use leptos::prelude::*;
use scene::ZoneId;
use tabletop::Seat;
use web::{art, motion::zone_element, shell::seats::face_of};

use super::{
    board::{Board, Interest},
    recent::{Line, Round},
    reminder::Reminder,
};
use crate::lang;

#[component]
pub fn Said(board: Board) -> impl IntoView {
    let session = board.session;
    let count = Memo::new(move |_| {
        let count = board.read(|view| (view.table.n_counted(), view.table.agreed.limit));
        count.unwrap_or_default()
    });
    let now = Memo::new(move |_| board.recent.with(|recent| recent.now.clone()));
    let used = move || {
        let (used, limit) = count.get();
        lang::Used { used, limit }.say(session.lang())
    };
    let pips = move || {
        let (used, limit) = count.get();
        let pip = |n| view! { <i class:u=n < used></i> };
        (0..limit).map(pip).collect_view()
    };
    view! {
        <section class="ask" aria-labelledby="bfl-answers-title">
            <div class="countq">
                <h2 id="bfl-answers-title" class="d">
                    {used}
                </h2>
                <span aria-hidden="true">{pips}</span>
            </div>
            <ol
                class="answers"
                reversed
                tabindex="0"
                aria-labelledby="bfl-answers-title"
                id=zone_element(&ZoneId::new("questions"))
            >
                {move || lines(board, now.get())}
            </ol>
            <div class="tools">
                <Reminder board />
                <ClearNotes board />
                <LastRound board />
            </div>
        </section>
    }
}

/// Lights all pictures again.
#[component]
fn ClearNotes(board: Board) -> impl IntoView {
    view! {
        <Show when=move || 0 < board.notes.n_dimmed()>
            <button type="button" class="little" on:click=move |_| board.notes.clear()>
                {art::icon("undo")}
                <span>{move || lang::notes_clear(board.session.lang())}</span>
            </button>
        </Show>
    }
}

/// Brings the end of the last round back.
#[component]
fn LastRound(board: Board) -> impl IntoView {
    let is_gone = Memo::new(move |_| {
        board.recent.with(|recent| recent.last.is_some()) && !board.is_ended_shown()
    });
    view! {
        <Show when=move || is_gone.get()>
            <button
                type="button"
                class="little"
                on:click=move |_| board.interest.set(Interest::Kept)
            >
                {art::icon(art::EYE)}
                <span>{move || lang::last_round(board.session.lang())}</span>
            </button>
        </Show>
    }
}

fn lines(board: Board, round: Round) -> impl IntoView {
    let pending = round
        .pending
        .map(|(seat, asked)| question(board, seat, asked, None).into_any());
    let lines = round
        .lines
        .into_iter()
        .rev()
        .map(|line| line_of(board, line));
    pending.into_iter().chain(lines).collect_view()
}

fn line_of(board: Board, line: Line) -> AnyView {
    let lang = board.session.lang();
    match line {
        Line::Question {
            seat,
            asked,
            said,
            was_corrected,
        } => question(board, seat, asked, Some((said, was_corrected))).into_any(),
        Line::Call { seat, spot, call } => {
            let verdict = match call {
                Call::Right => lang::call_right(lang),
                Call::Wrong => lang::call_wrong(lang),
                Call::Misled => lang::call_misled(lang),
            };
            let called = lang::Called {
                cell: spot.cell,
                picture: spot.picture.name(lang),
            };
            view! {
                <li class="bfl-line call">
                    {face_of(board.session, seat)} <span class="unseen">{board.session.name(seat)}</span>
                    <span class="q">{called.say(lang)}</span>
                    <span class="a miss">{verdict}</span>
                </li>
            }
            .into_any()
        }
    }
}

fn question(board: Board, seat: Seat, asked: Asked, answer: Option<(Word, bool)>) -> impl IntoView {
    let lang = board.session.lang();
    let sign = match answer {
        None => view! { <span class="a open">"…"</span> }.into_any(),
        Some((word, was_corrected)) => view! {
            {sign(board, word)}
            {was_corrected.then(|| view! { <small>{lang::corrected(lang)}</small> })}
        }
        .into_any(),
    };
    view! {
        <li class="bfl-line">
            {face_of(board.session, seat)} <span class="unseen">{board.session.name(seat)}</span>
            <span class="q">{board.question_words(asked)}</span>
            {sign}
        </li>
    }
}

/// A word as the table heard it.
pub fn sign(board: Board, word: Word) -> impl IntoView {
    view! { <span class=format!("a {word}")>{board.word(word)}</span> }
}
