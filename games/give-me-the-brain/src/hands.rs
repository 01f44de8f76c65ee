//! The players' cards, and who knows which of them. Rulebook 60.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet, Viewer, rule};

use crate::{
    card::{Card, Face},
    cards::Cards,
    rulebook as r,
};

/// Who saw something.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Witnesses {
    /// Everybody at the table, onlookers too.
    All,
    Only(SeatSet),
}

impl Default for Witnesses {
    fn default() -> Witnesses {
        Witnesses::Only(SeatSet::EMPTY)
    }
}

impl Witnesses {
    /// And one more.
    #[must_use]
    pub(crate) fn with(self, seat: Seat) -> Witnesses {
        match self {
            Witnesses::All => Witnesses::All,
            Witnesses::Only(seats) => Witnesses::Only(seats.with(seat)),
        }
    }

    pub fn include(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Witnesses::All, _) | (Witnesses::Only(_), Viewer::Judge) => true,
            (Witnesses::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Witnesses::Only(_), Viewer::Public) => false,
        }
    }
}

/// What everybody holds. What somebody knows of a hand is a lower bound: "at
/// least these". Copies cannot be told apart, so when one leaves for all to
/// see, it is the one that was known.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Hands {
    held: BySeat<Cards>,
    /// For every seat the cards it knows to be in a hand.
    known: BySeat<Cards>,
    /// The same for onlookers, who never know more than a player.
    open: Cards,
}

impl Hands {
    pub(crate) fn empty(n_seats: usize) -> Hands {
        let none = BySeat::new(n_seats, |_| Cards::NONE);
        Hands {
            held: none,
            known: none,
            open: Cards::NONE,
        }
    }

    pub fn held(&self, seat: Seat) -> Cards {
        self.held[seat]
    }

    /// What everybody has together.
    pub(crate) fn all(&self) -> Cards {
        let hands = self.held.as_slice().iter();
        hands.fold(Cards::NONE, |all, hand| all | *hand)
    }

    /// Cards in any hand that a viewer can place.
    pub fn known_to(&self, viewer: Viewer) -> Cards {
        match viewer {
            Viewer::Seat(seat) => self.known[seat],
            Viewer::Public => self.open,
            Viewer::Judge => Cards::BOX,
        }
    }

    pub(crate) fn learn(&mut self, seat: Seat, cards: Cards) {
        self.known[seat] = self.known[seat] | cards;
    }

    pub(crate) fn witness(&mut self, by: Witnesses, cards: Cards) {
        match by {
            Witnesses::All => {
                for seat in self.held.seats() {
                    self.learn(seat, cards);
                }
                self.open = self.open | cards;
            }
            Witnesses::Only(seats) => seats.iter().for_each(|seat| self.learn(seat, cards)),
        }
    }

    /// The owner sees the card, and so did these.
    pub(crate) fn put(&mut self, owner: Seat, face: Face, by: Witnesses) {
        rule!(r::GMB_24_SECRET);
        self.take_in(owner, face, by.with(owner));
    }

    pub(crate) fn put_openly(&mut self, owner: Seat, face: Face) {
        rule!(r::GMB_24_OPEN);
        self.take_in(owner, face, Witnesses::All);
    }

    /// Any copy that nobody holds will do: they cannot be told apart.
    fn take_in(&mut self, owner: Seat, face: Face, by: Witnesses) {
        let card = (Cards::BOX - self.all()).find(face);
        let card = card.expect("the box holds enough of them");
        self.held[owner].insert(card);
        self.witness(by, Cards::one(card));
    }

    /// All see which card leaves.
    pub(crate) fn take_openly(&mut self, owner: Seat, face: Face) {
        let hand = self.held[owner];
        let card = hand.find(face).expect("the card is in the hand");
        for seat in self.held.seats() {
            cross_off(&mut self.known[seat], hand, card);
        }
        cross_off(&mut self.open, hand, card);
        self.held[owner].remove(card);
    }

    /// All see the whole hand go, and need not remember it.
    pub(crate) fn take_all(&mut self, owner: Seat) {
        let hand = std::mem::take(&mut self.held[owner]);
        for seat in self.held.seats() {
            self.known[seat] = self.known[seat] - hand;
        }
        self.open = self.open - hand;
    }

    /// A card changes hands; only the two players and whoever chose it see it.
    pub(crate) fn give(&mut self, from: Seat, to: Seat, chooser: Seat, face: Face) {
        rule!(r::GMB_24_GIVEN);
        let hand = self.held[from];
        let card = hand.find(face).expect("the card is in the hand");
        for seat in self.held.seats() {
            let known = &mut self.known[seat];
            if [from, to, chooser].contains(&seat) {
                cross_off(known, hand, card);
                known.insert(card);
            } else {
                *known = forgotten(*known, hand);
            }
        }
        self.open = forgotten(self.open, hand);
        self.held[from].remove(card);
        self.held[to].insert(card);
    }

    /// Everybody hands `passed` on at once, to the player `receiver` names.
    pub(crate) fn pass(&mut self, passed: Cards, receiver: impl Fn(Seat) -> Seat) {
        let before = self.held;
        for from in before.seats() {
            let (hand, to) = (before[from], receiver(from));
            let given = hand & passed;
            if given.is_empty() {
                continue;
            }
            for seat in before.seats() {
                let known = &mut self.known[seat];
                if seat == to {
                    given.iter().for_each(|card| cross_off(known, hand, card));
                } else if seat != from {
                    *known = forgotten(*known, hand);
                }
            }
            self.open = forgotten(self.open, hand);
            self.held[from] = self.held[from] - given;
        }
        for from in before.seats() {
            let (given, to) = (before[from] & passed, receiver(from));
            self.held[to] = self.held[to] | given;
            self.learn(to, given);
        }
    }

    /// Whole hands change owners: each seat now has the hand `former` had.
    pub(crate) fn deal_anew(&mut self, former: impl Fn(Seat) -> Seat) {
        rule!(r::GMB_24_MOVED);
        let before = self.held;
        for seat in before.seats() {
            self.held[seat] = before[former(seat)];
            self.learn(seat, self.held[seat]);
        }
    }
}

fn forgotten(known: Cards, hand: Cards) -> Cards {
    if !(known & hand).is_empty() {
        rule!(r::GMB_24_FORGOTTEN);
    }
    known - hand
}

/// A card left `hand` before the eyes of somebody who knew this much.
fn cross_off(known: &mut Cards, hand: Cards, card: Card) {
    if known.contains(card) {
        known.remove(card);
    } else if let Some(copy) = (*known & hand).find(card.face()) {
        known.remove(copy);
    }
}
