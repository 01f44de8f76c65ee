//! What a player may do, and how it is written.

use std::{fmt, str::FromStr};

use crate::dice::{Colour, DiceSet, N_DICE};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Throws all five dice: `throw`.
    Throw,
    /// Keeps some and throws the others again: `keep 1 3`, `keep none`.
    Keep(DiceSet),
    /// Keeps all five: `stop`.
    Stop,
    /// Takes a colour's total, or makes its owner pay: `announce red`.
    Announce(Colour),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Throw => f.write_str("throw"),
            Action::Keep(DiceSet::NONE) => f.write_str("keep none"),
            Action::Keep(dice) => {
                f.write_str("keep")?;
                dice.iter().try_for_each(|die| write!(f, " {}", die + 1))
            }
            Action::Stop => f.write_str("stop"),
            Action::Announce(colour) => write!(f, "announce {colour}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        match text.split_once(' ') {
            None if text == "throw" => Ok(Action::Throw),
            None if text == "stop" => Ok(Action::Stop),
            Some(("keep", "none")) => Ok(Action::Keep(DiceSet::NONE)),
            Some(("keep", dice)) => read_dice(dice).map(Action::Keep),
            Some(("announce", colour)) => colour.parse().map(Action::Announce),
            None | Some(_) => Err(format!(
                "{text:?} is not a move, write throw, keep 1 3, keep none, stop or announce red"
            )),
        }
    }
}

/// Dice are named once each and in order, so that a move has one spelling.
fn read_dice(text: &str) -> Result<DiceSet, String> {
    let mut kept = DiceSet::NONE;
    for word in text.split(' ') {
        let die = match word.as_bytes() {
            [digit @ b'1'..=b'5'] => usize::from(digit - b'1'),
            _ => return Err(format!("{word:?} is not a die, dice are 1 to {N_DICE}")),
        };
        if (die..N_DICE).any(|later| kept.contains(later)) {
            return Err("name each die once, in ascending order: keep 1 3".to_owned());
        }
        kept = kept.with(die);
    }
    match kept {
        DiceSet::ALL => Err("to keep all five dice write stop".to_owned()),
        some => Ok(some),
    }
}
