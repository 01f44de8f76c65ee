//! What the plates of the others say: brains, cards, graveyards, and what is
//! known of them.

use leptos::prelude::*;
use oh_my_brain::{Cards, Shown, Step, show::zones};
use tabletop::{Lang, Seat};
use web::{
    art,
    motion::{piece_element, zone_element},
    shell::seats::{Pick, Plates},
    tables::{dialog::TableDialog, number::number},
};

use super::{
    board::{Board, Shows},
    card::{self, spread},
};
use crate::lang;

/// What everybody starts the game with.
const N_BRAINS: u8 = 9;
/// No more backs than fit.
const N_BACKS: u8 = 7;
/// No more known values than fit; all of them are in the dialog.
const N_KNOWN: usize = 3;

pub fn plates(board: Board) -> Plates {
    let (session, selection) = (board.session, board.selection);
    let is_sharing = move || board.shows() == Shows::Sharing;
    let pick = move |seat| match selection.pick(seat) {
        Pick::Picked if is_sharing() => Pick::Open,
        pick => pick,
    };
    let says = move |seat| {
        let action = selection.player_words(seat);
        let player = summary(board, seat);
        lang::Target { action, player }.say(session.lang())
    };
    // Extras go to whoever is tapped at once, as one deals cards out.
    let tap = move |seat| match untrack(|| (pick(seat), is_sharing())) {
        (Pick::No, _) => board.watched.set(Some(seat)),
        (Pick::Open | Pick::Picked, false) => selection.touch_player(seat),
        (Pick::Open | Pick::Picked, true) => {
            let share = untrack(|| selection.aimed_at(seat));
            if let Some(share) = share.filter(|_| session.is_meant()) {
                session.send(share);
            }
        }
    };
    Plates {
        counts: Callback::new(move |seat| counts(board, seat).into_any()),
        extra: Callback::new(move |seat| extra(board, seat)),
        pick: Callback::new(pick),
        says: Callback::new(says),
        tap: Callback::new(tap),
        ..Plates::plain(session)
    }
}

fn summary(board: Board, seat: Seat) -> String {
    let lang = board.session.lang();
    board.read(|view| {
        let mut all = vec![
            lang::brains(lang, view.table.brains[seat].into()),
            lang::in_hand(lang, view.table.held[seat].into()),
            lang::in_graveyard(lang, view.table.buried[seat].into()),
        ];
        let known = |cards: Cards, words: fn(Lang, String) -> String| {
            (!cards.is_empty()).then(|| words(lang, values(cards).join(", ")))
        };
        all.extend(known(view.hand(seat).known, lang::known_hand));
        all.extend(known(view.graveyard(seat).known, lang::known_graveyard));
        all.join(", ")
    })
}

fn values(cards: Cards) -> Vec<String> {
    cards.iter().map(|it| it.to_string()).collect()
}

fn counts(board: Board, seat: Seat) -> impl IntoView {
    let (hand, graveyard) = board.read(|view| (view.hand(seat), view.graveyard(seat)));
    let backs = (0..hand.n.min(N_BACKS)).map(|_| view! { <i></i> });
    view! {
        <Brains board seat />
        <span class="cards" id=zone_element(&zones::hand(seat))>
            <span class="backs">{backs.collect_view()}</span>
            {counted(board, zone_element(&zones::hand(seat)), hand.n)}
            {known(hand)}
        </span>
        <span class="graves" id=zone_element(&zones::graveyard(seat))>
            {art::picture("oh-my-brain/graveyard.svg")}
            {counted(board, zone_element(&zones::graveyard(seat)), graveyard.n)}
            {known(graveyard)}
        </span>
        <i class="spot" id=zone_element(&zones::drawn(seat))></i>
    }
}

fn counted(board: Board, name: String, n: u8) -> AnyView {
    number(board.session, name, u32::from(n).into())
}

/// Small values for cards whose place is known.
fn known(shown: Shown) -> impl IntoView {
    let values = values(shown.known).into_iter().take(N_KNOWN);
    values.map(|it| view! { <u>{it}</u> }).collect_view()
}

/// Brains as a row, those lost since the start pale, and as a number where there
/// is no room.
#[component]
pub fn Brains(board: Board, seat: Seat) -> impl IntoView {
    let session = board.session;
    let n = Memo::new(move |_| board.read(|view| view.table.brains[seat]));
    let plate = zones::plate(seat);
    let shown = |size: &str| {
        let name = format!("{size}-{seat}");
        number(session, name, Signal::derive(move || n.get().into()))
    };
    let brain = || view! { <img src=art::file("brain.svg") alt="" draggable="false" /> };
    let row = move || {
        let brains = (0..n.get().max(N_BRAINS)).map(|index| {
            let is_gone = n.get() <= index;
            view! { <img class:gone=is_gone src=art::file("brain.svg") alt="" draggable="false" /> }
        });
        brains.collect_view()
    };
    view! {
        <span
            class="pool"
            class:more=move || N_BRAINS < n.get()
            id=zone_element(&plate)
        >
            <span class="brains" id=piece_element(&plate.place("brains"))>{row}</span>
            <span class="bn">{brain()} {shown("bn")}</span>
            <b class="d" aria-hidden="true">{shown("brains")}</b>
            <span class="unseen">{move || lang::brains(session.lang(), n.get().into())}</span>
        </span>
    }
}

/// Who has chosen in the deal, and who has got what while extras are shared.
fn extra(board: Board, seat: Seat) -> AnyView {
    let lang = board.session.lang();
    let (step, n_drawn) = board.read(|view| (Some(view.table.step), view.table.drawn[seat]));
    match step {
        Some(Step::Deal { .. }) if n_drawn == 0 => view! {
            <span class="chip ok">{art::icon(art::CHECK)} {lang::ready(lang)}</span>
        }
        .into_any(),
        Some(Step::Deal { .. }) => view! {
            <span class="chip wait">
                <span class="unseen">{lang::choosing(lang)}</span>
                <i></i>
                <i></i>
                <i></i>
            </span>
        }
        .into_any(),
        Some(Step::Share { animal, .. }) if board.is_mine() => {
            let presents =
                |it: &super::recent::Recent| it.presents.iter().filter(|it| **it == seat).count();
            match board.recent.with(presents) {
                0 => view! { <span class="drop"><em class="p">{art::icon("plus")}</em></span> }
                    .into_any(),
                n => view! {
                    <span class="drop">{card::card(animal, lang)} <em>"+" {n}</em></span>
                }
                .into_any(),
            }
        }
        _ => ().into_any(),
    }
}

/// Everything public about a player.
#[component]
pub fn SeatDialog(board: Board) -> impl IntoView {
    let session = board.session;
    let inside = move || {
        let seat = board.watched.get()?;
        let lang = session.lang();
        let (n_brains, hand, graveyard) = board.read(|view| {
            let brains = view.table.brains[seat];
            (brains, view.hand(seat), view.graveyard(seat))
        });
        Some(view! {
            <h2 id="omb-seat-title">{session.name(seat)}</h2>
            <p>{lang::brains(lang, n_brains.into())}</p>
            <h3>{lang::in_hand(lang, hand.n.into())}</h3>
            {spread(hand.known, hand.n_hidden(), lang)}
            <h3>{lang::in_graveyard(lang, graveyard.n.into())}</h3>
            {spread(graveyard.known, graveyard.n_hidden(), lang)}
        })
    };
    view! {
        <TableDialog id="omb-seat" class="omb-piles" shown=board.watched>
            {inside}
        </TableDialog>
    }
}
