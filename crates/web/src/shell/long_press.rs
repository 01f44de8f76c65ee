//! A finger that rests. The click that ends it means nothing.

use std::time::Duration;

use leptos::prelude::*;

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
