//! One line that says what the Brain Master's words mean. It does not say what
//! this answer means: that is the game.

use leptos::prelude::*;

use super::board::{Board, Role};
use crate::{browser, lang};

const SWITCH: &str = "brainery.reminder.brain-flip";

#[component]
pub fn Reminder(board: Board) -> impl IntoView {
    let session = board.session;
    let is_on = RwSignal::new(browser::stored_as(SWITCH).unwrap_or(true));
    Effect::new(move |_| browser::store_as(SWITCH, &is_on.get()));
    let words = move || {
        let lang = session.lang();
        match (board.is_flipped(), board.role()) {
            (true, Role::Master) => lang::bfl_flipped_master(lang),
            (true, Role::Guesser | Role::Out | Role::Onlooker) => lang::bfl_flipped(lang),
            (false, Role::Master) => lang::bfl_straight_master(lang),
            (false, Role::Guesser | Role::Out | Role::Onlooker) => lang::bfl_straight(lang),
        }
    };
    view! {
        <div class="bfl-reminder" class:off=move || !is_on.get()>
            <Show when=move || is_on.get()>
                <p>{words}</p>
            </Show>
            <button
                type="button"
                class="icon"
                aria-pressed=move || is_on.get().to_string()
                aria-label=move || lang::bfl_reminder(session.lang())
                on:click=move |_| is_on.update(|it| *it = !*it)
            >
                {move || if is_on.get() { "✕" } else { "?" }}
            </button>
        </div>
    }
}
