//! The others: brains, cards, graveyards, and what is known of them.

use leptos::prelude::*;
use oh_my_brain::{Cards, Shown};
use tabletop::Seat;
use web::{art, shell::players::Badges};

use super::{board::Board, pictures};
use crate::lang;

#[component]
pub fn Players(board: Board) -> impl IntoView {
    let opponents = Memo::new(move |_| board.opponents());
    view! {
        <ul class=move || format!("omb-players n{}", opponents.with(Vec::len))>
            <For
                each=move || opponents.get()
                key=|seat| seat.index()
                children=move |seat| view! { <Player board seat /> }
            />
        </ul>
    }
}

#[component]
fn Player(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let acts = move || session.must().contains(seat);
    let is_target = Memo::new(move |_| board.is_target(seat));
    let is_chosen =
        move || board.is_mine() && board.action().is_some() && board.action() == board.target(seat);
    let label = move || {
        let action = board.target(seat)?;
        let action = session.label(&action.to_string());
        Some(
            lang::Target {
                action,
                player: summary(board, seat),
            }
            .say(session.lang()),
        )
    };
    let key = move || board.opponents().iter().position(|it| *it == seat);
    let inside = move || view! { <Inside board seat /> };
    view! {
        <li
            class="omb-player"
            class:active=acts
            class:away=move || session.is_away(seat)
            class:target=is_target
        >
            {move || {
                if is_target.get() {
                    view! {
                        <button
                            type="button"
                            class="inside"
                            aria-label=label
                            aria-pressed=move || is_chosen().to_string()
                            on:click=move |_| board.aim(seat)
                        >
                            {inside()}
                            <span class="omb-key" aria-hidden="true">
                                {move || key().map(|key| key + 1)}
                            </span>
                        </button>
                    }
                        .into_any()
                } else {
                    view! { <div class="inside">{inside()}</div> }.into_any()
                }
            }}
        </li>
    }
}

/// What an opponent has, in words.
fn summary(board: Board, seat: Seat) -> String {
    let lang = board.session.lang();
    board.view.with(|view| {
        view.as_ref().map_or_else(String::new, |view| {
            [
                lang::brains(lang, view.table.brains[seat].into()),
                lang::in_hand(lang, view.table.held[seat].into()),
                lang::in_graveyard(lang, view.table.buried[seat].into()),
            ]
            .join(", ")
        })
    })
}

#[component]
fn Inside(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let brains = Memo::new(move |_| {
        board
            .view
            .with(|it| it.as_ref().map_or(0, |it| it.table.brains[seat]))
    });
    let hand = Memo::new(move |_| {
        board
            .view
            .with(|it| it.as_ref().map_or(Shown::default(), |it| it.hand(seat)))
    });
    let graveyard = Memo::new(move |_| {
        board.view.with(|it| {
            it.as_ref()
                .map_or(Shown::default(), |it| it.graveyard(seat))
        })
    });
    view! {
        <span class="who">
            <span class="turn-mark" aria-hidden="true">
                {move || session.must().contains(seat).then_some("▶")}
            </span>
            {art::avatar(seat.index())}
            <span class="name">{move || session.name(seat)}</span>
            <Badges session seat />
        </span>
        <span class="brains">
            {pictures::picture(pictures::BRAIN)} {move || pictures::brains(brains.get())}
            <strong aria-hidden="true">{brains}</strong>
            <span class="unseen">
                {move || lang::brains(session.lang(), brains.get().into())}
            </span>
        </span>
        <span class="pile">
            {art::icon(art::FAN)} <strong aria-hidden="true">{move || hand.get().n}</strong>
            <span class="unseen">
                {move || lang::in_hand(session.lang(), hand.get().n.into())}
            </span>
            {move || {
                let lang = session.lang();
                chips(hand.get().known, move |cards| lang::known_hand(lang, cards))
            }}
        </span>
        <span class="pile">
            {pictures::picture(pictures::GRAVEYARD)}
            <strong aria-hidden="true">{move || graveyard.get().n}</strong>
            <span class="unseen">
                {move || lang::in_graveyard(session.lang(), graveyard.get().n.into())}
            </span>
            {move || {
                let lang = session.lang();
                chips(graveyard.get().known, move |cards| lang::known_graveyard(lang, cards))
            }}
        </span>
    }
}

/// Small values for cards whose place is known.
fn chips(known: Cards, words: impl Fn(String) -> String) -> impl IntoView {
    (!known.is_empty()).then(|| {
        let values = known.iter().map(|it| it.to_string()).collect::<Vec<_>>();
        view! {
            <span class="omb-chips">
                <span class="unseen">{words(values.join(", "))}</span>
                {values
                    .into_iter()
                    .map(|value| view! { <span class="omb-chip" aria-hidden="true">{value}</span> })
                    .collect_view()}
            </span>
        }
    })
}
