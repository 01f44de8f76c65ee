//! Cards to choose one from: three in the deal, two after giving up.

use leptos::prelude::*;
use oh_my_brain::{Animal, Cards, Step};

use super::{
    board::{Board, Place},
    card::Size,
    hand::Stack,
};
use crate::lang;

/// How often three cards are dealt.
const N_LOTS: u8 = 3;

#[component]
pub fn Lot(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.cards(Place::Lot));
    let title = move || {
        let lang = session.lang();
        match board.step() {
            Some(Step::Deal { n_left }) => lang::deal(lang, N_LOTS - n_left),
            _ => lang::drawn(lang).to_owned(),
        }
    };
    // The prompt says what to do; while it is done, who is waited for.
    let about = move || match (board.step(), cards.get()) {
        (Some(Step::Deal { .. }), Cards::NONE) => Some(waiting(board)),
        _ => None,
    };
    let kinds = move || {
        let kinds: Vec<Animal> = cards.get().kinds().map(|(animal, _)| animal).collect();
        kinds
    };
    view! {
        <section class="omb-lot" aria-labelledby="omb-lot-title">
            <h2 id="omb-lot-title">{title}</h2>
            <ul class="omb-cards lot" aria-labelledby="omb-lot-title">
                <For
                    each=kinds
                    key=|animal| animal.value()
                    children=move |animal| {
                        view! { <Stack board place=Place::Lot animal size=Size::Large /> }
                    }
                />
            </ul>
            <p class="aside">{about}</p>
        </section>
    }
}

/// Who keeps the table waiting.
fn waiting(board: Board) -> String {
    let session = board.session;
    let names: Vec<String> = session
        .must()
        .iter()
        .map(|seat| session.name(seat))
        .collect();
    lang::still_choosing(session.lang(), names.join(", "))
}
