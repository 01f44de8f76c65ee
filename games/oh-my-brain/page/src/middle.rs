//! What lies in the middle now: the horde, cards to choose from, or exchanges.

use leptos::prelude::*;
use oh_my_brain::Step;

use super::{board::Board, horde::HordePile, lots::Lot, swap::Exchanges};

/// The middle shows one thing at a time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shows {
    Horde,
    /// Three dealt or two drawn cards.
    Lot,
    Exchanges,
}

#[component]
pub fn Middle(board: Board) -> impl IntoView {
    let shows = Memo::new(move |_| match board.step() {
        Some(Step::Deal { .. }) => Shows::Lot,
        Some(Step::Keep) if board.is_mine() => Shows::Lot,
        Some(Step::Swap) if board.is_mine() => Shows::Exchanges,
        Some(
            Step::Keep
            | Step::Swap
            | Step::Play
            | Step::Share { .. }
            | Step::Give
            | Step::Steal
            | Step::Refill { .. }
            | Step::Over,
        )
        | None => Shows::Horde,
    });
    view! {
        <div class="omb-middle">
            {move || match shows.get() {
                Shows::Horde => view! { <HordePile board /> }.into_any(),
                Shows::Lot => view! { <Lot board /> }.into_any(),
                Shows::Exchanges => view! { <Exchanges board /> }.into_any(),
            }}
        </div>
    }
}
