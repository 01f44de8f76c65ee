//! The die says SWAP: hands or graveyards, and with whom.

use leptos::prelude::*;
use oh_my_brain::Action;
use tabletop::Seat;

use super::board::{Board, Chosen};
use crate::lang;

#[component]
pub fn Exchanges(board: Board) -> impl IntoView {
    let session = board.session;
    let exchanges = Memo::new(move |_| board.exchanges());
    let exchange = move |(index, exchange): (usize, Action)| {
        let is_chosen = move || board.chosen.get() == Chosen::Exchange(exchange);
        view! {
            <li>
                <button
                    type="button"
                    class="choice"
                    aria-pressed=move || is_chosen().to_string()
                    aria-label=move || {
                        format!(
                            "{}: {}",
                            session.label(&exchange.to_string()),
                            numbers(board, exchange),
                        )
                    }
                    on:click=move |_| board.chosen.set(Chosen::Exchange(exchange))
                >
                    <strong>{move || title(board, exchange)}</strong>
                    <span>{move || numbers(board, exchange)}</span>
                    <span class="omb-key" aria-hidden="true">{index + 1}</span>
                </button>
            </li>
        }
    };
    view! {
        <section class="omb-swap" aria-labelledby="omb-swap-title">
            <h2 id="omb-swap-title">{move || lang::swap(session.lang())}</h2>
            <ul>
                {move || exchanges.get().into_iter().enumerate().map(exchange).collect_view()}
            </ul>
        </section>
    }
}

/// What changes places.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Piles {
    Hands,
    Graveyards,
}

fn parts(exchange: Action) -> Option<(Seat, Piles)> {
    match exchange {
        Action::SwapHands(with) => Some((with, Piles::Hands)),
        Action::SwapGraveyards(with) => Some((with, Piles::Graveyards)),
        Action::Bury(_)
        | Action::Play { .. }
        | Action::GiveUp
        | Action::Share(_)
        | Action::Keep(_)
        | Action::Take(_)
        | Action::Give { .. }
        | Action::Steal(_) => None,
    }
}

fn title(board: Board, exchange: Action) -> Option<String> {
    let lang = board.session.lang();
    let (with, piles) = parts(exchange)?;
    let what = match piles {
        Piles::Hands => lang::swap_hands(lang),
        Piles::Graveyards => lang::swap_graveyards(lang),
    };
    Some(format!("{what} ⇄ {}", board.session.name(with)))
}

fn numbers(board: Board, exchange: Action) -> String {
    let lang = board.session.lang();
    let numbers = board.view.with(|view| {
        let (view, (with, piles), me) = (view.as_ref()?, parts(exchange)?, board.me()?);
        let piles = match piles {
            Piles::Hands => view.table.held,
            Piles::Graveyards => view.table.buried,
        };
        Some(
            lang::SwapNumbers {
                mine: piles[me],
                theirs: piles[with],
            }
            .say(lang),
        )
    });
    numbers.unwrap_or_default()
}
