//! A whole game, looked into.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU32, Ordering},
        mpsc,
    },
    thread,
};

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::{
    estimate::Estimate,
    ledger::{Ledger, Step, ledgers},
    look::{Coach, Look},
    moments::moments,
};

/// What a game was worth. All numbers are thousandths of a win.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Report {
    /// The id of the game.
    pub game: String,
    /// In seat order.
    pub players: Vec<String>,
    /// How many imagined games each number rests on.
    pub imagined: u32,
    /// What their luck follows from.
    pub seed: u64,
    /// The chance of each seat after so many moves, from what it knew then.
    pub chances: Vec<BySeat<u32>>,
    /// Every move with a choice.
    pub decisions: Vec<Decision>,
    /// The decisions that mattered most, as their moves are counted.
    pub moments: Vec<u32>,
    /// Where each seat's result came from.
    pub ledgers: Vec<Ledger>,
    /// The same move by move.
    pub steps: Vec<Step>,
}

/// A move that somebody chose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// Which move, counted from 1.
    pub n: u32,
    /// Who made it.
    pub seat: Seat,
    /// How many moves there were to choose from.
    pub choices: u32,
    /// In notation, as all moves here.
    pub played: String,
    /// What the quick player would have done; nothing if nobody waited for the
    /// move.
    pub usual: Option<String>,
    /// A better one, if one was found.
    pub better: Option<String>,
    /// The player's chance after the move, from what they saw before it.
    pub chance: Estimate,
    /// How much less than with the better one.
    pub cost: Estimate,
    /// How much more than with the quick player's.
    pub skill: Estimate,
}

impl Report {
    /// What each seat could hope for after so many moves, as everything really
    /// lay: it adds up to a win, but for rounding and for games that nobody wins.
    pub fn as_it_lay(&self) -> Vec<BySeat<i32>> {
        let Some(first) = self.steps.first() else {
            return Vec::new();
        };
        let mut now = first
            .draws
            .map(|seat, _| self.ledgers[seat.index()].start.mean);
        let after = |step: &Step| {
            now = now.map(|seat, before| {
                before + step.choice[seat] + step.unseen[seat] + step.draws[seat]
            });
            now
        };
        self.steps.iter().map(after).collect()
    }
}

impl Coach<'_> {
    /// Looks into every table on so many threads, and calls `watch` after each.
    /// The number of threads changes nothing.
    pub fn run(&self, n_threads: usize, mut watch: impl FnMut()) -> Report {
        let next = AtomicU32::new(0);
        let (sender, receiver) = mpsc::channel();
        let looks = thread::scope(|scope| {
            for _ in 0..n_threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let n = next.fetch_add(1, Ordering::Relaxed);
                        if self.n_looks() <= n || sender.send((n, self.look(n))).is_err() {
                            return;
                        }
                    }
                });
            }
            // The threads hold the others: the channel closes when they are done.
            drop(sender);
            let watched = receiver.into_iter().inspect(|_| watch());
            watched.collect::<BTreeMap<u32, Look>>()
        });
        self.report(&looks.into_values().collect::<Vec<_>>())
    }

    /// What all looks together say, in the order of the game.
    pub fn report(&self, looks: &[Look]) -> Report {
        assert_eq!(
            looks.len(),
            self.n_looks() as usize,
            "a look at every table"
        );
        let (ledgers, steps) = ledgers(self, looks);
        let played = looks.iter().filter_map(|it| it.played.as_ref());
        let decisions: Vec<_> = played.filter_map(|it| it.decision.clone()).collect();
        Report {
            game: self.playback().game().info().id.to_owned(),
            players: self.playback().record().players.clone(),
            imagined: self.effort().n_games,
            seed: self.effort().seed,
            chances: looks.iter().map(|it| it.chances).collect(),
            moments: moments(&decisions),
            decisions,
            ledgers,
            steps,
        }
    }
}
