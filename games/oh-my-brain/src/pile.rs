//! Cards that only their owner sees, and what the others know of them.
//! Rulebook 60.

use tabletop::{Seat, rule};

use crate::{animal::Animal, cards::Cards, rulebook as r, state::Each};

/// A hand or a graveyard: for every seat the cards it knows to be there.
/// The owner knows all of them, so the owner's entry is the truth.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Pile {
    known: Each<Cards>,
}

impl Pile {
    /// What `seat` knows to be there.
    pub fn known_to(&self, seat: Seat) -> Cards {
        self.known[seat]
    }

    pub(crate) fn learn(&mut self, seat: Seat, cards: Cards) {
        self.known[seat] = self.known[seat].plus(cards);
    }

    /// Only the owner sees the card.
    pub(crate) fn put(&mut self, owner: Seat, animal: Animal) {
        rule!(r::OMB_23_OWN);
        self.known[owner] = self.known[owner].with(animal, 1);
    }

    /// The giver has seen the card too.
    pub(crate) fn put_given(&mut self, owner: Seat, giver: Seat, animal: Animal) {
        rule!(r::OMB_23_GIVEN);
        self.put(owner, animal);
        self.put(giver, animal);
    }

    /// All see the cards arrive.
    pub(crate) fn put_openly(&mut self, animal: Animal, n_seats: usize) {
        rule!(r::OMB_23_OPEN);
        for known in self.known.first_mut(n_seats) {
            *known = known.with(animal, 1);
        }
    }

    /// All see the cards leave, and cross them off what they knew.
    pub(crate) fn take_openly(&mut self, animal: Animal, n: u8) {
        for known in self.known.all_mut() {
            *known = known.without_any(animal, n);
        }
    }

    /// Only the owner sees which card leaves, so nobody else knows any longer
    /// what is left.
    pub(crate) fn take(&mut self, owner: Seat, animal: Animal) {
        rule!(r::OMB_23_TAKEN);
        let left = self.known[owner].without(animal, 1);
        *self = Pile::default();
        self.known[owner] = left;
    }

    /// Only the owner and the receiver see which card leaves.
    pub(crate) fn take_given(&mut self, owner: Seat, receiver: Seat, animal: Animal) {
        rule!(r::OMB_23_HAND);
        let left = self.known[owner].without(animal, 1);
        let known = self.known[receiver].without_any(animal, 1);
        *self = Pile::default();
        self.known[owner] = left;
        self.known[receiver] = known;
    }
}

/// Two players exchange their hands or their graveyards.
pub(crate) fn swap(piles: &mut Each<Pile>, seat: Seat, with: Seat) {
    rule!(r::OMB_23_SWAPPED);
    (piles[seat], piles[with]) = (piles[with], piles[seat]);
    for (owner, former) in [(seat, with), (with, seat)] {
        let known = &mut piles[owner].known;
        known[owner] = known[former];
    }
}
