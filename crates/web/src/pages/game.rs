//! A page about one game, until that game has come.

use leptos::prelude::*;

use crate::{
    browser, lang,
    pieces::{self, Known, Piece},
    settings::settings,
};

/// Shows `here` with the game of that id, or `missing` if there is none.
pub fn with_game(
    id: String,
    here: impl Fn(Piece) -> AnyView + Send + 'static,
    missing: impl Fn() -> AnyView + Send + 'static,
) -> impl IntoView {
    let known = pieces::watch(id);
    move || match known.get() {
        Known::NotYet => view! { <Loading /> }.into_any(),
        Known::Missing => missing(),
        Known::Unreachable => view! { <Unreachable /> }.into_any(),
        Known::Here(piece) => here(piece),
    }
}

#[component]
fn Loading() -> impl IntoView {
    let settings = settings();
    view! {
        <main id="main" class="page narrow" tabindex="-1">
            <p role="status">{move || lang::loading(settings.lang.get())}</p>
        </main>
    }
}

/// The page is loaded anew to try again: where the server has another build by
/// now, this one will find its pieces no more.
#[component]
fn Unreachable() -> impl IntoView {
    let settings = settings();
    let lang = move || settings.lang.get();
    view! {
        <main id="main" class="page narrow" tabindex="-1">
            <h1>{move || lang::unreachable_title(lang())}</h1>
            <p role="alert">{move || lang::unreachable_about(lang())}</p>
            <p>
                <button type="button" class="button primary" on:click=|_| browser::reload()>
                    {move || lang::unreachable_again(lang())}
                </button>
            </p>
            <p>
                <a href="/">{move || lang::home(lang())}</a>
            </p>
        </main>
    }
}
