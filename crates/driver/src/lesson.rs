//! A first game with a coach: a whole game written down, in which the person
//! makes some of the moves, and what is said before each of them.
//!
//! Luck and the others’ moves are those of the record, so the story is always the
//! same. Moves of the person that no step is about are skipped.

use erased::DynGame;
use record::Move;
use serde::{Deserialize, Serialize};
use tabletop::{Lang, Seat};

use crate::{Fault, Playback};

/// Whoever learns sits here.
pub const LEARNER: Seat = Seat::new(0);

/// The script of a lesson, as a game keeps it in `lessons/first.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// A game from the deal to the end.
    pub record: String,
    pub steps: Vec<LessonStep>,
    /// What is said when it is won.
    pub end: Said,
}

/// One thing to do, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The number of the move in the record.
    pub at: u32,
    /// What is lit: pieces and zones of the scene by their names, or the move itself
    /// where the table has something for it.
    #[serde(default)]
    pub light: Vec<String>,
    pub en: Sentences,
    pub fr: Sentences,
}

/// The same in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    pub en: Sentences,
    pub fr: Sentences,
}

/// What the coach says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sentences {
    /// A word or two: what this is about.
    pub chapter: String,
    /// The idea, in one sentence.
    pub idea: String,
    /// A little more about it.
    pub more: String,
    /// What to do now; nothing at the end.
    #[serde(default, rename = "try")]
    pub task: String,
}

impl Said {
    pub fn get(&self, lang: Lang) -> &Sentences {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

impl LessonStep {
    pub fn get(&self, lang: Lang) -> &Sentences {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadLesson {
    #[error(transparent)]
    Record(#[from] Fault),
    #[error("a lesson has at least one step")]
    Empty,
    #[error("step {0} is not about a later move than the one before")]
    Order(usize),
    #[error("step {0} is not about a move of the player in the first seat")]
    NotTheirs(usize),
    #[error("after the last step the others end the game, or it is over")]
    GoesOn,
}

/// A lesson whose game has been played once.
#[derive(Debug)]
pub struct Course {
    lesson: Lesson,
    playback: Playback,
}

impl Course {
    pub fn new(lesson: Lesson, game: &'static dyn DynGame) -> Result<Course, BadLesson> {
        let find = |id: &str| (id == game.info().id).then_some(game);
        let playback = Playback::read(&lesson.record, find)?;
        let course = Course { lesson, playback };
        course.check()?;
        Ok(course)
    }

    fn check(&self) -> Result<(), BadLesson> {
        let mut before = 0;
        for (index, step) in self.lesson.steps.iter().enumerate() {
            if step.at <= before {
                return Err(BadLesson::Order(index + 1));
            }
            if self.playback.mover(step.at) != Some(LEARNER) {
                return Err(BadLesson::NotTheirs(index + 1));
            }
            before = step.at;
        }
        if before == 0 {
            return Err(BadLesson::Empty);
        }
        let rest = before + 1..=self.playback.n_moves();
        if { rest }.any(|n| self.playback.mover(n) == Some(LEARNER)) {
            return Err(BadLesson::GoesOn);
        }
        Ok(())
    }

    pub fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    pub fn playback(&self) -> &Playback {
        &self.playback
    }

    pub fn n_steps(&self) -> usize {
        self.lesson.steps.len()
    }

    /// How many moves have been made when a step begins; behind the last, all.
    pub fn begins(&self, step: usize) -> u32 {
        let step = self.lesson.steps.get(step);
        step.map_or(self.playback.n_moves(), |step| step.at - 1)
    }

    /// The move that a step asks for.
    pub fn asks(&self, step: usize) -> Option<&Move> {
        let at = self.lesson.steps.get(step)?.at;
        self.playback.record().moves.get(at as usize - 1)
    }
}
