//! One brain: as a card, as a head, and in full.

use great_brain_robbery::{
    Brain,
    show::names::{ability_name, ability_text, brain_about, brain_name, brain_trade},
};
use leptos::prelude::*;
use tabletop::Lang;
use web::shell::help::keep_open;

use super::board::Board;
use crate::lang;

const ID: &str = "gbr-brain";

/// A card's face; whoever shows it says in words what it is.
pub fn face(board: Board, brain: Brain, lang: Lang) -> impl IntoView {
    let class = if brain.is_cheese() {
        "gbr-card cheese"
    } else {
        "gbr-card"
    };
    view! {
        <span class=class aria-hidden="true">
            {board.gallery.picture(brain.id())}
            <span class="name">{brain_name(brain, lang)}</span>
            {numbers(brain, lang)}
            <span class="ability">
                {brain.ability().map(|ability| ability_name(ability, lang))}
            </span>
        </span>
    }
}

/// Cost, Hit, Run and IQ.
pub fn numbers(brain: Brain, lang: Lang) -> impl IntoView {
    [
        (lang::cost(lang), brain.cost()),
        (lang::hit(lang), brain.hit()),
        (lang::run(lang), brain.run()),
        (lang::iq(lang), brain.iq()),
    ]
    .map(|(name, n)| view! { <span class="number"><small>{name}</small> <b>{n}</b></span> })
    .collect_view()
}

/// The brain that was asked about, with everything there is to say about it.
#[component]
pub fn BrainDialog(board: Board) -> impl IntoView {
    let session = board.session;
    keep_open(ID, move || board.looked_at.get().is_some());
    view! {
        <dialog
            id=ID
            class="dialog gbr-look"
            aria-labelledby="gbr-brain-title"
            on:close=move |_| board.looked_at.set(None)
        >
            {move || board.looked_at.get().map(|brain| full(board, brain, session.lang()))}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}

fn full(board: Board, brain: Brain, lang: Lang) -> impl IntoView {
    view! {
        <div class="gbr-full">
            {board.gallery.picture(brain.id())}
            <div>
                <h2 id="gbr-brain-title">{brain_name(brain, lang)}</h2>
                <p class="aside">{brain_trade(brain, lang)}</p>
                <p class="gbr-numbers">{numbers(brain, lang)}</p>
            </div>
        </div>
        {brain
            .ability()
            .map(|ability| {
                view! {
                    <p>
                        <strong>{ability_name(ability, lang)}</strong>
                        " · "
                        {ability_text(ability, lang)}
                    </p>
                }
            })}
        <p class="aside">{brain_about(brain, lang)}</p>
    }
}
