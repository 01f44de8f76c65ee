//! The rulebook beside a table, and the way to its own page, which is a piece of the
//! program by itself.

use erased::DynGame;
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use scene::Card;
use tabletop::{Chapter, Clause, Lang, RuleId};

use super::{game::with_known, trouble::NotFound};
use crate::{browser, lang, pieces};

/// What shows the rules of a game, by its id, and whether it has a tour.
pub type Rules = fn(String, bool) -> AnyView;

#[component]
pub fn RulesPage() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    let here = move |show: Rules| {
        let shown = move || {
            let game = game.get();
            let has_tour = browser::tours().split(' ').any(|it| it == game);
            show(game, has_tour)
        };
        shown.into_any()
    };
    with_known(pieces::watch_rules(), here, || {
        view! { <NotFound /> }.into_any()
    })
}

/// All chapters, of which nothing leads away from the table; one clause is `marked`.
#[component]
pub fn Rulebook(
    game: &'static dyn DynGame,
    lang: Lang,
    #[prop(into)] marked: Signal<Option<RuleId>>,
) -> impl IntoView {
    let chapters = game.rulebook();
    view! {
        <article class="rulebook">
            {chapters.is_empty().then(|| view! { <p>{lang::rules_empty(lang)}</p> })}
            {chapters
                .iter()
                .map(|chapter| view! { <ChapterView chapter lang marked /> })
                .collect_view()}
            <CardList cards=game.cards(lang) lang />
            <footer>
                <p class="aside">{lang::rules_ruling_about(lang)}</p>
                <p class="aside">{lang::rules_credits(lang, game.info().credits)}</p>
                <Fan lang />
            </footer>
        </article>
    }
}

/// Every card with its copies, for games that have cards.
#[component]
fn CardList(cards: Vec<Card>, lang: Lang) -> impl IntoView {
    let item = move |card: Card| {
        let Card {
            face: _,
            name,
            copies,
            text,
        } = card;
        view! {
            <li class="clause">
                <strong>{lang::RulesCard { copies, name }.say(lang)}</strong>
                <span>{text}</span>
            </li>
        }
    };
    (!cards.is_empty()).then(|| {
        view! {
            <section>
                <h2>{lang::rules_cards(lang)}</h2>
                <ul>{cards.into_iter().map(item).collect_view()}</ul>
            </section>
        }
    })
}

#[component]
fn ChapterView(
    chapter: &'static Chapter,
    lang: Lang,
    marked: Signal<Option<RuleId>>,
) -> impl IntoView {
    let clause = move |clause: &'static Clause| {
        let anchor = clause.id.as_str();
        let is_marked = move || marked.get() == Some(clause.id);
        view! {
            <li class="clause" class:marked=is_marked id=anchor tabindex="-1">
                <span class="rule-id">{anchor}</span>
                <span>{clause.text.get(lang)}</span>
                {clause
                    .is_ruling
                    .then(|| view! { <span class="badge">{lang::rules_ruling(lang)}</span> })}
            </li>
        }
    };
    view! {
        <section>
            <h2>{chapter.title.get(lang)}</h2>
            <ul>{chapter.clauses.iter().map(clause).collect_view()}</ul>
        </section>
    }
}

#[component]
pub fn Fan(lang: Lang) -> impl IntoView {
    view! { <p class="aside fan">{lang::rules_fan(lang)}</p> }
}
