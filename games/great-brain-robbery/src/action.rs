//! What a player may do, and how it is written.

use std::{fmt, str::FromStr};

use crate::{brain::Brain, train::Spot};

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lets a card from the hand go: `discard ada`.
    Discard(Brain),
    /// Rolls the dice of the move: `roll`.
    Roll,
    /// Rolls them again: `reroll`.
    Reroll,
    /// From the hand, for its Run or its Hit: `throw ada`.
    Throw(Brain),
    /// Throws nothing into the fight: `pass`.
    Pass,
    /// Walks off the front into a new car: `open`.
    Open,
    /// Ends the move: `stop 3:b4`.
    Stop(Spot),
    /// Has the die of the coupling check rolled again: `again`.
    Again,
    /// Leaves the die as it fell: `let be`.
    LetBe,
    /// Attacks everybody on the space: `fight`.
    Fight,
    /// Does not: `no fight`.
    NoFight,
    /// Pays a point and stays out of the fight: `stay out`.
    StayOut,
    /// Fights after all: `stand up`.
    StandUp,
    /// The head that is next gets this brain: `give ada`.
    Give(Brain),
    /// The head that is next stays empty: `give nothing`.
    GiveNothing,
    /// Puts a brain from the hand into the own head: `install ada`.
    Install(Brain),
    /// Installs nothing: `done`.
    Done,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Discard(brain) => write!(f, "discard {brain}"),
            Action::Roll => f.write_str("roll"),
            Action::Reroll => f.write_str("reroll"),
            Action::Throw(brain) => write!(f, "throw {brain}"),
            Action::Pass => f.write_str("pass"),
            Action::Open => f.write_str("open"),
            Action::Stop(spot) => write!(f, "stop {spot}"),
            Action::Again => f.write_str("again"),
            Action::LetBe => f.write_str("let be"),
            Action::Fight => f.write_str("fight"),
            Action::NoFight => f.write_str("no fight"),
            Action::StayOut => f.write_str("stay out"),
            Action::StandUp => f.write_str("stand up"),
            Action::Give(brain) => write!(f, "give {brain}"),
            Action::GiveNothing => f.write_str("give nothing"),
            Action::Install(brain) => write!(f, "install {brain}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["discard", brain] => brain.parse().map(Action::Discard),
            ["roll"] => Ok(Action::Roll),
            ["reroll"] => Ok(Action::Reroll),
            ["throw", brain] => brain.parse().map(Action::Throw),
            ["pass"] => Ok(Action::Pass),
            ["open"] => Ok(Action::Open),
            ["stop", spot] => spot.parse().map(Action::Stop),
            ["again"] => Ok(Action::Again),
            ["let", "be"] => Ok(Action::LetBe),
            ["fight"] => Ok(Action::Fight),
            ["no", "fight"] => Ok(Action::NoFight),
            ["stay", "out"] => Ok(Action::StayOut),
            ["stand", "up"] => Ok(Action::StandUp),
            ["give", "nothing"] => Ok(Action::GiveNothing),
            ["give", brain] => brain.parse().map(Action::Give),
            ["install", brain] => brain.parse().map(Action::Install),
            ["done"] => Ok(Action::Done),
            _ => Err(format!(
                "{text:?} is not a move, write discard ada, roll, reroll, throw ada, pass, open, \
                 stop 3:b4, again, let be, fight, no fight, stay out, stand up, give ada, \
                 give nothing, install ada or done"
            )),
        }
    }
}
