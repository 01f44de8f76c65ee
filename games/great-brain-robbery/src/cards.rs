//! Brain cards by the handful.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::chance::Pile;

use crate::{brain::Brain, components::BRAINS};

/// Some of the 64 brain cards, one bit each.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Brain>", try_from = "Vec<Brain>")]
pub struct Cards(u64);

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// All 64.
    pub const BOX: Cards = Cards(u64::MAX);

    /// The sixteen Government Cheeses.
    pub const CHEESES: Cards = {
        let mut cheeses = Cards::NONE;
        let mut index = 0;
        while index < Brain::N {
            if BRAINS[index].brain.is_cheese() {
                cheeses = cheeses.with(BRAINS[index].brain);
            }
            index += 1;
        }
        cheeses
    };

    pub const fn one(brain: Brain) -> Cards {
        Cards::NONE.with(brain)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, brain: Brain) -> bool {
        self.0 >> brain as u32 & 1 == 1
    }

    #[must_use]
    pub const fn with(self, brain: Brain) -> Cards {
        Cards(self.0 | 1 << brain as u32)
    }

    #[must_use]
    pub const fn without(self, brain: Brain) -> Cards {
        Cards(self.0 & !(1 << brain as u32))
    }

    #[must_use]
    pub const fn plus(self, more: Cards) -> Cards {
        Cards(self.0 | more.0)
    }

    #[must_use]
    pub const fn minus(self, fewer: Cards) -> Cards {
        Cards(self.0 & !fewer.0)
    }

    #[must_use]
    pub const fn common(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// In the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Brain> {
        let Cards(mut left) = self;
        std::iter::from_fn(move || {
            let index = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            BRAINS.get(index).map(|card| card.brain)
        })
    }
}

impl Pile for Cards {
    type Card = Brain;

    fn size(&self) -> usize {
        self.len().into()
    }

    fn take_nth(&mut self, nth: usize) -> Brain {
        let Cards(mut left) = *self;
        for _ in 0..nth {
            left &= left.wrapping_sub(1);
        }
        let brain = BRAINS[left.trailing_zeros() as usize].brain;
        *self = self.without(brain);
        brain
    }
}

impl FromIterator<Brain> for Cards {
    fn from_iter<I: IntoIterator<Item = Brain>>(brains: I) -> Cards {
        brains.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl From<Cards> for Vec<Brain> {
    fn from(cards: Cards) -> Vec<Brain> {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Brain>> for Cards {
    type Error = String;

    /// Refuses a brain that is named twice.
    fn try_from(brains: Vec<Brain>) -> Result<Cards, String> {
        let mut cards = Cards::NONE;
        for brain in brains {
            if cards.contains(brain) {
                return Err(format!("there is only one {brain}"));
            }
            cards = cards.with(brain);
        }
        Ok(cards)
    }
}

/// `ada pepita`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, brain) in self.iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(f, "{space}{brain}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
