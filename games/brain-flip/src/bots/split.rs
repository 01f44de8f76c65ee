//! Which question splits the pictures best.

use tabletop::{Chance, chance::shuffle};

use crate::{
    grid::{Cell, Cells, Grid},
    question::Question,
};

/// Where in one grid each question is true.
#[derive(Clone, Debug)]
pub(super) struct Splits {
    true_of: Vec<(Question, Cells)>,
}

impl Splits {
    pub(super) fn of(grid: &Grid) -> Splits {
        let true_of = |question| (question, grid.true_of(question));
        Splits {
            true_of: Question::all().map(true_of).collect(),
        }
    }

    /// In another order: of questions that are equally good the first is asked,
    /// and a Brain Master should not know which one that is.
    pub(super) fn shuffled(mut self, luck: &mut dyn Chance) -> Splits {
        shuffle(luck, &mut self.true_of);
        self
    }

    /// The question after which most of `cells` can be told apart with
    /// `n_questions` in all, this one included, and a call. Compares the
    /// `n_compared` most even ones.
    pub(super) fn best(&self, cells: Cells, n_questions: u8, n_compared: usize) -> Question {
        let mut best = None;
        for (question, yes, no) in self.most_even(cells).into_iter().take(n_compared) {
            let n_after = n_questions.saturating_sub(1);
            let n_found = self.n_found(yes, n_after) + self.n_found(no, n_after);
            if best.is_none_or(|(_, most)| most < n_found) {
                best = Some((question, n_found));
            }
        }
        // Nothing tells the last of them apart: any question will do.
        let (first, _) = self.true_of[0];
        best.map_or(first, |(question, _)| question)
    }

    /// Questions that are true of some and not of others, most even first.
    fn most_even(&self, cells: Cells) -> Vec<(Question, Cells, Cells)> {
        let split = |(question, true_of): &(Question, Cells)| {
            let (yes, no) = (cells.and(*true_of), cells.minus(*true_of));
            (!yes.is_empty() && !no.is_empty()).then_some((*question, yes, no))
        };
        let mut splits: Vec<_> = self.true_of.iter().filter_map(split).collect();
        splits.sort_by_key(|(_, yes, no)| yes.len().abs_diff(no.len()));
        splits
    }

    /// How many of `cells` can be found with so many questions and a call.
    fn n_found(&self, cells: Cells, n_questions: u8) -> usize {
        const N_COMPARED: usize = 6;
        let most = cells.len().min(1 << n_questions.min(6));
        if most <= 1 {
            return most;
        }
        let mut best = 1;
        for (_, yes, no) in self.most_even(cells).into_iter().take(N_COMPARED) {
            let n_after = n_questions - 1;
            let n_found = self.n_found(yes, n_after) + self.n_found(no, n_after);
            best = best.max(n_found);
            if best == most {
                break;
            }
        }
        best
    }

    /// How many questions a good asker needs to find each place.
    pub(super) fn depths(&self, cells: Cells) -> Vec<(Cell, u32)> {
        let mut depths = Vec::new();
        self.measure(cells, 0, &mut depths);
        depths.sort_unstable();
        depths
    }

    fn measure(&self, cells: Cells, depth: u32, depths: &mut Vec<(Cell, u32)>) {
        match self.most_even(cells).first() {
            Some((_, yes, no)) => {
                self.measure(*yes, depth + 1, depths);
                self.measure(*no, depth + 1, depths);
            }
            None => depths.extend(cells.iter().map(|cell| (cell, depth))),
        }
    }
}
