//! What is on the plates of the others: points, brains, a flag in their colour,
//! and what they are about to pay.

use leptos::prelude::*;
use scene::ZoneId;
use tabletop::Seat;
use web::{
    motion::zone_element,
    shell::seats::{Pick, Plates},
    tables::number::number,
};

use super::{
    board::{Board, Payer},
    looks::{colour_word, flag, hoard},
    tray::owe,
};
use crate::lang;

pub fn plates(board: Board) -> Plates {
    let session = board.session;
    Plates {
        counts: Callback::new(move |seat| counts(board, seat)),
        extra: Callback::new(move |seat| extra(board, seat)),
        pick: Callback::new(move |seat| pick(board, seat)),
        says: Callback::new(move |seat| says(board, seat)),
        tap: Callback::new(
            move |seat| match untrack(|| (pick(board, seat), board.view.get())) {
                (Pick::Open | Pick::Picked, Some(view)) => board.choose(view.colours[seat]),
                _ => session.asked_about.set(Some(seat)),
            },
        ),
        ..Plates::plain(session)
    }
}

fn counts(board: Board, seat: Seat) -> AnyView {
    let Some(view) = board.view.get() else {
        return ().into_any();
    };
    if !view.is_in(seat) {
        return view! { <span class="outm">{lang::out(board.session.lang())}</span> }.into_any();
    }
    let points = view.brains[seat];
    let zone = zone_element(&ZoneId::of("plate", seat));
    let counted = number(board.session, zone.clone(), u32::from(points).into());
    view! {
        <b class="score d" id=zone>
            {counted}
        </b>
        {hoard(points)}
    }
    .into_any()
}

fn extra(board: Board, seat: Seat) -> AnyView {
    let lang = board.session.lang();
    let colour = board.view.get().map(|view| view.colours[seat]);
    view! {
        {colour.map(|colour| flag(lang, colour))}
        {board.owes(seat).map(owe)}
    }
    .into_any()
}

/// In phase 2 a tap on a plate chooses who pays.
fn pick(board: Board, seat: Seat) -> Pick {
    let Some(view) = board.view.get().filter(|_| board.is_choosing()) else {
        return Pick::No;
    };
    match board.effect(view.colours[seat]).map(|it| it.payer) {
        Some(Payer::Other(payer)) if payer != seat => Pick::No,
        Some(Payer::Other(_)) if board.owes(seat).is_some() => Pick::Picked,
        Some(Payer::Other(_)) => Pick::Open,
        Some(Payer::Bowl | Payer::Announcer) | None => Pick::No,
    }
}

fn says(board: Board, seat: Seat) -> String {
    let (session, lang) = (board.session, board.session.lang());
    let Some(view) = board.view.get() else {
        return session.name(seat);
    };
    let colour = view.colours[seat];
    match (pick(board, seat), board.effect(colour)) {
        (Pick::Open | Pick::Picked, Some(effect)) => board.announces(effect),
        (Pick::Open | Pick::Picked | Pick::No, _) => lang::Seat {
            name: session.name(seat),
            colour: colour_word(colour, lang),
            has: if view.is_in(seat) {
                lang::points(lang, view.brains[seat].into())
            } else {
                lang::out(lang).to_owned()
            },
        }
        .say(lang),
    }
}
