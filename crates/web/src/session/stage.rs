//! One thing after another: models wait here while dice tumble.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use leptos::prelude::*;
use tabletop::{Turn, Viewer};

use super::{Model, Offer, Session, Told};
use crate::{browser, tables};

/// With more than this many waiting, everything moves twice as fast.
const HURRY: usize = 3;
/// With more than this many waiting, nothing moves.
const JUMP: usize = 8;

/// Models that have arrived but are not on the table yet.
#[derive(Debug, Default)]
pub(super) struct Stage {
    waiting: VecDeque<Model>,
    /// What the moving things will have told.
    untold: Option<Untold>,
    /// Counts motions, so that a skipped one does not end its successor.
    n_motions: u32,
}

#[derive(Debug)]
struct Untold {
    since: u32,
    events: Told,
}

impl Session {
    /// Shows a model when those before it have been shown.
    pub fn receive(&self, model: Model) {
        self.stage.update_value(|stage| {
            // The whole story once more: nothing that waits matters now.
            if model.since == 0 {
                stage.waiting.clear();
            }
            stage.waiting.push_back(model);
        });
        if !self.is_moving.get_untracked() {
            self.advance();
        }
    }

    /// Ends what is moving.
    pub fn skip(&self) {
        if self.is_moving.get_untracked() {
            self.settle();
        }
    }

    /// Whether a press that comes now is meant for what is shown: nothing moves,
    /// and it has been there long enough. A press that comes too early puts the
    /// next one off, so that hammering on a button presses it once.
    pub fn is_meant(&self) -> bool {
        let guard_ms = self.settings.speed.get_untracked().guard_ms();
        let is_seen = guard_ms <= browser::now() - self.guard.with_value(|guard| guard.since);
        let is_meant = is_seen && !self.is_moving.get_untracked();
        if !is_meant {
            self.begin_guard();
        }
        is_meant
    }

    /// Whether a press that comes now is the second of a double tap.
    pub fn is_second_tap(&self) -> bool {
        let guard_ms = self.settings.speed.get_untracked().guard_ms();
        browser::now() - self.guard.with_value(|guard| guard.pressed) < guard_ms
    }

    /// Something was pressed: for a moment presses mean nothing.
    pub fn begin_guard(&self) {
        self.guard.update_value(|guard| {
            guard.since = browser::now();
            guard.pressed = guard.since;
        });
    }

    fn advance(&self) {
        let Some((model, n_waiting)) = self.stage.try_update_value(Stage::next).flatten() else {
            return;
        };
        let motion = self.motion(&model, n_waiting);
        let untold = Untold {
            since: model.since,
            events: Arc::clone(&model.events),
        };
        let n = self.stage.try_update_value(|stage| {
            stage.untold = Some(untold);
            stage.n_motions += 1;
            stage.n_motions
        });
        if motion.is_zero() {
            self.model.set(Some(model));
            self.settle();
            return;
        }
        // First the flag, so that nobody sees the result before the motion.
        self.is_moving.set(true);
        self.model.set(Some(model));
        let session = *self;
        let end = move || {
            let is_current = session.stage.try_with_value(|stage| stage.n_motions) == n;
            if is_current && session.is_moving.try_get_untracked() == Some(true) {
                session.settle();
            }
        };
        set_timeout(end, motion);
    }

    fn motion(&self, model: &Model, n_waiting: usize) -> Duration {
        let speed = self.settings.speed.get_untracked();
        match n_waiting {
            _ if model.since == 0 => Duration::ZERO,
            0..=HURRY => speed.motion(tables::motion_ms(self.game, &*model.events)),
            _ => speed.motion(tables::motion_ms(self.game, &*model.events)) / 2,
        }
    }

    /// Tells what has been shown and goes on with what waits.
    fn settle(&self) {
        let untold = self.stage.try_update_value(|stage| stage.untold.take());
        if let Some(Untold { since, events }) = untold.flatten() {
            if since == 0 {
                self.log.set(vec![events]);
                self.new_events.set(None);
            } else {
                self.log.update(|log| log.push(Arc::clone(&events)));
                self.new_events.set(Some(events));
            }
        }
        self.guard_what_is_new();
        self.is_moving.set(false);
        self.advance();
    }
}

impl Session {
    /// Where all choose at once, the choice of another offers nothing new.
    fn guard_what_is_new(&self) {
        let offer = self.model.with_untracked(|it| {
            it.as_ref().map(|it| Offer {
                legal: it.legal.to_vec(),
                may_undo: it.may_undo,
                is_over: matches!(it.turn, Turn::Over(_)),
            })
        });
        self.guard.update_value(|guard| {
            if guard.offer != offer {
                guard.since = browser::now();
                guard.offer = offer;
            }
        });
    }
}

impl Stage {
    /// What to show next, and how much waits behind it.
    fn next(&mut self) -> Option<(Model, usize)> {
        let mut model = self.waiting.pop_front()?;
        if JUMP <= self.waiting.len() {
            for later in std::mem::take(&mut self.waiting) {
                let mut events = model.events.seen_by(Viewer::Judge);
                events.append(&*later.events);
                model = Model {
                    since: model.since,
                    events: events.into(),
                    ..later
                };
            }
        }
        Some((model, self.waiting.len()))
    }
}
