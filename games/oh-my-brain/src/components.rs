//! Generated from `data/animals.toml` by `cargo xtask data --update`.

use serde::{Deserialize, Serialize};

use crate::animal::{Kind, Power};

/// An animal; its place in this list is its value.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Animal {
    Mosquito,
    Ladybird,
    Ant,
    Butterfly,
    Snail,
    Frog,
    Magpie,
    Hedgehog,
    Spider,
    Bat,
    Duck,
    Mouse,
    Rabbit,
    Squirrel,
    Fox,
    Raccoon,
    Owl,
    Boar,
    Wolf,
    Bear,
}

/// What the box holds of each animal. Copies: of our own, see `data/animals.toml`.
pub const ANIMALS: [Kind; 20] = [
    // Value and power: from the printed rulebook.
    Kind {
        animal: Animal::Mosquito,
        copies: 7,
        power: Power::Always,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Ladybird,
        copies: 1,
        power: Power::Die,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Ant,
        copies: 1,
        power: Power::Die,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Butterfly,
        copies: 1,
        power: Power::Die,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Snail,
        copies: 2,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Frog,
        copies: 2,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Magpie,
        copies: 4,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Hedgehog,
        copies: 3,
        power: Power::Plain,
    },
    // Value and power: from the printed rulebook.
    Kind {
        animal: Animal::Spider,
        copies: 6,
        power: Power::Lower,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Bat,
        copies: 3,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Duck,
        copies: 3,
        power: Power::Plain,
    },
    // Value and power: from the printed rulebook.
    Kind {
        animal: Animal::Mouse,
        copies: 7,
        power: Power::Again,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Rabbit,
        copies: 1,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Squirrel,
        copies: 1,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Fox,
        copies: 1,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Raccoon,
        copies: 1,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Owl,
        copies: 1,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Boar,
        copies: 1,
        power: Power::Plain,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Wolf,
        copies: 2,
        power: Power::Die,
    },
    // Value and power: of our own.
    Kind {
        animal: Animal::Bear,
        copies: 2,
        power: Power::Die,
    },
];
