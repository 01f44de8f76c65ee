//! What lies open on the table, and whom it waits for.

mod follow;

use std::ops;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Standings, rule};

use crate::{
    animal::{Animal, Demand},
    cards::Cards,
    rulebook as r,
};

pub const MAX_PLAYERS: usize = 5;

/// Brains in the box.
const SUPPLY: u8 = 56;

/// Cards that are dealt at a time.
pub(crate) const LOT: u8 = 3;

/// Everything that all can see.
#[derive(Copy, Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Table {
    pub brains: BySeat<u8>,
    /// Cards in each hand.
    pub held: Each<u8>,
    /// Cards in each graveyard.
    pub buried: Each<u8>,
    /// What everybody saw go into each graveyard; onlookers know this much.
    pub open: Each<Cards>,
    /// Cards just drawn, to be shared out between hand and graveyard.
    pub drawn: Each<u8>,
    /// Cards in the reserve.
    pub reserve: u8,
    pub discard: Cards,
    pub horde: Horde,
    /// Whose turn it is; during the deal, who will start.
    pub active: Seat,
    pub step: Step,
}

/// What the table waits for.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Everybody buries one of three; so many lots of three come afterwards.
    Deal {
        n_left: u8,
    },
    /// The active player plays or gives up.
    Play,
    /// The active player hands out the extras of a group.
    Share {
        animal: Animal,
        n_left: u8,
    },
    /// The active player gave up, and keeps one of two cards.
    Keep,
    /// The die: a card for somebody's graveyard.
    Give,
    /// The die: somebody's brain.
    Steal,
    /// The die: somebody's hand or graveyard.
    Swap,
    /// The active player takes cards from the graveyard.
    Refill {
        then: Then,
    },
    Over,
}

/// What comes after filling up the hand.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Then {
    /// The turn ends.
    Pass,
    /// The turn begins.
    Play,
}

/// The face-up pile in the middle.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Horde {
    pub cards: Cards,
    pub top: Option<Animal>,
}

impl Horde {
    pub fn demand(&self) -> Demand {
        Demand::of(self.top)
    }
}

impl Table {
    /// A table with all cards in the reserve.
    pub(crate) fn fresh(brains: BySeat<u8>, starter: Seat) -> Table {
        Table {
            brains,
            held: Each::default(),
            buried: Each::default(),
            open: Each::default(),
            drawn: Each::default(),
            reserve: Cards::BOX.len(),
            discard: Cards::NONE,
            horde: Horde::default(),
            active: starter,
            step: Step::Deal { n_left: 0 },
        }
    }

    pub fn n_seats(&self) -> usize {
        self.brains.len()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.brains.seats()
    }

    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    /// Cards of a player, in hand and graveyard.
    pub fn n_cards(&self, seat: Seat) -> u8 {
        self.held[seat] + self.buried[seat]
    }

    /// Brains that nobody has.
    pub fn supply(&self) -> u8 {
        rule!(r::OMB_24_SUPPLY);
        SUPPLY - self.brains.as_slice().iter().sum::<u8>()
    }

    /// Whom the table waits for; nobody once the game is over.
    pub fn awaited(&self) -> SeatSet {
        match self.step {
            Step::Deal { .. } => self.seats().filter(|it| 0 < self.drawn[*it]).collect(),
            Step::Play
            | Step::Share { .. }
            | Step::Keep
            | Step::Give
            | Step::Steal
            | Step::Swap
            | Step::Refill { .. } => SeatSet::one(self.active),
            Step::Over => SeatSet::EMPTY,
        }
    }

    /// Whether somebody has no brain left.
    pub(crate) fn is_anybody_out(&self) -> bool {
        self.brains.as_slice().contains(&0)
    }

    pub(crate) fn standings(&self) -> Standings {
        Standings::by_points(&self.brains.map(|_, brains| i32::from(*brains)))
    }

    /// Extras of a group that lie ready to be handed out.
    pub(crate) fn extras(&self) -> Cards {
        match self.step {
            Step::Share { animal, n_left } => Cards::NONE.with(animal, n_left),
            Step::Deal { .. }
            | Step::Play
            | Step::Keep
            | Step::Give
            | Step::Steal
            | Step::Swap
            | Step::Refill { .. }
            | Step::Over => Cards::NONE,
        }
    }

    /// Cards that lie face up, and those that `with` says each player has.
    pub(crate) fn lying(&self, with: impl Fn(Seat) -> Cards) -> Cards {
        let open = self.discard.plus(self.horde.cards).plus(self.extras());
        self.seats()
            .fold(open, |lying, seat| lying.plus(with(seat)))
    }

    /// Panics if no play could have led here.
    pub(crate) fn assert_sound(&self) {
        let Horde { cards, top } = self.horde;
        assert_eq!(top.is_none(), cards.is_empty(), "a horde has a top");
        assert!(top.is_none_or(|top| cards.contains(top)));
        assert!(self.supply() <= SUPPLY, "brains were made");
        let is_over = self.step == Step::Over;
        assert_eq!(
            self.is_anybody_out(),
            is_over,
            "who has no brain ends the game"
        );
    }
}

/// One value for each of up to five players; those who are not there have the
/// default.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Each<T>([T; MAX_PLAYERS]);

impl<T> Each<T> {
    pub fn swap(&mut self, seat: Seat, with: Seat) {
        self.0.swap(seat.index(), with.index());
    }
}

impl<T> ops::Index<Seat> for Each<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> ops::IndexMut<Seat> for Each<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
