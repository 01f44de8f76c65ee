//! A move to be found: a game written down up to a decision, what is best there
//! and what looks best, and how sure that is.
//!
//! What was found out went by what the asked seat sees, never by the truth, so
//! that nothing hidden is needed to find it.

mod marks;
mod worth;

use std::collections::BTreeMap;

use erased::DynGame;
use record::{Move, Record};
use serde::{Deserialize, Serialize};
use tabletop::{
    Lang, Refusal, Seat, Turn, Viewer,
    chance::{Recorded, Seeded},
};

pub use self::{
    marks::{Mark, Marks, of_day},
    worth::{Worth, decimal, in_hundred, thousands},
};
use crate::{Fault, Model, Playback};

/// The puzzles of a game, as it keeps them in `puzzles/puzzles.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    #[serde(rename = "puzzle", default)]
    pub puzzles: Vec<Puzzle>,
}

/// One decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Who is asked.
    pub seat: String,
    /// What is right: the first was found best, and no other is clearly worse.
    pub best: Vec<String>,
    /// What looks right and is clearly worse.
    pub obvious: String,
    /// The strongest bot that plays it.
    pub fools: String,
    pub proof: Proof,
    /// What each move costs compared with the best, in thousandths of a win, or of
    /// what is counted.
    pub costs: BTreeMap<String, u32>,
    /// The game from the deal to the decision.
    pub record: String,
}

/// Why it is so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "by")]
pub enum Proof {
    /// The game was played on again and again, from guesses that fit what is seen.
    Imagined(Imagined),
    /// The game can compute it.
    Exact(Exact),
}

/// In thousandths of a win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Imagined {
    /// Equal seeds imagine equal games.
    pub seed: u64,
    pub games: u32,
    /// The chance to win after the best move.
    pub chance: u32,
    /// What the obvious one costs, and where that lies with 95 % confidence.
    pub cost: u32,
    pub ci95: [i32; 2],
    /// The same if nothing is believed about what the others hold.
    pub evenly: [i32; 2],
}

/// In thousandths of what is counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exact {
    pub best: u32,
    pub obvious: u32,
    pub en: String,
    pub fr: String,
}

impl Exact {
    /// What is counted, as players say it after a number.
    pub fn unit(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
}

impl Proof {
    /// What the obvious move costs, in thousandths.
    pub fn cost(&self) -> u32 {
        match self {
            Proof::Imagined(it) => it.cost,
            Proof::Exact(it) => it.best.saturating_sub(it.obvious),
        }
    }
}

/// What is wrong with a puzzle.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum BadPuzzle {
    #[error(transparent)]
    Record(#[from] Fault),
    #[error("{0:?} is no seat that the table waits for")]
    Seat(String),
    #[error("{0:?} cannot be played there")]
    Illegal(String),
    #[error("a puzzle needs a best move, and an obvious one that is none of the best")]
    NoAnswer,
}

/// A puzzle whose game has been played up to the question.
#[derive(Debug)]
pub struct Posed {
    puzzle: Puzzle,
    seat: Seat,
    playback: Playback,
}

impl Posed {
    pub fn new(puzzle: Puzzle, game: &'static dyn DynGame) -> Result<Posed, BadPuzzle> {
        let record: Record = puzzle.record.parse().map_err(Fault::from)?;
        let playback = Playback::of_our_own(record, game)?;
        let seat = seat_of(&puzzle, &playback)?;
        let posed = Posed {
            puzzle,
            seat,
            playback,
        };
        posed.check()?;
        Ok(posed)
    }

    fn check(&self) -> Result<(), BadPuzzle> {
        let Puzzle { best, obvious, .. } = &self.puzzle;
        if best.is_empty() || best.contains(obvious) {
            return Err(BadPuzzle::NoAnswer);
        }
        let legal = self.playback.table(self.n()).legal(self.seat);
        let mut named = best.iter().chain([obvious]).chain(self.puzzle.costs.keys());
        match named.find(|it| !legal.contains(it)) {
            Some(it) => Err(BadPuzzle::Illegal(it.clone())),
            None => Ok(()),
        }
    }

    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    pub fn playback(&self) -> &Playback {
        &self.playback
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// After how many moves.
    pub fn n(&self) -> u32 {
        self.playback.n_moves()
    }

    pub fn is_best(&self, action: &str) -> bool {
        self.puzzle.best.iter().any(|it| it == action)
    }

    /// What a move costs that is not among the best, if that was found out.
    pub fn cost(&self, action: &str) -> Option<u32> {
        let cost = self.puzzle.costs.get(action).copied();
        cost.filter(|_| !self.is_best(action))
    }

    /// What the asked seat sees and may do.
    pub fn asked(&self) -> Model {
        self.playback.asked(self.n(), self.seat, None)
    }

    /// What it sees once it has moved, with any luck.
    pub fn after(&self, action: &str) -> Result<Model, Fault> {
        let n = self.n();
        let mut luck = Seeded::new(n.into());
        let mut luck = Recorded::new(&mut luck);
        let refused = |refusal: Refusal| Fault::Move { n: n + 1, refusal };
        let table = self.playback.table(n);
        table.play(self.seat, action, &mut luck).map_err(refused)?;
        let mut record = self.playback.record().clone();
        record.moves.push(Move {
            seat: self.seat,
            action: action.to_owned(),
            draws: luck.draws,
        });
        let played = Playback::of_our_own(record, self.playback.game())?;
        Ok(played.model(n + 1, Viewer::Seat(self.seat), Some(n)))
    }
}

fn seat_of(puzzle: &Puzzle, playback: &Playback) -> Result<Seat, BadPuzzle> {
    let wrong = || BadPuzzle::Seat(puzzle.seat.clone());
    let seat: Seat = puzzle.seat.parse().map_err(|_| wrong())?;
    match playback.table(playback.n_moves()).turn() {
        Turn::Waiting { must, .. } if must.contains(seat) => Ok(seat),
        Turn::Waiting { .. } | Turn::Over(_) => Err(wrong()),
    }
}
