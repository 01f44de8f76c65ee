//! What this page's player has: a hand, and a graveyard on its plank.

use leptos::prelude::*;
use oh_my_brain::{
    Step,
    show::{card_words, power_words, zones},
};
use scene::{Piece, PieceId};
use web::{
    art,
    motion::{piece_element, zone_element},
    tables::card::PieceButton,
};

use super::{
    board::{Board, Shows},
    card,
};
use crate::lang;

/// From so many cards on a hand is pushed together.
const MANY: usize = 8;

#[component]
pub fn Mine(board: Board) -> impl IntoView {
    let session = board.session;
    view! {
        <Show when=move || session.seat().is_some()>
            <div class="mine">
                <Hand board />
                <Rack board />
            </div>
        </Show>
    }
}

#[component]
fn Hand(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = board.own(zones::hand);
    let n = move || cards.with(Vec::len);
    let is_growing = Memo::new(move |_| board.shows() == Shows::Lot);
    let title = move || {
        let lang = session.lang();
        match board.step() {
            Some(Step::Deal { .. }) => lang::hand_so_far(lang),
            _ => lang::hand(lang),
        }
    };
    let held = move |card: Piece| {
        let id = StoredValue::new(card.id.clone());
        let place = move || {
            let is_it = |it: &Piece| id.with_value(|id| it.id == *id);
            let at = cards.with(|cards| cards.iter().position(is_it));
            format!("--i:{};--n:{}", at.unwrap_or(0), n())
        };
        let is_chosen = move || id.with_value(|id| board.selection.is_selected(id));
        view! {
            <li style=place class:chosen=is_chosen>
                <OwnCard board card />
            </li>
        }
    };
    view! {
        <section class="held" class:sofar=is_growing class:bare=move || n() == 0 aria-labelledby="omb-hand-title">
            <h2 id="omb-hand-title" class=move || if is_growing.get() { "cap" } else { "unseen" }>
                {title}
            </h2>
            <ul
                class="hand"
                class:five=move || 5 <= n()
                class:many=move || MANY <= n()
                id=move || board.me().map(|me| zone_element(&zones::hand(me)))
                aria-labelledby="omb-hand-title"
            >
                <For each=move || cards.get() key=|it| it.id.clone() children=held />
            </ul>
        </section>
    }
}

#[component]
fn Rack(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = board.own(zones::graveyard);
    let n = move || cards.with(Vec::len);
    let buried = move |card: Piece| {
        view! {
            <li>
                <OwnCard board card />
            </li>
        }
    };
    view! {
        <section
            class="rack"
            id=move || board.me().map(|me| zone_element(&zones::graveyard(me)))
            aria-labelledby="omb-rack-title"
        >
            <ul class="cards" class:four=move || 4 <= n() style=move || format!("--n:{}", n()) aria-labelledby="omb-rack-title">
                <For each=move || cards.get() key=|it| it.id.clone() children=buried />
            </ul>
            <div class="plank">
                {art::picture("oh-my-brain/graveyard.svg")}
                <h2 id="omb-rack-title" class="d">
                    {move || lang::graveyard(session.lang())}
                </h2>
                <small>{move || lang::graveyard_about(session.lang())}</small>
            </div>
        </section>
    }
}

/// A card to choose, or to be told why it cannot be.
#[component]
pub fn OwnCard(board: Board, card: Piece) -> impl IntoView {
    let animal = card::animal_on(&card)?;
    let (session, selection) = (board.session, board.selection);
    let own = StoredValue::new(card.id.clone());
    let element = piece_element(&card.id);
    Some(view! {
        <span class="lies" id=element>
            <PieceButton
                selection
                id=card.id
                class=card::class(animal)
                attr:style=card::tint(animal)
                label=Signal::derive(move || own.with_value(|id| label(board, id)))
                look=move || board.looked_at.set(Some(animal))
            >
                {move || card::print(animal, session.lang())}
            </PieceButton>
        </span>
    })
}

/// `12 rabbit, 1 of 2, can be played`.
fn label(board: Board, id: &PieceId) -> String {
    let lang = board.session.lang();
    let piece = board.selection.piece(id);
    let Some((piece, animal)) =
        piece.and_then(|it| card::animal_on(&it).map(|animal| (it, animal)))
    else {
        return String::new();
    };
    let card = card_words(animal, lang);
    let equals = board.selection.scene.with(|scene| scene.equals(id));
    let card = match (equals.len(), equals.iter().position(|it| it == id)) {
        (n, Some(at)) if 1 < n => lang::Copy { card, i: at + 1, n }.say(lang),
        _ => card,
    };
    let state = match piece.offer.as_str() {
        "" => lang::cannot(lang),
        offer => offer,
    };
    match power_words(animal.power(), lang) {
        None => lang::CardState { card, state }.say(lang),
        Some(power) => lang::SpecialState { card, state, power }.say(lang),
    }
}
