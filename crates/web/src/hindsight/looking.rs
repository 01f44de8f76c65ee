//! Looking into one table of a game after the other: in a worker, or where there
//! is none in the page.

use std::{cell::RefCell, sync::Arc};

use coach::{Coach, Look, Report};
use driver::Playback;
use record::Record;
use serde::{Deserialize, Serialize};

use crate::pieces::{self, Known};

/// Equal seeds imagine equal games; it is that of `brainery coach`, too.
const SEED: u64 = 1;

/// What a worker is asked, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// From now on it is about the game of this record.
    Open(String),
    /// The table after `n` moves; with the first one it begins anew.
    Look { n: u32, n_games: u32 },
    /// What all looks together say.
    Report,
}

/// A game that is being looked into.
#[derive(Debug)]
pub struct Looking {
    playback: Arc<Playback>,
    n_games: u32,
    looks: Vec<Look>,
}

impl Looking {
    pub fn new(playback: Arc<Playback>) -> Looking {
        Looking {
            playback,
            n_games: 0,
            looks: Vec::new(),
        }
    }

    pub fn look(&mut self, n: u32, n_games: u32) {
        if n == 0 {
            self.looks.clear();
            self.n_games = n_games;
        }
        let look = self.coach().look(n);
        self.looks.push(look);
    }

    /// Nothing before everything has been looked at.
    pub fn report(&self) -> Option<Report> {
        let coach = self.coach();
        let is_whole = self.looks.len() == coach.n_looks() as usize;
        is_whole.then(|| coach.report(&self.looks))
    }

    fn coach(&self) -> Coach<'_> {
        Coach::new(&self.playback, self.n_games, SEED)
    }
}

thread_local! {
    /// Of the worker.
    static LOOKING: RefCell<Option<Looking>> = const { RefCell::new(None) };
}

/// What the worker answers.
pub async fn answer(question: String) -> Option<String> {
    match serde_json::from_str(&question).ok()? {
        Question::Open(text) => {
            let record: Record = text.parse().ok()?;
            let Known::Here(piece) = pieces::load(&record.game).await else {
                return None;
            };
            let playback = Playback::new(record, piece.game).ok()?;
            LOOKING.set(Some(Looking::new(Arc::new(playback))));
            Some(String::new())
        }
        Question::Look { n, n_games } => LOOKING.with_borrow_mut(|looking| {
            looking.as_mut()?.look(n, n_games);
            Some(String::new())
        }),
        Question::Report => LOOKING.with_borrow(|looking| {
            let report = looking.as_ref()?.report()?;
            Some(serde_json::to_string(&report).expect("a report is plain data"))
        }),
    }
}
