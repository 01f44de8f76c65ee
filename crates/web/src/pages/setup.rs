//! A box taken off the shelf: what it is, who sits at the counter, and off we go.

pub mod clock;
pub mod counter;
pub mod seat_sheet;
pub mod variants;

use erased::Listing;
use leptos::prelude::*;
use leptos_router::{NavigateOptions, hooks::use_navigate};
use scene::Effort;
use tabletop::Lang;

use self::{clock::ThinkingTime, seat_sheet::SeatSheet, variants::HouseRules};
use super::{
    boxes::{sides, stance},
    learn::LearnLink,
    top::Top,
};
use crate::{
    art, browser, face, lang, names, refused,
    session::{
        errand::Errand,
        local::{self, Order},
        online::Failure,
        quick,
        seat::{self, SeatRequest},
    },
    settings::{Settings, settings},
    sheets::{Sheet, sheets},
};

pub use self::counter::{Counter, Sitter, title};

/// Whether somebody comes from the shelf: they see the box first, even if a
/// game of it waits to be continued.
#[derive(Copy, Clone, Debug)]
pub struct FromShelf(RwSignal<bool>);

impl FromShelf {
    pub fn provide() {
        provide_context(FromShelf(RwSignal::new(false)));
    }

    pub fn expect() -> FromShelf {
        expect_context()
    }

    pub fn take(self) {
        self.0.set(true);
    }

    /// Says so once.
    pub fn arrive(self) -> bool {
        let was = self.0.get_untracked();
        self.0.set(false);
        was
    }
}

/// The name to send: never empty.
fn name_or_any() -> String {
    let name = settings().name;
    let given = name.get_untracked().trim().to_owned();
    if given.is_empty() {
        name.set(names::any_person());
        return name.get_untracked();
    }
    given
}

/// Whoever sits here, to be sent to a server.
pub fn guest() -> SeatRequest {
    SeatRequest {
        name: name_or_any(),
        face: settings().face.get_untracked(),
    }
}

/// Says why a table could not be opened or joined.
pub fn explain(lang: Lang, failure: Failure) -> String {
    match failure {
        Failure::Unreachable | Failure::Missing | Failure::Broken => {
            lang::setup_offline(lang).to_owned()
        }
        Failure::Busy(problem) | Failure::Refused(problem) => {
            let known = refused::said(&problem, lang);
            known.unwrap_or_else(|| lang::setup_failed(lang, problem.error))
        }
    }
}

#[component]
pub fn Setup(
    game: &'static dyn Listing,
    /// Starts a new game.
    start: Callback<Order>,
    /// Goes on with the one that is kept.
    resume: Callback<()>,
    #[prop(optional)] why: String,
) -> impl IntoView {
    let lang = settings().lang;
    let info = game.info();
    let counter = RwSignal::new(Counter::last(game));
    let problem = RwSignal::new(Some(why).filter(|it| !it.is_empty()));
    let scene = art::file(art::of_game(info.id, "scene.svg"));
    let scene = format!("--scene:url({scene})");
    view! {
        <div class=format!("home setup g-{}", info.id)>
            <Top about=Signal::stored(info.title) />
            <main id="main" tabindex="-1" style=scene>
                <a class="backlink" href="/">
                    {art::icon(art::BACK)} {move || lang::setup_shelf(lang.get())}
                </a>
                <section class="sheet">
                    <div class="left">
                        <div class="box" style=stance(game, -2.0)>
                            {sides(game)}
                        </div>
                    </div>
                    <div class="right">
                        <h1 class="d">{info.title}</h1>
                        <Blurb game />
                        <Round game counter />
                        <Buttons game counter problem start resume />
                        <p role="alert" class="problem">{problem}</p>
                        <div class="more">
                            <LearnLink game=info.id />
                            <HouseRules game counter />
                            <ThinkingTime counter />
                            <Quick game problem />
                            <a class="btn quiet" href=format!("/rules/{}", info.id)>
                                {art::icon(art::BOOK)} {move || lang::setup_rules(lang.get())}
                            </a>
                        </div>
                    </div>
                </section>
            </main>
        </div>
    }
}

/// A seat at an open table, or a table of bots, at once.
#[component]
fn Quick(game: &'static dyn Listing, problem: RwSignal<Option<String>>) -> impl IntoView {
    let lang = settings().lang;
    let navigate = use_navigate();
    let errand = Errand::default();
    let play = move |_| {
        problem.set(None);
        let (navigate, guest) = (navigate.clone(), guest());
        errand.run(async move {
            match quick::play(game, guest).await {
                Ok(code) => navigate(&format!("/table/{code}"), NavigateOptions::default()),
                Err(failure) => problem.set(Some(explain(lang.get_untracked(), failure))),
            }
        });
    };
    view! {
        <button
            type="button"
            class="btn quiet"
            aria-busy=move || errand.is_on().to_string()
            on:click=play
        >
            {art::icon("people")} {move || lang::tables_quick(lang.get())}
        </button>
    }
}

#[component]
fn Blurb(game: &'static dyn Listing) -> impl IntoView {
    let lang = settings().lang;
    let seats = game.info().seats;
    let facts = move |blurb: scene::Blurb| {
        let lang = lang.get();
        let effort = match blurb.effort {
            Effort::Easy => lang::setup_effort_easy(lang),
            Effort::Medium => lang::setup_effort_medium(lang),
            Effort::Hard => lang::setup_effort_hard(lang),
        };
        view! {
            <li>{art::icon("clock")} <b>{blurb.minutes}</b> {lang::setup_minutes(lang)}</li>
            <li>{art::icon("learn")} {effort}</li>
        }
    };
    let players = move || {
        let (from, to) = (seats.start(), seats.end());
        lang::ShopSeats { from, to }.say(lang.get())
    };
    view! {
        <p class="pitch">{move || game.blurb(lang.get()).map(|it| it.pitch)}</p>
        <ul class="facts">
            <li>{art::icon("people")} <b>{players}</b> {move || lang::setup_players(lang.get())}</li>
            {move || game.blurb(lang.get()).map(facts)}
        </ul>
    }
}

/// The id of the button that adds a chair.
pub const ADD: &str = "add-chair";

/// The id of the chair of somebody else.
fn chair(index: usize) -> String {
    format!("chair-{index}")
}

/// The seats as faces, as they were last time.
#[component]
fn Round(game: &'static dyn Listing, counter: RwSignal<Counter>) -> impl IntoView {
    let Settings {
        lang, face: mine, ..
    } = settings();
    let (looked_at, is_open) = (RwSignal::new(0), RwSignal::new(false));
    let look = Callback::new(move |index| {
        looked_at.set(index);
        is_open.set(true);
    });
    let n_others = Memo::new(move |_| counter.with(|it| it.sitters.len()));
    let may_add = move || n_others.get() + 1 < *game.info().seats.end();
    let add = move |_| {
        counter.update(Counter::add);
        // With the last chair the button has gone.
        if !untrack(may_add) {
            let last = chair(n_others.get_untracked() - 1);
            request_animation_frame(move || browser::focus(&last));
        }
    };
    view! {
        <div class="round">
            <h2 class="d">{move || lang::setup_counter(lang.get())}</h2>
            <ul class:many=move || 4 < n_others.get()>
                <li>
                    <button
                        type="button"
                        style=move || format!("--hue:{}", mine.get().disc())
                        on:click=move |_| sheets().me.set(true)
                    >
                        <span class="face">{move || mine.get().drawing()}</span>
                        <b class="d">{move || lang::setup_you(lang.get())}</b>
                        <small>{move || lang::setup_your_seat(lang.get())}</small>
                    </button>
                </li>
                <For
                    each=move || 0..n_others.get()
                    key=|index| *index
                    children=move |index| view! { <SeatButton counter index look /> }
                />
                <Show when=may_add>
                    <li>
                        <button id=ADD type="button" class="add" on:click=add>
                            <span class="face">{art::icon("plus")}</span>
                            <b class="d">{move || lang::setup_add(lang.get())}</b>
                            <small>{move || lang::setup_add_about(lang.get())}</small>
                        </button>
                    </li>
                </Show>
            </ul>
        </div>
        <SeatSheet game counter index=looked_at is_open />
    }
}

#[component]
fn SeatButton(counter: RwSignal<Counter>, index: usize, look: Callback<usize>) -> impl IntoView {
    let lang = settings().lang;
    let sitter = Memo::new(move |_| counter.with(|it| it.sitters.get(index).cloned()));
    let inside = move || {
        let lang = lang.get();
        match sitter.get()? {
            Sitter::Bot { name, level } => Some(
                view! {
                    <span class="face" style=format!("--hue:{}", face::disc_of(&name))>
                        {face::of_name(&name)}
                    </span>
                    <b class="d">{name}</b>
                    <small>{lang::setup_bot(lang, title(&level, lang))}</small>
                }
                .into_any(),
            ),
            Sitter::Friend => Some(
                view! {
                    <span class="face empty">{art::icon("people")}</span>
                    <b class="d">{lang::setup_friend(lang)}</b>
                    <small>{lang::setup_friend_about(lang)}</small>
                }
                .into_any(),
            ),
        }
    };
    view! {
        <li>
            <button id=chair(index) type="button" on:click=move |_| look.run(index)>
                {inside}
                <u>{art::icon("swap")}</u>
            </button>
        </li>
    }
}

/// Play now, or invite friends to the same seats.
#[component]
fn Buttons(
    game: &'static dyn Listing,
    counter: RwSignal<Counter>,
    problem: RwSignal<Option<String>>,
    start: Callback<Order>,
    resume: Callback<()>,
) -> impl IntoView {
    let lang = settings().lang;
    let is_asking = RwSignal::new(false);
    let is_running = local::is_saved(game);
    let has_friends = move || counter.with(Counter::has_friends);
    let play = move || {
        counter.with_untracked(|it| it.keep(game));
        start.run(counter.with_untracked(|it| it.order(game, name_or_any())));
    };
    let press = move |_| {
        if untrack(has_friends) {
            problem.set(Some(
                lang::setup_friends_first(lang.get_untracked()).to_owned(),
            ));
        } else if is_running {
            is_asking.set(true);
        } else {
            play();
        }
    };
    let navigate = use_navigate();
    let errand = Errand::default();
    let invite = move |_| {
        problem.set(None);
        counter.with_untracked(|it| it.keep(game));
        let wanted = counter.get_untracked().with_room().table(game);
        let (navigate, guest) = (navigate.clone(), guest());
        errand.run(async move {
            match seat::open(wanted, guest).await {
                Ok(code) => navigate(&format!("/table/{code}"), NavigateOptions::default()),
                Err(failure) => problem.set(Some(explain(lang.get_untracked(), failure))),
            }
        });
    };
    view! {
        {is_running
            .then(|| {
                view! {
                    <div class="cta">
                        <button
                            type="button"
                            class="btn go big"
                            on:click=move |_| resume.run(())
                        >
                            {art::icon(art::PLAY)} {move || lang::setup_resume(lang.get())}
                        </button>
                    </div>
                }
            })}
        <div class="cta">
            <button
                type="button"
                class="btn big"
                class:go=move || !is_running && !has_friends()
                aria-disabled=move || has_friends().to_string()
                on:click=press
            >
                {art::icon(art::PLAY)}
                {move || {
                    if is_running {
                        lang::setup_anew(lang.get())
                    } else {
                        lang::setup_play(lang.get())
                    }
                }}
            </button>
            <button
                type="button"
                class="btn big"
                class:go=move || !is_running && has_friends()
                aria-busy=move || errand.is_on().to_string()
                on:click=invite
            >
                {art::icon(art::LINK)} {move || lang::setup_invite(lang.get())}
            </button>
        </div>
        <p class="room">
            {move || {
                let name = counter.with(|it| it.makes_room().map(str::to_owned))?;
                Some(lang::setup_makes_room(lang.get(), name))
            }}
        </p>
        <Sheet is_open=is_asking class="ask" label="ask-title">
            <h2 id="ask-title" class="d">
                {move || lang::setup_running(lang.get())}
            </h2>
            <p>{move || lang::setup_running_about(lang.get())}</p>
            <div class="row">
                <button type="button" class="btn" on:click=move |_| play()>
                    {move || lang::setup_anew(lang.get())}
                </button>
                <button type="button" class="btn go" on:click=move |_| resume.run(())>
                    {move || lang::setup_resume(lang.get())}
                </button>
            </div>
        </Sheet>
    }
}
