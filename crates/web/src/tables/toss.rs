//! A die in the air: until it lands, nothing is shown that it brings.

use std::time::Duration;

use leptos::prelude::*;
use tabletop::{Beat, Game};

use crate::{
    browser, motion,
    session::Session,
    sound::{self, Sound},
};

/// How long the die tumbles at normal speed.
pub const TUMBLE_MS: u32 = 720;
/// How long a rolled face lies still before the game goes on.
pub const READ_MS: u32 = 500;

/// What makes the die tumble, and what ends it.
type Timers = Option<(IntervalHandle, TimeoutHandle)>;

/// The die in the air.
#[derive(Copy, Clone, Debug)]
pub struct Toss {
    /// Counts while the die tumbles; each count shows another side.
    pub tick: RwSignal<usize>,
    is_rolling: Memo<bool>,
    has_landed: RwSignal<bool>,
}

impl Toss {
    pub fn new(session: Session) -> Toss {
        let is_rolling = Memo::new(move |_| {
            session.is_moving.get()
                && session.model.with(|it| {
                    let mut beats = it.iter().flat_map(|it| it.events.beats());
                    beats.any(Beat::has_dice)
                })
        });
        let toss = Toss {
            tick: RwSignal::new(0),
            is_rolling,
            has_landed: RwSignal::new(false),
        };
        toss.keep_tumbling(session);
        toss
    }

    /// Whether nobody can see yet what the die shows.
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
                motion::animate(session, || {
                    let _ = has_landed.try_set(true);
                });
                motion::ring(session);
            };
            if browser::wants_less_motion() {
                has_landed.set(true);
                motion::ring(session);
                return None;
            }
            let flight = session.motion(TUMBLE_MS);
            let ticks = set_interval_with_handle(next, Duration::from_millis(90)).ok()?;
            let landing = set_timeout_with_handle(land, flight).ok()?;
            Some((ticks, landing))
        });
    }
}

/// Whether dice are thrown in it.
pub fn has_dice<G: Game>(event: &G::Event) -> bool {
    G::event_info(event).beat.has_dice()
}

/// The table after the newest moves, and between them.
#[derive(Clone, PartialEq, Debug)]
struct Frames<V> {
    n: u32,
    now: V,
    /// The table when the die had been rolled, but nobody had seen the face.
    at_roll: Option<V>,
}

/// The table as it is to be shown: while the die is in the air, nothing that
/// its face brings.
pub fn shown<G: Game>(session: Session, toss: Toss) -> Memo<Option<G::View>> {
    let frames = Memo::new(move |before: Option<&Option<Frames<G::View>>>| {
        session.model.with(|it| {
            let it = it.as_ref()?;
            let before = before.and_then(Option::as_ref);
            let at_roll = before
                .filter(|before| Some(before.n) == it.since)
                .and_then(|before| up_to_the_roll::<G>(&before.now, it.events.of::<G>()));
            Some(Frames {
                n: it.n,
                now: it.seen.view_of::<G>()?.clone(),
                at_roll,
            })
        })
    });
    Memo::new(move |_| {
        let is_in_the_air = toss.is_in_the_air();
        frames.with(|frames| {
            let frames = frames.as_ref()?;
            let at_roll = frames.at_roll.as_ref().filter(|_| is_in_the_air);
            Some(at_roll.unwrap_or(&frames.now).clone())
        })
    })
}

fn up_to_the_roll<G: Game>(view: &G::View, events: &[G::Event]) -> Option<G::View> {
    let mut view = view.clone();
    for event in events {
        if has_dice::<G>(event) {
            return Some(view);
        }
        G::follow(&mut view, event);
    }
    None
}
