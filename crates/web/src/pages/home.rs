//! The shop: a sign, a zombie, boxes on a plank, and a code.

pub mod greeting;
pub mod left_off;
pub mod ways;

use erased::Listing;
use leptos::prelude::*;

pub use self::greeting::remember_end;
use self::{greeting::Greeting, left_off::LeftOff, ways::Ways};
use super::{
    boxes::{Tags, sides, stance},
    code::CodeSlots,
    puzzle::PuzzleOfTheDay,
    rules::Fan,
    setup::FromShelf,
    top::Top,
};
use crate::{art, lang, settings::settings};

/// How the boxes lean; so many have room beside each other.
const TILTS: [f64; 5] = [-1.0, 0.6, -0.4, 0.8, -0.7];
/// Who hangs on the wall, on what, and how askew.
const FRAMES: [(&str, &str, f64); 3] = [
    ("imp", "#cfe8c8", -3.0),
    ("drizzle", "#ffd9e4", 2.0),
    ("shamble", "#bfe3dd", -1.5),
];

#[component]
pub fn Home() -> impl IntoView {
    let running = left_off::running();
    view! {
        <div class="home shop">
            <Top />
            <main id="main" tabindex="-1">
                <section class="hero">
                    <img class="mascot" src=art::file("mascot.svg") alt="" />
                    <div class="mid">
                        <p class="sign d" aria-hidden="true">
                            <span data-text="Brainery"></span>
                        </p>
                        <Greeting running />
                    </div>
                    <div class="frames" aria-hidden="true">
                        {FRAMES
                            .map(|(who, hue, tilt)| {
                                view! {
                                    <span style=format!("--hue:{hue};--t:{tilt}deg")>
                                        {art::picture(format!("avatars/{who}.svg"))}
                                    </span>
                                }
                            })
                            .collect_view()}
                    </div>
                    <div class="wall">
                        <LeftOff running />
                        <PuzzleOfTheDay />
                    </div>
                </section>
                <Shelf />
                <section class="foot">
                    <Code />
                    <div class="ways">
                        <Ways />
                        {move || view! { <Fan lang=settings().lang.get() /> }}
                    </div>
                </section>
            </main>
        </div>
    }
}

#[component]
fn Shelf() -> impl IntoView {
    let lang = settings().lang;
    let from_shelf = FromShelf::expect();
    let place = move |(game, tilt): (&'static dyn Listing, &f64)| {
        let id = game.info().id;
        view! {
            <li class=format!("g-{id}")>
                <a
                    class="box"
                    href=format!("/play/{id}")
                    style=stance(game, *tilt)
                    on:click=move |_| from_shelf.take()
                >
                    {sides(game)}
                    <Tags game />
                </a>
            </li>
        }
    };
    let tilts = TILTS.iter().cycle();
    let is_packed = TILTS.len() < registry::shelf().count();
    view! {
        <ul class="shelf" class:packed=is_packed aria-label=move || lang::shop_shelf(lang.get())>
            {registry::shelf().zip(tilts).map(place).collect_view()}
            <li class="plank" aria-hidden="true"></li>
        </ul>
    }
}

#[component]
fn Code() -> impl IntoView {
    let lang = settings().lang;
    view! {
        <div class="code">
            {art::picture("avatars/gaspard.svg")} <div>
                <h2 class="d">{move || lang::shop_code(lang.get())}</h2>
                <p>{move || lang::shop_code_about(lang.get())}</p>
                <a class="all" href="/tables">
                    {move || lang::tables_open(lang.get())} {art::icon(art::FORWARD)}
                </a>
            </div> <CodeSlots label=Signal::derive(move || lang::shop_code_join(lang.get())) />
        </div>
    }
}
