//! What a player with a good memory remembers of cards that it cannot see.
//!
//! All of it follows from what everybody saw, so all remember the same. It is
//! no rule and has no id: only guesses read it.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    card::{Card, Face, N_CARDS},
    cards::Cards,
};

/// Cards that are of use at the same moments.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    Bid,
    /// A job for one hand that takes no Brain.
    OneHanded,
    /// A job for two hands that takes no Brain.
    TwoHanded,
    /// A job that takes a Brain.
    Brainwork,
}

/// What a player does not use.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Idle {
    pub hands: u8,
    /// Whether the player has the Brain and loafs all the same. Merely to stop
    /// with it says little: it may be dropped.
    pub brain: bool,
}

/// What a player's cards probably lack: for each sort, how many of them are
/// something else, counted from the one that has been there longest.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lacks([u8; Sort::ALL.len()]);

impl Sort {
    pub const ALL: [Sort; 4] = [Sort::Bid, Sort::OneHanded, Sort::TwoHanded, Sort::Brainwork];

    pub const fn of(face: Face) -> Sort {
        match face {
            Face::Bid(_) => Sort::Bid,
            Face::Job(job) => match (job.skill(), job.hands()) {
                (Some(_), _) => Sort::Brainwork,
                (None, ..=1) => Sort::OneHanded,
                (None, _) => Sort::TwoHanded,
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
    let mut n = 0;
    while n < N_CARDS {
        let card = Card::new(n);
        let sort = Sort::of(card.face()) as usize;
        cards[sort] = cards[sort].with(card);
        n += 1;
    }
    cards
};

impl Lacks {
    pub const NONE: Lacks = Lacks([0; Sort::ALL.len()]);

    /// How many of the oldest cards are not of this sort.
    pub const fn n(self, sort: Sort) -> u8 {
        self.0[sort as usize]
    }

    pub(crate) fn set(&mut self, sort: Sort, n: u8) {
        self.0[sort as usize] = n;
    }

    /// Whoever passes in a bidding hardly has a bid.
    pub(crate) fn pass(&mut self, n_cards: u8) {
        self.set(Sort::Bid, n_cards);
    }

    /// Whoever leaves hands idle hardly has work for them.
    pub(crate) fn rest(&mut self, idle: Idle, n_cards: u8) {
        if 1 <= idle.hands {
            self.set(Sort::OneHanded, n_cards);
        }
        if 2 <= idle.hands {
            self.set(Sort::TwoHanded, n_cards);
        }
        if idle.brain {
            self.set(Sort::Brainwork, n_cards);
        }
    }

    /// A card left that all saw: it is none of those that are not of its sort,
    /// unless all are. It may well be the next, so that less is remembered
    /// rather than too much.
    pub(crate) fn play(&mut self, face: Face, n_left: u8) {
        self.leave(self.n(Sort::of(face)).min(n_left));
    }

    /// Cards left that most did not see.
    pub(crate) fn give(&mut self, n: u8) {
        for _ in 0..n {
            self.leave(0);
        }
    }

    fn leave(&mut self, n_staying: u8) {
        let Lacks(counts) = self;
        for n in counts.iter_mut().filter(|n| n_staying < **n) {
            *n -= 1;
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Sort::Bid => "bid",
            Sort::OneHanded => "one-handed",
            Sort::TwoHanded => "two-handed",
            Sort::Brainwork => "brainwork",
        })
    }
}

impl FromStr for Sort {
    type Err = String;

    fn from_str(text: &str) -> Result<Sort, String> {
        let sort = Sort::ALL.into_iter().find(|sort| sort.to_string() == text);
        sort.ok_or_else(|| format!("{text:?} is not bid, one-handed, two-handed or brainwork"))
    }
}
