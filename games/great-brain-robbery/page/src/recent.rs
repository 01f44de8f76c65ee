//! What the newest moves look like: before the dice fall, on the way, and
//! what is left of them to be read.

use great_brain_robbery::{
    Brain, Dice, Event, Face, Fight, Robbery, Spot, Step, View, car::Space, reach,
};
use leptos::prelude::*;
use tabletop::{BySeat, Game, Seat, SeatSet};
use web::{
    session::Session,
    tables::toss::{Toss, has_dice},
};

/// The table now, and what is still worth showing of how it came to be so.
#[derive(Clone, PartialEq, Debug)]
pub struct Recent {
    /// How many moves have been made.
    n: u32,
    now: View,
    /// The table when dice had been rolled, but nobody had seen what they show.
    at_roll: Option<View>,
    /// The way of the pawn that has just stopped, if the train is still the
    /// same.
    pub way: Vec<Spot>,
    /// Who has just walked, and over which spaces, as they are drawn.
    pub walk: Option<(Seat, Vec<(Face, Space)>)>,
    /// Cars that have just been lost, the last one first.
    pub lost: Vec<Face>,
    /// The dice of the newest move, then those of its coupling check.
    pub rolls: Vec<Roll>,
    /// The fight that is under way or has just ended.
    pub brawl: Option<Brawl>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Roll {
    Move { seat: Seat, dice: Dice, steps: u8 },
    Coupling { die: u8, n_cars: u8 },
}

/// A fight from its dice to its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Brawl {
    pub attacker: Seat,
    pub fighters: SeatSet,
    pub dice: BySeat<Dice>,
    /// The brains they fight with.
    pub heads: BySeat<Option<Brain>>,
    /// What cards have added.
    pub thrown: BySeat<u8>,
    pub cards: Vec<(Seat, Brain)>,
    /// Who threw nothing since the last card.
    pub passed: SeatSet,
    pub won: Option<Won>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Won {
    pub seat: Seat,
    pub by_tie: bool,
    pub total: u8,
}

impl Brawl {
    fn new(view: &View, fighters: SeatSet, dice: BySeat<Dice>) -> Brawl {
        let table = &view.table;
        Brawl {
            attacker: table.active,
            fighters,
            dice,
            heads: table.heads,
            thrown: BySeat::new(table.n_seats(), |_| 0),
            cards: Vec::new(),
            passed: SeatSet::EMPTY,
            won: None,
        }
    }

    /// A fight that was under way when this page came to the table.
    fn under_way(view: &View, fight: &Fight) -> Brawl {
        Brawl {
            thrown: fight.thrown,
            ..Brawl::new(view, fight.fighters, fight.dice)
        }
    }

    /// What the brain in the head adds.
    pub fn hit(&self, seat: Seat) -> u8 {
        self.heads[seat].map_or(0, Brain::hit)
    }

    pub fn total(&self, seat: Seat) -> u8 {
        self.dice[seat].sum() + self.hit(seat) + self.thrown[seat]
    }

    /// The best total among the others.
    pub fn best_against(&self, seat: Seat) -> u8 {
        let others = self.fighters.without(seat);
        let totals = others.iter().map(|other| self.total(other));
        totals.max().unwrap_or(0)
    }
}

impl Recent {
    fn new(n: u32, now: View) -> Recent {
        let brawl = match now.table.step {
            Step::Fight(fight) => Some(Brawl::under_way(&now, &fight)),
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::DealOut(_)
            | Step::Install
            | Step::OverLimit { .. }
            | Step::Over => None,
        };
        Recent {
            n,
            now,
            at_roll: None,
            way: Vec::new(),
            walk: None,
            lost: Vec::new(),
            rolls: Vec::new(),
            brawl,
        }
    }

    /// Goes on with what happened up to `now`.
    fn go_on(&self, n: u32, now: View, events: &[Event]) -> Recent {
        let mut recent = Recent {
            n,
            now,
            at_roll: None,
            way: Vec::new(),
            walk: None,
            lost: Vec::new(),
            // A fight that was over is over.
            brawl: self.brawl.clone().filter(|_| is_fighting(&self.now)),
            ..self.clone()
        };
        let mut view = self.now.clone();
        for event in events {
            if recent.at_roll.is_none() && has_dice::<Robbery>(event) {
                recent.at_roll = Some(view.clone());
            }
            recent.follow(&view, event);
            Robbery::follow(&mut view, event);
        }
        recent
    }

    /// `view` is the table before it happened.
    fn follow(&mut self, view: &View, event: &Event) {
        let table = &view.table;
        match *event {
            Event::Rolled { seat, dice, steps } | Event::Rerolled { seat, dice, steps } => {
                self.rolls = vec![Roll::Move { seat, dice, steps }];
            }
            Event::CouplingRolled { die, n_cars, .. } => {
                self.rolls.push(Roll::Coupling { die, n_cars });
            }
            Event::Stopped { seat, spot } => {
                self.way = reach::path(&table.train, table.pawns[seat], spot);
                let drawn = |it: &Spot| (table.train.car(it.car).face, it.space);
                self.walk = Some((seat, self.way.iter().map(drawn).collect()));
            }
            Event::CarLost { face } => {
                self.lost.push(face);
                self.way.clear();
            }
            Event::FightRolled { fighters, dice, .. } => {
                self.brawl = Some(Brawl::new(view, fighters, dice));
            }
            Event::ThrownToHit { seat, card, .. } => {
                if let Some(brawl) = &mut self.brawl {
                    brawl.thrown[seat] += card.hit();
                    brawl.cards.push((seat, card));
                    brawl.passed = SeatSet::EMPTY;
                }
            }
            Event::Passed { seat } => {
                if let Some(brawl) = &mut self.brawl {
                    brawl.passed = brawl.passed.with(seat);
                }
            }
            Event::FightWon {
                seat,
                by_tie,
                total,
                ..
            } => {
                if let Some(brawl) = &mut self.brawl {
                    brawl.won = Some(Won {
                        seat,
                        by_tie,
                        total,
                    });
                }
            }
            Event::CarJoined { .. }
            | Event::CheeseGiven { .. }
            | Event::Dealt { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Foresaw { .. }
            | Event::Discarded { .. }
            | Event::ThrownToRun { .. }
            | Event::Opened { .. }
            | Event::Braked { .. }
            | Event::LetBe { .. }
            | Event::Again { .. }
            | Event::Fell { .. }
            | Event::Found { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Met { .. }
            | Event::LeftAlone { .. }
            | Event::Attacked { .. }
            | Event::StayedOut { .. }
            | Event::Learned { .. }
            | Event::Spoils { .. }
            | Event::Pickpocketed { .. }
            | Event::BrainsTaken { .. }
            | Event::BrainGiven { .. }
            | Event::BrainsLeft { .. }
            | Event::MayInstall { .. }
            | Event::Installed { .. }
            | Event::OverLimit { .. }
            | Event::OutOfTime
            | Event::Won { .. }
            | Event::EveryoneLost => (),
        }
    }
}

/// Whether a fight is not over yet.
pub fn is_fighting(view: &View) -> bool {
    match view.table.step {
        Step::Fight(_) | Step::DealOut(_) => true,
        Step::Begin
        | Step::Move(_)
        | Step::Coupling { .. }
        | Step::MayFight
        | Step::MayStayOut { .. }
        | Step::Install
        | Step::OverLimit { .. }
        | Step::Over => false,
    }
}

/// Follows the session from its first event.
pub fn recent(session: Session) -> Memo<Option<Recent>> {
    Memo::new(move |before: Option<&Option<Recent>>| {
        session.model.with(|it| {
            let it = it.as_ref()?;
            let now = it.seen.view_of::<Robbery>()?.clone();
            let before = before.and_then(Option::as_ref);
            let before = before.filter(|before| Some(before.n) == it.since);
            Some(match before {
                Some(before) => before.go_on(it.n, now, it.events.of::<Robbery>()),
                None => Recent::new(it.n, now),
            })
        })
    })
}

/// The table as it is to be shown: while dice are in the air, nothing that
/// they bring.
pub fn shown(recent: Memo<Option<Recent>>, toss: Toss) -> Memo<Option<View>> {
    Memo::new(move |_| {
        let is_in_the_air = toss.is_in_the_air();
        recent.with(|recent| {
            let recent = recent.as_ref()?;
            let at_roll = recent.at_roll.as_ref().filter(|_| is_in_the_air);
            Some(at_roll.unwrap_or(&recent.now).clone())
        })
    })
}
