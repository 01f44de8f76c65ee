//! The five dice, and what a throw is worth.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::rule;

use crate::{components::DICE, rulebook as r};

pub const N_DICE: usize = 5;

/// The best any throw can be worth: a 4, a 5 and three brains.
pub const HIGHEST_TOTAL: u8 = 27;

/// The colour of a player or of a number on a die.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    #[default]
    Red,
    Yellow,
    Green,
    Blue,
    Black,
}

impl Colour {
    pub const ALL: [Colour; 5] = [
        Colour::Red,
        Colour::Yellow,
        Colour::Green,
        Colour::Blue,
        Colour::Black,
    ];

    /// Its word in notation.
    pub const fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Blue => "blue",
            Colour::Black => "black",
        }
    }

    /// The shape that goes with it, so that colour never stands alone.
    pub const fn shape(self) -> char {
        match self {
            Colour::Red => '▲',
            Colour::Yellow => '★',
            Colour::Green => '●',
            Colour::Blue => '■',
            Colour::Black => '✚',
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Colour, String> {
        rule!(r::MMB_17_NAMED);
        Colour::ALL
            .into_iter()
            .find(|colour| colour.word() == text)
            .ok_or_else(|| {
                format!("{text:?} is not a colour, write red, yellow, green, blue or black")
            })
    }
}

/// One side of a die: a number from 1 to 5, or the brain.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Side(u8);

impl Side {
    pub const BRAIN: Side = Side(6);

    /// The number on it; the brain has none.
    pub const fn number(self) -> Option<u8> {
        match self {
            Side::BRAIN => None,
            Side(number) => Some(number),
        }
    }

    const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl From<Side> for u8 {
    fn from(side: Side) -> u8 {
        side.0
    }
}

impl TryFrom<u8> for Side {
    type Error = String;

    fn try_from(number: u8) -> Result<Side, String> {
        match number {
            1..=6 => Ok(Side(number)),
            _ => Err(format!(
                "a die has the sides 1 to 5 and 6 for the brain, not {number}"
            )),
        }
    }
}

/// What all five dice show, in the order of the box.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Dice(pub [Side; N_DICE]);

impl Dice {
    /// The colour of the side that `die` shows, counted from 0.
    pub const fn colour(self, die: usize) -> Colour {
        DICE[die][self.0[die].index()]
    }

    pub fn n_brains(self) -> u8 {
        self.0.iter().filter(|side| **side == Side::BRAIN).count() as u8
    }

    /// What the numbers are multiplied by.
    pub fn factor(self) -> u8 {
        match self.n_brains() {
            0 | 1 => 1,
            5 => {
                rule!(r::MMB_6_FIVE_BRAINS);
                0
            }
            n_brains => {
                rule!(r::MMB_6_MULTIPLY);
                n_brains
            }
        }
    }

    /// The numbers showing in each colour, added up.
    pub fn sums(self) -> [u8; Colour::ALL.len()] {
        rule!(r::MMB_2_DICE);
        let mut sums = [0; Colour::ALL.len()];
        for (die, side) in self.0.iter().enumerate() {
            match side.number() {
                Some(number) => sums[self.colour(die) as usize] += number,
                None => rule!(r::MMB_6_BRAIN_COLOUR),
            }
        }
        sums
    }

    /// What each colour is worth, in the order of [`Colour::ALL`].
    pub fn totals(self) -> [u8; Colour::ALL.len()] {
        rule!(r::MMB_6_TOTAL);
        let factor = self.factor();
        let totals = self.sums().map(|sum| sum * factor);
        rule!(r::MMB_7_HIGHEST);
        debug_assert!(totals.iter().all(|total| *total <= HIGHEST_TOTAL));
        totals
    }

    pub fn total(self, colour: Colour) -> u8 {
        self.totals()[colour as usize]
    }

    pub fn best_total(self) -> u8 {
        self.totals().into_iter().max().expect("there are colours")
    }
}

/// As transcripts write it: `1 yellow, 2 red, brain, brain, 5 black`.
impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (die, side) in self.0.iter().enumerate() {
            let comma = if die == 0 { "" } else { ", " };
            match side.number() {
                Some(number) => write!(f, "{comma}{number} {}", self.colour(die))?,
                None => write!(f, "{comma}brain")?,
            }
        }
        Ok(())
    }
}

/// Some of the five dice, such as those that are kept.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct DiceSet(u8);

impl DiceSet {
    pub const NONE: DiceSet = DiceSet(0);
    pub const ALL: DiceSet = DiceSet(0b1_1111);

    /// Every set that leaves at least one die to throw, in ascending order.
    pub fn keepable() -> impl Iterator<Item = DiceSet> {
        (0..DiceSet::ALL.0).map(DiceSet)
    }

    pub const fn contains(self, die: usize) -> bool {
        self.0 & 1 << die != 0
    }

    #[must_use]
    pub const fn with(self, die: usize) -> DiceSet {
        DiceSet(self.0 | 1 << die)
    }

    #[must_use]
    pub const fn toggled(self, die: usize) -> DiceSet {
        DiceSet(self.0 ^ 1 << die)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Dice counted from 0.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..N_DICE).filter(move |die| self.contains(*die))
    }
}

impl From<DiceSet> for u8 {
    fn from(set: DiceSet) -> u8 {
        set.0
    }
}

impl TryFrom<u8> for DiceSet {
    type Error = String;

    fn try_from(bits: u8) -> Result<DiceSet, String> {
        if bits <= DiceSet::ALL.0 {
            Ok(DiceSet(bits))
        } else {
            Err(format!("{bits} names more than five dice"))
        }
    }
}
