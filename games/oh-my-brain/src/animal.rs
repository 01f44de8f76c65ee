//! The animals: what each is worth, and what it can do.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::components::ANIMALS;
pub use crate::components::Animal;

/// What the box holds of an animal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    pub animal: Animal,
    pub copies: u8,
    pub power: Power,
}

/// What an animal does when it is played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Power {
    Plain,
    /// May always be played: the mosquito.
    Always,
    /// The next card must be lower: the spider.
    Lower,
    /// Sweeps the horde away and plays again: the mouse.
    Again,
    /// Rolls the die.
    Die,
}

/// What the horde asks of the next card. A mosquito answers everything.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Demand {
    /// The horde is empty.
    Any,
    Above(Animal),
    /// A spider lies on top.
    Below(Animal),
}

impl Animal {
    pub const N: usize = ANIMALS.len();

    /// In ascending order of value.
    pub fn all() -> impl DoubleEndedIterator<Item = Animal> {
        ANIMALS.iter().map(|kind| kind.animal)
    }

    pub const fn value(self) -> u8 {
        self as u8
    }

    /// The animal of this value, if there is one.
    pub fn of_value(value: usize) -> Option<Animal> {
        ANIMALS.get(value).map(|kind| kind.animal)
    }

    pub const fn copies(self) -> u8 {
        ANIMALS[self as usize].copies
    }

    pub const fn power(self) -> Power {
        ANIMALS[self as usize].power
    }
}

impl Demand {
    /// What a horde with this card on top asks for.
    pub const fn of(top: Option<Animal>) -> Demand {
        match top {
            None => Demand::Any,
            Some(top) => match top.power() {
                Power::Lower => Demand::Below(top),
                Power::Plain | Power::Always | Power::Again | Power::Die => Demand::Above(top),
            },
        }
    }

    pub fn allows(self, animal: Animal) -> bool {
        animal.power() == Power::Always
            || match self {
                Demand::Any => true,
                Demand::Above(top) => top < animal,
                Demand::Below(top) => animal < top,
            }
    }
}

impl fmt::Display for Animal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

impl FromStr for Animal {
    type Err = String;

    /// Reads `0` to `19`, each in one spelling only.
    fn from_str(text: &str) -> Result<Animal, String> {
        Animal::all()
            .find(|animal| animal.to_string() == text)
            .ok_or_else(|| format!("{text:?} is not a card, cards are 0 to 19"))
    }
}

impl From<Animal> for u8 {
    fn from(animal: Animal) -> u8 {
        animal.value()
    }
}

impl TryFrom<u8> for Animal {
    type Error = String;

    fn try_from(value: u8) -> Result<Animal, String> {
        Animal::of_value(value.into())
            .ok_or_else(|| format!("there is no card {value}, cards are 0 to 19"))
    }
}
