//! The deck, and the discards that everybody may browse.

use give_me_the_brain::{
    Face,
    show::{face_name, ids},
};
use leptos::prelude::*;
use web::{
    art,
    motion::{piece_element, zone_element},
    tables::dialog::TableDialog,
};

use super::{
    board::Board,
    card::{self, spread},
};
use crate::lang;

impl Board {
    pub fn n_deck(self) -> u8 {
        self.look(|view| view.table.deck).unwrap_or(0)
    }

    pub fn n_discards(self) -> u8 {
        self.look(|view| view.table.discards.len()).unwrap_or(0)
    }
}

#[component]
pub fn Piles(board: Board) -> impl IntoView {
    let session = board.session;
    let n_deck = Memo::new(move |_| board.n_deck());
    let n_discards = Memo::new(move |_| board.n_discards());
    // What you have seen of the deck or what was put there for all to see.
    let seen = Memo::new(move |_| {
        board
            .look(|view| view.top.first().copied().flatten())
            .flatten()
    });
    let on_deck = move || {
        let lang = session.lang();
        seen.get().map_or_else(
            || lang::deck(lang).into_any(),
            |face| {
                let name = face_name(face, lang);
                view! {
                    {art::icon(art::EYE)} <span class="unseen">{lang::on_top(lang, &name)}</span>
                    <span aria-hidden="true">{name}</span>
                }
                .into_any()
            },
        )
    };
    let back = format!(
        "background-image:url({})",
        art::file("give-me-the-brain/back.svg")
    );
    view! {
        <div class="piles">
            <div class="zone">
                <div class="pile" id=zone_element(&ids::deck())>
                    <span class="card back" style=back></span>
                    <span class="n" aria-hidden="true">{n_deck}</span>
                    <span class="unseen">
                        {move || lang::n_deck(session.lang(), n_deck.get())}
                    </span>
                </div>
                <span class="cap">{on_deck}</span>
            </div>
            <button
                type="button"
                class="zone"
                aria-label=move || lang::n_discards(session.lang(), n_discards.get())
                on:click=move |_| board.is_browsing.set(true)
            >
                <span class="pile" class:none=move || n_discards.get() == 0 id=zone_element(&ids::discards())>
                    {move || top_discard(board)} <span class="n">{n_discards}</span>
                </span>
                <span class="cap">{move || lang::discards(session.lang())}</span>
            </button>
        </div>
    }
}

/// What lies on top: what came last, as far as this page has seen it come.
fn top_discard(board: Board) -> impl IntoView {
    let lang = board.session.lang();
    let discards = board.look(|view| view.table.discards).unwrap_or_default();
    let last = board.last_discard.get().filter(|it| discards.has(*it));
    match last.or_else(|| discards.iter().last()) {
        None => view! { <span class="card empty"></span> }.into_any(),
        Some(face) => {
            let id = piece_element(&ids::card_id(&ids::discards(), face, 0));
            view! { <span class=card::class(face) id=id>{card::printed(face, None, lang)}</span> }
                .into_any()
        }
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
                {spread(board, &faces)}
            }
        })
    };
    let is_empty = move || board.n_discards() == 0;
    view! {
        <TableDialog id="gmb-discards" class="gmb-wide" shown=board.is_browsing>
            <h2 id="gmb-discards-title">{move || lang::discards(session.lang())}</h2>
            {move || part(lang::jobs, true)}
            {move || part(lang::bids, false)}
            <Show when=is_empty>
                <p>{move || lang::no_discards(session.lang())}</p>
            </Show>
        </TableDialog>
    }
}
