//! A first game with a coach: the game is written down, and the person makes the
//! moves that the steps are about.

use std::{sync::Arc, time::Duration};

use driver::{
    Course,
    lesson::{LEARNER, LessonStep},
};
use erased::remark;
use leptos::prelude::*;

use super::{Command, Link, Session, replay::seat_of};
use crate::{names, pages::learn::Progress};

/// How long what happened is looked at before time makes a leap, at normal speed.
const LEAP_MS: u32 = 1400;

/// Where a lesson stands. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Coaching {
    pub session: Session,
    course: StoredValue<Arc<Course>>,
    /// How many steps have been done.
    pub step: RwSignal<usize>,
    /// How many moves have been made.
    at: RwSignal<u32>,
    /// Something else was tried than what the step asks for.
    pub is_astray: RwSignal<bool>,
}

impl Coaching {
    pub fn open(course: Arc<Course>) -> Coaching {
        let playback = course.playback();
        let session = Session::new(playback.game(), Link::Local);
        let players = playback.record().players.iter().enumerate();
        let seats = players.map(|(index, name)| {
            if index == LEARNER.index() {
                seat_of(&learner(session), false)
            } else {
                seat_of(name, true)
            }
        });
        session.seats.set(seats.collect());
        let step = match Progress::of(session.game.info().id) {
            Progress::At(step) if step < course.n_steps() => step,
            Progress::At(_) | Progress::Done => 0,
        };
        let coaching = Coaching {
            session,
            at: RwSignal::new(course.begins(step)),
            step: RwSignal::new(step),
            is_astray: RwSignal::new(false),
            course: StoredValue::new(course),
        };
        session.opens(Callback::new(move |command| coaching.obey(command)));
        coaching.show(None);
        coaching.go_on_by_itself();
        coaching
    }

    pub fn n_steps(self) -> usize {
        self.course.with_value(|it| it.n_steps())
    }

    /// What the coach is about now, tracked; nothing at the end.
    pub fn lesson_step(self) -> Option<LessonStep> {
        let step = self.step.get();
        self.course
            .with_value(|it| it.lesson().steps.get(step).cloned())
    }

    pub fn course(self) -> Arc<Course> {
        self.course.get_value()
    }

    /// Whether the person is to do something, tracked: nobody else moves.
    pub fn is_asking(self) -> bool {
        let step = self.step.get();
        let is_there = self.at.get() == self.course.with_value(|it| it.begins(step));
        is_there && step < self.n_steps() && !self.session.is_moving.get()
    }

    /// The coach makes the move.
    pub fn skip_step(self) {
        if untrack(|| self.is_asking()) {
            self.make_move();
        }
    }

    /// The step before this one.
    pub fn back(self) {
        self.go_to(self.step.get_untracked().saturating_sub(1));
    }

    /// All of it from the beginning.
    pub fn again(self) {
        self.go_to(0);
    }

    fn go_to(self, step: usize) {
        self.session.skip();
        self.is_astray.set(false);
        self.at.set(self.course.with_value(|it| it.begins(step)));
        self.step.set(step);
        self.keep();
        self.show(None);
    }

    fn obey(self, command: Command) {
        let Command::Play(action) = command else {
            return;
        };
        if !untrack(|| self.is_asking()) {
            return;
        }
        let (action, _) = remark::split(&action);
        let step = self.step.get_untracked();
        let is_it = self
            .course
            .with_value(|it| it.asks(step).is_some_and(|asked| asked.action == action));
        if is_it {
            self.make_move();
        } else {
            self.is_astray.set(true);
        }
    }

    fn make_move(self) {
        let at = self.at.get_untracked();
        self.is_astray.set(false);
        self.at.set(at + 1);
        self.step.update(|step| *step += 1);
        self.keep();
        self.show(Some(at));
    }

    fn keep(self) {
        let step = self.step.get_untracked();
        let progress = if step < self.n_steps() {
            Progress::At(step)
        } else {
            Progress::Done
        };
        progress.keep(self.session.game.info().id);
    }

    fn show(self, since: Option<u32>) {
        let at = self.at.get_untracked();
        let model = self
            .course
            .with_value(|it| it.playback().asked(at, LEARNER, since));
        self.session.receive(model);
    }

    /// The others move, and time makes a leap where no step is about one's own move.
    fn go_on_by_itself(self) {
        Effect::new(move |_| {
            self.session.model.track();
            let step = self.step.get();
            if self.session.is_moving.get() {
                return;
            }
            let at = self.at.get_untracked();
            let (begins, is_leap) = self.course.with_value(|it| {
                let is_mine = it.playback().mover(at + 1) == Some(LEARNER);
                (it.begins(step), is_mine)
            });
            if begins <= at {
                return;
            }
            let go = move || {
                let is_wanted = self.at.try_get_untracked() == Some(at)
                    && self.step.try_get_untracked() == Some(step)
                    && self.session.is_moving.try_get_untracked() == Some(false);
                if is_wanted {
                    self.at.set(if is_leap { begins } else { at + 1 });
                    self.show((!is_leap).then_some(at));
                }
            };
            set_timeout(go, self.pause(is_leap));
        });
    }

    fn pause(self, is_leap: bool) -> Duration {
        if is_leap {
            self.session.motion(LEAP_MS)
        } else {
            self.session.thought(1)
        }
    }
}

/// What whoever learns is called.
pub fn learner(session: Session) -> String {
    let name = session.settings.name.get_untracked();
    if name.trim().is_empty() {
        return names::any_person();
    }
    name
}
