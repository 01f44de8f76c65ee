//! What was counted in a round: questions with their answers, and calls.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::{grid::Cell, question::Asked, table::Word};

/// More than this nobody may agree on.
pub const MAX_LIMIT: u8 = 20;

/// One of the questions and calls of a round. Its number is its place in the
/// log, from 1.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// Answered with a word, which the Brain Master may have corrected.
    Question {
        seat: Seat,
        asked: Asked,
        said: Word,
    },
    /// Somebody pointed at a picture.
    Call { seat: Seat, cell: Cell },
}

/// All of them in order.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<Counted>", try_from = "Vec<Counted>")]
pub struct Log {
    n: u8,
    entries: [Option<Counted>; MAX_LIMIT as usize],
}

impl Log {
    pub const EMPTY: Log = Log {
        n: 0,
        entries: [None; MAX_LIMIT as usize],
    };

    pub const fn len(&self) -> u8 {
        self.n
    }

    pub const fn is_empty(&self) -> bool {
        self.n == 0
    }

    pub(crate) fn push(&mut self, counted: Counted) {
        self.entries[usize::from(self.n)] = Some(counted);
        self.n += 1;
    }

    /// Everything with its number.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (u8, Counted)> {
        (1..=self.n).filter_map(|number| Some((number, self.get(number)?)))
    }

    pub fn get(&self, number: u8) -> Option<Counted> {
        *self.entries.get(usize::from(number).checked_sub(1)?)?
    }

    /// How many questions of each player were answered.
    pub fn answers(&self, n_seats: usize) -> BySeat<u16> {
        let mut answers = BySeat::new(n_seats, |_| 0);
        for (_, counted) in self.iter() {
            match counted {
                Counted::Question { seat, .. } => answers[seat] += 1,
                Counted::Call { .. } => (),
            }
        }
        answers
    }

    /// The question that was answered last, if one was.
    pub fn last_answer(&self) -> Option<(u8, Asked, Word)> {
        self.iter()
            .rev()
            .find_map(|(number, counted)| match counted {
                Counted::Question { asked, said, .. } => Some((number, asked, said)),
                Counted::Call { .. } => None,
            })
    }

    /// Says another word in answer `number`.
    pub(crate) fn correct(&mut self, number: u8, word: Word) {
        if let Some(Counted::Question { said, .. }) = &mut self.entries[usize::from(number) - 1] {
            *said = word;
        }
    }

    /// The numbers of free questions.
    pub fn free(&self) -> impl Iterator<Item = u8> {
        self.iter().filter_map(|(number, counted)| match counted {
            Counted::Question {
                asked: Asked::Free(_),
                ..
            } => Some(number),
            Counted::Question {
                asked: Asked::Known(_),
                ..
            }
            | Counted::Call { .. } => None,
        })
    }
}

impl From<Log> for Vec<Counted> {
    fn from(log: Log) -> Vec<Counted> {
        log.iter().map(|(_, counted)| counted).collect()
    }
}

impl TryFrom<Vec<Counted>> for Log {
    type Error = String;

    fn try_from(entries: Vec<Counted>) -> Result<Log, String> {
        if usize::from(MAX_LIMIT) < entries.len() {
            return Err(format!(
                "a round counts {MAX_LIMIT} questions and calls at most"
            ));
        }
        let mut log = Log::EMPTY;
        for counted in entries {
            log.push(counted);
        }
        Ok(log)
    }
}
