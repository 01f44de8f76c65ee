//! Cards by the handful.

use std::fmt;

use serde::{Deserialize, Serialize};
use tabletop::chance::Pile;

use crate::{animal::Animal, components::ANIMALS};

/// Some of the fifty cards. Equal animals cannot be told apart, so this only
/// counts them: three bits for each animal, the mosquito's lowest.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Animal>", try_from = "Vec<Animal>")]
pub struct Cards(u64);

/// The lowest bit of every count.
const ONES: u64 = 0o11_111_111_111_111_111_111;

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// All fifty.
    pub const BOX: Cards = {
        let mut cards = Cards::NONE;
        let mut value = 0;
        while value < Animal::N {
            cards = cards.with(ANIMALS[value].animal, ANIMALS[value].copies);
            value += 1;
        }
        cards
    };

    pub const fn len(self) -> u8 {
        let Cards(counts) = self;
        let ones = (counts & ONES).count_ones();
        let twos = (counts >> 1 & ONES).count_ones();
        let fours = (counts >> 2 & ONES).count_ones();
        (ones + 2 * twos + 4 * fours) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of this animal.
    pub const fn n(self, animal: Animal) -> u8 {
        (self.0 >> shift(animal)) as u8 & 7
    }

    pub const fn contains(self, animal: Animal) -> bool {
        0 < self.n(animal)
    }

    #[must_use]
    pub const fn with(self, animal: Animal, n: u8) -> Cards {
        Cards(self.0 + ((n as u64) << shift(animal)))
    }

    /// Takes out `n` that are there.
    #[must_use]
    pub const fn without(self, animal: Animal, n: u8) -> Cards {
        debug_assert!(n <= self.n(animal));
        Cards(self.0 - ((n as u64) << shift(animal)))
    }

    /// Takes out up to `n`, as many as are there.
    #[must_use]
    pub fn without_any(self, animal: Animal, n: u8) -> Cards {
        self.without(animal, n.min(self.n(animal)))
    }

    #[must_use]
    pub const fn plus(self, more: Cards) -> Cards {
        Cards(self.0 + more.0)
    }

    /// Takes out cards that are there.
    #[must_use]
    pub fn minus(self, fewer: Cards) -> Cards {
        debug_assert!(self.covers(fewer));
        Cards(self.0 - fewer.0)
    }

    /// Whether all of `some` are here.
    pub fn covers(self, some: Cards) -> bool {
        Animal::all().all(|animal| some.n(animal) <= self.n(animal))
    }

    /// Each animal once, with its number, in ascending order.
    pub fn kinds(self) -> impl Iterator<Item = (Animal, u8)> {
        let Cards(counts) = self;
        let mut left = (counts | counts >> 1 | counts >> 2) & ONES;
        std::iter::from_fn(move || {
            let value = left.trailing_zeros() as usize / 3;
            left &= left.wrapping_sub(1);
            Animal::of_value(value).map(|animal| (animal, self.n(animal)))
        })
    }

    /// Every card, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Animal> {
        self.kinds()
            .flat_map(|(animal, n)| (0..n).map(move |_| animal))
    }
}

impl Pile for Cards {
    type Card = Animal;

    fn size(&self) -> usize {
        self.len().into()
    }

    /// Lower cards come before higher ones.
    fn take_nth(&mut self, nth: usize) -> Animal {
        let mut n_before = nth;
        for (animal, n) in self.kinds() {
            if n_before < usize::from(n) {
                *self = self.without(animal, 1);
                return animal;
            }
            n_before -= usize::from(n);
        }
        panic!("there are only {} cards", self.len())
    }
}

const fn shift(animal: Animal) -> u32 {
    3 * animal.value() as u32
}

impl FromIterator<Animal> for Cards {
    fn from_iter<I: IntoIterator<Item = Animal>>(animals: I) -> Cards {
        animals
            .into_iter()
            .fold(Cards::NONE, |cards, animal| cards.with(animal, 1))
    }
}

impl From<Cards> for Vec<Animal> {
    fn from(cards: Cards) -> Vec<Animal> {
        cards.iter().collect()
    }
}

impl TryFrom<Vec<Animal>> for Cards {
    type Error = String;

    /// Refuses more of an animal than the box holds.
    fn try_from(animals: Vec<Animal>) -> Result<Cards, String> {
        let mut left = Cards::BOX;
        for animal in &animals {
            if !left.contains(*animal) {
                return Err(format!("there are only {} of {animal}", animal.copies()));
            }
            left = left.without(*animal, 1);
        }
        Ok(animals.into_iter().collect())
    }
}

/// `3 12 12`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, animal) in self.iter().enumerate() {
            let space = if n == 0 { "" } else { " " };
            write!(f, "{space}{animal}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
