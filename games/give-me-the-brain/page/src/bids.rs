//! The bidding: the Brain on the floor, who has said what, and what a bid of
//! yours would do.

use give_me_the_brain::{
    Bid, Bidding, Face, Offer, Outlook, Phase, card::THIRTY_ONE, show::outlook_words,
};
use leptos::prelude::*;
use tabletop::Seat;
use web::art;

use super::board::{Board, Choice, Place};
use crate::lang;

impl Board {
    pub fn bidding(self) -> Option<Bidding> {
        self.look(|view| match view.table.phase {
            Phase::Bidding(bidding) => Some(bidding),
            Phase::Work(_) | Phase::Over(_) => None,
        })
        .flatten()
    }

    /// What a bid of this page's player would count, and what that would do.
    fn outlook(self, bid: Bid) -> Option<(u8, Outlook)> {
        let bidding = self.bidding().filter(|_| self.is_mine())?;
        let counts = if bidding.may_count_31(self.me()?, bid) {
            THIRTY_ONE
        } else {
            bid.number()
        };
        Some((counts, bidding.outlook(counts)))
    }

    /// The same in words.
    pub fn outlook_words(self, bid: Bid) -> Option<String> {
        let (counts, outlook) = self.outlook(bid)?;
        Some(outlook_words(bid, counts, outlook, self.session.lang()))
    }

    /// The same as a small sign on the card.
    pub fn outlook_sign(self, choice: Choice) -> Option<&'static str> {
        let Choice::Card(Place::Yours, Face::Bid(bid)) = choice else {
            return None;
        };
        self.outlook(bid).map(|(_, outlook)| match outlook {
            Outlook::Wins => "✓",
            Outlook::Leads => "▲",
            Outlook::Loses => "▽",
        })
    }
}

#[component]
pub fn Bids(board: Board) -> impl IntoView {
    let session = board.session;
    let bidding = Memo::new(move |_| board.bidding());
    let who = move || {
        let lang = session.lang();
        bidding.get().and_then(|it| it.dropper).map(|dropper| {
            if board.me() == Some(dropper) {
                lang::you_dropped(lang).to_owned()
            } else {
                lang::dropped(lang, session.name(dropper))
            }
        })
    };
    let trail = move || {
        bidding.get().map(|bidding| {
            let seats = bidding.order();
            seats
                .map(move |seat| offer(board, &bidding, seat).into_any())
                .collect_view()
        })
    };
    view! {
        <section class="gmb-bids" aria-labelledby="gmb-bids-title">
            <div class="gmb-floor" aria-hidden="true">{art::brain("pink")}</div>
            <div>
                <h2 id="gmb-bids-title">{move || lang::on_the_floor(session.lang())}</h2>
                <p class="aside">{who}</p>
            </div>
            <ol class="gmb-trail">{trail}</ol>
        </section>
    }
}

/// One player's word in the bidding.
fn offer(board: Board, bidding: &Bidding, seat: Seat) -> impl IntoView {
    let lang = board.session.lang();
    let is_next = bidding.next() == Some(seat);
    let is_best = bidding.best().is_some_and(|(best, _)| best == seat);
    let (class, said) = match bidding.offers[seat] {
        Offer::Awaited if is_next => ("next", lang::speaks(lang).to_owned()),
        Offer::Awaited => ("awaited", "…".to_owned()),
        Offer::Passed => ("passed", lang::passed(lang).to_owned()),
        Offer::Bid { bid, counts } if counts == THIRTY_ONE => {
            ("bid", lang::as_31(lang, bid.number()))
        }
        Offer::Bid { bid, .. } => ("bid", bid.number().to_string()),
    };
    let name = if board.me() == Some(seat) {
        lang::you(lang).to_owned()
    } else {
        board.session.name(seat)
    };
    let best = is_best.then(|| {
        view! {
            <span class="crown" aria-hidden="true">"★"</span>
            <span class="unseen">{lang::highest(lang)}</span>
        }
    });
    view! {
        <li class=class class:best=is_best>
            <span class="name">{name}</span>
            " "
            <strong>{said}</strong>
            {best}
        </li>
    }
}
