//! What a player may do, and how it is written.

use std::{fmt, num::NonZeroU8, str::FromStr};

use tabletop::Seat;

use crate::animal::Animal;

/// One decision.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Of three cards dealt, this one goes to the graveyard: `bury 14`.
    Bury(Animal),
    /// Plays a card or a group of equal ones: `play 12`, `play 12 x2`.
    Play { animal: Animal, n: NonZeroU8 },
    /// Cannot or will not play: `give up`.
    GiveUp,
    /// The next extra of a group goes to this player: `share B`.
    Share(Seat),
    /// Of two cards drawn, this one goes to the hand: `keep 7`.
    Keep(Animal),
    /// From the graveyard to the hand: `take 5`.
    Take(Animal),
    /// From the hand to an opponent's graveyard: `give 9 to B`.
    Give { animal: Animal, to: Seat },
    /// Takes a brain: `steal B`.
    Steal(Seat),
    /// Exchanges hands: `swap hands B`.
    SwapHands(Seat),
    /// Exchanges graveyards: `swap graveyards B`.
    SwapGraveyards(Seat),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bury(animal) => write!(f, "bury {animal}"),
            Action::Play {
                animal,
                n: NonZeroU8::MIN,
            } => write!(f, "play {animal}"),
            Action::Play { animal, n } => write!(f, "play {animal} x{n}"),
            Action::GiveUp => f.write_str("give up"),
            Action::Share(to) => write!(f, "share {to}"),
            Action::Keep(animal) => write!(f, "keep {animal}"),
            Action::Take(animal) => write!(f, "take {animal}"),
            Action::Give { animal, to } => write!(f, "give {animal} to {to}"),
            Action::Steal(from) => write!(f, "steal {from}"),
            Action::SwapHands(with) => write!(f, "swap hands {with}"),
            Action::SwapGraveyards(with) => write!(f, "swap graveyards {with}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["bury", animal] => animal.parse().map(Action::Bury),
            ["play", animal] => Ok(Action::Play {
                animal: animal.parse()?,
                n: NonZeroU8::MIN,
            }),
            ["play", animal, times] => Ok(Action::Play {
                animal: animal.parse()?,
                n: read_times(times)?,
            }),
            ["give", "up"] => Ok(Action::GiveUp),
            ["share", to] => to.parse().map(Action::Share),
            ["keep", animal] => animal.parse().map(Action::Keep),
            ["take", animal] => animal.parse().map(Action::Take),
            ["give", animal, "to", to] => Ok(Action::Give {
                animal: animal.parse()?,
                to: to.parse()?,
            }),
            ["steal", from] => from.parse().map(Action::Steal),
            ["swap", "hands", with] => with.parse().map(Action::SwapHands),
            ["swap", "graveyards", with] => with.parse().map(Action::SwapGraveyards),
            _ => Err(format!(
                "{text:?} is not a move, write bury 14, play 12, play 12 x2, give up, share B, \
                 keep 7, take 5, give 9 to B, steal B, swap hands B or swap graveyards B"
            )),
        }
    }
}

/// `x2` to `x9`: a single card is played without it.
fn read_times(text: &str) -> Result<NonZeroU8, String> {
    match text.as_bytes() {
        [b'x', digit @ b'2'..=b'9'] => Ok(NonZeroU8::new(digit - b'0').expect("it is two or more")),
        _ => Err(format!(
            "{text:?} does not say how many, write x2 for two equal cards and nothing for one"
        )),
    }
}
