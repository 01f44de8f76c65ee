//! A game in this page: choose opponents, play, play again.

use erased::{DynGame, LEVELS, USUAL};
use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use tabletop::Lang;

use super::{
    forms::{Agreed, LevelPicker, NameField, Variants, name_or_any, options},
    game::with_game,
};
use crate::{
    app::NotFound,
    art, browser, lang,
    session::{
        desk::{Desk, Whose},
        local::{self, Order},
    },
    settings::settings,
    shell::{Shell, focus},
};

/// What is chosen before a game, and still so before the next.
#[derive(Copy, Clone)]
struct Choices {
    n_opponents: RwSignal<usize>,
    level: RwSignal<usize>,
    agreed: RwSignal<Agreed>,
}

/// What the page is at.
#[derive(Clone, PartialEq, Debug)]
enum Step {
    Setup,
    Resume,
    Start(Order),
}

impl Step {
    fn first(game: &dyn DynGame) -> Step {
        if local::is_saved(game) {
            Step::Resume
        } else {
            Step::Setup
        }
    }
}

#[component]
pub fn Play() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("game").unwrap_or_default());
    move || {
        with_game(
            id.get(),
            |piece| view! { <PlayGame game=piece.game /> }.into_any(),
            || view! { <NotFound /> }.into_any(),
        )
    }
}

#[component]
fn PlayGame(game: &'static dyn DynGame) -> impl IntoView {
    let step = RwSignal::new(Step::first(game));
    let desk = Desk::of(game);
    let usual = LEVELS.iter().position(|level| *level == USUAL);
    let choices = Choices {
        n_opponents: RwSignal::new(*game.info().seats.start() - 1),
        level: RwSignal::new(usual.unwrap_or_default()),
        agreed: RwSignal::new(Agreed::new()),
    };
    // The game in progress stays on the device until another one is started.
    let again = Callback::new(move |()| step.set(Step::Setup));
    let here = Callback::new(move |()| {
        step.set(Step::first(game));
        desk.take();
    });
    move || {
        match desk.whose.get() {
            Whose::Asking => return ().into_any(),
            Whose::Elsewhere => return view! { <InAnotherTab game here /> }.into_any(),
            Whose::Ours => (),
        }
        let opened = match step.get() {
            Step::Setup => return view! { <Setup game step choices /> }.into_any(),
            Step::Resume => local::resume(game).ok_or_else(String::new),
            Step::Start(order) => {
                desk.take();
                local::start(game, order)
            }
        };
        match opened {
            Ok(session) => view! { <Shell session again=Some(again) /> }.into_any(),
            Err(why) => view! { <Setup game step choices why /> }.into_any(),
        }
    }
}

#[component]
fn InAnotherTab(game: &'static dyn DynGame, here: Callback<()>) -> impl IntoView {
    let settings = settings();
    let lang = move || settings.lang.get();
    view! {
        <Strip />
        <main id="main" class="page narrow" tabindex="-1">
            <h1>{game.info().title}</h1>
            <div class="card">
                <p role="status">{move || lang::landing_elsewhere(lang())}</p>
                <button type="button" class="button primary" on:click=move |_| here.run(())>
                    {move || lang::landing_here(lang())}
                </button>
            </div>
        </main>
    }
}

#[component]
fn Strip() -> impl IntoView {
    view! {
        <header class="strip page-strip">
            <a class="logo" href="/">{art::brain("pink")} <span>"Brainery"</span></a>
        </header>
    }
}

#[component]
fn Setup(
    game: &'static dyn DynGame,
    step: RwSignal<Step>,
    choices: Choices,
    #[prop(optional)] why: String,
) -> impl IntoView {
    let settings = settings();
    let info = game.info();
    let Choices {
        n_opponents,
        level,
        agreed,
    } = choices;
    let start = move |submit: leptos::ev::SubmitEvent| {
        submit.prevent_default();
        let bot = LEVELS[level.get_untracked()].name;
        step.set(Step::Start(Order {
            name: name_or_any(),
            bots: vec![bot.to_owned(); n_opponents.get_untracked()],
            options: agreed.with_untracked(|agreed| options(game, agreed)),
        }));
        // The button that was pressed is gone.
        request_animation_frame(|| browser::focus(focus::PROMPT));
    };
    view! {
        <Strip />
        <main id="main" class="page narrow" tabindex="-1">
            <h1>{info.title}</h1>
            <form class="card" on:submit=start>
                {move || {
                    let lang = settings.lang.get();
                    view! {
                        <Opponents game n_opponents lang />
                        <LevelPicker lang level id="bot" />
                        <Variants lang game agreed id="play" />
                        <NameField lang />
                        <p role="alert">{why.clone()}</p>
                        <button class="button primary">{lang::landing_start(lang)}</button>
                        {local::is_saved(game).then(|| view! { <GoOn step lang /> })}
                        <p>
                            <a href=format!(
                                "/rules/{}",
                                game.info().id,
                            )>{lang::rules_title(lang, game.info().title)}</a>
                        </p>
                    }
                }}
            </form>
        </main>
    }
}

/// The game that would be lost by starting another.
#[component]
fn GoOn(step: RwSignal<Step>, lang: Lang) -> impl IntoView {
    view! {
        <p class="aside">{lang::landing_replaces(lang)}</p>
        <button
            type="button"
            class="button secondary"
            on:click=move |_| step.set(Step::Resume)
        >
            {lang::landing_resume(lang)}
        </button>
    }
}

#[component]
fn Opponents(
    game: &'static dyn DynGame,
    n_opponents: RwSignal<usize>,
    lang: Lang,
) -> impl IntoView {
    let seats = game.info().seats;
    let options = seats
        .map(|n_seats| {
            let n = n_seats - 1;
            view! {
                <label class="pill">
                    <input
                        type="radio"
                        name="opponents"
                        prop:checked=move || n_opponents.get() == n
                        on:change=move |_| n_opponents.set(n)
                    />
                    <span>{n}</span>
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="pills">
            <legend>{lang::landing_opponents(lang)}</legend>
            {options}
        </fieldset>
    }
}
