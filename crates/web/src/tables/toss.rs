//! Dice in the air.

use std::time::Duration;

use erased::Json;
use leptos::prelude::*;

use crate::{
    session::Session,
    sound::{self, Sound},
};

/// How long dice tumble at normal speed.
pub const TUMBLE_MS: u32 = 700;

/// What makes dice tumble, and what ends it.
type Timers = Option<(IntervalHandle, TimeoutHandle)>;

/// Dice from the moment they leave the hand. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Toss {
    /// Counts while dice tumble; each count shows another side.
    pub tick: RwSignal<usize>,
    is_rolling: Memo<bool>,
    has_landed: RwSignal<bool>,
}

impl Toss {
    /// `is_roll` knows the events in which dice are rolled.
    pub fn new(session: Session, is_roll: fn(&Json) -> bool) -> Toss {
        let is_rolling = Memo::new(move |_| {
            session.is_moving.get()
                && session
                    .snapshot
                    .with(|it| it.as_ref().is_some_and(|it| it.events.iter().any(is_roll)))
        });
        let toss = Toss {
            tick: RwSignal::new(0),
            is_rolling,
            has_landed: RwSignal::new(false),
        };
        toss.keep_tumbling(session);
        toss
    }

    /// Whether nobody can see yet what the dice show.
    pub fn is_in_the_air(self) -> bool {
        self.is_rolling.get() && !self.has_landed.get()
    }

    fn keep_tumbling(self, session: Session) {
        let Toss {
            tick, has_landed, ..
        } = self;
        Effect::new(move |before: Option<Timers>| {
            if let Some((ticks, landing)) = before.flatten() {
                ticks.clear();
                landing.clear();
            }
            has_landed.set(false);
            if !self.is_rolling.get() {
                return None;
            }
            sound::play(Sound::Dice, session.settings);
            let next = move || {
                let _ = tick.try_update(|tick| *tick += 1);
            };
            let land = move || {
                let _ = has_landed.try_set(true);
            };
            let flight = session.settings.speed.get_untracked().motion(TUMBLE_MS);
            let ticks = set_interval_with_handle(next, Duration::from_millis(90)).ok()?;
            let landing = set_timeout_with_handle(land, flight).ok()?;
            Some((ticks, landing))
        });
    }
}
