//! What one plays for: one's own zombie says it until the first move, or until
//! one has waved it away on this device.
//!
//! It stands in the bubble of the action bar, the one place that is free in every
//! game on every screen.

use leptos::prelude::*;

use crate::{art, browser, lang, session::Session};

/// `is_free`: whether the bubble has nothing else to say.
#[component]
pub fn Goal(session: Session, #[prop(into)] is_free: Signal<bool>) -> impl IntoView {
    let key = StoredValue::new(format!("brainery.goal.{}", session.game.info().id));
    let is_known = RwSignal::new(key.with_value(|key| browser::stored(key).is_some()));
    let goal = move || session.game.goal(session.lang());
    // Whoever goes on with a game has read it before.
    let is_fresh = Memo::new(move |was: Option<&Option<bool>>| {
        let n_moves = || session.model.with(|it| it.as_ref().map(|it| it.n));
        was.copied().flatten().or_else(|| n_moves().map(|n| n == 0))
    });
    let is_news = move || {
        let is_new_here = is_fresh.get() == Some(true) && !session.has_played.get();
        is_new_here && session.seat().is_some() && !is_known.get()
    };
    let wave_away = move |_| {
        key.with_value(|key| browser::store(key, "known"));
        is_known.set(true);
    };
    view! {
        <Show when=move || is_free.get() && is_news() && !goal().is_empty()>
            <p class="goal">
                {art::icon("trophy")}
                <span>
                    <em>{move || lang::shell_goal(session.lang())}</em>
                    " "
                    {goal}
                </span>
                <button
                    type="button"
                    class="tool"
                    aria-label=move || lang::shell_hide_goal(session.lang())
                    on:click=wave_away
                >
                    {art::icon(art::CROSS)}
                </button>
            </p>
        </Show>
    }
}
