//! Reading a table from one line.

use std::str::FromStr;

use tabletop::{BySeat, Seat, SeatSet};

use crate::{
    brain::Brain,
    car::{Face, Spaces},
    cards::Cards,
    dice::Dice,
    state::{MAX_PLAYERS, Robbery},
    table::{DealOut, Fight, Move, Step, Table, Variants},
    train::{Car, CarSet, Train},
};

impl FromStr for Robbery {
    type Err = String;

    fn from_str(text: &str) -> Result<Robbery, String> {
        let mut parts: Vec<&str> = text.split("; ").collect();
        let step = parts.pop().unwrap_or_default();
        let Some(cars) = parts.first().and_then(|it| it.strip_prefix("train ")) else {
            return Err(format!("{text:?} does not begin with `train caboose …`"));
        };
        let n_seats = parts[1..].iter().take_while(|it| is_player(it)).count();
        if !(3..=MAX_PLAYERS).contains(&n_seats) {
            return Err(format!("{text:?} does not list 3 to 7 players"));
        }
        let mut table = Table::fresh(n_seats, Seat::new(0), Variants::default());
        table.train = read_train(cars)?;
        let laid_out = table.train.cars().iter();
        table.unused = laid_out.fold(CarSet::ALL, |cars, car| cars.without(car.face));
        let mut robbery = Robbery::fresh(table);
        for (seat, part) in parts[1..=n_seats].iter().enumerate() {
            read_player(&mut robbery, Seat::new(seat), part)?;
        }
        read_step(&mut robbery.table, step)?;
        let mut deck = None;
        for part in &parts[n_seats + 1..] {
            read_history(&mut robbery, part, &mut deck)?;
        }
        sort_cards(&mut robbery, deck)?;
        Ok(robbery)
    }
}

/// `A 1:b2 …` or `A behind …`.
fn is_player(part: &str) -> bool {
    let place = part.split(' ').nth(1).unwrap_or_default();
    place == "behind" || place.contains(':')
}

fn read_train(text: &str) -> Result<Train, String> {
    let mut cars: Vec<Car> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let end = rest.find([' ', '(']).unwrap_or(rest.len());
        let face: Face = rest[..end].parse()?;
        rest = &rest[end..];
        let mut counters = face.brains();
        if let Some(listed) = rest.strip_prefix('(') {
            let (spaces, after) = listed
                .split_once(')')
                .ok_or_else(|| format!("{text:?} has a bracket that is not closed"))?;
            let spaces = spaces.split_whitespace().map(str::parse);
            counters = spaces.collect::<Result<Spaces, String>>()?;
            rest = after;
        }
        rest = rest.trim_start();
        cars.push(Car { face, counters });
    }
    cars.try_into()
}

/// `A 1:b2 head ada points 3 hand pepita dusty`.
fn read_player(robbery: &mut Robbery, seat: Seat, part: &str) -> Result<(), String> {
    let wrong = || format!("{part:?} should read `{seat} 1:b2 head ada points 3 hand dusty`");
    let mut words = part.split(' ');
    if words.next() != Some(seat.to_string().as_str()) {
        return Err(wrong());
    }
    robbery.table.pawns[seat] = words.next().ok_or_else(wrong)?.parse()?;
    while let Some(word) = words.next() {
        match word {
            "head" => {
                let head = words.next().ok_or_else(wrong)?;
                robbery.table.heads[seat] = Some(head.parse()?);
            }
            "points" => {
                let points = words.next().ok_or_else(wrong)?;
                robbery.table.points[seat] = points.parse().map_err(|_| wrong())?;
            }
            "hand" => {
                for card in words.by_ref() {
                    robbery.put(seat, card.parse()?);
                }
            }
            _ => return Err(wrong()),
        }
    }
    robbery.table.held[seat] = robbery.hands[seat].len();
    Ok(())
}

fn read_history(robbery: &mut Robbery, part: &str, deck: &mut Option<Cards>) -> Result<(), String> {
    let wrong = || {
        format!(
            "{part:?} is neither round, gone, recycle, late, engine, discards, deck, top nor saw"
        )
    };
    let number = |text: &str| text.parse::<u8>().map_err(|_| wrong());
    let table = &mut robbery.table;
    match part.split(' ').collect::<Vec<_>>()[..] {
        ["round", n, "from", first] => (table.round, table.first) = (number(n)?, first.parse()?),
        ["gone", ref cars @ ..] => {
            for car in cars {
                table.unused = table.unused.without(car.parse()?);
            }
        }
        ["recycle"] => table.variants.recycle = true,
        ["late", n] => table.variants.late_engine = number(n)?,
        ["engine", "in", n] => table.engine_in = n.parse().map_err(|_| wrong())?,
        ["discards", ref cards @ ..] => table.discards = read_cards(cards)?,
        ["deck", ref cards @ ..] => *deck = Some(read_cards(cards)?),
        ["top", top, "seen", "by", ref seats @ ..] => {
            robbery.top = Some(top.parse()?);
            table.seen_top = read_seats(seats)?;
        }
        [seat, "saw", ref cards @ ..] => {
            let seat: Seat = seat.parse()?;
            for card in read_cards(cards)?.iter() {
                robbery.learn(card, SeatSet::one(seat));
            }
        }
        _ => return Err(wrong()),
    }
    Ok(())
}

/// Puts the cards that were not named where they belong.
fn sort_cards(robbery: &mut Robbery, deck: Option<Cards>) -> Result<(), String> {
    let table = &mut robbery.table;
    let mut named = vec![table.discards];
    if let Step::DealOut(deal) = table.step {
        named.push(deal.brains);
    }
    for seat in table.seats() {
        named.push(robbery.hands[seat]);
        named.push(table.heads[seat].into_iter().collect());
    }
    named.extend(deck);
    let mut rest = Cards::BOX;
    for cards in named {
        let twice = cards.minus(rest);
        if !twice.is_empty() {
            return Err(format!("{twice}: in two places"));
        }
        rest = rest.minus(cards);
    }
    match deck {
        Some(deck) => {
            robbery.deck = deck;
            table.discards = table.discards.plus(rest);
        }
        None => robbery.deck = rest,
    }
    table.deck = robbery.deck.len();
    Ok(())
}

fn read_step(table: &mut Table, text: &str) -> Result<(), String> {
    let wrong = || format!("{text:?} does not say what the table waits for, as `A begins` does");
    let parts: Vec<Vec<&str>> = text
        .split(", ")
        .map(|part| part.split(' ').collect())
        .collect();
    let parts: Vec<&[&str]> = parts.iter().map(Vec::as_slice).collect();
    let number = |text: &str| text.parse::<u8>().map_err(|_| wrong());
    let (active, step) = match parts[..] {
        [[active, "begins"]] => (active, Step::Begin),
        [[active, "moves", left, more @ ..]] => {
            (active, Step::Move(read_move(number(left)?, more)?))
        }
        [[active, "checks", die], [asked, "decides"]] => {
            let (asked, die) = (asked.parse()?, number(die)?);
            (active, Step::Coupling { asked, die })
        }
        [[active, "meets"]] => (active, Step::MayFight),
        [[active, "attacks"], [asked, "decides"]] => {
            let asked = asked.parse()?;
            (active, Step::MayStayOut { asked })
        }
        [[active, "fights", fighters @ ..], ref more @ ..] => {
            let fighters = read_seats(fighters)?;
            (active, Step::Fight(read_fight(table, fighters, more)?))
        }
        [[active, "ends"], [winner, "deals", cards @ ..]] => {
            let to = cards.iter().position(|it| *it == "to").ok_or_else(wrong)?;
            let deal = DealOut {
                winner: winner.parse()?,
                brains: read_cards(&cards[..to])?,
                heads: read_seats(&cards[to + 1..])?,
            };
            (active, Step::DealOut(deal))
        }
        [[active, "installs"]] => (active, Step::Install),
        [[active, "ends"], [seat, "discards"]] => {
            let seat = seat.parse()?;
            (active, Step::OverLimit { seat })
        }
        [[active, "over"]] => (active, Step::Over),
        _ => return Err(wrong()),
    };
    table.active = active.parse()?;
    table.step = step;
    Ok(())
}

/// `dice 3 4 opened 1 reroll`.
fn read_move(left: u8, words: &[&str]) -> Result<Move, String> {
    let mut going = Move {
        dice: Dice::NONE,
        left,
        n_opened: 0,
        may_reroll: false,
    };
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        let mut number = || words.next_if(|it| it.parse::<u8>().is_ok())?.parse().ok();
        match *word {
            "dice" => {
                let pips: Vec<u8> = std::iter::from_fn(&mut number).collect();
                going.dice = Dice::of(&pips);
            }
            "opened" => {
                going.n_opened = number().ok_or("`opened` is followed by a number")?;
            }
            "reroll" => going.may_reroll = true,
            _ => return Err(format!("{word:?} is neither dice, opened nor reroll")),
        }
    }
    Ok(going)
}

/// `dice A 3 4 B 1 2`, `thrown B 4`, `B decides`, `passed 1`.
fn read_fight(table: &Table, fighters: SeatSet, parts: &[&[&str]]) -> Result<Fight, String> {
    let mut fight = Fight {
        fighters,
        dice: BySeat::new(table.n_seats(), |_| Dice::NONE),
        thrown: BySeat::new(table.n_seats(), |_| 0),
        asked: None,
        n_passed: 0,
    };
    for part in parts {
        let wrong = || {
            format!(
                "{:?} is neither dice, thrown, passed nor `B decides`",
                part.join(" ")
            )
        };
        match part {
            ["dice", words @ ..] => {
                for (seat, pips) in read_by_seat(words)? {
                    fight.dice[seat] = Dice::of(&pips);
                }
            }
            ["thrown", words @ ..] => {
                for (seat, hits) in read_by_seat(words)? {
                    fight.thrown[seat] = hits.iter().sum();
                }
            }
            [asked, "decides"] => fight.asked = Some(asked.parse()?),
            ["passed", n] => fight.n_passed = n.parse().map_err(|_| wrong())?,
            _ => return Err(wrong()),
        }
    }
    Ok(fight)
}

/// Numbers behind the letter they belong to.
fn read_by_seat(words: &[&str]) -> Result<Vec<(Seat, Vec<u8>)>, String> {
    let mut all: Vec<(Seat, Vec<u8>)> = Vec::new();
    for word in words {
        match (word.parse::<u8>(), all.last_mut()) {
            (Ok(n), Some((_, numbers))) => numbers.push(n),
            (Ok(_), None) => return Err(format!("{word:?} belongs to nobody")),
            (Err(_), _) => all.push((word.parse()?, Vec::new())),
        }
    }
    Ok(all)
}

fn read_cards(words: &[&str]) -> Result<Cards, String> {
    let brains = words.iter().map(|it| it.parse());
    brains.collect::<Result<Vec<Brain>, _>>()?.try_into()
}

fn read_seats(words: &[&str]) -> Result<SeatSet, String> {
    words.iter().map(|it| it.parse::<Seat>()).collect()
}
