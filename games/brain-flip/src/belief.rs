//! Which pictures a Brain Master is likely to hide.

use tabletop::Chance;

use crate::{
    grid::{Cell, Cells, Grid, N_CELLS},
    question::Question,
};

/// How likely each place of a grid is, before anything was asked.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Belief {
    weights: [u32; N_CELLS],
}

impl Belief {
    /// Brain Masters like what is hard to find: ordinary pictures, which most
    /// answers leave together with many others. The most ordinary one weighs
    /// about twice as much as the least. More would be too much: what is hard
    /// depends on what is asked, and a Brain Master may think of this too.
    pub(crate) fn about(grid: &Grid) -> Belief {
        let cells = grid.cells();
        let mut n_alike = [0; N_CELLS];
        for question in Question::base() {
            let yes = grid.true_of(question);
            for side in [yes, cells.minus(yes)] {
                for cell in side.iter() {
                    n_alike[cell.index()] += side.len();
                }
            }
        }
        let mut weights = [0; N_CELLS];
        for cell in cells.iter() {
            let is_odder = |other: &Cell| n_alike[other.index()] < n_alike[cell.index()];
            let n_odder = cells.iter().filter(is_odder).count();
            weights[cell.index()] = (cells.len() + n_odder) as u32;
        }
        Belief { weights }
    }

    pub(crate) fn weight(&self, cell: Cell) -> u32 {
        self.weights[cell.index()]
    }

    /// Of all of them together.
    pub(crate) fn mass(&self, cells: Cells) -> u32 {
        cells.iter().map(|cell| self.weight(cell)).sum()
    }

    /// Those that weigh most.
    pub(crate) fn likeliest(&self, cells: Cells) -> Cells {
        let most = cells.iter().map(|cell| self.weight(cell)).max();
        let is_likeliest = |cell: &Cell| Some(self.weight(*cell)) == most;
        cells.iter().filter(is_likeliest).collect()
    }

    /// One of `cells`, each as often as it weighs. `None` if there are none.
    pub(crate) fn draw(&self, cells: Cells, chance: &mut dyn Chance) -> Option<Cell> {
        let last = self.mass(cells).checked_sub(1)?;
        let mut drawn = chance.draw(last);
        cells.iter().find(|cell| {
            let weight = self.weight(*cell);
            let is_drawn = drawn < weight;
            drawn = drawn.saturating_sub(weight);
            is_drawn
        })
    }
}
