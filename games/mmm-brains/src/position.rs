//! Tables in one line, for tests and bug reports:
//!
//! ```text
//! phase 2; A red 30, B yellow 20, C green out 3; A shows 1 2 5 * *, 2 left
//! ```
//!
//! The middle holds whatever the players do not. The last part is `A throws`,
//! `A shows …, n left` or `A stands …`; dice are in the order of the box.

use std::{fmt, str::FromStr};

use tabletop::{BySeat, Seat};

use crate::{
    dice::{Colour, Dice, Side},
    state::{MmmBrains, Phase, Player, Throw, pot},
};

impl fmt::Display for MmmBrains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let phase = match self.phase {
            Phase::One => 1,
            Phase::Two => 2,
        };
        write!(f, "phase {phase};")?;
        for (seat, colour) in self.colours.iter() {
            let comma = if seat.index() == 0 { "" } else { "," };
            write!(f, "{comma} {seat} {colour} ")?;
            match self.players[seat] {
                Player::In => write!(f, "{}", self.brains[seat])?,
                Player::Out { place } => write!(f, "out {place}")?,
            }
        }
        let active = self.active;
        match self.throw {
            Throw::Awaited => write!(f, "; {active} throws"),
            Throw::Showing { dice, n_left } => {
                write!(f, "; {active} shows {}, {n_left} left", sides(dice))
            }
            Throw::Standing { dice } => write!(f, "; {active} stands {}", sides(dice)),
        }
    }
}

impl FromStr for MmmBrains {
    type Err = String;

    fn from_str(text: &str) -> Result<MmmBrains, String> {
        let parts: Vec<&str> = text.split("; ").collect();
        let [phase, players, throw] = parts[..] else {
            return Err(format!("{text:?} does not read `phase; players; throw`"));
        };
        let phase = match phase {
            "phase 1" => Phase::One,
            "phase 2" => Phase::Two,
            _ => return Err(format!("{phase:?} is not phase 1 or phase 2")),
        };
        let seated = players
            .split(", ")
            .map(read_player)
            .collect::<Result<Vec<_>, _>>()?;
        let brains = BySeat::new(seated.len(), |seat| seated[seat.index()].1);
        let owned: u8 = brains.as_slice().iter().sum();
        let (active, throw) = read_throw(throw)?;
        Ok(MmmBrains {
            colours: BySeat::new(seated.len(), |seat| seated[seat.index()].0),
            brains,
            middle: pot(seated.len())
                .checked_sub(owned)
                .ok_or_else(|| format!("{owned} brains are more than there are"))?,
            phase,
            active,
            throw,
            players: BySeat::new(seated.len(), |seat| seated[seat.index()].2),
        })
    }
}

fn sides(dice: Dice) -> String {
    let sides = dice.0.map(|side| match side.number() {
        Some(number) => number.to_string(),
        None => "*".to_owned(),
    });
    sides.join(" ")
}

/// `A red 30` or `C green out 3`.
fn read_player(text: &str) -> Result<(Colour, u8, Player), String> {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |text: &str| {
        text.parse::<u8>()
            .map_err(|_| format!("{text:?} is not a number of brains"))
    };
    match words[..] {
        [_, colour, brains] => Ok((colour.parse()?, number(brains)?, Player::In)),
        [_, colour, "out", place] => {
            let place = number(place)?;
            Ok((colour.parse()?, 0, Player::Out { place }))
        }
        _ => Err(format!(
            "{text:?} does not read `A red 30` or `A red out 3`"
        )),
    }
}

fn read_throw(text: &str) -> Result<(Seat, Throw), String> {
    let wrong = || format!("{text:?} does not read `A throws`, `A shows …` or `A stands …`");
    let (seat, rest) = text.split_once(' ').ok_or_else(wrong)?;
    let throw = match rest.split_once(' ') {
        None if rest == "throws" => Throw::Awaited,
        Some(("stands", dice)) => Throw::Standing {
            dice: read_dice(dice)?,
        },
        Some(("shows", rest)) => {
            let (dice, left) = rest.split_once(", ").ok_or_else(wrong)?;
            let n_left = left.strip_suffix(" left").ok_or_else(wrong)?;
            Throw::Showing {
                dice: read_dice(dice)?,
                n_left: n_left.parse().map_err(|_| wrong())?,
            }
        }
        None | Some(_) => return Err(wrong()),
    };
    Ok((seat.parse()?, throw))
}

fn read_dice(text: &str) -> Result<Dice, String> {
    let sides = text
        .split(' ')
        .map(|word| match word {
            "*" => Ok(Side::BRAIN),
            number => number
                .parse::<u8>()
                .map_err(|_| format!("{number:?} is not a side of a die"))
                .and_then(Side::try_from),
        })
        .collect::<Result<Vec<_>, _>>()?;
    sides
        .try_into()
        .map(Dice)
        .map_err(|_| format!("{text:?} are not five dice"))
}
