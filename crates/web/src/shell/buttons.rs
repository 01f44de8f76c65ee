//! The button row: secondary left, primary right.

use leptos::prelude::*;

use super::controls::{Act, Controls};
use crate::{browser, lang, session::Session};

/// When the primary button last changed what it does.
#[derive(Copy, Clone, Debug)]
pub struct Guard {
    since: StoredValue<f64>,
    session: Session,
}

impl Guard {
    /// A tap right after the button changed was meant for the old one.
    pub fn lets_through(self) -> bool {
        let wait = self.session.settings.speed.get_untracked().guard_ms();
        wait <= browser::now() - self.since.get_value()
    }
}

#[component]
pub fn Buttons(session: Session, controls: Signal<Controls>) -> impl IntoView {
    let label = Memo::new(move |_| {
        controls.with(|it| it.primary.as_ref().map(|act| act.label.clone()))
    });
    // The prompt, not the label: "Throw 3 dice" becomes "Throw 2 dice" under
    // the player's own finger.
    let prompt = Memo::new(move |_| session.snapshot.with(|it| it.as_ref().map(|it| it.n)));
    let guard = Guard {
        since: StoredValue::new(browser::now()),
        session,
    };
    Effect::new(move |_| {
        prompt.track();
        guard.since.set_value(browser::now());
    });
    let is_locked = move || {
        controls.with(|it| it.primary.as_ref().is_none_or(|act| act.run.is_none()))
            || session.is_moving.get()
    };
    let press = move |_| {
        if guard.lets_through() {
            let primary = controls.with_untracked(|it| it.primary.clone());
            if let Some(act) = primary {
                act.run();
            }
        }
    };
    view! {
        <div class="buttons" role="group" aria-label=move || lang::shell_actions(session.lang())>
            <Show when=move || session.may_undo()>
                <button type="button" class="button quiet" on:click=move |_| session.undo()>
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
                        if let Some(act) = now {
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
