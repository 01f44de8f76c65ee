//! How much is used up, and everything that was said, newest first.

use brain_flip::{Asked, Call, Picture, Word};
use leptos::prelude::*;
use tabletop::Seat;
use web::art;

use super::{
    board::Board,
    picture::{place_and_name, thumbnail},
    reminder::Reminder,
    reveal::LastRound,
    tale::{Line, Round},
};
use crate::lang;

#[component]
pub fn Answers(board: Board) -> impl IntoView {
    let session = board.session;
    let count = Memo::new(move |_| {
        board
            .read(|view| (view.table.n_counted(), view.table.agreed.limit))
            .unwrap_or_default()
    });
    let now = Memo::new(move |_| board.tale.with(|tale| tale.now.clone()));
    view! {
        <section class="bfl-answers" aria-labelledby="bfl-answers-title">
            <div class="bfl-bar">
                <h2 id="bfl-answers-title">
                    <span class="unseen">
                        {move || {
                            let (used, limit) = count.get();
                            lang::Used { used, limit }.say(session.lang())
                        }}
                    </span>
                    <span aria-hidden="true">
                        {move || {
                            let (used, limit) = count.get();
                            format!("{used} / {limit}")
                        }}
                    </span>
                    <span class="bfl-used" aria-hidden="true">
                        {move || {
                            let (used, limit) = count.get();
                            (0..limit)
                                .map(|n| view! { <i class:used=n < used></i> })
                                .collect_view()
                        }}
                    </span>
                </h2>
                <Reminder board />
                <Touched board />
                <NotesSwitch board />
            </div>
            <Show when=move || board.notes.is_on.get() && board.notes.n_dimmed() == 0>
                <p class="aside">{move || lang::notes_about(session.lang())}</p>
            </Show>
            {move || said(board, now.get())}
            <LastRound board />
        </section>
    }
}

/// The picture touched last, and how to see it large.
#[component]
fn Touched(board: Board) -> impl IntoView {
    let session = board.session;
    move || {
        let cell = board.chosen.get()?;
        let words = place_and_name(board, cell)?;
        let label = lang::show(session.lang(), &words);
        Some(view! {
            <button
                type="button"
                class="bfl-touched"
                aria-label=label
                on:click=move |_| board.looked_at.set(Some(cell))
            >
                <span>{words}</span>
                {art::icon(art::INFO)}
            </button>
        })
    }
}

#[component]
fn NotesSwitch(board: Board) -> impl IntoView {
    let session = board.session;
    let notes = board.notes;
    view! {
        <Show when=move || notes.is_on.get() && 0 < notes.n_dimmed()>
            <button type="button" class="bfl-tool clear" on:click=move |_| notes.clear()>
                {move || lang::notes_clear(session.lang())}
            </button>
        </Show>
        <button
            type="button"
            class="bfl-tool"
            aria-pressed=move || notes.is_on.get().to_string()
            on:click=move |_| notes.is_on.update(|it| *it = !*it)
        >
            {move || lang::notes(session.lang())}
        </button>
    }
}

fn said(board: Board, round: Round) -> impl IntoView {
    let pending = round
        .pending
        .map(|(seat, asked)| waiting(board, seat, asked).into_any());
    let lines: Vec<_> = (1..).zip(round.lines).collect();
    let lines = lines
        .into_iter()
        .rev()
        .map(|(number, line)| item(board, number, line, None).into_any());
    view! {
        <ol class="bfl-lines" reversed>
            {pending.into_iter().chain(lines).collect_view()}
        </ol>
    }
}

fn waiting(board: Board, seat: Seat, asked: Asked) -> impl IntoView {
    view! {
        <li class="bfl-line pending">
            <span class="n" aria-hidden="true">
                "…"
            </span>
            <span class="question">
                <b>{board.session.name(seat)}</b>
                " "
                {board.question_words(asked)}
            </span>
            <span class="bfl-word" aria-hidden="true">
                "?"
            </span>
        </li>
    }
}

/// A question with its answer, or a call. Once the picture is shown, also what
/// would have been true.
pub fn item(board: Board, number: u8, line: Line, shown: Option<Picture>) -> impl IntoView {
    let (session, lang) = (board.session, board.session.lang());
    match line {
        Line::Question {
            seat,
            asked,
            said,
            was_corrected,
        } => {
            let truth = shown.map(|picture| truth(board, asked, picture));
            let is_mistake = shown.is_some_and(|picture| is_mistake(board, asked, said, picture));
            view! {
                <li class="bfl-line" class:mistake=is_mistake>
                    <span class="n">{number}</span>
                    <span class="question">
                        <b>{session.name(seat)}</b>
                        " "
                        {board.question_words(asked)}
                        {truth}
                    </span>
                    <span class=format!("bfl-word {said}")>
                        {board.word(said)}
                        {was_corrected.then(|| view! { <small>{lang::corrected(lang)}</small> })}
                    </span>
                </li>
            }
            .into_any()
        }
        Line::Call { seat, spot, call } => {
            let (mark, verdict) = match call {
                Call::Right => ("✓", lang::call_right(lang)),
                Call::Wrong => ("✗", lang::call_wrong(lang)),
                Call::Misled => ("✗", lang::call_misled(lang)),
            };
            let place = if shown.is_some() { "was" } else { "call" };
            view! {
                <li class="bfl-line call">
                    <span class="n">{number}</span>
                    <span class="question">
                        <b>{session.name(seat)}</b>
                        " "
                        {lang::Called { cell: spot.cell, picture: spot.picture.name(lang) }.say(lang)}
                    </span>
                    {thumbnail(board, spot.picture, place)}
                    <span class="mark" aria-hidden="true">
                        {mark}
                    </span>
                    <span class="unseen">{verdict}</span>
                </li>
            }
            .into_any()
        }
    }
}

/// Whether the word was wrong, as far as a program can judge.
fn is_mistake(board: Board, asked: Asked, said: Word, picture: Picture) -> bool {
    let claimed = board.read(|view| view.table.agreed.answers.means_true(said));
    match asked {
        Asked::Known(question) => claimed.is_some_and(|claimed| claimed != picture.is(question)),
        Asked::Free(_) => false,
    }
}

/// What the picture itself says.
fn truth(board: Board, asked: Asked, picture: Picture) -> impl IntoView {
    let lang = board.session.lang();
    let words = match asked {
        Asked::Known(question) if picture.is(question) => lang::truly_yes(lang),
        Asked::Known(_) => lang::truly_no(lang),
        Asked::Free(_) => lang::truly_open(lang),
    };
    view! { <small>{words}</small> }
}
