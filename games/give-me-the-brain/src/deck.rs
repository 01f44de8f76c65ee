//! The deck. Rulebook 10.

use tabletop::Cx;

use crate::{
    card::{Card, Face, N_CARDS},
    cards::Cards,
};

/// Cards that somebody has looked at or put on top lie in order; the place of
/// all others is settled when it matters.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Deck {
    /// Below the top, in no order.
    pub(crate) rest: Cards,
    /// From the top down; past `n_top`: the lowest card, never read.
    top: [Card; N_CARDS],
    n_top: u8,
}

impl Deck {
    pub(crate) const fn of(rest: Cards) -> Deck {
        Deck {
            rest,
            top: [Card::new(0); N_CARDS],
            n_top: 0,
        }
    }

    pub fn len(&self) -> u8 {
        self.n_top + self.rest.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards whose order is settled, from the top down.
    pub fn top(&self) -> &[Card] {
        &self.top[..self.n_top.into()]
    }

    pub fn cards(&self) -> Cards {
        self.rest | self.top().iter().copied().collect()
    }

    pub(crate) fn draw<E>(&mut self, cx: &mut Cx<'_, E>) -> Option<Card> {
        let n_top = usize::from(self.n_top);
        if n_top == 0 {
            return cx.draw(&mut self.rest);
        }
        let card = self.top[0];
        self.top.copy_within(1..n_top, 0);
        self.top[n_top - 1] = Card::new(0);
        self.n_top -= 1;
        Some(card)
    }

    /// Settles the order of the top `n`, or of all if there are fewer.
    pub(crate) fn settle<E>(&mut self, n: u8, cx: &mut Cx<'_, E>) -> &mut [Card] {
        while self.n_top < n {
            let Some(card) = cx.draw(&mut self.rest) else {
                break;
            };
            self.top[usize::from(self.n_top)] = card;
            self.n_top += 1;
        }
        let n = n.min(self.n_top);
        &mut self.top[..n.into()]
    }

    pub(crate) fn put_on_top(&mut self, card: Card) {
        let n_top = usize::from(self.n_top);
        self.top.copy_within(0..n_top, 1);
        self.top[0] = card;
        self.n_top += 1;
    }

    /// The next card with this face comes to lie with so many above it.
    pub(crate) fn bring_up(&mut self, face: Face, above: usize) {
        let mut below = self.top()[above..].iter();
        let place = below.position(|card| card.face() == face);
        let place = above + place.expect("the card is on the deck");
        self.top[above..=place].rotate_right(1);
    }

    /// Below everything that is settled so far.
    pub(crate) fn put_below_top(&mut self, card: Card) {
        self.top[usize::from(self.n_top)] = card;
        self.n_top += 1;
    }
}
