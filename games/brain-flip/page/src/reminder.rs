//! A few words that say what the Brain Master's words mean. They do not say what
//! this answer means: that is the game.

use leptos::prelude::*;
use web::{art, browser};

use super::board::{Board, Role};
use crate::lang;

const SWITCH: &str = "brainery.reminder.brain-flip";

/// A press hides it, and brings it back.
#[component]
pub fn Reminder(board: Board) -> impl IntoView {
    let session = board.session;
    let is_on = RwSignal::new(browser::stored_as(SWITCH).unwrap_or(true));
    Effect::new(move |_| browser::store_as(SWITCH, &is_on.get()));
    let words = move || {
        let lang = session.lang();
        match (board.is_flipped(), board.role()) {
            (true, Role::Master) => lang::flipped_master(lang),
            (true, Role::Guesser | Role::Out | Role::Onlooker) => lang::flipped(lang),
            (false, Role::Master) => lang::straight_master(lang),
            (false, Role::Guesser | Role::Out | Role::Onlooker) => lang::straight(lang),
        }
    };
    view! {
        <button
            type="button"
            class="flipnote d"
            aria-label=move || {
                if is_on.get() {
                    lang::reminder_hide(session.lang(), words())
                } else {
                    lang::reminder_show(session.lang()).to_owned()
                }
            }
            on:click=move |_| is_on.update(|it| *it = !*it)
        >
            {art::icon("flip")}
            {move || if is_on.get() { words() } else { "?" }}
        </button>
    }
}
