//! The table: who holds what, and whom it waits for.

use std::ops;

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, rule};

use crate::{
    animal::{Animal, Demand},
    cards::Cards,
    pile::Pile,
    rulebook as r,
};

pub const MAX_PLAYERS: usize = 5;

/// Brains in the box.
pub const SUPPLY: u8 = 56;

/// The whole truth.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct OhMyBrain {
    pub hands: Each<Pile>,
    pub graveyards: Each<Pile>,
    /// What everybody saw go into each graveyard; onlookers know this much.
    pub open: Each<Cards>,
    /// Face down; a card's place is settled when it is drawn, since nobody can
    /// know it before.
    pub reserve: Cards,
    pub discard: Cards,
    pub horde: Horde,
    /// Cards just drawn, to be shared out between hand and graveyard.
    pub drawn: Each<Drawn>,
    pub brains: Each<u8>,
    pub n_seats: u8,
    /// Whose turn it is; during the deal, who will start.
    pub active: Seat,
    pub step: Step,
}

const _: () = assert!(
    size_of::<OhMyBrain>() <= 544,
    "search copies this; keep it small"
);

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

/// Up to three cards, in a few bytes.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawn([Option<Animal>; 3]);

impl Drawn {
    pub const NONE: Drawn = Drawn([None; 3]);

    pub fn cards(self) -> Cards {
        let Drawn(animals) = self;
        animals.into_iter().flatten().collect()
    }

    pub const fn is_empty(self) -> bool {
        let Drawn([first, ..]) = self;
        first.is_none()
    }
}

/// Panics on more than three cards.
impl From<Cards> for Drawn {
    fn from(cards: Cards) -> Drawn {
        let mut drawn = Drawn::NONE;
        for (n, animal) in cards.iter().enumerate() {
            drawn.0[n] = Some(animal);
        }
        drawn
    }
}

/// One value for each of up to five players; those who are not there have the
/// default.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Each<T>([T; MAX_PLAYERS]);

impl<T> Each<T> {
    pub fn first_mut(&mut self, n_seats: usize) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().take(n_seats)
    }

    pub fn swap(&mut self, seat: Seat, with: Seat) {
        self.0.swap(seat.index(), with.index());
    }

    pub fn all_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
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

impl OhMyBrain {
    /// A table with all cards in the reserve.
    pub(crate) fn fresh(n_seats: u8, brains: Each<u8>, starter: Seat) -> OhMyBrain {
        OhMyBrain {
            hands: Each::default(),
            graveyards: Each::default(),
            open: Each::default(),
            reserve: Cards::BOX,
            discard: Cards::NONE,
            horde: Horde::default(),
            drawn: Each::default(),
            brains,
            n_seats,
            active: starter,
            step: Step::Deal { n_left: 0 },
        }
    }

    pub fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.n_seats()).map(Seat::new)
    }

    pub fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    pub fn is_opponent(&self, seat: Seat, other: Seat) -> bool {
        other != seat && other.index() < self.n_seats()
    }

    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat].known_to(seat)
    }

    pub fn graveyard(&self, seat: Seat) -> Cards {
        self.graveyards[seat].known_to(seat)
    }

    /// Whether a player has no card at all.
    pub fn is_rid_of_all(&self, seat: Seat) -> bool {
        self.hand(seat).is_empty() && self.graveyard(seat).is_empty()
    }

    /// Brains that nobody has.
    pub fn supply(&self) -> u8 {
        rule!(r::OMB_24_SUPPLY);
        let owned: u8 = self.seats().map(|seat| self.brains[seat]).sum();
        SUPPLY - owned
    }

    pub(crate) fn points(&self) -> BySeat<i32> {
        BySeat::new(self.n_seats(), |seat| self.brains[seat].into())
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
}
