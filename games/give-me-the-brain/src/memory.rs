//! What a player with a good memory remembers of cards that it cannot see.
//!
//! All of it follows from what everybody saw, so all remember the same. It is
//! no rule and has no id: only guesses read it.

use serde::{Deserialize, Serialize};

use crate::{
    card::{Card, Face, N_CARDS},
    cards::Cards,
};

/// Cards that players have or lack together, as far as others can tell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    Bid,
    /// A job for one hand that takes no Brain: whoever has a hand left can do it.
    Handiwork,
    /// Any other job.
    Other,
}

/// What a player's cards probably lack: for each sort, how many of them are
/// something else, counted from the one that has been there longest.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lacks {
    pub bids: u8,
    pub handiwork: u8,
}

impl Sort {
    pub const ALL: [Sort; 3] = [Sort::Bid, Sort::Handiwork, Sort::Other];

    pub const fn of(face: Face) -> Sort {
        match face {
            Face::Bid(_) => Sort::Bid,
            Face::Job(job) => match (job.skill(), job.hands()) {
                (None, ..=1) => Sort::Handiwork,
                (None, 2..) | (Some(_), _) => Sort::Other,
            },
        }
    }

    /// All of this sort.
    pub const fn cards(self) -> Cards {
        CARDS[self as usize]
    }
}

/// The cards of every sort.
const CARDS: [Cards; Sort::ALL.len()] = {
    let mut cards = [Cards::NONE; Sort::ALL.len()];
    let mut number = 0;
    while number < N_CARDS {
        let card = Card::new(number);
        let sort = Sort::of(card.face()) as usize;
        cards[sort] = cards[sort].with(card);
        number += 1;
    }
    cards
};

impl Lacks {
    pub const NONE: Lacks = Lacks {
        bids: 0,
        handiwork: 0,
    };

    /// How many of the oldest cards are not of this sort.
    pub const fn n(self, sort: Sort) -> u8 {
        match sort {
            Sort::Bid => self.bids,
            Sort::Handiwork => self.handiwork,
            Sort::Other => 0,
        }
    }

    /// Whoever passes in a bidding hardly has a bid.
    pub(crate) fn pass(&mut self, n_cards: u8) {
        self.bids = n_cards;
    }

    /// Whoever stops with a hand to spare hardly has work for it. Whoever loafs
    /// may: bots that are far behind often do.
    pub(crate) fn stop(&mut self, hands_left: u8, n_cards: u8) {
        if 0 < hands_left {
            self.handiwork = n_cards;
        }
    }

    /// A card leaves that all see. It is none of those that are not of its
    /// sort, unless all are.
    pub(crate) fn play(&mut self, face: Face, n_left: u8) {
        self.leave(self.n(Sort::of(face)).min(n_left));
    }

    /// Cards leave that most do not see.
    pub(crate) fn give(&mut self, n: u8) {
        for _ in 0..n {
            self.leave(0);
        }
    }

    /// A card leaves that is not one of the oldest `n_staying`. It may well be
    /// the next, so that less is remembered rather than too much.
    fn leave(&mut self, n_staying: u8) {
        for n in [&mut self.bids, &mut self.handiwork] {
            if n_staying < *n {
                *n -= 1;
            }
        }
    }
}
