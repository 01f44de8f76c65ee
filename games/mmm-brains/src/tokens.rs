//! Piles of points as red and white brains.

use tabletop::{BySeat, rule};

use crate::{
    rulebook as r,
    state::{MmmBrains, RED_WORTH, WHITE},
};

/// A pile as it lies on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Tokens {
    /// Worth 5 each.
    pub red: u8,
    /// Worth 1 each.
    pub white: u8,
}

/// Every pile at once.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Piles {
    pub middle: Tokens,
    pub players: BySeat<Tokens>,
}

impl MmmBrains {
    /// Splits all piles so that together they use exactly the brains in play.
    ///
    /// Every pile needs its remainder in whites. At most six piles leave at
    /// most 20 such whites, since all points together divide by five; the other
    /// whites lie in fives wherever there is room, the middle first.
    pub fn piles(&self) -> Piles {
        rule!(r::MMB_9_TOKENS);
        let points = || std::iter::once(&self.middle).chain(self.brains.as_slice());
        let n_needed: u8 = points().map(|pile| pile % RED_WORTH).sum();
        let mut n_spare = WHITE - n_needed;
        let mut split = |points: u8| {
            let n_fives = points / RED_WORTH;
            let n_changed = n_fives.min(n_spare / RED_WORTH);
            n_spare -= n_changed * RED_WORTH;
            Tokens {
                red: n_fives - n_changed,
                white: points % RED_WORTH + n_changed * RED_WORTH,
            }
        };
        Piles {
            middle: split(self.middle),
            players: self.brains.map(|_, brains| split(*brains)),
        }
    }
}
