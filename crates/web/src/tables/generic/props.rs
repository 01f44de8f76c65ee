//! What is on the table: a new scene comes when the dice have landed.

use std::time::Duration;

use erased::DynPerspective;
use leptos::prelude::*;
use scene::{Manner, Motion, PieceId, Scene};

use crate::{
    browser, motion,
    session::Session,
    sound::{self, Sound},
    tables::toss::TUMBLE_MS,
};

/// A scene with its date.
#[derive(Clone, PartialEq, Default)]
struct Frame {
    scene: Scene,
    /// How many moves had been made.
    n: u32,
}

/// Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Props {
    session: Session,
    /// As it is shown.
    pub(super) scene: RwSignal<Scene>,
    /// Dice in the air.
    pub(super) rolling: RwSignal<Vec<PieceId>>,
    /// Counts while they are; each count shows other sides.
    tick: RwSignal<usize>,
    /// What lets them fall.
    landing: StoredValue<Option<(IntervalHandle, TimeoutHandle)>>,
}

impl Props {
    pub fn new(session: Session) -> Props {
        let props = Props {
            session,
            scene: RwSignal::new(Scene::default()),
            rolling: RwSignal::new(Vec::new()),
            tick: RwSignal::new(0),
            landing: StoredValue::new(None),
        };
        let now = Memo::new(move |_| {
            let scene = session.draw(DynPerspective::scene);
            let n = session.model.with(|it| it.as_ref().map_or(0, |it| it.n));
            Frame {
                scene: scene.unwrap_or_default(),
                n,
            }
        });
        Effect::new(move |before: Option<u32>| {
            let Frame { scene, n } = now.get();
            let is_moving = session.is_moving.get();
            // Words and names change without anything moving.
            let is_news = before.is_some_and(|before| before != n);
            props.receive(scene, is_news && is_moving);
            n
        });
        on_cleanup(move || props.land());
        props
    }

    /// Some side, while nobody can see which.
    pub fn any_side(self) -> u8 {
        self.tick.track();
        1 + browser::any_below(6) as u8
    }

    fn receive(self, scene: Scene, is_moving: bool) {
        let told = if is_moving {
            self.latest_motions()
        } else {
            Vec::new()
        };
        let is_there = |id: &PieceId| {
            self.scene
                .with_untracked(|scene| scene.pieces().any(|(_, it)| it.id == *id))
        };
        let rolls = told.iter().filter(|it| it.manner == Manner::Rolled);
        let rolled: Vec<PieceId> = rolls.filter_map(|it| it.piece.clone()).collect();
        let is_in_the_air = self.rolling.with_untracked(|it| !it.is_empty());
        if is_moving && !rolled.is_empty() && rolled.iter().all(is_there) {
            self.land();
            self.throw(rolled, scene);
            return;
        }
        if is_in_the_air && self.session.is_moving.get_untracked() && !is_moving {
            // Nothing new: the same scene once more, while it waits to be shown.
            return;
        }
        self.land();
        self.show(scene);
    }

    fn latest_motions(self) -> Vec<Motion> {
        self.session.model.with_untracked(|it| {
            let it = it.as_ref();
            it.map_or_else(Vec::new, |it| it.events.motions())
        })
    }

    fn throw(self, rolled: Vec<PieceId>, scene: Scene) {
        sound::play(Sound::Dice, self.session.settings);
        self.rolling.set(rolled);
        let next = move || {
            let _ = self.tick.try_update(|tick| *tick += 1);
        };
        let land = move || {
            self.land();
            motion::animate(self.session, || self.show(scene.clone()));
            motion::ring(self.session);
        };
        let flight = self.session.motion(TUMBLE_MS);
        let ticks = set_interval_with_handle(next, Duration::from_millis(90));
        let landing = set_timeout_with_handle(land, flight);
        self.landing.set_value(ticks.ok().zip(landing.ok()));
    }

    fn land(self) {
        if let Some((ticks, landing)) = self.landing.try_update_value(Option::take).flatten() {
            ticks.clear();
            landing.clear();
        }
        let _ = self.rolling.try_set(Vec::new());
    }

    fn show(self, scene: Scene) {
        if self.scene.try_with_untracked(|old| *old != scene) == Some(true) {
            self.scene.set(scene);
        }
    }
}
