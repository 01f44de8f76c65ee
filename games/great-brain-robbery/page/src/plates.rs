//! The others: what all know of them, on their plates.

use great_brain_robbery::show::brain_words;
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    art,
    shell::seats::{Pick, Plates, others},
};

use super::{board::Board, looks};
use crate::lang;

pub fn plates(board: Board) -> Plates {
    let session = board.session;
    Plates {
        seats: Signal::derive(move || others(session)),
        counts: Callback::new(move |seat| counts(board, seat)),
        extra: Callback::new(move |seat| head(board, seat)),
        pick: Callback::new(|_| Pick::No),
        says: Callback::new(move |seat| says(board, seat)),
        tap: Callback::new(move |seat| board.asked_about.set(Some(seat))),
    }
}

/// Points, cards, and how good the brain is.
fn counts(board: Board, seat: Seat) -> AnyView {
    let lang = board.session.lang();
    let known = board.table(|table| (table.points[seat], table.held[seat], table.heads[seat]));
    let Some((points, held, head)) = known else {
        return ().into_any();
    };
    let iq = head.map_or_else(
        || lang::no_brain(lang).to_owned(),
        |brain| lang::iq_of(lang, brain.iq()),
    );
    let backs = (0..held).map(|_| view! { <i></i> }).collect_view();
    view! {
        <span id=looks::zone_of("plate", seat)>{art::icon(looks::STAR)} {points}</span>
        <span id=looks::zone_of("hand", seat)>
            <span class="backs">{backs}</span>
            {held}
        </span>
        <span class="iqn">{iq}</span>
    }
    .into_any()
}

fn head(board: Board, seat: Seat) -> AnyView {
    match board.table(|table| table.heads[seat]).flatten() {
        Some(brain) => {
            view! { <span class="head" id=looks::card_id(brain)>{looks::portrait(brain)}</span> }
                .into_any()
        }
        None => view! { <span class="head"><em>"?"</em></span> }.into_any(),
    }
}

fn says(board: Board, seat: Seat) -> String {
    let session = board.session;
    let lang = session.lang();
    let said = board.table(|table| {
        let head = table.heads[seat].map_or_else(
            || lang::empty_head(lang).to_owned(),
            |brain| brain_words(brain, lang),
        );
        lang::Counts {
            name: session.name(seat),
            head,
            points: table.points[seat],
            cards: table.held[seat],
            dice: table.n_dice(seat),
        }
        .say(lang)
    });
    said.unwrap_or_default()
}
