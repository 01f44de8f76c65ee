//! The rulebook, on a page of its own and beside a table.

use erased::DynGame;
use leptos::prelude::*;
use leptos_router::hooks::{use_location, use_params_map};
use scene::Card;
use tabletop::{Chapter, Clause, Lang, RuleId};

use super::{game::with_game, top::Top, trouble::NotFound};
use crate::{art, browser, lang, settings::settings};

#[component]
pub fn RulesPage() -> impl IntoView {
    let params = use_params_map();
    let game = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    move || {
        with_game(
            game.get(),
            |piece| view! { <RulesOf game=piece.game /> }.into_any(),
            || view! { <NotFound /> }.into_any(),
        )
    }
}

#[component]
fn RulesOf(game: &'static dyn DynGame) -> impl IntoView {
    let settings = settings();
    let hash = use_location().hash;
    // Clauses exist only once the program has drawn them, and the router has
    // its own idea of where to scroll before that.
    Effect::new(move |_| {
        let id = hash.get();
        request_animation_frame(move || browser::go_to(id.trim_start_matches('#')));
    });
    let info = game.info();
    view! {
        <div class=format!("home plain g-{}", info.id)>
            <Top />
            <main id="main" class="rules-page" tabindex="-1">
                {move || {
                    let lang = settings.lang.get();
                    view! {
                        <h1 class="d">{lang::rules_title(lang, info.title)}</h1>
                        <Rulebook game lang is_page=true />
                        <p>
                            <a class="btn go big" href=format!("/play/{}", info.id)>
                                {art::icon(art::PLAY)} {lang::rules_play(lang, info.title)}
                            </a>
                        </p>
                    }
                }}
            </main>
        </div>
    }
}

/// All chapters. On a page of its own clauses have links; beside a table nothing
/// leads away, and one of them is `marked`.
#[component]
pub fn Rulebook(
    game: &'static dyn DynGame,
    lang: Lang,
    #[prop(optional)] is_page: bool,
    #[prop(optional, into)] marked: Signal<Option<RuleId>>,
) -> impl IntoView {
    let chapters = game.rulebook();
    let id = is_page.then_some(game.info().id);
    view! {
        <article class="rulebook">
            {chapters.is_empty().then(|| view! { <p>{lang::rules_empty(lang)}</p> })}
            {chapters
                .iter()
                .map(|chapter| view! { <ChapterView chapter lang id marked /> })
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
    let item = move |Card { name, copies, text }: Card| {
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
    id: Option<&'static str>,
    marked: Signal<Option<RuleId>>,
) -> impl IntoView {
    let clause = move |clause: &'static Clause| {
        let anchor = clause.id.as_str();
        let name = match id {
            Some(id) => {
                let href = format!("/rules/{id}#{anchor}");
                view! { <a class="rule-id" href=href>{anchor}</a> }.into_any()
            }
            None => view! { <span class="rule-id">{anchor}</span> }.into_any(),
        };
        let is_marked = move || marked.get() == Some(clause.id);
        view! {
            <li class="clause" class:marked=is_marked id=anchor tabindex="-1">
                {name}
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
