//! Bidding for the Brain. Rulebook 20.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat};

use crate::card::{Bid, THIRTY_ONE};

/// Once around the table.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bidding {
    /// Who speaks first.
    pub first: Seat,
    /// Who dropped the Brain: at the start of the game, nobody.
    pub dropper: Option<Seat>,
    pub offers: BySeat<Offer>,
}

/// What one player has done in a bidding.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Offer {
    #[default]
    Awaited,
    Passed,
    Bid {
        bid: Bid,
        /// Its number, or 31.
        counts: u8,
    },
}

/// What a bid would do now.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Outlook {
    /// Nothing can beat it: it is a 31, or nobody comes after.
    Wins,
    /// It is the highest so far.
    Leads,
    /// There is a higher one; it only leaves your cards.
    Loses,
}

impl Bidding {
    pub fn new(n_seats: usize, first: Seat, dropper: Option<Seat>) -> Bidding {
        Bidding {
            first,
            dropper,
            offers: BySeat::new(n_seats, |_| Offer::Awaited),
        }
    }

    /// All players in the order they speak.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.offers.len();
        let first = self.first.index();
        (0..n_seats).map(move |n| Seat::new((first + n) % n_seats))
    }

    /// Whose turn it is to bid or pass.
    pub fn next(&self) -> Option<Seat> {
        self.order()
            .find(|seat| self.offers[*seat] == Offer::Awaited)
    }

    /// The highest bid so far, and what it counts.
    pub fn best(&self) -> Option<(Seat, u8)> {
        let counts = |seat| match self.offers[seat] {
            Offer::Bid { counts, .. } => Some((seat, counts)),
            Offer::Awaited | Offer::Passed => None,
        };
        self.order()
            .filter_map(counts)
            .max_by_key(|(_, counts)| *counts)
    }

    /// Whether this bid can count 31 for this player.
    pub fn may_count_31(&self, seat: Seat, bid: Bid) -> bool {
        bid.is_double() && self.dropper == Some(seat)
    }

    /// What a bid that counts so much would do if it were played next.
    pub fn outlook(&self, counts: u8) -> Outlook {
        let is_awaited = |seat: &Seat| self.offers[*seat] == Offer::Awaited;
        let n_awaited = self.order().filter(is_awaited).count();
        match self.best() {
            Some((_, best)) if counts < best => Outlook::Loses,
            Some(_) | None if counts == THIRTY_ONE || n_awaited <= 1 => Outlook::Wins,
            Some(_) | None => Outlook::Leads,
        }
    }
}
