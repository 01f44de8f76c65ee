//! Reading a table from one line.

use std::str::FromStr;

use tabletop::{BySeat, Seat};

use crate::{
    animal::Animal,
    cards::Cards,
    known::Known,
    state::OhMyBrain,
    table::{Horde, MAX_PLAYERS, Step, Table, Then},
};

impl FromStr for OhMyBrain {
    type Err = String;

    fn from_str(text: &str) -> Result<OhMyBrain, String> {
        let mut parts: Vec<&str> = text.split("; ").collect();
        let (active, step) = read_step(parts.pop().unwrap_or_default())?;
        let n_seats = parts.iter().take_while(|part| is_player(part)).count();
        if !(2..=MAX_PLAYERS).contains(&n_seats) {
            return Err(format!("{text:?} does not begin with 2 to 5 players"));
        }
        let brains = BySeat::new(n_seats, |_| 0);
        let mut game = OhMyBrain::fresh(Table::fresh(brains, active));
        game.table.step = step;
        for (seat, part) in parts[..n_seats].iter().enumerate() {
            read_player(&mut game, Seat::new(seat), part)?;
        }
        read_piles_and_knowledge(&mut game, &parts[n_seats..])?;
        Ok(game)
    }
}

/// `A 9 …`, not `A saw …`.
fn is_player(part: &str) -> bool {
    let mut words = part.split(' ');
    let letter = words.next().and_then(|word| word.parse::<Seat>().ok());
    letter.is_some() && words.next().is_some_and(|it| it.parse::<u8>().is_ok())
}

/// `A 9 hand 3 12 12, graveyard 4`.
fn read_player(game: &mut OhMyBrain, seat: Seat, part: &str) -> Result<(), String> {
    let (head, places) = match part.match_indices(' ').nth(1) {
        Some((at, _)) => (&part[..at], &part[at + 1..]),
        None => (part, ""),
    };
    let brains = head.strip_prefix(&format!("{seat} "));
    game.table.brains[seat] = brains
        .and_then(|it| it.parse().ok())
        .ok_or_else(|| format!("{part:?} should begin with `{seat} 9`, the brains of {seat}"))?;
    for place in places.split(", ").filter(|it| !it.is_empty()) {
        match place.split_once(' ') {
            Some(("hand", cards)) => add(&mut game.known[seat].hands[seat], cards)?,
            Some(("graveyard", cards)) => add(&mut game.known[seat].graveyards[seat], cards)?,
            Some(("open", cards)) => {
                game.table.open[seat] = read_cards(cards)?;
                for other in game.table.opponents(seat) {
                    add(&mut game.known[other].graveyards[seat], cards)?;
                }
            }
            Some(("drawn", cards)) => game.drawn[seat] = read_cards(cards)?,
            Some(_) | None => {
                return Err(format!(
                    "{place:?} does not begin with hand, graveyard, open or drawn"
                ));
            }
        }
    }
    Ok(())
}

fn read_piles_and_knowledge(game: &mut OhMyBrain, parts: &[&str]) -> Result<(), String> {
    let mut reserve = Listed::default();
    let mut discard = Listed::default();
    let mut horde = Listed::default();
    for part in parts {
        match part.split(' ').collect::<Vec<_>>()[..] {
            ["reserve", ..] => reserve = part["reserve".len()..].parse()?,
            ["discard", ..] => discard = part["discard".len()..].parse()?,
            ["horde", ..] => horde = part["horde".len()..].parse()?,
            [seat, "saw", owner, place, ..] => {
                let (seat, owner): (Seat, Seat) = (seat.parse()?, owner.parse()?);
                let (_, cards) = part.split_once(place).expect("the word is there");
                let known = &mut game.known[seat];
                match place {
                    "hand" => add(&mut known.hands[owner], cards.trim())?,
                    "graveyard" => add(&mut known.graveyards[owner], cards.trim())?,
                    _ => return Err(format!("{place:?} is not hand or graveyard")),
                }
            }
            _ => {
                return Err(format!(
                    "{part:?} does not begin with horde, discard, reserve or `B saw A hand`"
                ));
            }
        }
    }
    let mut rest = Cards::BOX;
    let table = &mut game.table;
    let mut named = vec![table.extras(), reserve.cards, discard.cards, horde.cards];
    for seat in table.seats() {
        let Known { hands, graveyards } = game.known[seat];
        let piles = [hands[seat], graveyards[seat], game.drawn[seat]];
        [table.held[seat], table.buried[seat], table.drawn[seat]] = piles.map(Cards::len);
        named.extend(piles);
    }
    for cards in named {
        if !rest.covers(cards) {
            return Err(format!("{cards}: the box holds fewer"));
        }
        rest = rest.minus(cards);
    }
    table.horde = Horde {
        cards: horde.filled(rest),
        top: horde.last,
    };
    table.discard = discard.filled(rest);
    table.reserve = match (horde.has_rest, discard.has_rest) {
        (false, false) => reserve.cards.plus(rest).len(),
        (true, _) | (_, true) => reserve.cards.len(),
    };
    Ok(())
}

/// The cards of a pile as they are written: `rest 4 7`.
#[derive(Default)]
struct Listed {
    cards: Cards,
    last: Option<Animal>,
    has_rest: bool,
}

impl Listed {
    fn filled(&self, rest: Cards) -> Cards {
        if self.has_rest {
            self.cards.plus(rest)
        } else {
            self.cards
        }
    }
}

impl FromStr for Listed {
    type Err = String;

    fn from_str(text: &str) -> Result<Listed, String> {
        let words = text.split_whitespace();
        let animals = words
            .clone()
            .filter(|word| *word != "rest")
            .map(str::parse)
            .collect::<Result<Vec<Animal>, _>>()?;
        Ok(Listed {
            last: animals.last().copied(),
            cards: animals.try_into()?,
            has_rest: words.into_iter().any(|word| word == "rest"),
        })
    }
}

fn add(place: &mut Cards, text: &str) -> Result<(), String> {
    *place = place.plus(read_cards(text)?);
    Ok(())
}

fn read_cards(text: &str) -> Result<Cards, String> {
    let animals = text
        .split(' ')
        .map(str::parse)
        .collect::<Result<Vec<Animal>, _>>()?;
    animals.try_into()
}

fn read_step(text: &str) -> Result<(Seat, Step), String> {
    let wrong = || format!("{text:?} does not say what the table waits for, as `A plays` does");
    let words: Vec<&str> = text.split(' ').collect();
    let number = |text: &str| text.trim_matches(['x', ',']).parse().map_err(|_| wrong());
    let (seat, step) = match words[..] {
        [seat, "over"] => (seat, Step::Over),
        ["deal", n, seat, "starts"] => (seat, Step::Deal { n_left: number(n)? }),
        [seat, "plays"] => (seat, Step::Play),
        [seat, "shares", animal, n] => {
            let (animal, n_left) = (animal.parse()?, number(n)?);
            (seat, Step::Share { animal, n_left })
        }
        [seat, "keeps"] => (seat, Step::Keep),
        [seat, "gives"] => (seat, Step::Give),
        [seat, "steals"] => (seat, Step::Steal),
        [seat, "swaps"] => (seat, Step::Swap),
        [seat, "refills"] => (seat, Step::Refill { then: Then::Pass }),
        [seat, "refills", "and", "plays"] => (seat, Step::Refill { then: Then::Play }),
        _ => return Err(wrong()),
    };
    Ok((seat.parse()?, step))
}
