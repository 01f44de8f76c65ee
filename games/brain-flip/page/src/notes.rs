//! What a player dims in the grid: for their own eyes, on their own device.
//!
//! Nothing is dimmed by itself, and nothing of this is sent anywhere.

use brain_flip::{Cell, Cells};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use web::browser;

const SHELF: &str = "brainery.notes.brain-flip";

/// Which round of which game notes belong to.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Page {
    /// The seal tells games apart.
    pub game: Option<String>,
    pub n_rounds: u32,
}

/// Notes as the device keeps them.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    page: Page,
    dimmed: Vec<Cell>,
}

/// Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Notes {
    dimmed: RwSignal<Cells>,
    page: Memo<Page>,
}

impl Notes {
    pub fn new(page: Memo<Page>) -> Notes {
        let dimmed = RwSignal::new(Cells::NONE);
        Effect::new(move |_| {
            let page = page.get();
            let kept: Option<Kept> = browser::stored_as(SHELF);
            let kept = kept.filter(|kept| kept.page == page);
            dimmed.set(kept.map_or(Cells::NONE, |kept| kept.dimmed.into_iter().collect()));
        });
        Notes { dimmed, page }
    }

    pub fn is_dimmed(self, cell: Cell) -> bool {
        self.dimmed.get().contains(cell)
    }

    pub fn n_dimmed(self) -> usize {
        self.dimmed.get().len()
    }

    pub fn toggle(self, cell: Cell) {
        let dimmed = self.dimmed.get_untracked();
        self.keep(if dimmed.contains(cell) {
            dimmed.without(cell)
        } else {
            dimmed.with(cell)
        });
    }

    pub fn clear(self) {
        self.keep(Cells::NONE);
    }

    fn keep(self, dimmed: Cells) {
        self.dimmed.set(dimmed);
        let kept = Kept {
            page: self.page.get_untracked(),
            dimmed: dimmed.iter().collect(),
        };
        browser::store_as(SHELF, &kept);
    }
}
