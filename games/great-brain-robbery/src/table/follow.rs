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
        use Event as E;
        match *event {
            E::CarJoined { face } => self.join(face),
            E::CheeseGiven { seat, brain } => self.give_cheese(seat, brain),
            E::Dealt { seat, .. } | E::Drew { seat, .. } => self.draw(seat),
            E::Round { n } => self.round = n,
            E::Turn { seat } => self.begin_turn(seat),
            E::Foresaw { seat, .. } => self.seen_top = self.seen_top.with(seat),
            E::Discarded { seat, card } => self.let_go(seat, card),
            E::Rolled { seat, dice, steps } => {
                self.begin_move(dice, steps, self.has(seat, Ability::Reroll));
            }
            E::Rerolled { dice, steps, .. } => self.begin_move(dice, steps, false),
            E::ThrownToRun { seat, card } => self.throw_to_run(seat, card),
            E::Opened { seat, face, left } => self.open(seat, face, left),
            E::Stopped { seat, spot } => self.pawns[seat] = Place::On(spot),
            E::CouplingRolled { die, asked, .. } => {
                self.ask(asked.map(|asked| Step::Coupling { asked, die }));
            }
            E::CarLost { face } => self.lose_last_car(face),
            E::Fell { seat, cards } => self.lose_hand(seat, cards),
            E::Found { seat, spot } => self.take_counter(seat, spot),
            E::Reshuffled { n } => (self.deck, self.discards) = (n, Cards::NONE),
            E::Met { .. } => self.step = Step::MayFight,
            E::Attacked { asked, .. } => {
                self.ask(asked.map(|asked| Step::MayStayOut { asked }));
            }
            E::StayedOut { seat } => self.points[seat] -= 1,
            E::FightRolled { fighters, dice, .. } => self.begin_fight(fighters, dice),
            E::ThrownToHit { seat, card, .. } => self.throw_to_hit(seat, card),
            E::Passed { seat } => self.pass(seat),
            E::Learned { seat, n } => self.points[seat] += u16::from(n),
            E::Spoils { seat } => self.points[seat] += 1,
            E::Pickpocketed { seat, from, .. } => {
                self.held[from] -= 1;
                self.held[seat] += 1;
            }
            E::BrainsTaken {
                seat,
                fighters,
                brains,
            } => self.take_brains(seat, fighters, brains),
            E::BrainGiven { to, brain } => self.give_brain(to, brain),
            E::BrainsLeft { brains } => self.discards = self.discards.plus(brains),
            E::MayInstall { .. } => self.step = Step::Install,
            E::Installed {
                seat, brain, paid, ..
            } => self.install(seat, brain, paid),
            E::OverLimit { seat, .. } => self.step = Step::OverLimit { seat },
            E::Won { .. } | E::EveryoneLost => self.step = Step::Over,
            // What these lead to is told by the events behind them.
            E::Braked { .. }
            | E::LetBe { .. }
            | E::Again { .. }
            | E::LeftAlone { .. }
            | E::FightWon { .. }
            | E::OutOfTime => (),
        }
    }

    /// Somebody may be asked something; otherwise the next event goes on.
    fn ask(&mut self, step: Option<Step>) {
        self.step = step.unwrap_or(self.step);
    }

    fn give_cheese(&mut self, seat: Seat, brain: Brain) {
        self.deck -= 1;
        self.heads[seat] = Some(brain);
    }

    fn draw(&mut self, seat: Seat) {
        self.deck -= 1;
        self.held[seat] += 1;
        self.seen_top = SeatSet::EMPTY;
    }

    fn begin_turn(&mut self, seat: Seat) {
        self.active = seat;
        self.step = Step::Begin;
        self.engine_in = self.engine_in.saturating_sub(1);
    }

    fn lose_hand(&mut self, seat: Seat, cards: Cards) {
        self.held[seat] -= cards.len();
        self.discards = self.discards.plus(cards);
    }

    fn take_counter(&mut self, seat: Seat, spot: Spot) {
        let counters = &mut self.train.car_mut(spot.car).counters;
        *counters = counters.without(spot.space);
        self.points[seat] += 1;
    }

    fn install(&mut self, seat: Seat, brain: Brain, paid: u8) {
        self.held[seat] -= 1;
        self.points[seat] -= u16::from(paid);
        let old = self.heads[seat].replace(brain);
        self.discards = self.discards.plus(old.into_iter().collect());
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
        if is_caboose && 0 < self.variants.late_engine {
            let n_rounds = u16::from(self.variants.late_engine);
            self.engine_in = n_rounds * self.n_seats() as u16 + 1;
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
