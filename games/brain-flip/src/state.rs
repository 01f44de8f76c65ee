//! The whole truth: the table and the secret.

use crate::{event::Spot, grid::Cell, table::Table};

/// A game in progress.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct BrainFlip {
    pub table: Table,
    /// What the Brain Master chose; nothing before.
    pub secret: Option<Cell>,
}

const _: () = assert!(
    size_of::<BrainFlip>() <= 224,
    "search copies this; keep it small"
);

impl BrainFlip {
    /// The secret, once it is chosen.
    pub(crate) fn chosen(&self) -> Spot {
        let cell = self.secret.expect("a picture was chosen for this round");
        self.spot(cell)
    }

    pub(crate) fn spot(&self, cell: Cell) -> Spot {
        let picture = self.table.grid.at(cell);
        Spot {
            cell,
            picture: picture.expect("legal moves name places in the grid"),
        }
    }
}
