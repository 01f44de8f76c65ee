//! What can be done now: the same object feeds the buttons and the keys.

use leptos::prelude::*;

use crate::{
    session::Session,
    sound::{self, Sound},
};

/// Everything a table offers at this moment.
#[derive(Clone, Default)]
pub struct Controls {
    pub primary: Option<Act>,
    pub secondary: Vec<Act>,
    /// What the keys `1` to `9` do, in the order of the table.
    pub choices: Vec<Act>,
    /// What `Esc` does.
    pub cancel: Option<Callback<()>>,
}

impl Controls {
    /// Whether nothing is proposed among several acts: all are equally big.
    pub fn are_even(&self) -> bool {
        self.primary.is_none() && 1 < self.secondary.len()
    }
}

impl std::fmt::Debug for Controls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Controls")
            .field("primary", &self.primary)
            .field("secondary", &self.secondary)
            .finish_non_exhaustive()
    }
}

/// One thing to do, and what its button says.
#[derive(Clone)]
pub struct Act {
    pub label: String,
    /// A locked act is shown but does nothing.
    pub run: Option<Callback<()>>,
    /// Cannot wait until things have stopped moving.
    pub is_urgent: bool,
}

impl std::fmt::Debug for Act {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Act").field(&self.label).finish()
    }
}

impl Act {
    pub fn new(label: impl Into<String>, run: impl Fn() + Send + Sync + 'static) -> Act {
        Act {
            label: label.into(),
            run: Some(Callback::new(move |()| run())),
            is_urgent: false,
        }
    }

    /// Something to shout at any moment, while others move too.
    pub fn urgent(label: impl Into<String>, run: impl Fn() + Send + Sync + 'static) -> Act {
        Act {
            is_urgent: true,
            ..Act::new(label, run)
        }
    }

    pub fn locked(label: impl Into<String>) -> Act {
        Act {
            label: label.into(),
            run: None,
            is_urgent: false,
        }
    }

    /// Does it, if the press is meant for it.
    pub fn press(&self, session: Session) {
        if self.run.is_none() || untrack(|| session.is_cut_off()) {
            return;
        }
        // Urgent things wait for nobody else, but they are pressed once, too.
        if self.is_urgent && !session.is_second_tap() || session.is_meant() {
            // Keys press it, too.
            sound::play(Sound::Tap, session.settings);
            self.run();
            // Also if it only opens a dialog, which may come up under the thumb.
            session.begin_guard();
        }
    }

    pub fn run(&self) {
        if let Some(run) = self.run {
            run.run(());
        }
    }
}
