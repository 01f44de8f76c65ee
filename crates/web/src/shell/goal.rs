//! What one plays for: a strip under the bar of every table, until one has waved
//! it away on this device. On a phone lying down it stands over the bubble.

use leptos::prelude::*;

use crate::{art, browser, lang, session::Session};

#[component]
pub fn Goal(session: Session) -> impl IntoView {
    let key = StoredValue::new(format!("brainery.goal.{}", session.game.info().id));
    let is_known = RwSignal::new(key.with_value(|key| browser::stored(key).is_some()));
    let goal = move || session.game.goal(session.lang());
    let wave_away = move |_| {
        key.with_value(|key| browser::store(key, "known"));
        is_known.set(true);
    };
    view! {
        <Show when=move || !is_known.get() && !session.is_replay() && !goal().is_empty()>
            <p class="aim-strip">
                {art::icon("trophy")}
                <span>
                    <em>{move || lang::shell_goal(session.lang())}</em>
                    " "
                    {goal}
                </span>
                <button
                    type="button"
                    aria-label=move || lang::shell_hide_goal(session.lang())
                    on:click=wave_away
                >
                    {art::icon(art::CROSS)}
                </button>
            </p>
        </Show>
    }
}
