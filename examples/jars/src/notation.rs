//! Moves and tables in one line, for records, tests and bug reports:
//!
//! ```text
//! A 1 holds FFR, shelf F; B 0 holds FF, shelf FR; A shelves
//! ```
//!
//! One part for each player: points, the jars in the hand, the shelf from the
//! bottom up. Last what the table waits for: `first, A starts`, `A shelves`,
//! `B raises A 2, C passed`, or `A opens 2` more.

use std::{fmt, str::FromStr};

use tabletop::{BySeat, Seat, SeatSet};

use crate::{
    rules::Options,
    shelf::{Jar, N_JARS, Shelf, Stock},
    state::{Action, Call, Jars, Step},
    view::{Seen, View},
};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Shelve(Jar::Fresh) => f.write_str("shelve fresh"),
            Action::Shelve(Jar::Rotten) => f.write_str("shelve rotten"),
            Action::Call(n) => write!(f, "call {n}"),
            Action::Pass => f.write_str("pass"),
            Action::Open(owner) => write!(f, "open {owner}"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(text: &str) -> Result<Action, String> {
        let wrong = || {
            format!("{text:?} is not a move; write `shelve fresh`, `call 2`, `pass` or `open B`")
        };
        match text.split_once(' ') {
            None if text == "pass" => Ok(Action::Pass),
            Some(("shelve", "fresh")) => Ok(Action::Shelve(Jar::Fresh)),
            Some(("shelve", "rotten")) => Ok(Action::Shelve(Jar::Rotten)),
            Some(("call", n)) => {
                let n: u8 = n.parse().map_err(|_| wrong())?;
                let action = Action::Call(n);
                // One spelling for every move, so not `call 02`.
                (action.to_string() == text)
                    .then_some(action)
                    .ok_or_else(wrong)
            }
            Some(("open", owner)) => Ok(Action::Open(owner.parse()?)),
            Some(_) | None => Err(wrong()),
        }
    }
}

impl FromStr for Jars {
    type Err = String;

    fn from_str(text: &str) -> Result<Jars, String> {
        let wrong =
            || format!("{text:?} does not read like `A 0 holds FFR, shelf F; …; A shelves`");
        let (players, step) = text.rsplit_once("; ").ok_or_else(wrong)?;
        let mut points = Vec::new();
        let mut n_held = Vec::new();
        let (mut own, mut shown) = (Vec::new(), Vec::new());
        let mut shelves = Vec::new();
        for player in players.split("; ") {
            let (head, places) = player.split_once(" holds").ok_or_else(wrong)?;
            let (_, point) = head.split_once(' ').ok_or_else(wrong)?;
            points.push(point.parse().map_err(|_| wrong())?);
            let (hand, shelf) = places.split_once(", shelf").ok_or_else(wrong)?;
            let (held, shelved) = (read_jars(hand)?, read_jars(shelf)?);
            let mut all = Stock::default();
            for jar in held.iter().chain(&shelved) {
                *all.of_mut(*jar) += 1;
            }
            n_held.push(held.len() as u8);
            own.push(Some(all));
            shown.push((all == Stock::FULL).then_some(all));
            let mut shelf = Shelf::default();
            for jar in shelved {
                shelf.put(Seen::Known(jar));
            }
            shelves.push(shelf);
        }
        let (current, step) = read_step(step).ok_or_else(wrong)?;
        Ok(Jars(View {
            agreed: Options::default(),
            n_held: BySeat::try_from(n_held)?,
            shelves: BySeat::try_from(shelves)?,
            own: BySeat::try_from(own)?,
            shown: BySeat::try_from(shown)?,
            points: BySeat::try_from(points)?,
            current,
            step,
        }))
    }
}

/// ` FFR`.
fn read_jars(text: &str) -> Result<Vec<Jar>, String> {
    let letters = text.trim().chars();
    let jars = letters.map(|letter| match letter {
        'F' => Ok(Jar::Fresh),
        'R' => Ok(Jar::Rotten),
        _ => Err(format!("{letter:?} is not F or R")),
    });
    let jars: Vec<Jar> = jars.collect::<Result<_, _>>()?;
    match jars.len() {
        ..=N_JARS => Ok(jars),
        n => Err(format!("{n} jars are too many")),
    }
}

fn read_step(text: &str) -> Option<(Seat, Step)> {
    let words: Vec<&str> = text.split([' ', ',']).filter(|it| !it.is_empty()).collect();
    let seat = |text: &str| text.parse::<Seat>().ok();
    match words[..] {
        ["first", starter, "starts"] => Some((seat(starter)?, Step::First)),
        [current, "shelves"] => Some((seat(current)?, Step::Shelve)),
        [current, "raises", caller, n, ref passed @ ..] => {
            let passed = passed.strip_suffix(&["passed"]).unwrap_or(passed);
            let call = Call {
                caller: seat(caller)?,
                n: n.parse().ok()?,
            };
            let passed = passed.iter().map(|it| seat(it));
            let passed: SeatSet = passed.collect::<Option<Vec<_>>>()?.into_iter().collect();
            Some((seat(current)?, Step::Raise { call, passed }))
        }
        [caller, "opens", left] => {
            let caller = seat(caller)?;
            let left = left.parse().ok()?;
            Some((caller, Step::Open { caller, left }))
        }
        _ => None,
    }
}
