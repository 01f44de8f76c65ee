//! Your cards.

use give_me_the_brain::{Face, show::ids};
use leptos::prelude::*;
use web::{
    motion::{piece_element, zone_element},
    tables::card::CardState,
};

use super::{board::Board, card::CardChoice, kit::Kit};
use crate::lang;

/// From so many on, what cannot be played gives way.
const MANY: usize = 8;

#[component]
pub fn Mine(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.cards());
    let kinds = Memo::new(move |_| cards.get().kinds().collect::<Vec<Face>>());
    let back_row = Memo::new(move |_| kinds.with(|kinds| back_row(board, kinds)));
    let n_columns = move || {
        let n_back = back_row.with(Vec::len);
        n_back.max(kinds.with(Vec::len) - n_back)
    };
    let title = move || lang::your_cards(session.lang(), cards.get().len().into());
    let place = move |face: Face| {
        let at = kinds.with(|kinds| kinds.iter().position(|it| *it == face));
        let n = kinds.with(Vec::len);
        format!("--i:{};--n:{n}", at.unwrap_or(0))
    };
    let card = move |face: Face| {
        let n = Memo::new(move |_| cards.get().n(face));
        let id = board.own(face)?;
        let element = piece_element(&id);
        let own = StoredValue::new(id.clone());
        let state = Memo::new(move |_| own.with_value(|id| board.selection.state(id)));
        Some(view! {
            <li
                id=element
                class:chosen=move || state.get() == CardState::Chosen
                class:shut=move || state.get() == CardState::Locked
                class:back=move || back_row.with(|it| it.contains(&face))
                style=move || place(face)
            >
                <CardChoice board id face />
                <Show when=move || 1 < n.get()>
                    <span class="times" aria-hidden="true">"×" {n}</span>
                </Show>
            </li>
        })
    };
    view! {
        <Show when=move || session.seat().is_some() && !board.is_over()>
            <section class="mine" aria-labelledby="gmb-mine">
                <h2 id="gmb-mine" class="unseen">{title}</h2>
                <Kit board />
                <ul
                    class="hand"
                    class:seven=move || 7 <= kinds.with(Vec::len)
                    class:many=move || MANY <= kinds.with(Vec::len)
                    id=move || board.me().map(|me| zone_element(&ids::hand(me)))
                    style=move || format!("--cols:{}", n_columns())
                    aria-labelledby="gmb-mine"
                >
                    <For each=move || kinds.get() key=Face::to_string children=card />
                </ul>
            </section>
        </Show>
    }
}

/// Of many cards on a small screen, those that stand behind the others: what
/// cannot be played, or half of them if that says nothing.
fn back_row(board: Board, kinds: &[Face]) -> Vec<Face> {
    let is_open = |face: &Face| {
        let piece = board.own(*face).and_then(|id| board.selection.piece(&id));
        piece.is_some_and(|it| !it.moves.is_empty())
    };
    let (open, mut rest): (Vec<Face>, Vec<Face>) = kinds.iter().partition(|it| is_open(it));
    if open.is_empty() || rest.len() < kinds.len() / 3 {
        rest = kinds[..kinds.len() / 2].to_vec();
    }
    rest
}
