//! The horde with what it asks for, the reserve, and the discard pile.

use leptos::prelude::*;
use oh_my_brain::{Animal, Cards, Demand, Step, show::demand_words};
use tabletop::Lang;
use web::shell::help::dialog;

use super::{
    board::Board,
    card::{self, Size},
    pictures,
};
use crate::lang;

const PILES: &str = "omb-piles";

#[component]
pub fn HordePile(board: Board) -> impl IntoView {
    let session = board.session;
    let horde = Memo::new(move |_| {
        board.view.with(|it| {
            it.as_ref()
                .map_or_else(Default::default, |it| it.table.horde)
        })
    });
    let n_reserve = Memo::new(move |_| {
        board
            .view
            .with(|it| it.as_ref().map_or(0, |it| it.table.reserve))
    });
    let n_discard = Memo::new(move |_| {
        board
            .view
            .with(|it| it.as_ref().map_or(0, |it| it.table.discard.len()))
    });
    let top = move || match horde.get().top {
        Some(animal) => view! { <Top board animal /> }.into_any(),
        None => view! {
            <div class="omb-no-top">
                {pictures::picture(pictures::HORDE)}
                <span>{move || lang::empty(session.lang())}</span>
            </div>
        }
        .into_any(),
    };
    let open = move |_| {
        if let Some(dialog) = dialog(PILES) {
            let _ = dialog.show_modal();
        }
    };
    view! {
        <section class="omb-horde" aria-labelledby="omb-horde-title">
            <h2 id="omb-horde-title" class="unseen">{move || lang::horde(session.lang())}</h2>
            <div class="omb-rule">
                {move || match board.step() {
                    Some(Step::Share { animal, n_left }) => {
                        extras(animal, n_left, session.lang()).into_any()
                    }
                    _ => demand(horde.get().demand(), session.lang()).into_any(),
                }}
                <span class="count">
                    {move || match horde.get().cards.len() {
                        0 => None,
                        n => Some(lang::horde_cards(session.lang(), n.into())),
                    }}
                </span>
            </div>
            <div class="omb-top-place">{top}</div>
            <div class="omb-piles">
                <div class="omb-pile">
                    {card::back()}
                    <span aria-hidden="true">
                        <strong>{n_reserve}</strong>
                        {move || lang::reserve(session.lang())}
                    </span>
                    <span class="unseen">
                        {move || lang::reserve_cards(session.lang(), n_reserve.get().into())}
                    </span>
                </div>
                <button
                    type="button"
                    class="omb-pile"
                    aria-label=move || {
                        lang::look_through(session.lang(), n_discard.get().into())
                    }
                    on:click=open
                >
                    <span class="omb-card thrown" aria-hidden="true"></span>
                    <span aria-hidden="true">
                        <strong>{n_discard}</strong>
                        {move || lang::discard(session.lang())}
                    </span>
                </button>
            </div>
        </section>
    }
}

/// What the next card must be.
fn demand(demand: Demand, lang: Lang) -> impl IntoView {
    let words = demand_words(demand, lang);
    // Whoever reads quickly reads the sign; the spider's name stands below it.
    let (sign, why) = match words.split_once(" (") {
        Some((sign, why)) => (sign.to_owned(), Some(format!("({why}"))),
        None => (words.clone(), None),
    };
    let is_spider = matches!(demand, Demand::Below(_));
    view! {
        <p class="omb-demand" class:spider=is_spider class:any=demand == Demand::Any>
            <span aria-hidden="true">
                <strong>{sign}</strong>
                {why.map(|why| view! { <small>{why}</small> })}
            </span>
            <span class="unseen">{lang::rule_now(lang, words)}</span>
        </p>
        <span class="omb-zero" aria-hidden="true">{lang::zero_ok(lang)}</span>
    }
}

/// What lies ready to be given away.
fn extras(animal: Animal, n: u8, lang: Lang) -> impl IntoView {
    view! {
        <div class="omb-extras">
            {card::face(animal, lang, Size::Small)}
            <span class="omb-times" aria-hidden="true">{lang::times(lang, n)}</span>
        </div>
        <strong>{lang::extras(lang, n.into())}</strong>
    }
}

#[component]
fn Top(board: Board, animal: Animal) -> impl IntoView {
    let session = board.session;
    view! {
        <button
            type="button"
            class="omb-top"
            aria-label=move || lang::top(session.lang(), board.card_words(animal))
            on:click=move |_| board.looked_at.set(Some(animal))
        >
            {move || card::face(animal, session.lang(), Size::Large)}
        </button>
    }
}

/// Everything that has been played this round and not been shuffled.
#[component]
pub fn PilesDialog(board: Board) -> impl IntoView {
    let session = board.session;
    let horde = move || {
        board
            .view
            .with(|it| it.as_ref().map_or(Cards::NONE, |it| it.table.horde.cards))
    };
    let discard = move || {
        board
            .view
            .with(|it| it.as_ref().map_or(Cards::NONE, |it| it.table.discard))
    };
    view! {
        <dialog id=PILES class="dialog" aria-labelledby="omb-piles-title">
            <h2 id="omb-piles-title">{move || lang::piles(session.lang())}</h2>
            <h3>{move || lang::discard(session.lang())}</h3>
            {move || spread(board, discard())}
            <h3>{move || lang::horde(session.lang())}</h3>
            {move || spread(board, horde())}
            <form method="dialog">
                <button class="button primary">{move || web::lang::close(session.lang())}</button>
            </form>
        </dialog>
    }
}

fn spread(board: Board, cards: Cards) -> impl IntoView {
    let lang = board.session.lang();
    if cards.is_empty() {
        return view! { <p class="aside">{lang::pile_empty(lang)}</p> }.into_any();
    }
    let cards = cards.kinds().map(|(animal, n)| {
        view! {
            <li>
                <span class="unseen">{board.stack_words(animal, n)}</span>
                {card::face(animal, lang, Size::Small)}
                {(1 < n).then(|| view! {
                    <span class="omb-times" aria-hidden="true">{lang::times(lang, n)}</span>
                })}
            </li>
        }
    });
    view! { <ul class="omb-spread">{cards.collect_view()}</ul> }.into_any()
}
