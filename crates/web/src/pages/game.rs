//! A page about one game, until that game has come.

use leptos::prelude::*;

use super::trouble::NotLoaded;
use crate::{
    art, lang,
    pieces::{self, GameModule, Known},
    settings::settings,
};

/// Shows `here` with the game of that id, or `missing` if there is none.
pub fn with_game(
    id: String,
    here: impl Fn(GameModule) -> AnyView + Send + 'static,
    missing: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    with_known(pieces::watch(id), here, missing)
}

/// The same with whatever is on its way.
pub fn with_known<T: Clone + Send + Sync + 'static>(
    known: RwSignal<Known<T>>,
    here: impl Fn(T) -> AnyView + Send + 'static,
    missing: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    move || match known.get() {
        Known::NotYet => view! { <Loading /> }.into_any(),
        Known::Missing => missing(),
        Known::Unreachable => view! { <NotLoaded /> }.into_any(),
        Known::Here(piece) => here(piece),
    }
}

/// The same as before the program ran, so that nothing jumps.
#[component]
pub fn Loading() -> impl IntoView {
    let lang = settings().lang;
    view! {
        <main id="main" class="waiting" tabindex="-1">
            {art::picture("brain.svg")}
            <p class="d" role="status">{move || lang::loading(lang.get())}</p>
        </main>
    }
}
