//! A few questions at hand, and the way to all others.

use brain_flip::{Asked, Question};
use leptos::prelude::*;
use web::art;

use super::{
    board::Board,
    desk::{FACTS, Says},
    recent::Line,
};
use crate::lang;

/// How many are at hand.
const N_CHIPS: usize = 6;

#[component]
pub fn Chips(board: Board) -> impl IntoView {
    let session = board.session;
    let is_shown = Memo::new(move |_| board.can_ask() && !board.is_calling.get());
    let questions = move || at_hand(board);
    let chip = move |(question, says): (Question, Says)| {
        let is_on = move || board.question.get() == Some(question);
        view! {
            <li data-piece=format!("ask {}", question.key())>
                <button
                    type="button"
                    aria-pressed=move || is_on().to_string()
                    on:click=move |_| {
                        board.question.update(|it| *it = (*it != Some(question)).then_some(question));
                    }
                >
                    {move || lang::short(session.lang(), says(session.lang()))}
                </button>
            </li>
        }
    };
    view! {
        <Show when=move || is_shown.get()>
            <ul class="qs" aria-label=move || lang::choose_question(session.lang())>
                <For each=questions key=|(question, _)| *question children=chip />
                <li>
                    <button type="button" class="own" on:click=move |_| board.is_asking.set(true)>
                        {art::icon("note")}
                        {move || lang::own_words(session.lang())}
                    </button>
                </li>
            </ul>
        </Show>
    }
}

/// The first of those that have not been asked.
fn at_hand(board: Board) -> Vec<(Question, Says)> {
    board.recent.with(|recent| {
        let was_asked = |question: Question| {
            let is_it = |line: &Line| match line {
                Line::Question { asked, .. } => *asked == Asked::Known(question),
                Line::Call { .. } => false,
            };
            recent.now.lines.iter().any(is_it)
        };
        let fresh = FACTS
            .into_iter()
            .filter(|(question, _)| !was_asked(*question));
        fresh.take(N_CHIPS).collect()
    })
}
