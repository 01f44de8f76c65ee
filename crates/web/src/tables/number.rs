//! A number that counts to what it has become.

use std::time::Duration;

use leptos::prelude::*;

use crate::{browser, session::Session};

/// How long it counts at normal speed, in so many steps at most.
const COUNT_MS: u32 = 450;
const MOST_STEPS: u32 = 10;

/// `name` tells it from the other numbers of the table, so that it goes on
/// counting when it is drawn anew.
pub fn number(session: Session, name: String, n: Signal<u32>) -> AnyView {
    let length = move || {
        if browser::wants_less_motion() {
            return Duration::ZERO;
        }
        session.motion(COUNT_MS)
    };
    let was = session.counted(&name).filter(|_| !length().is_zero());
    let shown = RwSignal::new(was.unwrap_or_else(|| n.get_untracked()));
    Effect::new(move |_| {
        let to = n.get();
        let from = shown.get_untracked();
        let length = length();
        if from == to || length.is_zero() {
            shown.set(to);
            session.count(&name, to);
            return;
        }
        let n_steps = from.abs_diff(to).min(MOST_STEPS);
        let name = name.clone();
        let ticking = StoredValue::new(None::<IntervalHandle>);
        let stop = move || {
            if let Some(Some(ticking)) = ticking.try_get_value() {
                ticking.clear();
            }
        };
        let step = StoredValue::new(0);
        let count = move || {
            // Whoever has gone counts no more.
            let Some(step) = step.try_update_value(|step| {
                *step += 1;
                n_steps.min(*step)
            }) else {
                return;
            };
            let way = from.abs_diff(to) * step / n_steps;
            let now = if from < to { from + way } else { from - way };
            session.count(&name, now);
            shown.set(now);
            if step == n_steps {
                stop();
            }
        };
        ticking.set_value(set_interval_with_handle(count, length / n_steps).ok());
        on_cleanup(stop);
    });
    // Nobody hears the numbers on the way.
    let digits = move || {
        let (n, shown) = (n.get(), shown.get());
        let is_counting = n != shown;
        view! {
            <data aria-hidden=is_counting.then_some("true")>{shown}</data>
            {is_counting.then(|| view! { <span class="unseen">{n}</span> })}
        }
    };
    digits.into_any()
}
