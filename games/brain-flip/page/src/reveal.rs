//! The end of a round: which picture it was, and question by question what was
//! said and what was true.

use brain_flip::{BrainFlip, Step};
use leptos::prelude::*;

use super::{
    answers::item,
    board::{Board, Interest},
    picture::thumbnail,
    tale::{Line, Round},
};
use crate::lang;

#[component]
pub fn Reveal(board: Board) -> impl IntoView {
    // Answers that people still judge belong to this round.
    let is_judged = Memo::new(move |_| {
        matches!(
            board.step(),
            Some(Step::Review(_) | Step::Vote { .. } | Step::Over)
        )
    });
    let ended: Memo<Option<Round>> = Memo::new(move |_| {
        board.tale.with(|tale| {
            let now = Some(&tale.now).filter(|round| round.spot.is_some());
            now.or(tale.last.as_ref()).cloned()
        })
    });
    Effect::new(move |_| {
        let _ = ended.get();
        board.interest.set(Interest::Fresh);
    });
    let is_shown = Memo::new(move |_| is_judged.get() || is_shown(board));
    move || {
        let round = ended.get().filter(|_| is_shown.get())?;
        Some(view! { <Ended board round is_open=is_judged.get() /> })
    }
}

fn is_shown(board: Board) -> bool {
    match board.interest.get() {
        Interest::Fresh => board.tale.with(|tale| tale.now.lines.is_empty()),
        Interest::Kept => true,
        Interest::Closed => false,
    }
}

/// Brings the end of the last round back.
#[component]
pub fn LastRound(board: Board) -> impl IntoView {
    let is_gone =
        Memo::new(move |_| board.tale.with(|tale| tale.last.is_some()) && !is_shown(board));
    view! {
        <Show when=move || is_gone.get()>
            <button
                type="button"
                class="bfl-tool"
                on:click=move |_| board.interest.set(Interest::Kept)
            >
                {move || lang::last_round(board.session.lang())}
            </button>
        </Show>
    }
}

#[component]
fn Ended(board: Board, round: Round, is_open: bool) -> impl IntoView {
    let session = board.session;
    let spot = round.spot;
    let (headlines, lines) = (round.headlines, round.lines);
    let told = move || {
        let lines: Vec<String> = headlines
            .iter()
            .map(|it| session.tell::<BrainFlip>(it))
            .collect();
        lines.join(" ")
    };
    let lines = move || {
        let numbered: Vec<(u8, Line)> = (1..).zip(lines.iter().copied()).collect();
        numbered
            .into_iter()
            .map(|(number, line)| item(board, number, line, spot.map(|spot| spot.picture)))
            .collect_view()
    };
    view! {
        <section class="bfl-reveal" aria-labelledby="bfl-reveal-title">
            {spot.map(|spot| thumbnail(board, spot.picture, "reveal"))}
            <h2 id="bfl-reveal-title">{told}</h2>
            <Show when=move || !is_open>
                <button
                    type="button"
                    class="icon"
                    aria-label=move || web::lang::close(session.lang())
                    on:click=move |_| board.interest.set(Interest::Closed)
                >
                    "✕"
                </button>
            </Show>
            <details open=is_open on:toggle=move |_| board.interest.set(Interest::Kept)>
                <summary>{move || lang::what_was_true(session.lang())}</summary>
                <ol class="bfl-lines">{lines}</ol>
            </details>
        </section>
    }
}
