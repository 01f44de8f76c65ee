//! Sets of cards.

use std::ops;

use tabletop::chance::Pile;

use crate::card::{Bid, Card, Face, N_BIDS, N_CARDS};

/// Some of the 112 cards, one bit each, for the table's own use.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(u128);

impl Cards {
    pub const NONE: Cards = Cards(0);
    /// All 112.
    pub const BOX: Cards = Cards((1 << N_CARDS) - 1);
    pub const BIDS: Cards = Cards((1 << N_BIDS) - 1);

    pub const fn one(card: Card) -> Cards {
        Cards(1 << card.index())
    }

    /// All copies of a face.
    pub const fn of(face: Face) -> Cards {
        let ones = (1 << face.copies()) - 1;
        Cards(ones << face.first().index())
    }

    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | Cards::one(card).0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn contains(self, card: Card) -> bool {
        self.0 & Cards::one(card).0 != 0
    }

    /// Whether a copy of this face is there.
    pub const fn has(self, face: Face) -> bool {
        self.0 & Cards::of(face).0 != 0
    }

    pub const fn n(self, face: Face) -> u8 {
        Cards(self.0 & Cards::of(face).0).len()
    }

    /// The lowest copy of a face.
    pub fn find(self, face: Face) -> Option<Card> {
        (self & Cards::of(face)).first()
    }

    pub fn first(self) -> Option<Card> {
        if self.is_empty() {
            None
        } else {
            Some(Card::new(self.0.trailing_zeros() as usize))
        }
    }

    pub fn insert(&mut self, card: Card) {
        *self = *self | Cards::one(card);
    }

    pub fn remove(&mut self, card: Card) {
        *self = *self - Cards::one(card);
    }

    /// Takes out a copy of a face, if there is one.
    pub fn take(&mut self, face: Face) -> Option<Card> {
        let card = self.find(face)?;
        self.remove(card);
        Some(card)
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.0 &= left.0 - 1;
            Some(card)
        })
    }

    /// Every face once, in ascending order.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        let mut left = self;
        std::iter::from_fn(move || {
            let face = left.first()?.face();
            left = left - Cards::of(face);
            Some(face)
        })
    }

    pub fn bids(self) -> impl Iterator<Item = Bid> {
        (self & Cards::BIDS).faces().filter_map(|face| match face {
            Face::Bid(bid) => Some(bid),
            Face::Job(_) => None,
        })
    }

    /// The one face that all these cards show, if they all show the same.
    pub fn only_face(self) -> Option<Face> {
        let face = self.first()?.face();
        (self - Cards::of(face)).is_empty().then_some(face)
    }
}

impl Pile for Cards {
    type Card = Card;

    fn size(&self) -> usize {
        self.len().into()
    }

    fn take_nth(&mut self, nth: usize) -> Card {
        let low = self.0 as u64;
        let n_low = low.count_ones() as usize;
        let (mut half, n, base) = if nth < n_low {
            (low, nth, 0)
        } else {
            ((self.0 >> 64) as u64, nth - n_low, 64)
        };
        for _ in 0..n {
            half &= half - 1;
        }
        let card = Card::new(base + half.trailing_zeros() as usize);
        self.remove(card);
        card
    }
}

impl ops::BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl ops::BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

/// The cards that are not in the other set.
impl ops::Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards
            .into_iter()
            .fold(Cards::NONE, |set, card| set | Cards::one(card))
    }
}
