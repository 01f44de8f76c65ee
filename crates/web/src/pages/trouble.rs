//! Bad days: a scene, a drawing, what happened, what is safe, one thing to do.

use std::time::Duration;

use erased::Listing;
use leptos::prelude::*;
use tabletop::Lang;
use wire::Problem;

use super::{code::CodeSlots, top::Top};
use crate::{art, browser, lang, refused, settings::settings};

/// What is common to all of them. `paint` is the game whose scene it is, by its
/// place on the shelf.
#[component]
pub fn Trouble(
    paint: usize,
    pic: &'static str,
    #[prop(optional)] foot: Option<fn(Lang) -> &'static str>,
    children: Children,
) -> impl IntoView {
    let lang = settings().lang;
    let game = registry::shelf().nth(paint).or(registry::shelf().next());
    let id = game.map_or("", |game| game.info().id);
    let scene = format!("--scene:url({})", art::file(art::of_game(id, "scene.svg")));
    view! {
        <div class=format!("home trouble g-{id}")>
            <Top />
            <main id="main" tabindex="-1" style=scene>
                <section class="oops">
                    <img class="pic" src=art::file(pic) alt="" />
                    <div class="card2">{children()}</div>
                </section>
                {foot.map(|foot| view! { <small class="foot2">{move || foot(lang.get())}</small> })}
            </main>
        </div>
    }
}

#[component]
pub fn ToShelf(#[prop(default = "btn quiet")] class: &'static str) -> impl IntoView {
    let lang = settings().lang;
    view! {
        <a class=class href="/">
            {art::icon(art::BACK)} {move || lang::trouble_shelf(lang.get())}
        </a>
    }
}

/// An address that leads nowhere.
#[component]
pub fn NotFound() -> impl IntoView {
    let lang = settings().lang;
    view! {
        <Trouble paint=1 pic="nobody.svg" foot=lang::trouble_address_foot>
            <h1 class="d">{move || lang::trouble_address(lang.get())}</h1>
            <p>{move || lang::trouble_address_about(lang.get())}</p>
            <div class="row">
                <ToShelf class="btn go" />
            </div>
        </Trouble>
    }
}

/// A code without a table.
#[component]
pub fn NoTable(code: String) -> impl IntoView {
    let lang = settings().lang;
    // The last letters are the likeliest to be wrong.
    let first = code.chars().take(2).collect();
    let about = move || lang::trouble_code_about(lang.get(), &code);
    view! {
        <Trouble paint=1 pic="nobody.svg" foot=lang::trouble_code_foot>
            <h1 class="d">{move || lang::trouble_code(lang.get())}</h1>
            <p>{about}</p>
            <CodeSlots
                first
                label=Signal::derive(move || lang::trouble_again(lang.get()))
                button="btn go"
            />
            <div class="row">
                <ToShelf />
                <a class="btn quiet" href="/tables">
                    {art::icon("people")} {move || lang::tables_open(lang.get())}
                </a>
            </div>
        </Trouble>
    }
}

/// A table that is there and lets nobody in.
#[component]
pub fn NoEntry(problem: Problem) -> impl IntoView {
    let lang = settings().lang;
    let why = move || {
        let known = refused::said(&problem, lang.get());
        known.unwrap_or_else(|| problem.error.clone())
    };
    view! {
        <Trouble paint=1 pic="nobody.svg">
            <h1 class="d">{move || lang::refused_title(lang.get())}</h1>
            <p role="alert">{why}</p>
            <div class="row">
                <ToShelf class="btn go" />
                <a class="btn quiet" href="/tables">
                    {art::icon("people")} {move || lang::tables_open(lang.get())}
                </a>
            </div>
        </Trouble>
    }
}

/// A table whose host has given our seat to somebody else.
#[component]
pub fn Removed() -> impl IntoView {
    let lang = settings().lang;
    view! {
        <Trouble paint=1 pic="nobody.svg">
            <h1 class="d">{move || lang::trouble_removed(lang.get())}</h1>
            <p role="alert">{move || lang::trouble_removed_about(lang.get())}</p>
            <div class="row">
                <ToShelf class="btn go" />
            </div>
        </Trouble>
    }
}

/// A game that did not come. The page is loaded anew to try again: where the
/// server has another build by now, this one will find its pieces no more.
#[component]
pub fn NotLoaded() -> impl IntoView {
    let lang = settings().lang;
    view! {
        <Trouble paint=3 pic="unplugged.svg">
            <h1 class="d">{move || lang::trouble_game(lang.get())}</h1>
            <p role="alert">{move || lang::trouble_game_about(lang.get())}</p>
            <div class="row">
                <button type="button" class="btn go" on:click=|_| browser::reload()>
                    {move || lang::trouble_again(lang.get())}
                </button>
                <ToShelf />
            </div>
        </Trouble>
    }
}

/// A table whose game the server has and this page has not: a program of
/// somebody else brought it along.
#[component]
pub fn NoPiece(game: String) -> impl IntoView {
    let lang = settings().lang;
    let about = move || lang::trouble_foreign_about(lang.get(), &game);
    view! {
        <Trouble paint=3 pic="unplugged.svg">
            <h1 class="d">{move || lang::trouble_foreign(lang.get())}</h1>
            <p role="alert">{about}</p>
            <div class="row">
                <ToShelf class="btn go" />
            </div>
        </Trouble>
    }
}

/// The same game is open in another tab.
#[component]
pub fn Elsewhere(game: &'static dyn Listing, here: Callback<()>) -> impl IntoView {
    let lang = settings().lang;
    let id = game.info().id;
    let paint = registry::shelf().position(|it| it.info().id == id);
    view! {
        <Trouble paint=paint.unwrap_or_default() pic="mascot.svg">
            <h1 class="d">{game.info().title}</h1>
            <p role="status">{move || lang::setup_elsewhere(lang.get())}</p>
            <div class="row">
                <button type="button" class="btn go" on:click=move |_| here.run(())>
                    {move || lang::setup_here(lang.get())}
                </button>
                <ToShelf />
            </div>
        </Trouble>
    }
}

/// The server does not answer: when it is tried again, and now if one likes.
/// Without a network at all, the games of this device are offered.
#[component]
pub fn NoServer(
    /// When the next try is made, by the clock of the page.
    next: RwSignal<Option<f64>>,
    now: Callback<()>,
) -> impl IntoView {
    let lang = settings().lang;
    if browser::is_online() {
        return view! {
            <Trouble paint=2 pic="broken-till.svg" foot=lang::trouble_jammed_foot>
                <h1 class="d">{move || lang::trouble_jammed(lang.get())}</h1>
                <p>{move || lang::trouble_jammed_about(lang.get())}</p>
                <NextTry next />
                <div class="row">
                    <button type="button" class="btn go" on:click=move |_| now.run(())>
                        {move || lang::trouble_now(lang.get())}
                    </button>
                    <ToShelf />
                </div>
            </Trouble>
        }
        .into_any();
    }
    let boxes = registry::shelf()
        .map(|game| {
            let info = game.info();
            view! {
                <li>
                    <a href=format!("/play/{}", info.id) aria-label=info.title>
                        {art::picture(art::of_game(info.id, "box.svg"))}
                    </a>
                </li>
            }
        })
        .collect_view();
    view! {
        <Trouble paint=3 pic="unplugged.svg" foot=lang::trouble_unplugged_foot>
            <h1 class="d">{move || lang::trouble_unplugged(lang.get())}</h1>
            <p>{move || lang::trouble_unplugged_about(lang.get())}</p>
            <ul class="minis">{boxes}</ul>
            <div class="row">
                <a class="btn go" href="/">
                    {art::icon(art::ROBOT)} {move || lang::trouble_bots(lang.get())}
                </a>
                <button type="button" class="btn quiet" on:click=move |_| now.run(())>
                    {art::icon("plug")} {move || lang::trouble_look(lang.get())}
                </button>
            </div>
        </Trouble>
    }
    .into_any()
}

#[component]
fn NextTry(next: RwSignal<Option<f64>>) -> impl IntoView {
    let lang = settings().lang;
    let left = seconds_until(next);
    // It fills anew for every try.
    let filling = move || {
        let wait = next.get()? - browser::now();
        Some(view! { <i style=format!("animation-duration:{:.0}ms", wait.max(0.0))></i> })
    };
    view! {
        <span class="bar2" aria-hidden="true">
            {filling}
        </span>
        <p class="again" role="status">
            <b>
                {move || match left.get() {
                    None | Some(0) => lang::trouble_trying(lang.get()).to_owned(),
                    Some(seconds) => lang::trouble_next(lang.get(), seconds),
                }}
            </b>
        </p>
    }
}

/// Counts down to a moment of the page's clock.
pub fn seconds_until(moment: RwSignal<Option<f64>>) -> Signal<Option<u32>> {
    let now = RwSignal::new(browser::now());
    if let Ok(ticking) =
        set_interval_with_handle(move || now.set(browser::now()), Duration::from_millis(250))
    {
        on_cleanup(move || ticking.clear());
    }
    let left = Memo::new(move |_| {
        let left = Duration::from_secs_f64((moment.get()? - now.get()).max(0.0) / 1000.0);
        Some(left.as_millis().div_ceil(1000) as u32)
    });
    left.into()
}
