//! What a player with a good memory remembers of hands that it cannot see.
//!
//! All of it follows from what everybody saw, so all remember the same. It is
//! no rule and lies on no table: only guesses read it.

use serde::{Deserialize, Serialize};

use crate::{
    animal::{Animal, Demand, Power},
    event::Event,
    table::Each,
};

/// Cards that come to a hand with each lot of the deal.
const KEPT_OF_A_LOT: u8 = 2;

/// What is remembered of every player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// What each hand probably lacks.
    pub lacks: Each<Lacks>,
    /// Whether the owner of each graveyard has taken cards from it since the
    /// deal.
    pub picked_over: Each<bool>,
    /// Cards in each hand.
    pub n_hand: Each<u8>,
    /// The card on top of the horde.
    pub top: Option<Animal>,
}

impl Memory {
    pub(crate) fn remember(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => *self = Memory::default(),
            Event::Buried { seat, .. } => self.n_hand[seat] += KEPT_OF_A_LOT,
            Event::Played { seat, animal, n } => {
                self.n_hand[seat] -= n;
                let (demand, n_left) = (Demand::of(self.top), self.n_hand[seat]);
                self.lacks[seat].play(animal, n, demand, n_left);
                self.top = Some(animal);
            }
            Event::GaveUp { seat } => {
                self.lacks[seat].give_up(Demand::of(self.top), self.n_hand[seat]);
                self.top = None;
            }
            Event::Swept { .. } => self.top = None,
            Event::Kept { seat, .. } => self.n_hand[seat] += 1,
            Event::Took { seat, .. } => {
                self.n_hand[seat] += 1;
                self.picked_over[seat] = true;
            }
            Event::Given { seat, .. } => {
                self.n_hand[seat] -= 1;
                self.lacks[seat].give();
            }
            Event::SwappedHands { seat, with, .. } => {
                self.n_hand.swap(seat, with);
                self.lacks.swap(seat, with);
            }
            Event::SwappedGraveyards { seat, with, .. } => self.picked_over.swap(seat, with),
            Event::Dealt { .. }
            | Event::Turn { .. }
            | Event::Shared { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Rolled { .. }
            | Event::Swarmed { .. }
            | Event::Stolen { .. }
            | Event::Gained { .. }
            | Event::Refills { .. }
            | Event::RoundEnded { .. }
            | Event::Ended { .. } => (),
        }
    }
}

/// What a hand probably lacks: for each animal, how many of the cards are
/// something else, counted from the one that has been there longest. Three bits
/// for each animal, the mosquito's lowest.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "[u8; Animal::N]", try_from = "[u8; Animal::N]")]
pub struct Lacks(u64);

/// Of longer hands only so many cards are remembered.
const MOST: u8 = 7;

impl Lacks {
    pub const NONE: Lacks = Lacks(0);

    /// How many of the oldest cards are not this animal.
    pub const fn n(self, animal: Animal) -> u8 {
        (self.0 >> shift(animal)) as u8 & MOST
    }

    pub fn set(&mut self, animal: Animal, n: u8) {
        let Lacks(counts) = self;
        *counts &= !(u64::from(MOST) << shift(animal));
        *counts |= u64::from(n.min(MOST)) << shift(animal);
    }

    /// Whoever gives up hardly holds a card that fits.
    pub(crate) fn give_up(&mut self, demand: Demand, n_hand: u8) {
        for animal in Animal::all().filter(|animal| demand.allows(*animal)) {
            self.set(animal, n_hand);
        }
    }

    /// Whoever plays an animal hardly keeps another one back, and a mosquito is
    /// spared until nothing else fits. The hand has `n_left` cards then.
    pub(crate) fn play(&mut self, animal: Animal, n: u8, demand: Demand, n_left: u8) {
        let n_elsewhere = self.n(animal);
        for n_after in (n_left..n_left + n).rev() {
            self.leave(n_elsewhere.min(n_after));
        }
        let asks_for_some = Animal::all().any(|animal| !demand.allows(animal));
        match animal.power() {
            Power::Always if asks_for_some => self.give_up(demand, n_left),
            Power::Always | Power::Plain | Power::Lower | Power::Again | Power::Die => {
                self.set(animal, n_left);
            }
        }
    }

    /// A card left the hand that most did not see.
    pub(crate) fn give(&mut self) {
        self.leave(0);
    }

    /// A card leaves that is not one of the oldest `n_staying`. It may well be
    /// the next, so that less is remembered rather than too much.
    fn leave(&mut self, n_staying: u8) {
        for animal in Animal::all() {
            let n = self.n(animal);
            if n_staying < n {
                self.set(animal, n - 1);
            }
        }
    }
}

const fn shift(animal: Animal) -> u32 {
    3 * animal.value() as u32
}

impl From<Lacks> for [u8; Animal::N] {
    fn from(lacks: Lacks) -> [u8; Animal::N] {
        let mut counts = [0; Animal::N];
        for (n, animal) in counts.iter_mut().zip(Animal::all()) {
            *n = lacks.n(animal);
        }
        counts
    }
}

impl TryFrom<[u8; Animal::N]> for Lacks {
    type Error = String;

    fn try_from(counts: [u8; Animal::N]) -> Result<Lacks, String> {
        let mut lacks = Lacks::NONE;
        for (n, animal) in counts.into_iter().zip(Animal::all()) {
            if MOST < n {
                return Err(format!("{n} cards are more than anybody remembers"));
            }
            lacks.set(animal, n);
        }
        Ok(lacks)
    }
}
