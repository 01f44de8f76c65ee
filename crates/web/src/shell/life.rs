//! Something small that happens in the scenery now and then: a bat, steam.
//!
//! The style sheet of a game says what; in between nothing runs.

use std::time::Duration;

use leptos::prelude::*;

use crate::{browser, session::Session};

/// How long nothing happens, in seconds.
const LEAST: usize = 20;
const MOST: usize = 40;

#[component]
pub fn Life(session: Session) -> impl IntoView {
    let is_on = RwSignal::new(false);
    wait(session, is_on);
    let end = move |_| {
        is_on.set(false);
        wait(session, is_on);
    };
    view! { <i class="life" class:on=move || is_on.get() on:animationend=end aria-hidden="true"></i> }
}

fn wait(session: Session, is_on: RwSignal<bool>) {
    let seconds = LEAST + browser::any_below(MOST - LEAST);
    let wake = move || {
        // The table may have been left meanwhile.
        if is_on.is_disposed() {
            return;
        }
        let is_seen = !document().hidden() && !browser::wants_less_motion();
        if is_seen && !session.motion(1000).is_zero() {
            is_on.set(true);
        } else {
            wait(session, is_on);
        }
    };
    set_timeout(wake, Duration::from_secs(seconds as u64));
}
