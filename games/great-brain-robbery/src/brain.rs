//! The brain cards: what each costs, what it is worth, and what it can do.

use std::{fmt, str::FromStr};

use crate::components::BRAINS;
pub use crate::components::Brain;

/// What is printed on a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub brain: Brain,
    /// As moves and tables are written: `big-hattie`.
    pub id: &'static str,
    pub kind: Kind,
    /// Experience points it takes to install it.
    pub cost: u8,
    pub hit: u8,
    pub run: u8,
    pub iq: u8,
    pub ability: Option<Ability>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Person,
    /// Government Cheese: better than nothing, but it never wins.
    Cheese,
}

/// What some brains can do while they are in a head.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ability {
    LuckyFind,
    ThreeHands,
    Pickpocket,
    LawAndOrder,
    HardLessons,
    SureFooted,
    Spoils,
    TurnTheCheek,
    Reroll,
    Coupling,
    Foresight,
    Thrift,
}

impl Ability {
    pub const ALL: [Ability; 12] = [
        Ability::LuckyFind,
        Ability::ThreeHands,
        Ability::Pickpocket,
        Ability::LawAndOrder,
        Ability::HardLessons,
        Ability::SureFooted,
        Ability::Spoils,
        Ability::TurnTheCheek,
        Ability::Reroll,
        Ability::Coupling,
        Ability::Foresight,
        Ability::Thrift,
    ];

    /// As data and reports write it.
    pub const fn id(self) -> &'static str {
        match self {
            Ability::LuckyFind => "lucky-find",
            Ability::ThreeHands => "three-hands",
            Ability::Pickpocket => "pickpocket",
            Ability::LawAndOrder => "law-and-order",
            Ability::HardLessons => "hard-lessons",
            Ability::SureFooted => "sure-footed",
            Ability::Spoils => "spoils",
            Ability::TurnTheCheek => "turn-the-cheek",
            Ability::Reroll => "reroll",
            Ability::Coupling => "coupling",
            Ability::Foresight => "foresight",
            Ability::Thrift => "thrift",
        }
    }
}

impl Brain {
    pub const N: usize = BRAINS.len();

    /// In the order of the box: people, then cheeses.
    pub fn all() -> impl DoubleEndedIterator<Item = Brain> {
        BRAINS.iter().map(|card| card.brain)
    }

    pub const fn card(self) -> &'static Card {
        &BRAINS[self as usize]
    }

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn id(self) -> &'static str {
        self.card().id
    }

    pub const fn cost(self) -> u8 {
        self.card().cost
    }

    pub const fn hit(self) -> u8 {
        self.card().hit
    }

    pub const fn run(self) -> u8 {
        self.card().run
    }

    pub const fn iq(self) -> u8 {
        self.card().iq
    }

    pub const fn ability(self) -> Option<Ability> {
        self.card().ability
    }

    pub const fn is_cheese(self) -> bool {
        matches!(self.card().kind, Kind::Cheese)
    }
}

impl fmt::Display for Brain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Brain {
    type Err = String;

    fn from_str(text: &str) -> Result<Brain, String> {
        Brain::all()
            .find(|brain| brain.id() == text)
            .ok_or_else(|| {
                format!("{text:?} is not a brain, brains are written like ada or big-hattie")
            })
    }
}

impl From<Brain> for u8 {
    fn from(brain: Brain) -> u8 {
        brain as u8
    }
}

impl TryFrom<u8> for Brain {
    type Error = String;

    fn try_from(index: u8) -> Result<Brain, String> {
        match BRAINS.get(usize::from(index)) {
            Some(card) => Ok(card.brain),
            None => Err(format!("there is no brain {index}, brains are 0 to 63")),
        }
    }
}
