//! One thing after another: models wait here while dice tumble.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use erased::DynPerspective;
use leptos::prelude::*;
use tabletop::{Beat, Turn, Viewer};

use super::{Model, Offer, Session, ViewerEvents};
use crate::{
    browser,
    motion::{self, Motions},
    settings::Speed,
    sound::{self, Sound},
    tables,
};

/// How long one's own move is shown, and that of another, at normal speed.
const OWN_MS: u32 = 360;
const OTHERS_MS: u32 = 950;
/// What others take from this page's player, or give to them, is shown at length.
const TO_ME_MS: u32 = 1200;
/// With more than this many waiting, everything moves twice as fast.
const HURRY: usize = 3;
/// With more than this many waiting, they are shown as one.
const JUMP: usize = 8;
/// How much faster everything goes while the table is held down.
const HELD: u32 = 4;

/// Models that have arrived but are not on the table yet.
#[derive(Debug, Default)]
pub(super) struct Stage {
    waiting: VecDeque<Model>,
    /// What has been announced and is shown next.
    ready: Option<Ready>,
    /// What the moving things will have told.
    untold: Option<Untold>,
    /// Counts motions, so that a skipped one does not end its successor.
    n_motions: u32,
}

/// A model that is about to be shown, with what moves then and for how long.
#[derive(Debug)]
pub(super) struct Ready {
    pub model: Model,
    pub motions: Motions,
    pub motion: Duration,
    pub touches_me: bool,
    /// Whether it is several in one.
    pub is_joined: bool,
}

#[derive(Debug)]
struct Untold {
    since: Option<u32>,
    events: ViewerEvents,
    /// The table before, unless they are several moves in one.
    before: Option<Arc<dyn DynPerspective>>,
}

impl Session {
    /// Shows a model when those before it have been shown.
    pub fn receive(&self, model: Model) {
        self.stage.update_value(|stage| {
            // The whole story once more: nothing that waits matters now.
            if model.since.is_none() {
                stage.waiting.clear();
                stage.ready = None;
                self.announced.set(None);
            }
            stage.waiting.push_back(model);
        });
        if self.is_busy() {
            return;
        }
        // Working out a move and drawing it are two tasks, so that neither takes
        // long; but a table is not laid without a game.
        if self.model.with_untracked(Option::is_none) || self.motion(OTHERS_MS).is_zero() {
            self.advance();
            return;
        }
        let session = *self;
        let next = move || {
            if session.is_moving.try_get_untracked() == Some(false) && !session.is_busy() {
                session.advance();
            }
        };
        set_timeout(next, Duration::ZERO);
    }

    /// Whether something is announced or moving.
    pub fn is_busy(&self) -> bool {
        self.is_moving.get_untracked() || self.announced.with_untracked(Option::is_some)
    }

    /// Ends what is announced, or what is moving.
    pub fn skip(&self) {
        if !self.act_on_words() && self.is_moving.get_untracked() {
            self.settle();
        }
    }

    /// Shows what has been announced. Says whether anything was.
    pub(super) fn act_on_words(&self) -> bool {
        let ready = self.stage.try_update_value(|stage| stage.ready.take());
        let Some(ready) = ready.flatten() else {
            return false;
        };
        self.announced.set(None);
        self.show(ready);
        true
    }

    /// Everything goes fast until the table is let go of. Whoever is asked holds
    /// it for other reasons.
    pub fn hold(&self) {
        if self.is_busy() || !untrack(|| self.must_act()) {
            self.is_held.set(true);
            self.skip();
        }
    }

    pub fn let_go(&self) {
        self.is_held.set(false);
    }

    /// How long a motion of `ms` at normal speed takes now.
    pub fn motion(&self, ms: u32) -> Duration {
        let length = self.settings.speed.get_untracked().motion(ms);
        match self.is_held.try_get_untracked() {
            Some(true) => length / HELD,
            Some(false) | None => length,
        }
    }

    /// How long a bot seems to think now about so many choices.
    pub fn thought(&self, n_choices: usize) -> Duration {
        if self.is_held.get_untracked() {
            return Duration::ZERO;
        }
        self.settings.speed.get_untracked().thought(n_choices)
    }

    /// Whether a press that comes now is meant for what is shown: nothing moves,
    /// and it has been there long enough. A press that comes too early puts the
    /// next one off, so that hammering on a button presses it once.
    pub fn is_meant(&self) -> bool {
        let guard_ms = self.settings.speed.get_untracked().guard_ms();
        let is_seen = guard_ms <= browser::now() - self.guard.with_value(|guard| guard.since);
        let is_meant = is_seen && !self.is_busy();
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
        let session = *self;
        let Some(model) = self.stage.try_update_value(Stage::pop).flatten() else {
            return;
        };
        // Where everything happens at once, nobody asks what would move.
        let motions = if self.settings.speed.get_untracked() == Speed::Instant {
            Motions::default()
        } else {
            Motions::between(session, &model)
        };
        let touches_me = motions.touch_me();
        let next = |stage: &mut Stage| {
            if touches_me {
                (model, false)
            } else {
                stage.join(session, model)
            }
        };
        let Some((model, is_joined)) = self.stage.try_update_value(next) else {
            return;
        };
        let motions = if is_joined {
            Motions::between(session, &model)
        } else {
            motions
        };
        let ready = Ready {
            motion: self.beat(&model, touches_me),
            model,
            motions,
            touches_me,
            is_joined,
        };
        let Some((length, words)) = self.announcement(&ready) else {
            self.show(ready);
            return;
        };
        let n = self.stage.try_update_value(|stage| {
            stage.ready = Some(ready);
            stage.n_motions += 1;
            stage.n_motions
        });
        self.announced.set(Some(words));
        let end = move || {
            if session.stage.try_with_value(|stage| stage.n_motions) == n {
                session.act_on_words();
            }
        };
        set_timeout(end, length);
    }

    fn show(&self, ready: Ready) {
        let session = *self;
        let Ready {
            model,
            motions,
            motion,
            is_joined,
            ..
        } = ready;
        let before = self
            .model
            .with_untracked(|it| it.as_ref().map(|it| Arc::clone(&it.seen)));
        let untold = Untold {
            since: model.since,
            events: Arc::clone(&model.events),
            before: before.filter(|_| !is_joined),
        };
        let n = self.stage.try_update_value(|stage| {
            stage.untold = Some(untold);
            stage.n_motions += 1;
            stage.n_motions
        });
        self.motions.set_value(motions);
        let rolls = model.events.beats().into_iter().any(Beat::has_dice);
        if motion.is_zero() {
            // Whoever comes back to a table has heard it all.
            let is_heard = model.since.is_some();
            self.model.set(Some(model));
            if is_heard {
                if rolls {
                    sound::play(Sound::Dice, self.settings);
                }
                motion::ring(session);
            }
            self.settle();
            return;
        }
        // First the flag, so that nobody sees the result before the motion.
        self.is_meanwhile.set(is_joined);
        motion::animate(session, || {
            session.is_moving.set(true);
            session.model.set(Some(model));
        });
        // What dice bring is heard when they have landed.
        if !rolls {
            motion::ring(session);
        }
        let end = move || {
            let is_current = session.stage.try_with_value(|stage| stage.n_motions) == n;
            if is_current && session.is_moving.try_get_untracked() == Some(true) {
                session.settle();
            }
        };
        set_timeout(end, motion);
    }

    /// How long showing it takes: what travels has to arrive, and what others do
    /// has to be read. Some things take no time at all.
    fn beat(&self, model: &Model, touches_me: bool) -> Duration {
        let least = if touches_me {
            TO_ME_MS
        } else if untrack(|| self.must_act()) {
            OWN_MS
        } else {
            OTHERS_MS
        };
        // Who goes back to the beginning of a replay has seen the cards dealt.
        let is_opening = model.n == 0 && !untrack(|| self.is_replay());
        let ms = match tables::motion_ms(&*model.events) {
            0 => 0,
            // Whoever comes back to a table finds it as it is.
            _ if model.since.is_none() && !is_opening => 0,
            ms => ms.max(least),
        };
        // Where nothing moves, what touches them is told all the same.
        let length = match self.settings.speed.get_untracked() {
            Speed::Off if touches_me && 0 < ms => Duration::from_millis(TO_ME_MS.into()),
            Speed::Off | Speed::Slow | Speed::Normal | Speed::Fast | Speed::Instant => {
                self.motion(ms)
            }
        };
        let n_waiting = self.stage.with_value(Stage::n_waiting);
        if n_waiting <= HURRY || touches_me {
            length
        } else {
            length / 2
        }
    }

    /// Tells what has been shown and goes on with what waits.
    fn settle(&self) {
        let untold = self.stage.try_update_value(|stage| stage.untold.take());
        if let Some(Untold {
            since,
            events,
            before,
        }) = untold.flatten()
        {
            if since.is_none() {
                self.lamp.begin_log();
                self.log.set(vec![events]);
                self.new_events.set(None);
            } else {
                self.lamp.extend_log(before);
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
    /// How many wait to be shown.
    pub(super) fn n_waiting(&self) -> usize {
        self.waiting.len()
    }

    fn pop(&mut self) -> Option<Model> {
        self.waiting.pop_front()
    }

    /// Where very many wait, all up to the next that touches this page's player
    /// become one. Says whether that is so.
    fn join(&mut self, session: Session, mut model: Model) -> (Model, bool) {
        if self.waiting.len() < JUMP {
            return (model, false);
        }
        while let Some(later) = self.waiting.pop_front() {
            if Motions::of(session, Some(&model), &later).touch_me() {
                self.waiting.push_front(later);
                break;
            }
            let mut events = model.events.seen_by(Viewer::Judge);
            events.append(&*later.events);
            model = Model {
                since: model.since,
                events: events.into(),
                ..later
            };
        }
        (model, true)
    }
}
