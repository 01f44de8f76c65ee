//! What lies open on the table, and whom it waits for.

mod follow;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Placing, Seat, SeatSet, Standings, rule};

use crate::{
    brain::{Ability, Brain},
    car::Face,
    cards::Cards,
    dice::Dice,
    drawings::STARTS,
    reach::Reach,
    rulebook as r,
    train::{CarSet, Place, Spot, Train},
};

/// A turn is over when everybody has this many cards or fewer.
const HAND_LIMIT: u8 = 2;

/// Everything that all can see.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    pub train: Train,
    /// Cars that can still be drawn.
    pub unused: CarSet,
    pub pawns: BySeat<Place>,
    pub heads: BySeat<Option<Brain>>,
    /// Experience points.
    pub points: BySeat<u16>,
    /// Cards in each hand.
    pub held: BySeat<u8>,
    /// Cards in the deck.
    pub deck: u8,
    /// Who has seen the card on top of the deck.
    pub seen_top: SeatSet,
    pub discards: Cards,
    pub variants: Variants,
    /// In how many turns the Engine can be drawn: the next one is 1, and 0 is
    /// now.
    pub engine_in: u16,
    pub round: u8,
    /// Who went first; a round begins with this player.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    pub step: Step,
}

/// What was agreed on beforehand and matters during the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Variants {
    /// A lost car goes back among the unused ones.
    pub recycle: bool,
    /// Full rounds until the Engine can be drawn after the Caboose is lost.
    pub late_engine: u8,
}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The active player discards or rolls.
    Begin,
    /// The active player moves.
    Move(Move),
    /// A player may have the die of the coupling check rolled again.
    Coupling {
        asked: Seat,
        die: u8,
    },
    /// The active player may fight.
    MayFight,
    /// One who is attacked may pay to stay out.
    MayStayOut {
        asked: Seat,
    },
    /// Cards are thrown into a fight.
    Fight(Fight),
    /// The winner of a fight fills heads.
    DealOut(DealOut),
    /// The active player may install a brain.
    Install,
    /// Somebody holds too many cards.
    OverLimit {
        seat: Seat,
    },
    Over,
}

/// A move under way. The pawn stands where it came from, or inside the car
/// opened last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Move {
    pub dice: Dice,
    /// Steps left.
    pub left: u8,
    /// Cars opened in this move.
    pub n_opened: u8,
    pub may_reroll: bool,
}

/// A fight under way. The attacker is the active player.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    pub fighters: SeatSet,
    pub dice: BySeat<Dice>,
    /// The Hit of all cards thrown.
    pub thrown: BySeat<u8>,
    /// Who is to throw or pass; nobody once all have passed.
    pub asked: Option<Seat>,
    /// How many have passed in a row.
    pub n_passed: u8,
}

/// Brains that the winner of a fight deals out.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct DealOut {
    pub winner: Seat,
    pub brains: Cards,
    /// Heads that have not had their turn.
    pub heads: SeatSet,
}

impl DealOut {
    /// Whose head is next: the winner's, then the others to the left.
    pub fn next(&self, n_seats: usize) -> Option<Seat> {
        in_turn_order(self.winner, n_seats).find(|seat| self.heads.contains(*seat))
    }
}

impl Fight {
    /// Asks the next fighter from `seat` on who has a card to throw. Who has
    /// none passes.
    pub(crate) fn ask_from(&mut self, seat: Seat, held: &BySeat<u8>) {
        self.asked = None;
        let fighters = in_turn_order(seat, held.len()).filter(|it| self.fighters.contains(*it));
        for seat in fighters {
            if usize::from(self.n_passed) == self.fighters.len() {
                return;
            }
            if 0 < held[seat] {
                self.asked = Some(seat);
                return;
            }
            self.n_passed += 1;
        }
    }
}

/// Everybody, beginning with `seat` and going to the left.
pub fn in_turn_order(seat: Seat, n_seats: usize) -> impl Iterator<Item = Seat> {
    (0..n_seats).map(move |n| Seat::new((seat.index() + n) % n_seats))
}

impl Table {
    /// Before the first turn: the Caboose alone, all pawns on it.
    pub(crate) fn fresh(n_seats: usize, first: Seat, variants: Variants) -> Table {
        let mut pawns = BySeat::new(n_seats, |_| Place::Behind);
        for (seat, space) in in_turn_order(first, n_seats).zip(STARTS) {
            pawns[seat] = Place::On(Spot { car: 0, space });
        }
        Table {
            train: Train::of(Face::Caboose),
            unused: CarSet::ALL.without(Face::Caboose),
            pawns,
            heads: BySeat::new(n_seats, |_| None),
            points: BySeat::new(n_seats, |_| 0),
            held: BySeat::new(n_seats, |_| 0),
            deck: Cards::BOX.len(),
            seen_top: SeatSet::EMPTY,
            discards: Cards::NONE,
            variants,
            engine_in: 0,
            round: 1,
            first,
            active: first,
            step: Step::Begin,
        }
    }

    pub fn n_seats(&self) -> usize {
        self.pawns.len()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.pawns.seats()
    }

    /// Whom the table waits for; nobody once the game is over.
    pub fn awaited(&self) -> Option<Seat> {
        match self.step {
            Step::Begin | Step::Move(_) | Step::MayFight | Step::Install => Some(self.active),
            Step::Coupling { asked, .. } | Step::MayStayOut { asked } => Some(asked),
            Step::Fight(fight) => fight.asked,
            Step::DealOut(deal) => Some(deal.winner),
            Step::OverLimit { seat } => Some(seat),
            Step::Over => None,
        }
    }

    /// Whether a player can do this now.
    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        rule!(r::GBR_27_IN_HEAD);
        self.heads[seat].and_then(Brain::ability) == Some(ability)
    }

    /// Who can do this now.
    pub fn holder(&self, ability: Ability) -> Option<Seat> {
        self.seats().find(|seat| self.has(*seat, ability))
    }

    /// Dice a player would roll now, for a move or in a fight.
    pub fn n_dice(&self, seat: Seat) -> u8 {
        match self.heads[seat] {
            Some(_) => 2,
            None => 2_u8.saturating_sub(self.held[seat]),
        }
    }

    /// What the brain in the head adds to a move.
    pub fn run(&self, seat: Seat) -> u8 {
        self.heads[seat].map_or(0, Brain::run)
    }

    /// What the brain in the head adds in a fight.
    pub fn hit(&self, seat: Seat) -> u8 {
        self.heads[seat].map_or(0, Brain::hit)
    }

    pub fn hand_limit(&self, seat: Seat) -> u8 {
        HAND_LIMIT + u8::from(self.has(seat, Ability::ThreeHands))
    }

    /// What a player would pay for a brain.
    pub fn cost(&self, seat: Seat, brain: Brain) -> u8 {
        if self.has(seat, Ability::Thrift) {
            return (brain.cost() - 1).max(1);
        }
        brain.cost()
    }

    /// The others on a player's space. Behind the train nobody meets.
    pub fn others_with(&self, seat: Seat) -> SeatSet {
        let Place::On(_) = self.pawns[seat] else {
            return SeatSet::EMPTY;
        };
        let is_here = |other: &Seat| *other != seat && self.pawns[*other] == self.pawns[seat];
        self.seats().filter(is_here).collect()
    }

    /// A fighter's sum as it stands.
    pub fn total(&self, fight: &Fight, seat: Seat) -> u8 {
        fight.dice[seat].sum() + self.hit(seat) + fight.thrown[seat]
    }

    /// Cars that can be drawn in this turn.
    pub fn drawable(&self) -> CarSet {
        if 0 < self.engine_in {
            rule!(r::GBR_28_LATE_COUNT);
            self.unused.without(Face::Engine)
        } else {
            self.unused
        }
    }

    /// Whether stepping off the front brings a new car.
    pub fn can_open(&self) -> bool {
        let front = self.train.car(self.train.front());
        front.face.has_front_door() && !self.drawable().is_empty()
    }

    /// Where the move that is under way can end.
    pub fn reach(&self, going: Move) -> Reach {
        Reach::of(&self.train, self.pawns[self.active], going.left)
    }

    /// Where it could end if this card were thrown.
    pub fn reach_with(&self, going: Move, card: Brain) -> Reach {
        let left = going.left + card.run();
        Reach::of(&self.train, self.pawns[self.active], left)
    }

    /// The best IQ in a head and whose it is; nobody if it is 0.
    pub fn leader(&self) -> Option<(Seat, Brain)> {
        let heads = self.heads.iter();
        heads
            .filter_map(|(seat, head)| head.map(|brain| (seat, brain)))
            .filter(|(_, brain)| 0 < brain.iq())
            .max_by_key(|(_, brain)| brain.iq())
    }

    /// By IQ; if everyone loses, nobody has the first place.
    pub(crate) fn standings(&self) -> Standings {
        let iqs = self
            .heads
            .map(|_, head| head.map_or(0, |it| it.iq().into()));
        match self.leader() {
            Some(_) => Standings::by_points(&iqs),
            None => Standings(iqs.map(|_, points| Placing {
                place: self.n_seats() as u8,
                points: *points,
            })),
        }
    }
}

impl Table {
    /// Panics if no play could have led here.
    pub(crate) fn assert_sound(&self) {
        for (seat, pawn) in self.pawns.iter() {
            let spot = pawn.spot();
            assert!(
                spot.is_none_or(|it| self.train.has(it)),
                "{seat} is nowhere"
            );
        }
        let mut unused = self.unused;
        for (n, car) in self.train.cars().iter().enumerate() {
            assert!(!unused.contains(car.face), "a car is in two places");
            unused = unused.with(car.face);
            assert!(car.face.brains().covers(car.counters), "a counter was made");
            assert!(n == 0 || car.face.has_back_door(), "the Caboose is last");
            let is_front = n + 1 == self.train.n_cars();
            assert!(is_front || car.face.has_front_door(), "the Engine is first");
        }
        assert!(self.awaited().is_some() || self.step == Step::Over);
    }
}
