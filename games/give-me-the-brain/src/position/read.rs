//! Reading a table from one line.

use std::str::FromStr;

use tabletop::{BySeat, Seat, SeatSet, Viewer};

use crate::{
    bidding::{Bidding, Offer},
    card::{Bid, Card, Face, THIRTY_ONE},
    cards::Cards,
    faces::Faces,
    hands::Witnesses,
    job::With,
    state::GiveMeTheBrain,
    table::{Brain, How, MAX_PLAYERS, MIN_PLAYERS, Phase, Table, Win},
    work::{Origin, Underway, WalkieTalkie, Work},
};

impl FromStr for GiveMeTheBrain {
    type Err = String;

    fn from_str(text: &str) -> Result<GiveMeTheBrain, String> {
        let mut parts: Vec<&str> = text.split("; ").collect();
        let phase = parts.pop().unwrap_or_default();
        let n_seats = parts.iter().take_while(|part| is_player(part)).count();
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&n_seats) {
            return Err(format!("{text:?} does not begin with 3 to 8 players"));
        }
        let mut reading = Reading {
            game: GiveMeTheBrain::fresh(&Table::fresh(n_seats), Cards::NONE),
            pool: Cards::BOX,
            rest: Pile::Deck,
        };
        for (seat, part) in parts[..n_seats].iter().enumerate() {
            reading.read_player(Seat::new(seat), part)?;
        }
        for part in &parts[n_seats..] {
            reading.read_part(part)?;
        }
        reading.game.table.phase = reading.read_phase(phase)?;
        Ok(reading.counted())
    }
}

/// `A 3 hot-potato`, not `A saw …`.
fn is_player(part: &str) -> bool {
    let mut words = part.split([' ', ',']);
    let letter = words.next().and_then(|word| word.parse::<Seat>().ok());
    letter.is_some() && words.next() != Some("saw")
}

/// Where cards that are not named lie.
enum Pile {
    Deck,
    Discards,
    Hand(Seat),
}

/// A table, and the cards that have no place yet.
struct Reading {
    game: GiveMeTheBrain,
    pool: Cards,
    rest: Pile,
}

impl Reading {
    fn take(&mut self, face: Face) -> Result<Face, String> {
        let card = self.pool.take(face);
        card.map(Card::face)
            .ok_or_else(|| format!("{face}: the box holds fewer"))
    }

    fn take_all(&mut self, text: &str) -> Result<Faces, String> {
        let faces = read_faces(text)?;
        faces.into_iter().map(|face| self.take(face)).collect()
    }

    /// The rest of the cards is where it belongs, and all are counted.
    fn counted(self) -> GiveMeTheBrain {
        let Reading {
            mut game,
            pool,
            rest,
        } = self;
        match rest {
            Pile::Deck => game.deck.rest = game.deck.rest | pool,
            Pile::Discards => game.table.discards.extend(pool.iter().map(Card::face)),
            Pile::Hand(seat) => pool.iter().for_each(|card| {
                game.hands.put(seat, card.face(), Witnesses::default());
            }),
        }
        let (hands, aside) = (&game.hands, game.set_aside);
        let n_seats = game.table.n_seats();
        game.table.held = BySeat::new(n_seats, |seat| hands.held(seat).len());
        game.table.set_aside = BySeat::new(n_seats, |seat| (hands.held(seat) & aside).len());
        game.table.deck = game.deck.rest.len() + game.deck.top().len() as u8;
        game
    }

    /// `A 3 12, table mop, aside 3`.
    fn read_player(&mut self, seat: Seat, part: &str) -> Result<(), String> {
        let mut places = part.split(", ");
        let hand = places.next().unwrap_or_default();
        let hand = hand
            .strip_prefix(&seat.to_string())
            .ok_or_else(|| format!("{part:?} should begin with {seat}, whose cards come next"))?;
        let hand = match hand.strip_suffix(" rest") {
            Some(named) => {
                self.rest = Pile::Hand(seat);
                named
            }
            None => hand,
        };
        for face in self.take_all(hand)?.iter() {
            self.game.hands.put(seat, face, Witnesses::default());
        }
        for place in places {
            match place.split_once(' ') {
                Some(("table", cards)) => self.game.table.before[seat] = self.take_all(cards)?,
                Some(("aside", cards)) => {
                    for face in read_faces(cards)? {
                        let left = self.game.hands.held(seat) - self.game.set_aside;
                        let card = left.find(face);
                        let card = card.ok_or_else(|| format!("{seat} does not hold {face}"))?;
                        self.game.set_aside.insert(card);
                    }
                }
                Some(_) | None => return Err(format!("{place:?} is not table or aside")),
            }
        }
        Ok(())
    }

    fn read_part(&mut self, part: &str) -> Result<(), String> {
        let words: Vec<&str> = part.split(' ').collect();
        match words[..] {
            ["discards", "rest"] => self.rest = Pile::Discards,
            ["deck", ..] => self.game.deck.rest = self.take_all(&part["deck".len()..])?.cards(),
            ["discards", ..] => {
                self.game.table.discards = self.take_all(&part["discards".len()..])?;
            }
            ["top", ..] => self.read_top(&part["top ".len()..])?,
            ["laid", ..] => self.game.table.laid_out = self.take_all(&part["laid".len()..])?,
            [who, "saw", owner, ..] => {
                let cards = part.splitn(4, ' ').nth(3).unwrap_or_default();
                self.read_knowledge(who, owner.parse()?, cards)?;
            }
            ["turns", n] => self.game.table.n_turns = read_number(n)?,
            ["brain", "floor"] => self.game.table.brain = Brain::OnTheFloor,
            ["brain", seat] => self.game.table.brain = Brain::HeldBy(seat.parse()?),
            _ => {
                return Err(format!(
                    "{part:?} does not begin with deck, discards, top, laid, turns, brain or \
                     `B saw A`"
                ));
            }
        }
        Ok(())
    }

    /// `9 A, 10 AB, 11 all`.
    fn read_top(&mut self, text: &str) -> Result<(), String> {
        for entry in text.split(", ") {
            let (face, who) = entry
                .split_once(' ')
                .ok_or_else(|| format!("{entry:?} does not say who knows the card"))?;
            let face = self.take(face.parse()?)?;
            self.game.deck.put_below_top(face);
            self.game.table.seen_top.push(read_witnesses(who)?);
        }
        Ok(())
    }

    fn read_knowledge(&mut self, who: &str, owner: Seat, cards: &str) -> Result<(), String> {
        let viewer = match who {
            "all" => Viewer::Public,
            seat => Viewer::Seat(seat.parse()?),
        };
        for face in read_faces(cards)? {
            let hands = &mut self.game.hands;
            let unknown = hands.held(owner) - hands.known_to(viewer);
            let card = unknown.find(face);
            let card = card.ok_or_else(|| format!("{owner} does not hold {face}"))?;
            hands.witness(read_witnesses(who)?, Cards::one(card));
        }
        Ok(())
    }

    fn read_phase(&mut self, text: &str) -> Result<Phase, String> {
        let mut items = text.split(", ");
        let words: Vec<&str> = items.next().unwrap_or_default().split(' ').collect();
        let win = |seat: &str, how| -> Result<Phase, String> {
            let seat = seat.parse()?;
            Ok(Phase::Over(Win { seat, how }))
        };
        match words[..] {
            ["bids", "from", first] => {
                let mut bidding = Bidding::new(self.game.table.n_seats(), first.parse()?, None);
                items.try_for_each(|item| self.read_offer(&mut bidding, item))?;
                Ok(Phase::Bidding(bidding))
            }
            [seat, "works"] => {
                let mut work = Work::new(seat.parse()?, 0);
                items.try_for_each(|item| self.read_work(&mut work, item))?;
                Ok(Phase::Work(work))
            }
            [seat, "won", "with", "fewest"] => win(seat, How::FewestCards),
            [seat, "won", "by", job, "of", "others"] => win(seat, How::OthersJob(job.parse()?)),
            [seat, "won", card] => match card.parse()? {
                Face::Bid(bid) => win(seat, How::Bid(bid)),
                Face::Job(job) => win(seat, How::Job(job)),
            },
            _ => Err(format!(
                "{text:?} does not say what the table waits for, as `A works` or \
                 `bids from A` does"
            )),
        }
    }

    fn read_offer(&mut self, bidding: &mut Bidding, item: &str) -> Result<(), String> {
        let mut offer = |seat: &str, bid: Bid, counts| -> Result<(), String> {
            let card = self.take(Face::Bid(bid))?;
            self.game.table.laid_out.extend([card]);
            bidding.offers[seat.parse()?] = Offer::Bid { bid, counts };
            Ok(())
        };
        match item.split(' ').collect::<Vec<_>>()[..] {
            [seat, "dropped"] => bidding.dropper = Some(seat.parse()?),
            [seat, "passed"] => bidding.offers[seat.parse()?] = Offer::Passed,
            [seat, bid] => {
                let bid: Bid = bid.parse()?;
                offer(seat, bid, bid.number())?;
            }
            [seat, bid, "as", "31"] => offer(seat, bid.parse()?, THIRTY_ONE)?,
            _ => return Err(format!("{item:?} is not a bid as `B 7` or `B passed`")),
        }
        Ok(())
    }

    fn read_work(&mut self, work: &mut Work, item: &str) -> Result<(), String> {
        match item.split(' ').collect::<Vec<_>>()[..] {
            ["used", n] => work.hands_used = read_number(n)?,
            ["manual", n] => work.manual = read_number(n)?,
            ["overtime", n] => work.overtime = read_number(n)?,
            ["listening"] => work.walkie_talkie = WalkieTalkie::Listening,
            ["listened"] => work.walkie_talkie = WalkieTalkie::Used,
            ["doing", job, step, ref more @ ..] => {
                let had = 1 + self.game.hands.held(work.active).len();
                let mut underway = Underway::new(job.parse()?, Origin::LaidOut, With::Hands, had);
                underway.step = read_number::<u8>(step)?.saturating_sub(1);
                self.read_job(&mut underway, more)?;
                work.jobs.push(underway);
            }
            _ => return Err(format!("{item:?} is not part of a turn")),
        }
        Ok(())
    }

    fn read_job(&mut self, underway: &mut Underway, more: &[&str]) -> Result<(), String> {
        let job = underway.job;
        let mut left = more;
        while !left.is_empty() {
            left = match left {
                ["with", "brain", rest @ ..] => {
                    underway.with = With::Brain;
                    rest
                }
                ["with", it, rest @ ..] => {
                    underway.with = With::Substitute(it.parse()?);
                    rest
                }
                ["on", "table", rest @ ..] => {
                    underway.origin = Origin::OnTable;
                    rest
                }
                ["followed", rest @ ..] => {
                    underway.origin = Origin::Discards;
                    rest
                }
                ["had", n, rest @ ..] => {
                    underway.had = read_number(n)?;
                    rest
                }
                ["n", n, rest @ ..] => {
                    underway.count = read_number(n)?;
                    rest
                }
                ["chosen", seat, rest @ ..] => {
                    underway.chosen = Some(seat.parse()?);
                    rest
                }
                ["third", seat, rest @ ..] => {
                    underway.third = Some(seat.parse()?);
                    rest
                }
                ["skipped", step, rest @ ..] => {
                    let step: u8 = read_number(step)?;
                    underway.skip(step.saturating_sub(1));
                    rest
                }
                _ => return Err(format!("{:?} says nothing about {job}", left.join(" "))),
            };
        }
        if underway.origin == Origin::LaidOut {
            let card = self.take(Face::Job(job))?;
            self.game.table.laid_out.extend([card]);
        }
        Ok(())
    }
}

/// `AB` or `all`.
fn read_witnesses(who: &str) -> Result<Witnesses, String> {
    if who == "all" {
        return Ok(Witnesses::All);
    }
    let seats = who.chars().map(|letter| letter.to_string().parse());
    seats.collect::<Result<SeatSet, _>>().map(Witnesses::Only)
}

fn read_faces(text: &str) -> Result<Vec<Face>, String> {
    text.split_whitespace().map(str::parse).collect()
}

fn read_number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse()
        .map_err(|_| format!("{text:?} should be a number"))
}
