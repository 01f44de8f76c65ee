//! A puzzle: a game up to a decision, and whoever looks for the best move.

use std::sync::Arc;

use driver::{Posed, puzzle::Worth};
use erased::remark;
use leptos::prelude::*;
use scene::Words;

use super::{Command, Link, Session, lesson::learner, replay::seat_of};
use crate::{
    pages::puzzle::{self, Mark},
    sound::{self, Sound},
};

/// How far one has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    Asking,
    /// This was tried, and is worse.
    Wrong(String),
    /// The coach shows what is best.
    Shown,
    /// This is one of the best.
    Right(String),
}

/// A puzzle on the table. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Riddle {
    pub session: Session,
    posed: StoredValue<Arc<Posed>>,
    /// Which of its game, counted from 1.
    pub n: u32,
    /// The day whose puzzle it is.
    pub day: Option<u32>,
    pub stage: RwSignal<Stage>,
    /// Whether what the coach says is out of the way.
    pub is_folded: RwSignal<bool>,
    /// How it went, at the end.
    pub mark: RwSignal<Option<Mark>>,
}

impl Riddle {
    pub fn open(posed: Arc<Posed>, n: u32, day: Option<u32>) -> Riddle {
        let playback = posed.playback();
        let session = Session::new(playback.game(), Link::Local);
        let players = playback.record().players.iter().enumerate();
        let seats = players.map(|(index, name)| {
            if index == posed.seat().index() {
                seat_of(&learner(session), false)
            } else {
                seat_of(name, true)
            }
        });
        session.seats.set(seats.collect());
        let asked = posed.asked();
        let riddle = Riddle {
            session,
            posed: StoredValue::new(posed),
            n,
            day,
            stage: RwSignal::new(Stage::Asking),
            is_folded: RwSignal::new(false),
            mark: RwSignal::new(None),
        };
        session.opens(Callback::new(move |command| riddle.obey(command)));
        session.receive(asked);
        riddle
    }

    pub fn posed(self) -> Arc<Posed> {
        self.posed.get_value()
    }

    pub fn is_right(self) -> bool {
        matches!(self.stage.get(), Stage::Right(_))
    }

    /// Once more, after something else was tried.
    pub fn try_again(self) {
        self.stage.set(Stage::Asking);
        self.is_folded.set(true);
    }

    /// The coach says what is best; it is still to be played.
    pub fn show(self) {
        self.keep(Mark::Shown);
        self.stage.set(Stage::Shown);
        self.is_folded.set(false);
    }

    /// What a move is called on its button, tracked.
    pub fn label(self, action: &str) -> String {
        self.with_asked(|seen, words| seen.label(action, words).ok())
            .unwrap_or_else(|| action.to_owned())
    }

    /// Why a move is good, in one sentence about what is seen, tracked. Nothing if
    /// the game has nothing to say.
    pub fn reason(self, action: &str) -> Option<String> {
        let seat = self.posed().seat();
        self.with_asked(|seen, words| {
            let half = seen.reason(seat, action, words).ok().flatten();
            let explained = || seen.explain(action, words).ok().flatten();
            half.map(|it| scene::sentence(&it)).or_else(explained)
        })
    }

    /// The pieces by which the best move is made, tracked.
    pub fn light(self) -> Vec<String> {
        let best = self.posed().puzzle().best[0].clone();
        let scene = self.with_asked(erased::DynPerspective::scene);
        let pieces = scene.pieces().filter(|(_, it)| it.moves.contains(&best));
        let pieces = pieces.map(|(_, it)| it.id.to_string());
        pieces.chain([best.clone()]).collect()
    }

    fn with_asked<T>(self, ask: impl FnOnce(&dyn erased::DynPerspective, &Words<'_>) -> T) -> T {
        let (posed, names) = (self.posed(), self.session.names());
        let model = posed.asked();
        let words = Words {
            lang: self.session.lang(),
            me: Some(posed.seat()),
            names: &names,
            remarks: &model.remarks,
        };
        ask(&*model.seen, &words)
    }

    fn obey(self, command: Command) {
        let Command::Play(action) = command else {
            return;
        };
        let (action, _) = remark::split(&action);
        if matches!(self.stage.get_untracked(), Stage::Right(_)) {
            return;
        }
        let settings = self.session.settings;
        if !self.posed().is_best(action) {
            self.keep(Mark::Tried);
            self.stage.set(Stage::Wrong(action.to_owned()));
            sound::play(Sound::No, settings);
        } else if let Ok(model) = self.posed().after(action) {
            let is_shown = self.stage.get_untracked() == Stage::Shown;
            self.keep(if is_shown { Mark::Shown } else { Mark::AtOnce });
            self.stage.set(Stage::Right(action.to_owned()));
            self.session.receive(model);
            sound::play(Sound::Win, settings);
        }
        self.is_folded.set(false);
    }

    fn keep(self, mark: Mark) {
        let game = self.session.game.info().id;
        puzzle::keep(game, self.n, self.day, mark);
        self.mark.set(puzzle::done_of(game).get(self.n));
    }

    /// What the obvious move and the best are worth.
    pub fn worth(self) -> Worth {
        let posed = self.posed();
        posed.puzzle().proof.worth(self.session.lang())
    }
}
