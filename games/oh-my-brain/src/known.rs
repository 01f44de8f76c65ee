//! What somebody knows of cards that only their owner sees. Rulebook 60.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, rule};

use crate::{
    animal::Animal,
    cards::Cards,
    event::{Event, Swapped},
    rulebook as r,
    table::Each,
};

/// Cards that somebody knows to be in each hand and graveyard. Owners know all
/// of their own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Known {
    pub hands: Each<Cards>,
    pub graveyards: Each<Cards>,
}

impl Known {
    /// What follows from an event as it was told. `drawn` are the cards just
    /// drawn; whoever is not told of them leaves them alone, so that one table
    /// of them can serve all their owners.
    #[inline(always)]
    pub(crate) fn follow(&mut self, event: &Event, drawn: &mut Each<Cards>) {
        match *event {
            Event::RoundBegan { .. } => *self = Known::default(),
            Event::Dealt { seat, cards, .. } => {
                drawn[seat] = drawn[seat].plus(cards.unwrap_or_default());
            }
            Event::Drew { seat, card } => put(&mut drawn[seat], card),
            Event::Buried { seat, card } => {
                let graveyard = &mut self.graveyards[seat];
                sort(&mut drawn[seat], card, graveyard, &mut self.hands[seat]);
            }
            Event::Kept { seat, card } => {
                let hand = &mut self.hands[seat];
                sort(&mut drawn[seat], card, hand, &mut self.graveyards[seat]);
            }
            Event::Played { seat, animal, n } => {
                self.hands[seat] = self.hands[seat].without_any(animal, n);
            }
            Event::Shared { animal, to, .. } => {
                rule!(r::OMB_23_OPEN);
                self.graveyards[to] = self.graveyards[to].with(animal, 1);
            }
            Event::Given { seat, to, card } => {
                rule!(r::OMB_23_GIVEN);
                rule!(r::OMB_23_HAND);
                take(&mut self.hands[seat], card);
                put(&mut self.graveyards[to], card);
            }
            Event::Swarmed { seat, card } => put(&mut self.graveyards[seat], card),
            Event::Took { seat, card } => {
                rule!(r::OMB_23_TAKEN);
                take(&mut self.graveyards[seat], card);
                put(&mut self.hands[seat], card);
            }
            Event::SwappedHands { seat, with, cards } => swap(&mut self.hands, seat, with, cards),
            Event::SwappedGraveyards { seat, with, cards } => {
                swap(&mut self.graveyards, seat, with, cards);
            }
            Event::Turn { .. }
            | Event::GaveUp { .. }
            | Event::Reshuffled { .. }
            | Event::Swept { .. }
            | Event::Rolled { .. }
            | Event::Stolen { .. }
            | Event::Gained { .. }
            | Event::Refills { .. }
            | Event::RoundEnded { .. }
            | Event::Ended { .. } => (),
        }
    }
}

fn put(place: &mut Cards, card: Option<Animal>) {
    if let Some(animal) = card {
        rule!(r::OMB_23_OWN);
        *place = place.with(animal, 1);
    }
}

/// An unknown card may be any of those that were known.
fn take(place: &mut Cards, card: Option<Animal>) {
    *place = match card {
        Some(animal) => place.without_any(animal, 1),
        None => Cards::NONE,
    };
}

/// One of the drawn cards goes to its place, the rest to the other one.
fn sort(drawn: &mut Cards, card: Option<Animal>, place: &mut Cards, other: &mut Cards) {
    if let Some(animal) = card {
        put(place, card);
        *other = other.plus(drawn.without(animal, 1));
        *drawn = Cards::NONE;
    }
}

/// Two players exchange their hands or their graveyards.
fn swap(places: &mut Each<Cards>, seat: Seat, with: Seat, cards: Option<Swapped>) {
    rule!(r::OMB_23_SWAPPED);
    places.swap(seat, with);
    if let Some(Swapped { got, gave }) = cards {
        places[seat] = got;
        places[with] = gave;
    }
}
