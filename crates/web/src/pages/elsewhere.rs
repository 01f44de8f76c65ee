//! A game on the shelf that another program of the page plays.

use leptos::prelude::*;

use crate::{browser, lang, settings::settings};

/// Goes to `path` anew, where `boot.js` starts the program that plays `game`;
/// nothing if no program does.
pub fn elsewhere(game: &str, path: &str) -> Option<AnyView> {
    registry::listed(game)?;
    let settings = settings();
    browser::go(path);
    Some(
        view! {
            <main id="main" class="page narrow" tabindex="-1">
                <p role="status">{move || lang::loading(settings.lang.get())}</p>
            </main>
        }
        .into_any(),
    )
}
