//! The landing page: play now, invite friends, join with a code.

use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};
use tabletop::Lang;

use super::{
    forms::{GamePicker, NameField},
    lobby::NewTableForm,
};
use crate::{art, lang, session::local, settings::settings, shell::switches::QuickSwitches};

#[component]
pub fn Landing() -> impl IntoView {
    let settings = settings();
    view! {
        <header class="strip page-strip">
            <span class="logo">{art::brain("pink")} <span>"Brainery"</span></span>
            <QuickSwitches />
        </header>
        <main id="main" class="page landing" tabindex="-1">
            {move || {
                let lang = settings.lang.get();
                view! {
                    <div class="hero">
                        {art::zombie()}
                        <div>
                            <h1>{lang::title(lang)}</h1>
                            <p>{lang::tagline(lang)}</p>
                        </div>
                    </div>
                    <div class="doors">
                        <PlayNow lang />
                        <Invite lang />
                        <JoinByCode lang />
                    </div>
                    <section class="name-card">
                        <NameField lang />
                    </section>
                    <Shelf lang />
                    <Fan lang />
                }
            }}
        </main>
    }
}

#[component]
fn PlayNow(lang: Lang) -> impl IntoView {
    let game = RwSignal::new(registry::SHELF.first().map_or("", |game| game.info().id));
    let is_saved = move || registry::listed(game.get()).is_some_and(local::is_saved);
    view! {
        <section class="door main-door">
            <h2>{art::icon(art::ROBOT)} {lang::landing_play(lang)}</h2>
            <p>{lang::landing_play_about(lang)}</p>
            <GamePicker lang game id="play-game" />
            <a class="button primary" href=move || format!("/play/{}", game.get())>
                {move || {
                    if is_saved() { lang::landing_resume(lang) } else { lang::landing_go(lang) }
                }}
            </a>
        </section>
    }
}

#[component]
fn Invite(lang: Lang) -> impl IntoView {
    view! {
        <section class="door">
            <h2>{art::icon(art::LINK)} {lang::landing_invite(lang)}</h2>
            <p>{lang::landing_invite_about(lang)}</p>
            <NewTableForm lang />
        </section>
    }
}

#[component]
fn JoinByCode(lang: Lang) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let is_wrong = RwSignal::new(false);
    let navigate = use_navigate();
    let go = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let code: String = code
            .get_untracked()
            .chars()
            .filter(char::is_ascii_alphabetic)
            .collect::<String>()
            .to_ascii_uppercase();
        let is_code = (4..=6).contains(&code.len());
        is_wrong.set(!is_code);
        if is_code {
            navigate(&format!("/table/{code}"), NavigateOptions::default());
        }
    };
    view! {
        <section class="door">
            <h2>{art::icon(art::DOOR)} {lang::landing_join(lang)}</h2>
            <p>{lang::landing_join_about(lang)}</p>
            <form on:submit=go>
                <label for="code">{lang::landing_code(lang)}</label>
                <input
                    id="code"
                    class="code-input"
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    maxlength="6"
                    aria-describedby="code-about"
                    prop:value=code
                    on:input=move |input| code.set(event_target_value(&input))
                />
                <p id="code-about" class="aside" role="status">
                    {move || {
                        if is_wrong.get() {
                            lang::landing_wrong_code(lang)
                        } else {
                            lang::landing_code_about(lang)
                        }
                    }}
                </p>
                <button class="button secondary">{lang::landing_join_button(lang)}</button>
            </form>
        </section>
    }
}

/// Every game with its rules.
#[component]
fn Shelf(lang: Lang) -> impl IntoView {
    let games = registry::SHELF
        .iter()
        .map(|game| {
            let info = game.info();
            let seats = lang::LandingSeats {
                from: info.seats.start(),
                to: info.seats.end(),
            }
            .say(lang);
            view! {
                <li>
                    <strong>{info.title}</strong>
                    <span>{seats}</span>
                    <a
                        href=format!("/rules/{}", info.id)
                        aria-label=lang::rules_title(lang, info.title)
                    >
                        {lang::landing_rules(lang)}
                    </a>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="shelf">
            <h2>{lang::landing_games(lang)}</h2>
            <ul>{games}</ul>
        </section>
    }
}

#[component]
pub fn Fan(lang: Lang) -> impl IntoView {
    view! { <p class="aside fan">{lang::rules_fan(lang)}</p> }
}
