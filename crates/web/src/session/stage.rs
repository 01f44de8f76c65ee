//! One thing after another: snapshots wait here while dice tumble.

use std::{collections::VecDeque, time::Duration};

use erased::Json;
use leptos::prelude::*;
use tabletop::Turn;
use wire::Snapshot;

use super::{Offer, Session};
use crate::{browser, tables};

/// With more than this many waiting, everything moves twice as fast.
const HURRY: usize = 3;
/// With more than this many waiting, nothing moves.
const JUMP: usize = 8;

/// Snapshots that have arrived but are not on the table yet.
#[derive(Debug, Default)]
pub(super) struct Stage {
    waiting: VecDeque<Snapshot>,
    /// What the moving things will have told.
    untold: Option<Untold>,
    /// Counts motions, so that a skipped one does not end its successor.
    n_motions: u32,
}

#[derive(Debug)]
struct Untold {
    since: u32,
    events: Vec<Json>,
}

impl Session {
    /// Shows a snapshot when those before it have been shown.
    pub fn receive(&self, snapshot: Snapshot) {
        self.stage.update_value(|stage| {
            // The whole story once more: nothing that waits matters now.
            if snapshot.since == 0 {
                stage.waiting.clear();
            }
            stage.waiting.push_back(snapshot);
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
        let Some((snapshot, n_waiting)) = self.stage.try_update_value(Stage::next).flatten() else {
            return;
        };
        let motion = self.motion(&snapshot, n_waiting);
        let Snapshot { since, events, .. } = &snapshot;
        let untold = Untold {
            since: *since,
            events: events.clone(),
        };
        let n = self.stage.try_update_value(|stage| {
            stage.untold = Some(untold);
            stage.n_motions += 1;
            stage.n_motions
        });
        if motion.is_zero() {
            self.snapshot.set(Some(snapshot));
            self.settle();
            return;
        }
        // First the flag, so that nobody sees the result before the motion.
        self.is_moving.set(true);
        self.snapshot.set(Some(snapshot));
        let session = *self;
        let end = move || {
            let is_current = session.stage.try_with_value(|stage| stage.n_motions) == n;
            if is_current && session.is_moving.try_get_untracked() == Some(true) {
                session.settle();
            }
        };
        set_timeout(end, motion);
    }

    fn motion(&self, snapshot: &Snapshot, n_waiting: usize) -> Duration {
        let speed = self.settings.speed.get_untracked();
        match n_waiting {
            _ if snapshot.since == 0 => Duration::ZERO,
            0..=HURRY => speed.motion(tables::motion_ms(self.game, &snapshot.events)),
            _ => speed.motion(tables::motion_ms(self.game, &snapshot.events)) / 2,
        }
    }

    /// Tells what has been shown and goes on with what waits.
    fn settle(&self) {
        let untold = self.stage.try_update_value(|stage| stage.untold.take());
        if let Some(Untold { since, events }) = untold.flatten() {
            if since == 0 {
                self.story.set(events);
                self.news.set(Vec::new());
            } else {
                self.story
                    .update(|story| story.extend(events.iter().cloned()));
                self.news.set(events);
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
        let offer = self.snapshot.with_untracked(|it| {
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
    fn next(&mut self) -> Option<(Snapshot, usize)> {
        let mut snapshot = self.waiting.pop_front()?;
        if JUMP <= self.waiting.len() {
            for later in std::mem::take(&mut self.waiting) {
                let mut events = snapshot.events;
                events.extend(later.events);
                snapshot = Snapshot {
                    since: snapshot.since,
                    events,
                    ..later
                };
            }
        }
        Some((snapshot, self.waiting.len()))
    }
}
