//! Which question splits the pictures best.

use tabletop::{Chance, chance::shuffle};

use crate::{
    grid::{Cell, Cells, Grid},
    log::Counted,
    question::{Asked, Question},
    table::Table,
};

/// Where in one grid each question is true.
#[derive(Clone, Debug)]
pub(super) struct Splits {
    true_of: Vec<(Question, Cells)>,
}

/// A question, and what its answers leave of some places.
#[derive(Copy, Clone, Debug)]
pub(super) struct Split {
    pub(super) question: Question,
    pub(super) sides: [Cells; 2],
}

impl Splits {
    pub(super) fn of(grid: &Grid) -> Splits {
        let true_of = |question| (question, grid.true_of(question));
        Splits {
            true_of: Question::all().map(true_of).collect(),
        }
    }

    /// Without the questions of this round: nobody asks again what was answered,
    /// even if the answer is forgotten.
    pub(super) fn unasked(table: &Table) -> Splits {
        let was_asked = |question| {
            table.log.iter().any(|(_, counted)| match counted {
                Counted::Question { asked, .. } => asked == Asked::Known(question),
                Counted::Call { .. } => false,
            })
        };
        let Splits { mut true_of } = Splits::of(&table.grid);
        true_of.retain(|(question, _)| !was_asked(*question));
        Splits { true_of }
    }

    /// In another order: of questions that are equally good the first is asked,
    /// and a Brain Master should not know which one that is.
    pub(super) fn shuffled(mut self, luck: &mut dyn Chance) -> Splits {
        shuffle(luck, &mut self.true_of);
        self
    }

    /// Questions that are true of some and not of others, the most even first,
    /// by what the two sides weigh.
    pub(super) fn most_even(&self, cells: Cells, weigh: impl Fn(Cells) -> u32) -> Vec<Split> {
        let split = |(question, true_of): &(Question, Cells)| Split {
            question: *question,
            sides: [cells.and(*true_of), cells.minus(*true_of)],
        };
        let splits = self.true_of.iter().map(split);
        let mut splits: Vec<_> = splits
            .filter(|split| !split.sides.iter().any(|side| side.is_empty()))
            .collect();
        splits.sort_by_cached_key(|split| {
            let [yes, no] = split.sides.map(&weigh);
            yes.abs_diff(no)
        });
        splits
    }

    /// Any question, where nothing is left to tell apart; but not one that is
    /// answered alike for all pictures.
    pub(super) fn any(&self, all: Cells) -> Question {
        let tells = |(_, true_of): &&(Question, Cells)| !true_of.is_empty() && *true_of != all;
        let telling = self.true_of.iter().find(tells);
        telling.unwrap_or(&self.true_of[0]).0
    }

    /// How many questions a good asker needs to find each place.
    pub(super) fn depths(&self, cells: Cells) -> Vec<(Cell, u32)> {
        let mut depths = Vec::new();
        self.measure(cells, 0, &mut depths);
        depths.sort_unstable();
        depths
    }

    fn measure(&self, cells: Cells, depth: u32, depths: &mut Vec<(Cell, u32)>) {
        match self.most_even(cells, n_pictures).first() {
            Some(split) => {
                for side in split.sides {
                    self.measure(side, depth + 1, depths);
                }
            }
            None => depths.extend(cells.iter().map(|cell| (cell, depth))),
        }
    }
}

/// For those who find every picture as likely as any other.
pub(super) fn n_pictures(cells: Cells) -> u32 {
    cells.len() as u32
}
