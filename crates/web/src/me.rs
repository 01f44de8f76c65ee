//! What a player looks back at: games that are over, on this device and on the
//! server, and what they come to.

pub mod band;
pub mod keeping;
pub mod linking;
pub mod lists;
pub mod passkeys;
pub mod past;
pub mod stats;

use leptos::prelude::*;

use self::{
    band::Band,
    keeping::Keeping,
    lists::{Boxes, Games, Last, Rivals},
    past::Archive,
    stats::Stats,
};
use crate::{lang, pages::top::Top, settings::settings};

/// The page; with a code if this device is to be linked.
pub fn show_me(code: Option<String>) -> AnyView {
    view! { <Graveyard code /> }.into_any()
}

#[component]
fn Graveyard(code: Option<String>) -> impl IntoView {
    let lang = settings().lang;
    let archive = Archive::open();
    let stats = Memo::new(move |_| archive.games.with(|games| Stats::of(games)));
    let is_empty = move || archive.games.with(Vec::is_empty);
    let ratings = Signal::derive(move || archive.me.get().map(|it| it.ratings).unwrap_or_default());
    view! {
        <div class="home plain profp">
            <Top about=Signal::derive(move || lang::past_title(lang.get())) />
            <Band archive stats />
            <main id="main" class="wrap pgrid2" tabindex="-1">
                <p class="note" role="status">
                    {move || archive.is_offline.get().then(|| lang::past_offline(lang.get()))}
                </p>
                <Show
                    when=move || !is_empty()
                    fallback=move || {
                        view! {
                            <section class="c3 none">
                                <p>{move || lang::past_nothing(lang.get())}</p>
                                <a class="btn go" href="/">
                                    {move || lang::past_play(lang.get())}
                                </a>
                            </section>
                        }
                    }
                >
                    <section class="c1">
                        <Last stats />
                        <Boxes stats ratings />
                    </section>
                    <section class="c2">
                        <Rivals stats />
                    </section>
                    <section class="c3">
                        <Games archive />
                    </section>
                </Show>
                <section class="c3">
                    <Keeping archive code />
                </section>
            </main>
        </div>
    }
}
