//! How an event changes what lies open. Rules and views share this, so that
//! nobody who follows the story can lose track.

use tabletop::{BySeat, Seat, SeatSet};

use super::{DealOut, Fight, Move, Step, Table};
use crate::{
    brain::{Ability, Brain},
    car::{Face, Space},
    cards::Cards,
    dice::Dice,
    event::Event,
    train::{Place, Spot},
};

impl Table {
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::CarJoined { face } => self.join(face),
            Event::CheeseGiven { seat, brain } => {
                self.deck -= 1;
                self.heads[seat] = Some(brain);
            }
            Event::Dealt { seat, .. } => {
                self.deck -= 1;
                self.held[seat] += 1;
            }
            Event::Round { n } => self.round = n,
            Event::Turn { seat } => {
                self.active = seat;
                self.step = Step::Begin;
            }
            Event::Foresaw { seat, .. } => self.seen_top = self.seen_top.with(seat),
            Event::Discarded { seat, card } => self.let_go(seat, card),
            Event::Rolled { seat, dice, steps } => {
                self.begin_move(dice, steps, self.has(seat, Ability::Reroll));
            }
            Event::Rerolled { dice, steps, .. } => self.begin_move(dice, steps, false),
            Event::ThrownToRun { seat, card } => self.throw_to_run(seat, card),
            Event::Opened { seat, face, left } => self.open(seat, face, left),
            Event::Stopped { seat, spot } => self.pawns[seat] = Place::On(spot),
            Event::CouplingRolled { die, asked, .. } => {
                if let Some(asked) = asked {
                    self.step = Step::Coupling { asked, die };
                }
            }
            Event::CarLost { face } => self.lose_last_car(face),
            Event::Fell { seat, cards } => {
                self.held[seat] -= cards.len();
                self.discards = self.discards.plus(cards);
            }
            Event::Found { seat, spot } => {
                let counters = &mut self.train.car_mut(spot.car).counters;
                *counters = counters.without(spot.space);
                self.points[seat] += 1;
            }
            Event::Drew { seat, .. } => {
                self.deck -= 1;
                self.held[seat] += 1;
                self.seen_top = SeatSet::EMPTY;
            }
            Event::Reshuffled { n } => {
                self.deck = n;
                self.discards = Cards::NONE;
            }
            Event::Met { .. } => self.step = Step::MayFight,
            Event::Attacked { asked, .. } => {
                if let Some(asked) = asked {
                    self.step = Step::MayStayOut { asked };
                }
            }
            Event::StayedOut { seat } => self.points[seat] -= 1,
            Event::FightRolled { fighters, dice } => self.begin_fight(fighters, dice),
            Event::ThrownToHit { seat, card } => self.throw_to_hit(seat, card),
            Event::Passed { seat } => self.pass(seat),
            Event::Learned { seat, n } => self.points[seat] += u16::from(n),
            Event::Spoils { seat } => self.points[seat] += 1,
            Event::Pickpocketed { seat, from, .. } => {
                self.held[from] -= 1;
                self.held[seat] += 1;
            }
            Event::BrainsTaken {
                seat,
                fighters,
                brains,
            } => self.take_brains(seat, fighters, brains),
            Event::BrainGiven { to, brain } => self.give_brain(to, brain),
            Event::BrainsLeft { brains } => self.discards = self.discards.plus(brains),
            Event::MayInstall { .. } => self.step = Step::Install,
            Event::Installed {
                seat,
                brain,
                paid,
                old,
            } => {
                self.held[seat] -= 1;
                self.points[seat] -= u16::from(paid);
                self.heads[seat] = Some(brain);
                self.discards = self.discards.plus(old.into_iter().collect());
            }
            Event::OverLimit { seat, .. } => self.step = Step::OverLimit { seat },
            Event::Won { .. } | Event::EveryoneLost => self.step = Step::Over,
            // What these lead to is told by the events behind them.
            Event::Braked { .. }
            | Event::LetBe { .. }
            | Event::Again { .. }
            | Event::LeftAlone { .. }
            | Event::FightWon { .. }
            | Event::OutOfTime => (),
        }
    }

    fn join(&mut self, face: Face) {
        self.train.push(face);
        self.unused = self.unused.without(face);
    }

    /// A card from a hand to the discards.
    fn let_go(&mut self, seat: Seat, card: Brain) {
        self.held[seat] -= 1;
        self.discards = self.discards.with(card);
    }

    fn begin_move(&mut self, dice: Dice, steps: u8, may_reroll: bool) {
        self.step = Step::Move(Move {
            dice,
            left: steps,
            n_opened: 0,
            may_reroll,
        });
    }

    fn throw_to_run(&mut self, seat: Seat, card: Brain) {
        self.let_go(seat, card);
        if let Step::Move(going) = &mut self.step {
            going.left += card.run();
            going.may_reroll = false;
        }
    }

    fn open(&mut self, seat: Seat, face: Face, left: u8) {
        self.join(face);
        self.pawns[seat] = Place::On(Spot {
            car: self.train.front(),
            space: Space::BACK,
        });
        if let Step::Move(going) = &mut self.step {
            going.left = left;
            going.n_opened += 1;
            going.may_reroll = false;
        }
    }

    fn lose_last_car(&mut self, face: Face) {
        self.train.lose_last();
        for seat in self.seats() {
            let pawn = &mut self.pawns[seat];
            *pawn = match *pawn {
                Place::Behind | Place::On(Spot { car: 0, .. }) => Place::Behind,
                Place::On(Spot { car, space }) => Place::On(Spot {
                    car: car - 1,
                    space,
                }),
            };
        }
        let is_caboose = face == Face::Caboose;
        if is_caboose || self.variants.recycle {
            self.unused = self.unused.with(face);
        }
        if is_caboose {
            self.engine_from = self.round + self.variants.late_engine;
        }
    }

    fn begin_fight(&mut self, fighters: SeatSet, dice: BySeat<Dice>) {
        let mut fight = Fight {
            fighters,
            dice,
            thrown: BySeat::new(self.n_seats(), |_| 0),
            asked: None,
            n_passed: 0,
        };
        fight.ask_from(self.active, &self.held);
        self.step = Step::Fight(fight);
    }

    fn throw_to_hit(&mut self, seat: Seat, card: Brain) {
        self.let_go(seat, card);
        let next = seat.left(self.n_seats());
        if let Step::Fight(fight) = &mut self.step {
            fight.thrown[seat] += card.hit();
            fight.n_passed = 0;
            fight.ask_from(next, &self.held);
        }
    }

    fn pass(&mut self, seat: Seat) {
        let next = seat.left(self.n_seats());
        if let Step::Fight(fight) = &mut self.step {
            fight.n_passed += 1;
            fight.ask_from(next, &self.held);
        }
    }

    fn take_brains(&mut self, winner: Seat, fighters: SeatSet, brains: Cards) {
        for seat in fighters.iter() {
            self.heads[seat] = None;
        }
        self.step = Step::DealOut(DealOut {
            winner,
            brains,
            heads: fighters,
        });
    }

    fn give_brain(&mut self, to: Seat, brain: Option<Brain>) {
        self.heads[to] = brain;
        if let Step::DealOut(deal) = &mut self.step {
            deal.heads = deal.heads.without(to);
            deal.brains = deal.brains.minus(brain.into_iter().collect());
        }
    }
}
