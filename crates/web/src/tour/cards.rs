//! Every card with its copies, for games that have cards.

use erased::DynGame;
use leptos::prelude::*;
use scene::Card;
use tabletop::Lang;

use super::{page::Part, picture::piece};
use crate::lang;

#[component]
pub fn CardList(game: &'static dyn DynGame, lang: Lang) -> impl IntoView {
    let cards = game.cards(lang);
    let item = move |card: Card| {
        let Card {
            face,
            name,
            copies,
            text,
        } = card;
        let drawn = piece(game, &face, None, &name, lang);
        view! {
            <li>
                <span class="t-card" aria-hidden="true">
                    {drawn}
                </span>
                <strong>{lang::RulesCard { copies, name }.say(lang)}</strong>
                <span>{text}</span>
            </li>
        }
    };
    (!cards.is_empty()).then(|| {
        view! {
            <section id=Part::Cards.anchor() tabindex="-1">
                <h2 class="d">{lang::rules_all_cards(lang)}</h2>
                <ul class="t-cards">{cards.into_iter().map(item).collect_view()}</ul>
            </section>
        }
    })
}
