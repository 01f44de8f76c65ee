//! The middle of the table: the bids; or the piles, the Brain and the slip; or
//! what there is to choose from.

use leptos::prelude::*;

use super::{
    bids::Bids, board::Board, die::TheBrain, piles::Piles, ticket::Ticket, tray::CardTray,
};

/// What decides about the places of the rest.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Shows {
    Bids,
    Tray,
    Brain,
}

#[component]
pub fn Centre(board: Board) -> impl IntoView {
    let shows = Memo::new(move |_| {
        if board.bidding().is_some() {
            Shows::Bids
        } else if board.tray().is_some() {
            Shows::Tray
        } else {
            Shows::Brain
        }
    });
    view! {
        <section class="centre">
            {move || match shows.get() {
                Shows::Bids => view! { <Bids board /> }.into_any(),
                Shows::Tray => view! {
                    <CardTray board />
                    <Ticket board />
                }
                .into_any(),
                Shows::Brain => view! {
                    <Piles board />
                    <TheBrain board />
                    <Ticket board />
                }
                .into_any(),
            }}
        </section>
    }
}
