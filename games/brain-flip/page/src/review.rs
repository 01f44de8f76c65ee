//! Disputes: only people can judge the answers to free questions.

use brain_flip::{Action, Asked, Counted, Step};
use leptos::prelude::*;

use super::{board::Board, said::sign};
use crate::lang;

/// A free question with its answer, as it can be disputed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Doubtful {
    number: u8,
    asked: Asked,
    said: brain_flip::Word,
}

fn doubtful(board: Board) -> Vec<Doubtful> {
    let answers = board.read(|view| {
        let is_at_stake = |number: u8| match view.table.step {
            Step::Review(_) => true,
            Step::Vote { number: it, .. } => it == number,
            Step::Choose | Step::Ask { .. } | Step::Answer { .. } | Step::Over => false,
        };
        let free = view.table.log.free().filter(|number| is_at_stake(*number));
        let free = free.filter_map(|number| match view.table.log.get(number)? {
            Counted::Question { asked, said, .. } => Some(Doubtful {
                number,
                asked,
                said,
            }),
            Counted::Call { .. } => None,
        });
        free.collect()
    });
    answers.unwrap_or_default()
}

#[component]
pub fn Disputes(board: Board) -> impl IntoView {
    let session = board.session;
    let answers = Memo::new(move |_| doubtful(board));
    let answer = move |Doubtful {
                           number,
                           asked,
                           said,
                       }: Doubtful| {
        let dispute = Action::Dispute(number);
        let can_dispute = Memo::new(move |_| board.legal.with(|legal| legal.contains(&dispute)));
        view! {
            <li class="bfl-line">
                <span class="n d">{number}</span>
                <span class="q">{move || board.question_words(asked)}</span>
                {move || sign(board, said)}
                <Show when=move || can_dispute.get()>
                    <button
                        type="button"
                        class="btn"
                        on:click=move |_| {
                            if session.is_meant() {
                                board.send(dispute);
                            }
                        }
                    >
                        {move || session.label(&dispute.to_string())}
                    </button>
                </Show>
            </li>
        }
    };
    view! {
        <Show when=move || answers.with(|answers| !answers.is_empty())>
            <section class="disputes" aria-labelledby="bfl-disputes-title">
                <h3 id="bfl-disputes-title">{move || lang::disputes(session.lang())}</h3>
                <p>{move || lang::disputes_about(session.lang())}</p>
                <ol>
                    {move || answers.get().into_iter().map(answer).collect_view()}
                </ol>
            </section>
        </Show>
    }
}
