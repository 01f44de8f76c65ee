//! The bidding: the Brain on the floor, and what everybody has said, each under
//! their plate.

use give_me_the_brain::{Bidding, Face, Offer, card::THIRTY_ONE, show::ids};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    motion::{piece_element, zone_element},
    shell::seats::{face_of, others},
};

use super::{board::Board, card, die::TheBrain};
use crate::lang;

#[component]
pub fn Bids(board: Board) -> impl IntoView {
    let session = board.session;
    let bidding = Memo::new(move |_| board.bidding());
    let n_others = move || others(session).len();
    let trail = move || {
        bidding.get().map(|bidding| {
            let seats = bidding.order();
            seats
                .map(move |seat| offer(board, &bidding, seat).into_any())
                .collect_view()
        })
    };
    view! {
        <ol
            class="bids"
            class:six=move || bidding.with(|it| it.as_ref().is_some_and(|it| 6 <= it.order().count()))
            id=zone_element(&ids::bids())
            style=move || format!("--n:{}", n_others())
            aria-label=move || lang::trail(session.lang())
        >
            {trail}
        </ol>
        <div class="floor" id=zone_element(&ids::floor())>
            <svg class="lines" viewBox="0 0 300 200" aria-hidden="true">
                <path d="M40 70L16 54M30 112H4M46 152L24 168M260 70L284 54M270 112H296M254 152L276 168" />
                <ellipse cx="150" cy="160" rx="112" ry="26" />
                <ellipse cx="58" cy="176" rx="14" ry="5" />
                <ellipse cx="250" cy="180" rx="18" ry="6" />
            </svg>
            <TheBrain board />
        </div>
    }
}

/// One player's word in the bidding.
fn offer(board: Board, bidding: &Bidding, seat: Seat) -> impl IntoView {
    let (session, lang) = (board.session, board.session.lang());
    let is_mine = board.me() == Some(seat);
    let is_best = bidding.best().is_some_and(|(best, _)| best == seat);
    let name = if is_mine {
        lang::you(lang).to_owned()
    } else {
        session.name(seat)
    };
    let (said, lies) = match bidding.offers[seat] {
        Offer::Awaited => (lang::said_nothing(lang, name), None),
        Offer::Passed => {
            let bubble = view! { <span class="say2 d">{lang::passes(lang)}</span> };
            (lang::said_pass(lang, name), Some(bubble.into_any()))
        }
        Offer::Bid { bid, counts } => {
            let is_31 = counts == THIRTY_ONE;
            let said = if is_31 {
                lang::Said31 { name, bid }.say(lang)
            } else {
                lang::SaidBid { name, bid }.say(lang)
            };
            let face = Face::Bid(bid);
            let chip = is_best.then(|| lang::highest(lang).to_owned());
            let chip = if is_31 {
                Some(format!("→ {THIRTY_ONE}"))
            } else {
                chip
            };
            let card = view! {
                <span class=card::class(face) id=piece_element(&ids::card_id(&ids::bids(), face, 0))>
                    {card::printed(face, None, lang)}
                </span>
                {chip.map(|chip| view! { <span class="chip must">{chip}</span> })}
            };
            (said, Some(card.into_any()))
        }
    };
    // A plate has its bid below it.
    let at = others(session).iter().position(|it| *it == seat);
    let lean = [-4, 3, -2, 4][seat.index() % 4];
    let style = at.map(|at| format!("--at:{};--r:{lean}deg", at + 1));
    let word = lies.map(|lies| {
        view! {
            <span class="word" aria-hidden="true">
                {lies} {face_of(session, seat)}
            </span>
        }
    });
    view! {
        <li class:top=is_best class:me=is_mine style=style>
            <span class="unseen">{said}</span>
            {word}
        </li>
    }
}
