//! Dice, and what they are likely to say.

use std::{fmt, num::NonZeroU8};

use serde::{Deserialize, Serialize};
use tabletop::Cx;

/// Up to two dice as they fell.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Dice([Option<NonZeroU8>; 2]);

impl Dice {
    pub const NONE: Dice = Dice([None; 2]);

    pub(crate) fn roll<E>(n: u8, cx: &mut Cx<'_, E>) -> Dice {
        let mut dice = Dice::NONE;
        for die in dice.0.iter_mut().take(n.into()) {
            *die = NonZeroU8::new(cx.die(6));
        }
        dice
    }

    /// Panics on more than two; a 0 is no die.
    pub fn of(pips: &[u8]) -> Dice {
        let mut dice = Dice::NONE;
        for (n, pips) in pips.iter().enumerate() {
            dice.0[n] = NonZeroU8::new(*pips);
        }
        dice
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        self.0.into_iter().flatten().map(NonZeroU8::get)
    }

    pub fn sum(self) -> u8 {
        self.iter().sum()
    }
}

/// A train of this many cars loses the last one if a die shows this or less;
/// 0 means never.
pub const fn coupling_lost_on(n_cars: usize) -> u8 {
    match n_cars {
        0 | 1 => 0,
        2..=6 => n_cars as u8 - 1,
        7.. => 6,
    }
}

/// `3 and 4`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pips: Vec<String> = self.iter().map(|die| die.to_string()).collect();
        match &pips[..] {
            [] => f.write_str("no dice"),
            pips => f.write_str(&pips.join(" and ")),
        }
    }
}
