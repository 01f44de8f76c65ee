//! The button row: undo in its corner, secondary left, primary right.

use leptos::prelude::*;

use super::controls::{Act, Controls};
use crate::{art, lang, session::Session};

#[component]
pub fn Buttons(session: Session, controls: Signal<Controls>) -> impl IntoView {
    let label =
        Memo::new(move |_| controls.with(|it| it.primary.as_ref().map(|act| act.label.clone())));
    let is_locked = move || {
        let (is_moving, is_cut_off) = (session.is_moving.get(), session.is_cut_off());
        let is_locked = |act: &Act| act.run.is_none() || is_moving && !act.is_urgent || is_cut_off;
        controls.with(|it| it.primary.as_ref().is_none_or(is_locked))
    };
    let press = move |_| {
        if let Some(act) = controls.with_untracked(|it| it.primary.clone()) {
            act.press(session);
        }
    };
    view! {
        <div class="acts">
            <Show when=move || session.seat().is_some()>
                <Undo session />
            </Show>
            <div
                class="buttons"
                class:even=move || controls.with(Controls::are_even)
                role="group"
                aria-label=move || lang::shell_actions(session.lang())
            >
                <For
                    each=move || controls.with(|it| it.secondary.clone())
                    key=|act: &Act| act.label.clone()
                    children=move |act| view! { <Secondary session controls label=act.label /> }
                />
                <Show when=move || label.with(Option::is_some)>
                    <button
                        type="button"
                        class="button primary"
                        aria-disabled=move || is_locked().to_string()
                        on:click=press
                    >
                        {move || label.get()}
                    </button>
                </Show>
            </div>
        </div>
    }
}

/// Always there, so that nothing else ever was where it is.
#[component]
fn Undo(session: Session) -> impl IntoView {
    let can_undo = move || session.may_undo() && !session.is_cut_off();
    let says = move || lang::shell_undo(session.lang());
    view! {
        <button
            type="button"
            class="button quiet undo"
            aria-label=says
            title=says
            aria-disabled=move || (!can_undo()).to_string()
            on:click=move |_| {
                if untrack(can_undo) && session.is_meant() {
                    session.undo();
                }
            }
        >
            {art::icon(art::UNDO)}
        </button>
    }
}

#[component]
fn Secondary(session: Session, controls: Signal<Controls>, label: String) -> impl IntoView {
    let label = StoredValue::new(label);
    // The act may have changed under the same label.
    let press = move |_| {
        let now = controls.with_untracked(|it| {
            let is_this = |act: &&Act| label.with_value(|label| act.label == *label);
            it.secondary.iter().find(is_this).cloned()
        });
        if let Some(act) = now {
            act.press(session);
        }
    };
    view! {
        <button
            type="button"
            class="button secondary"
            aria-disabled=move || session.is_cut_off().to_string()
            on:click=press
        >
            {label.get_value()}
        </button>
    }
}
