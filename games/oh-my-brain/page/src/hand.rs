//! Your hand, and the rack below it that is your graveyard.

use std::num::NonZeroU8;

use leptos::prelude::*;
use oh_my_brain::{Animal, Cards, Step, show::power_words};
use web::{art, shell::long_press::LongPress};

use super::{
    board::{Board, Place},
    card::{self, Size},
    pictures,
};
use crate::lang;

#[component]
pub fn Hand(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.cards(Place::Hand));
    let brains = Memo::new(move |_| {
        let me = board.me()?;
        board
            .view
            .with(|it| it.as_ref().map(|it| it.table.brains[me]))
    });
    let touched = Memo::new(move |_| board.touched.get().map(|(_, animal)| animal));
    view! {
        <Show when=move || session.seat().is_some()>
            <section
                class="omb-hand"
                class:mine=move || board.is_mine()
                aria-labelledby="omb-hand-title"
            >
                <div class="omb-bar">
                    <h2 id="omb-hand-title" class:unseen=move || touched.get().is_some()>
                        {move || lang::hand(session.lang())}
                    </h2>
                    {move || {
                        if let Some(animal) = touched.get() {
                            view! { <Touched board animal /> }.into_any()
                        } else {
                            own_brains(board, brains.get().unwrap_or(0)).into_any()
                        }
                    }}
                </div>
                <CardRow board place=Place::Hand cards label="omb-hand-title" />
            </section>
        </Show>
    }
}

fn own_brains(board: Board, n: u8) -> impl IntoView {
    view! {
        <span class="brains">
            {pictures::brains(n)} <strong aria-hidden="true">{n}</strong>
            <span class="unseen">{lang::brains(board.session.lang(), n.into())}</span>
        </span>
    }
}

#[component]
pub fn Rack(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = Memo::new(move |_| board.cards(Place::Graveyard));
    view! {
        <Show when=move || session.seat().is_some()>
            <section class="omb-rack" aria-labelledby="omb-rack-title">
                <h2 id="omb-rack-title">
                    {pictures::picture(pictures::GRAVEYARD)}
                    <span>{move || lang::graveyard(session.lang())}</span>
                    <small>{move || lang::graveyard_about(session.lang())}</small>
                </h2>
                <CardRow board place=Place::Graveyard cards label="omb-rack-title" />
            </section>
        </Show>
    }
}

#[component]
fn CardRow(board: Board, place: Place, cards: Memo<Cards>, label: &'static str) -> impl IntoView {
    let kinds = Memo::new(move |_| {
        let kinds: Vec<Animal> = cards.get().kinds().map(|(animal, _)| animal).collect();
        kinds
    });
    view! {
        <ul class=move || format!("omb-cards k{}", kinds.with(Vec::len)) aria-labelledby=label>
            <For
                each=move || kinds.get()
                key=|animal| animal.value()
                children=move |animal| view! { <Stack board place animal size=Size::Small /> }
            />
        </ul>
        <Show when=move || kinds.with(Vec::is_empty)>
            <p class="omb-nothing">{move || lang::nothing_here(board.session.lang())}</p>
        </Show>
    }
}

/// Equal cards of one place: a button.
#[component]
pub fn Stack(board: Board, place: Place, animal: Animal, size: Size) -> impl IntoView {
    let session = board.session;
    let n = Memo::new(move |_| board.cards(place).n(animal));
    let n_chosen = Memo::new(move |_| board.n_chosen(place, animal));
    let is_open = Memo::new(move |_| board.can_choose(place, animal));
    let label = move || label(board, (place, animal), n.get(), is_open.get());
    let key = Memo::new(move |_| board.key(place, animal));
    let press = LongPress::default();
    view! {
        <li class="omb-stack" class:many=move || 1 < n.get()>
            <button
                type="button"
                class="omb-button"
                class:chosen=move || 0 < n_chosen.get()
                aria-pressed=move || (0 < n_chosen.get()).to_string()
                aria-disabled=move || (!is_open.get()).to_string()
                aria-label=label
                aria-keyshortcuts=move || key.get().map(|key| key.to_string())
                on:pointerdown=move |_| press.begin(move || board.looked_at.set(Some(animal)))
                on:pointerup=move |_| press.end()
                on:pointerleave=move |_| press.end()
                on:pointercancel=move |_| press.end()
                on:contextmenu=move |menu| {
                    menu.prevent_default();
                    press.end();
                    board.looked_at.set(Some(animal));
                }
                on:click=move |_| {
                    if !press.was_long() {
                        board.tap(place, animal);
                    }
                }
            >
                {move || card::face(animal, session.lang(), size)}
                <span class="omb-times" aria-hidden="true">
                    {move || times(board, n_chosen.get(), n.get())}
                </span>
                <span class="omb-key" aria-hidden="true">{key}</span>
            </button>
        </li>
    }
}

/// `×3`, or `1/3` where one can choose how many.
fn times(board: Board, n_chosen: u8, n: u8) -> Option<String> {
    match (n, board.step()) {
        (0 | 1, _) => None,
        (n, Some(Step::Play)) if 0 < n_chosen => Some(format!("{n_chosen}/{n}")),
        (n, _) => Some(lang::times(board.session.lang(), n)),
    }
}

/// `12 rabbit, 2 of them, can be played`.
fn label(board: Board, (place, animal): (Place, Animal), n: u8, is_open: bool) -> String {
    let lang = board.session.lang();
    let stack = board.stack_words(animal, n);
    let state = match (board.step(), place) {
        (Some(Step::Deal { .. }), Place::Lot) if is_open => lang::can_bury(lang),
        (_, Place::Lot) if is_open => lang::can_keep(lang),
        (Some(Step::Give), Place::Hand) if is_open => lang::can_give(lang),
        (_, Place::Hand) if is_open => lang::can_play(lang),
        (_, Place::Graveyard) if is_open => lang::can_take(lang),
        (_, Place::Hand | Place::Graveyard | Place::Lot) => lang::cannot(lang),
    };
    match power_words(animal.power(), lang) {
        None => lang::CardState { stack, state }.say(lang),
        Some(power) => lang::SpecialState {
            stack,
            state,
            power,
        }
        .say(lang),
    }
}

/// What was touched last: its name, what it can do, and how many of it.
#[component]
fn Touched(board: Board, animal: Animal) -> impl IntoView {
    let session = board.session;
    let about = move || {
        let lang = session.lang();
        if board.session.may_act() {
            power_words(animal.power(), lang)
        } else {
            Some(lang::not_now(lang))
        }
    };
    view! {
        <p class="touched">
            <strong>{move || board.card_words(animal)}</strong>
            <span>{about}</span>
        </p>
        <Stepper board animal />
        <button
            type="button"
            class="icon"
            aria-label=move || lang::show_card(session.lang(), board.card_words(animal))
            on:click=move |_| board.looked_at.set(Some(animal))
        >
            {art::icon(art::INFO)}
        </button>
    }
}

/// ×1 ×2 ×3, where there is a choice.
#[component]
fn Stepper(board: Board, animal: Animal) -> impl IntoView {
    let session = board.session;
    let most = Memo::new(move |_| match board.step() {
        Some(Step::Play) if board.can_choose(Place::Hand, animal) => {
            board.cards(Place::Hand).n(animal)
        }
        _ => 0,
    });
    let n_chosen = Memo::new(move |_| board.n_chosen(Place::Hand, animal));
    let button = move |n: NonZeroU8| {
        view! {
            <button
                type="button"
                class="step"
                aria-pressed=move || (n_chosen.get() == n.get()).to_string()
                on:click=move |_| board.take(animal, n)
            >
                {move || lang::times(session.lang(), n)}
            </button>
        }
    };
    view! {
        <Show when=move || 1 < most.get()>
            <span
                class="omb-stepper"
                role="group"
                aria-label=move || lang::how_many(session.lang())
            >
                {move || (1..=most.get()).filter_map(NonZeroU8::new).map(button).collect_view()}
            </span>
        </Show>
    }
}
