//! Cards to choose one from: three in the deal, two after giving up.

use leptos::prelude::*;
use oh_my_brain::{Step, show::zones};
use scene::Piece;
use web::{art, motion::zone_element};

use super::{board::Board, mine::OwnCard};
use crate::lang;

/// How often three cards are dealt.
const N_LOTS: u8 = 3;

/// Where a card would go.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Goes {
    Hand,
    Graveyard,
}

#[component]
pub fn Lot(board: Board) -> impl IntoView {
    let session = board.session;
    let cards = board.own(zones::drawn);
    let deal = Memo::new(move |_| match board.step() {
        Some(Step::Deal { n_left }) => Some(N_LOTS - n_left),
        _ => None,
    });
    let title = move || {
        let lang = session.lang();
        deal.get()
            .map_or_else(|| lang::keep_sign(lang).to_owned(), |n| lang::deal(lang, n))
    };
    let sign = move || {
        let lang = session.lang();
        let (sign, about) = match (deal.get(), cards.with(Vec::is_empty)) {
            (Some(n), false) => (lang::deal_sign(lang), lang::deal_about(lang, n)),
            (Some(n), true) => (lang::deal_done(lang), lang::deal_wait(lang, n)),
            (None, _) => (lang::keep_sign(lang), lang::keep_about(lang).to_owned()),
        };
        view! {
            <span class="d">{sign}</span>
            <small>{about}</small>
        }
    };
    let choice = move |card: Piece| view! { <Choice board card /> };
    view! {
        <section class="centre" aria-labelledby="omb-lot-title">
            <h2 id="omb-lot-title" class="unseen">{title}</h2>
            <div class="sign">{sign}</div>
            <ol
                class="three"
                id=move || board.me().map(|me| zone_element(&zones::drawn(me)))
                aria-labelledby="omb-lot-title"
            >
                <For each=move || cards.get() key=|it| it.id.clone() children=choice />
            </ol>
        </section>
    }
}

/// A card with where it would go.
#[component]
fn Choice(board: Board, card: Piece) -> impl IntoView {
    let (session, selection) = (board.session, board.selection);
    let id = card.id.clone();
    let goes = Memo::new(move |_| {
        if selection.selected.with(Vec::is_empty) {
            return None;
        }
        let is_deal = matches!(board.step(), Some(Step::Deal { .. }));
        Some(if selection.is_selected(&id) == is_deal {
            Goes::Graveyard
        } else {
            Goes::Hand
        })
    });
    let is_buried = move || goes.get() == Some(Goes::Graveyard);
    let to = move || {
        let lang = session.lang();
        goes.get().map(|goes| match goes {
            Goes::Hand => (art::icon("hand"), lang::to_hand(lang)),
            Goes::Graveyard => (art::icon("grave"), lang::to_graveyard(lang)),
        })
    };
    view! {
        <li class:bury=is_buried>
            <span class="hole" hidden=move || !is_buried()></span>
            <OwnCard board card />
            <span class="to" class:open=move || goes.get().is_none()>
                {to}
            </span>
        </li>
    }
}
