//! The others: what all know of them, on their plates.

use great_brain_robbery::{Destination, show::brain_words};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    art,
    shell::seats::{Pick, Plates, others},
    tables::number::number,
};

use super::{
    board::{Board, Goal},
    looks,
};
use crate::lang;

pub fn plates(board: Board) -> Plates {
    let session = board.session;
    let fights = Memo::new(move |_| fights(board));
    let fight = move |seat| fights.with(|all| all.iter().find(|it| it.0 == seat).map(|it| it.1));
    Plates {
        seats: Signal::derive(move || others(session)),
        counts: Callback::new(move |seat| counts(board, seat)),
        extra: Callback::new(move |seat| head(board, seat)),
        pick: Callback::new(move |seat| match fight(seat) {
            Some(goal) if board.is_chosen(goal) => Pick::Picked,
            Some(_) => Pick::Open,
            None => Pick::No,
        }),
        says: Callback::new(move |seat| match fight(seat) {
            Some(_) => {
                let fight = lang::fight_with(session.lang(), session.name(seat));
                format!("{fight}. {}", says(board, seat))
            }
            None => says(board, seat),
        }),
        tap: Callback::new(move |seat| match untrack(|| fight(seat)) {
            Some(goal) => board.tap_way(goal),
            None => board.asked_about.set(Some(seat)),
        }),
    }
}

/// Whom this page's player can walk up to, and where that is.
fn fights(board: Board) -> Vec<(Seat, Goal)> {
    let ways = board.ways().into_iter().filter(|way| way.is_open);
    let fights = ways.filter_map(|way| match way.to {
        Goal::To(Destination::Player { seat, .. }) => Some((seat, way.to)),
        Goal::To(Destination::Counter(_) | Destination::Brake(_) | Destination::NewCar)
        | Goal::Ahead(_) => None,
    });
    fights.collect()
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
    let [plate, hand] = ["plate", "hand"].map(|zone| looks::zone_of(zone, seat));
    let counted = |name: &String, n: u32| number(board.session, name.clone(), n.into());
    let (points, held) = (counted(&plate, points.into()), counted(&hand, held.into()));
    view! {
        <span id=plate>{art::icon(looks::STAR)} {points}</span>
        <span id=hand>
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
