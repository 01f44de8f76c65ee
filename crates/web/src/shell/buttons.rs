//! The button row: secondary left, primary right.

use leptos::prelude::*;

use super::controls::{Act, Controls};
use crate::{lang, session::Session};

#[component]
pub fn Buttons(session: Session, controls: Signal<Controls>) -> impl IntoView {
    let label =
        Memo::new(move |_| controls.with(|it| it.primary.as_ref().map(|act| act.label.clone())));
    let is_locked = move || {
        let is_moving = session.is_moving.get();
        let is_locked = |act: &Act| act.run.is_none() || is_moving && !act.is_urgent;
        controls.with(|it| it.primary.as_ref().is_none_or(is_locked))
    };
    let press = move |_| {
        let primary = controls.with_untracked(|it| it.primary.clone());
        if let Some(act) = primary.filter(|act| act.is_ready(session)) {
            act.run();
        }
    };
    view! {
        <div
            class="buttons"
            class:even=move || controls.with(Controls::are_even)
            role="group"
            aria-label=move || lang::shell_actions(session.lang())
        >
            <Show when=move || session.may_undo()>
                <button type="button" class="button quiet" on:click=move |_| {
                    if session.is_ready() {
                        session.undo();
                    }
                }>
                    {move || lang::shell_undo(session.lang())}
                </button>
            </Show>
            <For
                each=move || controls.with(|it| it.secondary.clone())
                key=|act: &Act| act.label.clone()
                children=move |act| {
                    let label = act.label.clone();
                    // The act may have changed under the same label.
                    let press = move |_| {
                        let now = controls.with_untracked(|it| {
                            it.secondary.iter().find(|it| it.label == act.label).cloned()
                        });
                        if let Some(act) = now.filter(|act| act.is_ready(session)) {
                            act.run();
                        }
                    };
                    view! {
                        <button type="button" class="button secondary" on:click=press>
                            {label}
                        </button>
                    }
                }
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
    }
}
