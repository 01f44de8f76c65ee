//! The deck, and the discards that everybody may browse.

use give_me_the_brain::{Face, show::face_name};
use leptos::prelude::*;
use web::{art, shell::help::dialog};

use super::{board::Board, picker::row};
use crate::lang;

const DISCARDS: &str = "gmb-discards";

#[component]
pub fn Piles(board: Board) -> impl IntoView {
    let session = board.session;
    let n_deck = Memo::new(move |_| board.look(|view| view.table.deck).unwrap_or(0));
    let n_discards = Memo::new(move |_| board.look(|view| view.table.discards.len()).unwrap_or(0));
    // What you have seen of the deck or what was put there for all to see.
    let top = move || {
        let seen = board.look(|view| view.top.first().copied().flatten());
        let lang = session.lang();
        let name = face_name(seen.flatten()?, lang);
        Some(view! {
            <span class="gmb-known">
                {art::icon(art::EYE)} <span>{lang::on_top(lang, name)}</span>
            </span>
        })
    };
    let open = move |_| {
        if let Some(dialog) = dialog(DISCARDS) {
            // It may be open already.
            let _ = dialog.show_modal();
        }
    };
    view! {
        <div class="gmb-piles">
            <p class="gmb-pile">
                <span class="gmb-back" aria-hidden="true"></span>
                <span>{move || lang::deck(session.lang(), n_deck.get())} {top}</span>
            </p>
            <button type="button" class="gmb-pile" on:click=open>
                <span class="gmb-back thrown" aria-hidden="true"></span>
                <span>{move || lang::discards(session.lang(), n_discards.get())}</span>
            </button>
        </div>
    }
}

/// Everything in the discards, jobs and bids apart.
#[component]
pub fn DiscardsDialog(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = move |is_job: bool| {
        let discards = board.look(|view| view.table.discards).unwrap_or_default();
        let wanted = |face: &Face| face.job().is_some() == is_job;
        discards.iter().filter(wanted).collect::<Vec<_>>()
    };
    let part = move |title: fn(tabletop::Lang) -> &'static str, is_job: bool| {
        let faces = cards(is_job);
        (!faces.is_empty()).then(|| {
            view! {
                <h3>{title(session.lang())}</h3>
                {row(board, &faces)}
            }
        })
    };
    let is_empty = move || board.look(|view| view.table.discards.is_empty()) != Some(false);
    view! {
        <dialog id=DISCARDS class="dialog gmb-wide" aria-labelledby="gmb-discards-title">
            <h2 id="gmb-discards-title">{move || lang::discards_title(session.lang())}</h2>
            {move || part(lang::jobs, true)}
            {move || part(lang::bids, false)}
            <Show when=is_empty>
                <p class="aside">{move || lang::no_discards(session.lang())}</p>
            </Show>
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}
