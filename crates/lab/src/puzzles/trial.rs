//! Every choice of a decision, tried in imagined games.

use std::{collections::BTreeMap, ops::Range};

use erased::{
    DynMatch,
    imagined::{Guessing, Shares, Trial, WHOLE},
};
use tabletop::{Refusal, Seat};

use crate::stats::Z;

/// How many imagined games each round of the sifting has, as parts of the last.
const ROUNDS: [u32; 3] = [60, 8, 1];
/// Where so many moves may be the best after some hundreds of games, many are
/// about as good.
const MOST_OPEN: usize = 8;
/// What may cost less is as good, in thousandths.
const AS_GOOD: i32 = 10;
/// By so many standard errors something is put aside: many choices are compared,
/// and none of them may be called wrong by bad luck.
const SURELY: f64 = 2.6;

/// A decision that is looked into.
#[derive(Copy, Clone, Debug)]
pub(super) struct Trials<'a> {
    pub(super) table: &'a dyn DynMatch,
    pub(super) seat: Seat,
    /// After so many moves.
    pub(super) n: u32,
    pub(super) seed: u64,
    pub(super) n_imagined: u32,
}

/// What a choice costs compared with the best, in thousandths of a win.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Cost {
    pub(super) mean: i32,
    pub(super) ci95: [i32; 2],
    /// What it costs at least, surely.
    at_least: i32,
}

/// A choice, and what came of it in each imagined game.
#[derive(Clone, Debug)]
struct Choice {
    action: String,
    games: Vec<u32>,
}

/// What came of it.
#[derive(Clone, Debug)]
pub(super) struct Found {
    best: String,
    chance: u32,
    costs: BTreeMap<String, Cost>,
}

impl Trials<'_> {
    /// Tries all choices in some games, and those that may be the best in more,
    /// as well as those that are `asked` about. Nothing as soon as none of these
    /// seems to cost `least`.
    pub(super) fn sift(&self, asked: &[String], least: i32) -> Option<Found> {
        let mut choices: Vec<Choice> = self.choices();
        let mut costs = BTreeMap::new();
        let mut n = 0;
        for part in ROUNDS {
            let from = n;
            n = (self.n_imagined / part).max(n + 1);
            self.try_in(&mut choices, from..n);
            // Of equals the first: the order of moves is fixed.
            let best = choices.iter().rev().max_by_key(|it| it.sum())?.clone();
            for it in &choices {
                costs.insert(it.action.clone(), Cost::of(&best.games, &it.games));
            }
            let seems = if from == 0 { least / 2 } else { least };
            if asked.iter().all(|it| costs[it].mean < seems) {
                return None;
            }
            if n == self.n_imagined {
                let whole = u64::from(n) * u64::from(WHOLE);
                let chance = (1000 * best.sum() / whole) as u32;
                let best = best.action;
                return Some(Found {
                    best,
                    chance,
                    costs,
                });
            }
            let may_be_best = |it: &&Choice| costs[&it.action].at_least <= AS_GOOD;
            if 0 < from && MOST_OPEN < choices.iter().filter(may_be_best).count() {
                return None;
            }
            choices.retain(|it| {
                let may_be_best = costs[&it.action].at_least <= AS_GOOD;
                may_be_best || asked.contains(&it.action)
            });
        }
        None
    }

    /// What one move costs compared with another.
    pub(super) fn duel(
        &self,
        [best, other]: [&str; 2],
        guessing: Guessing,
    ) -> Result<Cost, Refusal> {
        let choices = [best, other].map(ToOwned::to_owned);
        let games = self.play(&choices, 0..self.n_imagined, guessing)?;
        Ok(Cost::of(&games[0], &games[1]))
    }

    fn choices(&self) -> Vec<Choice> {
        let legal = self.table.legal_for_bots(self.seat).into_iter();
        let choice = |action| Choice {
            action,
            games: Vec::new(),
        };
        legal.map(choice).collect()
    }

    fn try_in(&self, choices: &mut [Choice], games: Range<u32>) {
        let actions: Vec<String> = choices.iter().map(|it| it.action.clone()).collect();
        let more = self.play(&actions, games, Guessing::Believing);
        for (choice, more) in choices.iter_mut().zip(more.expect("they are legal")) {
            choice.games.extend(more);
        }
    }

    /// What this seat has of the win in each of these games, choice by choice.
    fn play(
        &self,
        choices: &[String],
        games: Range<u32>,
        guessing: Guessing,
    ) -> Result<Vec<Vec<u32>>, Refusal> {
        let trial = Trial {
            seed: self.seed,
            games,
            guessing,
        };
        let ends = self
            .table
            .imagined_choices((self.seat, self.n), choices, &trial)?;
        let mine = |games: &Vec<Shares>| games.iter().map(|it| it[self.seat]).collect();
        Ok(ends.iter().map(mine).collect())
    }
}

impl Choice {
    fn sum(&self) -> u64 {
        self.games.iter().map(|it| u64::from(*it)).sum()
    }
}

impl Cost {
    #[expect(
        clippy::cast_precision_loss,
        reason = "sums of parts stay far below 2^52"
    )]
    fn of(best: &[u32], other: &[u32]) -> Cost {
        let lost: Vec<f64> = best
            .iter()
            .zip(other)
            .map(|(best, other)| f64::from(*best) - f64::from(*other))
            .collect();
        let n = lost.len().max(1) as f64;
        let mean = lost.iter().sum::<f64>() / n;
        let squares: f64 = lost.iter().map(|it| (it - mean).powi(2)).sum();
        let error = (squares / n / (n - 1.0).max(1.0)).sqrt();
        let thousandths = |parts: f64| (parts * 1000.0 / f64::from(WHOLE)).round() as i32;
        Cost {
            mean: thousandths(mean),
            ci95: [thousandths(mean - Z * error), thousandths(mean + Z * error)],
            at_least: thousandths(mean - SURELY * error),
        }
    }
}

impl Found {
    pub(super) fn best(&self) -> &str {
        &self.best
    }

    /// The chance to win after the best move, in thousandths.
    pub(super) fn chance(&self) -> u32 {
        self.chance
    }

    /// The best first, and all that are not clearly worse.
    pub(super) fn right(&self) -> Vec<String> {
        let is_as_good = |it: &(&String, &Cost)| it.1.at_least <= AS_GOOD && *it.0 != self.best;
        let others = self.costs.iter().filter(is_as_good);
        let others = others.map(|(action, _)| action.clone());
        [self.best.clone()].into_iter().chain(others).collect()
    }

    pub(super) fn cost(&self, action: &str) -> Option<&Cost> {
        self.costs.get(action)
    }

    /// In thousandths of a win.
    pub(super) fn costs(&self) -> BTreeMap<String, u32> {
        let cost =
            |(action, it): (&String, &Cost)| (action.clone(), it.mean.max(0).cast_unsigned());
        self.costs.iter().map(cost).collect()
    }
}
