//! A sign drops into the stage when a new part of the game begins: a round, a
//! phase. It says what the log says, and nobody waits for it.

use std::{sync::Arc, time::Duration};

use leptos::{leptos_dom::helpers::TimeoutHandle, prelude::*};
use scene::About;

use crate::{
    browser,
    session::{Session, ViewerEvents},
    settings::Speed,
};

const SHOWN_MS: u32 = 900;
/// Where nothing moves, it is there all the time that it is read.
const STILL: Duration = Duration::from_millis(1200);

#[component]
pub fn PartSign(session: Session) -> impl IntoView {
    let sign = RwSignal::new(None::<String>);
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        let before = before.flatten();
        // Who comes back to a table has seen the sign.
        let told = session.model.with(|it| {
            let it = it.as_ref().filter(|it| it.since.is_some())?;
            Some(Arc::clone(&it.events))
        });
        let Some((words, length)) =
            told.and_then(|told| heading(session, &told).zip(length(session)))
        else {
            return before;
        };
        if let Some(before) = before {
            before.clear();
        }
        sign.set(Some(words));
        let lift = move || {
            let _ = sign.try_set(None);
        };
        set_timeout_with_handle(lift, length).ok()
    });
    move || {
        sign.get()
            .map(|words| view! { <p class="part d" aria-hidden="true">{words}</p> })
    }
}

fn heading(session: Session, told: &ViewerEvents) -> Option<String> {
    let lines = untrack(|| session.lines(&**told));
    let heading = { lines }
        .into_iter()
        .rfind(|it| it.about == About::NewPart)?;
    Some(heading.words.trim_end_matches('.').to_owned())
}

fn length(session: Session) -> Option<Duration> {
    if session.settings.speed.get_untracked() == Speed::Instant {
        return None;
    }
    let length = session.motion(SHOWN_MS);
    let is_still = length.is_zero() || browser::wants_less_motion();
    Some(if is_still { STILL } else { length })
}
