//! A way to play.

use std::ops::Range;

use erased::Tree;

/// How likely each move is in each situation, of all seats.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    pub(crate) chances: Vec<f64>,
}

/// Why something is no way to play this game.
#[derive(Copy, Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unfit {
    #[error("a policy of this game has {wanted} chances, not {given}")]
    Length { wanted: usize, given: usize },
    #[error("situation {situation}: {chance} is no chance, chances are 0 to 1")]
    Chance { situation: usize, chance: f64 },
    #[error("situation {situation}: the chances add up to {sum}, not to 1")]
    Sum { situation: usize, sum: f64 },
}

/// How far from 1 chances may add up.
const TOLERANCE: f64 = 1e-6;

/// Where the moves of each situation stand in a row of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Places(Vec<usize>);

impl Places {
    pub(crate) fn of(tree: &Tree) -> Places {
        let mut ends = vec![0];
        let mut end = 0;
        for situation in &tree.situations {
            end += situation.moves.len();
            ends.push(end);
        }
        Places(ends)
    }

    pub(crate) fn len(&self) -> usize {
        self.0[self.n_situations()]
    }

    pub(crate) fn n_situations(&self) -> usize {
        self.0.len() - 1
    }

    pub(crate) fn at(&self, situation: usize) -> Range<usize> {
        self.0[situation]..self.0[situation + 1]
    }

    /// All moves alike.
    pub(crate) fn uniform(&self) -> Policy {
        let moves = (0..self.n_situations()).map(|it| self.at(it).len());
        let chances = moves.flat_map(|n| std::iter::repeat_n(1.0 / share_of(n), n));
        Policy {
            chances: chances.collect(),
        }
    }

    /// Reads chances, one situation after the other.
    pub(crate) fn read(&self, chances: Vec<f64>) -> Result<Policy, Unfit> {
        let (wanted, given) = (self.len(), chances.len());
        if wanted != given {
            return Err(Unfit::Length { wanted, given });
        }
        for situation in 0..self.n_situations() {
            let here = &chances[self.at(situation)];
            if let Some(chance) = here.iter().find(|it| !(0.0..=1.0).contains(*it)) {
                let chance = *chance;
                return Err(Unfit::Chance { situation, chance });
            }
            let sum: f64 = here.iter().sum();
            if TOLERANCE < (sum - 1.0).abs() {
                return Err(Unfit::Sum { situation, sum });
            }
        }
        Ok(Policy { chances })
    }
}

impl Policy {
    /// One situation after the other.
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }
}

pub(crate) fn share_of(n: usize) -> f64 {
    f64::from(n as u32)
}
