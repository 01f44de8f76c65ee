//! What lies on top of the deck as far as somebody knows it, in a list that
//! needs no memory of its own: searches look at it by the million.

use std::{
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, DerefMut},
    slice,
};

use serde::{Deserialize, Serialize};
use tabletop::SeatSet;

use super::TopCard;
use crate::{card::N_CARDS, hands::Witnesses};

/// From the top down.
#[derive(Copy, Clone, Serialize, Deserialize)]
#[serde(into = "Vec<TopCard>", try_from = "Vec<TopCard>")]
pub struct Top {
    /// Past `n`: unknown, never read.
    cards: [TopCard; N_CARDS],
    n: u8,
}

impl Top {
    const UNKNOWN: TopCard = TopCard {
        card: None,
        by: Witnesses::Only(SeatSet::EMPTY),
    };
    pub(crate) const NONE: Top = Top {
        cards: [Top::UNKNOWN; N_CARDS],
        n: 0,
    };

    pub(crate) fn push(&mut self, card: TopCard) {
        self.n += 1;
        *self.last_mut().expect("one was added") = card;
    }

    pub(crate) fn put_on(&mut self, card: TopCard) {
        self.push(card);
        self.rotate_right(1);
    }

    pub(crate) fn take_off(&mut self) {
        if !self.is_empty() {
            self.rotate_left(1);
            self.n -= 1;
        }
    }
}

impl Deref for Top {
    type Target = [TopCard];

    fn deref(&self) -> &[TopCard] {
        &self.cards[..self.n.into()]
    }
}

impl DerefMut for Top {
    fn deref_mut(&mut self) -> &mut [TopCard] {
        &mut self.cards[..self.n.into()]
    }
}

impl<'a> IntoIterator for &'a Top {
    type Item = &'a TopCard;
    type IntoIter = slice::Iter<'a, TopCard>;

    fn into_iter(self) -> slice::Iter<'a, TopCard> {
        self.iter()
    }
}

impl FromIterator<TopCard> for Top {
    fn from_iter<I: IntoIterator<Item = TopCard>>(cards: I) -> Top {
        let mut top = Top::NONE;
        cards.into_iter().for_each(|card| top.push(card));
        top
    }
}

impl From<Top> for Vec<TopCard> {
    fn from(top: Top) -> Vec<TopCard> {
        top.to_vec()
    }
}

impl TryFrom<Vec<TopCard>> for Top {
    type Error = String;

    fn try_from(cards: Vec<TopCard>) -> Result<Top, String> {
        if cards.len() <= N_CARDS {
            Ok(cards.into_iter().collect())
        } else {
            Err(format!("the box holds only {N_CARDS} cards"))
        }
    }
}

impl PartialEq for Top {
    fn eq(&self, other: &Top) -> bool {
        self[..] == other[..]
    }
}

impl Eq for Top {}

impl Hash for Top {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl fmt::Debug for Top {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self[..].fmt(f)
    }
}
