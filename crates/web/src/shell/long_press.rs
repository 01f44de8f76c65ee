//! A finger that rests. The click that ends it means nothing.

use std::time::Duration;

use leptos::{attr::Attribute, prelude::*};

/// How long a finger rests on a card to see it in full.
const LONG_PRESS_MS: u64 = 500;

#[derive(Copy, Clone, Debug)]
pub struct LongPress {
    timer: StoredValue<Option<TimeoutHandle>>,
    was_long: StoredValue<bool>,
}

impl Default for LongPress {
    fn default() -> LongPress {
        LongPress {
            timer: StoredValue::new(None),
            was_long: StoredValue::new(false),
        }
    }
}

impl LongPress {
    pub fn begin(self, reached: impl Fn() + 'static) {
        self.end();
        self.was_long.set_value(false);
        let fire = move || {
            if self.was_long.try_set_value(true).is_none() {
                reached();
            }
        };
        let timer = set_timeout_with_handle(fire, Duration::from_millis(LONG_PRESS_MS));
        self.timer.set_value(timer.ok());
    }

    pub fn end(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Whether the click that has just come ended a rest.
    pub fn was_long(self) -> bool {
        let was_long = self.was_long.get_value();
        self.was_long.set_value(false);
        was_long
    }
}

/// What a button does that can be tapped and, with a finger that rests on it or
/// the other button of a mouse, looked into.
pub fn tap_or_rest(tap: impl Fn() + 'static, rest: impl Fn() + Copy + 'static) -> impl Attribute {
    let press = LongPress::default();
    view! {
        <{..}
            on:pointerdown=move |_| press.begin(rest)
            on:pointerup=move |_| press.end()
            on:pointerleave=move |_| press.end()
            on:pointercancel=move |_| press.end()
            on:contextmenu=move |menu| {
                menu.prevent_default();
                press.end();
                rest();
            }
            on:click=move |_| {
                if !press.was_long() {
                    tap();
                }
            }
        />
    }
}
