//! What lies in the middle now: the bids, a turn, a job, or everybody's cards.

use give_me_the_brain::Phase;
use leptos::prelude::*;

use super::{
    bids::Bids, board::Board, job::JobUnderway, last_cards::LastCards, piles::Piles, turn::Turn,
};

/// The middle shows one thing at a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shows {
    Nothing,
    Bids,
    Turn,
    Job,
    LastCards,
}

#[component]
pub fn Middle(board: Board) -> impl IntoView {
    let shows = Memo::new(move |_| {
        let shows = board.look(|view| match &view.table.phase {
            Phase::Bidding(_) => Shows::Bids,
            Phase::Work(work) if work.jobs.is_empty() => Shows::Turn,
            Phase::Work(_) => Shows::Job,
            Phase::Over(_) => Shows::LastCards,
        });
        shows.unwrap_or(Shows::Nothing)
    });
    view! {
        <div class="gmb-middle">
            {move || match shows.get() {
                Shows::Nothing => ().into_any(),
                Shows::Bids => view! { <Bids board /> }.into_any(),
                Shows::Turn => view! { <Turn board /> }.into_any(),
                Shows::Job => view! { <JobUnderway board /> }.into_any(),
                Shows::LastCards => view! { <LastCards board /> }.into_any(),
            }}
            <Show when=move || shows.get() != Shows::LastCards>
                <Piles board />
            </Show>
        </div>
    }
}
