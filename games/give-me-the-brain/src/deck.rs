//! The deck. Rulebook 10.

use tabletop::Cx;

use crate::{
    card::{Card, Face},
    cards::Cards,
    top::Top,
};

/// Cards that somebody has looked at or put on top lie in order; the place of
/// all others is settled when it matters.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Deck {
    /// Below the top, in no order.
    pub(crate) rest: Cards,
    /// The lowest card with a face stands for all, which is smaller than a face.
    top: Top<Card>,
}

impl Deck {
    pub(crate) fn of(rest: Cards) -> Deck {
        Deck {
            rest,
            top: Top::default(),
        }
    }

    /// The cards whose order is settled, from the top down.
    pub fn top(&self) -> impl ExactSizeIterator<Item = Face> {
        self.top.iter().map(|card| card.face())
    }

    /// What would be drawn next.
    pub(crate) fn next<E>(&self, cx: &mut Cx<'_, E>) -> Option<Face> {
        match self.top.first() {
            Some(card) => Some(card.face()),
            None => cx.draw(&mut { self.rest }).map(Card::face),
        }
    }

    pub(crate) fn draw<E>(&mut self, cx: &mut Cx<'_, E>) -> Option<Face> {
        let face = self.next(cx)?;
        self.take(face);
        Some(face)
    }

    /// This card is drawn.
    pub(crate) fn take(&mut self, face: Face) {
        if self.top.take_off().is_none() {
            self.take_from_rest(face);
        }
    }

    /// These cards lie on top, as somebody sees.
    pub(crate) fn settle(&mut self, cards: impl IntoIterator<Item = Face>) {
        for face in cards.into_iter().skip(self.top.len()) {
            self.take_from_rest(face);
            self.put_below_top(face);
        }
    }

    fn take_from_rest(&mut self, face: Face) {
        self.rest.take(face).expect("the card is in the deck");
    }

    pub(crate) fn put_on_top(&mut self, face: Face) {
        self.top.put_on(face.first());
    }

    /// Below everything that is settled so far.
    pub(crate) fn put_below_top(&mut self, face: Face) {
        self.top.push(face.first());
    }

    /// The next card with this face comes to lie with so many above it.
    pub(crate) fn bring_up(&mut self, face: Face, above: usize) {
        let mut below = self.top[above..].iter();
        let place = below.position(|card| card.face() == face);
        let place = above + place.expect("the card is on the deck");
        self.top[above..=place].rotate_right(1);
    }
}
