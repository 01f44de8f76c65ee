//! Five rows: what each colour is worth now, and who would take or pay it.

use leptos::prelude::*;
use mmm_brains::{Colour, Phase};

use super::{
    board::Board,
    looks::{colour_name, shape},
};
use crate::lang;

#[component]
pub fn Totals(board: Board) -> impl IntoView {
    let session = board.session;
    let brains = move || {
        let lang = session.lang();
        let dice = board.dice()?;
        match dice.n_brains() {
            0 | 1 => None,
            5 => Some(lang::brains_five(lang).to_owned()),
            n => Some(lang::multiplied(lang, n)),
        }
    };
    view! {
        <section class="totals" aria-labelledby="totals-title">
            <h2 id="totals-title">
                {move || lang::totals(session.lang())}
                <small>{brains}</small>
            </h2>
            <ul>
                {Colour::ALL
                    .into_iter()
                    .map(|colour| view! { <Row board colour /> })
                    .collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn Row(board: Board, colour: Colour) -> impl IntoView {
    let total = Memo::new(move |_| board.dice().map_or(0, |dice| dice.total(colour)));
    let is_best = Memo::new(move |_| 0 < total.get() && board.best() == Some(colour));
    let is_chosen = Memo::new(move |_| board.is_choosing() && board.chosen() == Some(colour));
    let is_choice = Memo::new(move |_| board.is_choosing() && 0 < total.get());
    let cells = move || {
        view! {
            <span class="colour">
                {shape(colour)} {move || colour_name(board.session.lang(), colour)}
            </span>
            <span class="sum">{move || sum(&board, colour)}</span>
            <span class="effect">{move || effect(&board, colour)}</span>
            <span class="star">
                {move || is_best.get().then(|| view! {
                    <span aria-hidden="true">"★"</span>
                    <span class="unseen">{lang::best(board.session.lang())}</span>
                })}
            </span>
        }
    };
    view! {
        <li class="total" class:empty=move || total.get() == 0 class:best=is_best>
            {move || {
                if is_choice.get() {
                    view! {
                        <button
                            type="button"
                            class="row"
                            aria-pressed=move || is_chosen.get().to_string()
                            on:click=move |_| board.choose(colour)
                        >
                            {cells()}
                        </button>
                    }
                        .into_any()
                } else {
                    view! { <div class="row">{cells()}</div> }.into_any()
                }
            }}
        </li>
    }
}

/// `9 × 2 = 18`, or `9`.
fn sum(board: &Board, colour: Colour) -> Option<String> {
    let dice = board.dice()?;
    let sum = dice.sums()[colour as usize];
    match (sum, dice.factor()) {
        (0, _) => None,
        (sum, 1) => Some(sum.to_string()),
        (sum, factor) => {
            let total = dice.total(colour);
            Some(
                lang::Total {
                    numbers: sum,
                    factor,
                    total,
                }
                .say(board.session.lang()),
            )
        }
    }
}

/// `→ Ada pays 18`; before the throw, who has this colour.
fn effect(board: &Board, colour: Colour) -> Option<String> {
    let lang = board.session.lang();
    let view = board.view.get()?;
    let me = board.session.seat();
    let total = board.dice().map_or(0, |dice| dice.total(colour));
    if total == 0 {
        return Some(match view.owner(colour) {
            Some(seat) => board.name(seat),
            None => lang::unused(lang).to_owned(),
        });
    }
    let worth = view.worth(colour, total);
    let says = match view.phase {
        Phase::One if me == Some(view.active) => lang::takes_you(lang, worth),
        Phase::One => lang::Takes {
            name: board.name(view.active),
            n: worth,
        }
        .say(lang),
        Phase::Two => match view.payer(colour) {
            payer if me == Some(payer) => lang::pays_you(lang, worth),
            payer => lang::Pays {
                name: board.name(payer),
                n: worth,
            }
            .say(lang),
        },
    };
    Some(format!("→ {says}"))
}
