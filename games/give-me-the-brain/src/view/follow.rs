//! Bringing a view up to date with what its viewer was told.

use tabletop::{BySeat, SeatSet, Viewer};

use super::View;
use crate::{
    card::Face,
    event::{Event, Swapped, receiver_on_right},
    faces::Faces,
};

impl View {
    pub(crate) fn follow(&mut self, event: &Event) {
        learn(&mut self.hands, event, &self.table.set_aside);
        let seen_by_all = event.seen_by(Viewer::Public);
        learn(&mut self.open, &seen_by_all, &self.table.set_aside);
        self.look_around(event);
        self.table.follow(event);
    }

    /// Cards that are hidden, but not in a hand like any other.
    fn look_around(&mut self, event: &Event) {
        match *event {
            Event::Drew { .. } | Event::Tossed { .. } | Event::TurnedOver { .. } => {
                self.top.take_off();
            }
            Event::PutOnDeck { card, .. } => self.top.put_on(Some(card)),
            Event::Listened { card, .. } => self.look_at_top(&[card]),
            Event::Arranging { n, cards, .. } => {
                let n = usize::from(n);
                if 1 < n {
                    // Nobody else knows the order any longer.
                    self.top.first_n(n).fill(None);
                }
                self.look_at_top(&cards[..n]);
            }
            Event::PutBack { above, card, .. } => self.put_back(above.into(), card),
            Event::SetAside { seat, card } => self.set_aside[seat].extend(card),
            Event::CardsPassed { .. } => self.set_aside = self.set_aside.map(|_, _| Faces::NONE),
            Event::Dealt { .. }
            | Event::BiddingBegan { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::NobodyBid
            | Event::PickedUp { .. }
            | Event::TurnBegan { .. }
            | Event::TurnSkipped { .. }
            | Event::Stopped { .. }
            | Event::Loafed { .. }
            | Event::LeftOnDeck { .. }
            | Event::JobPlayed { .. }
            | Event::JobFollowed { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::JobDone { .. }
            | Event::LaidBefore { .. }
            | Event::Removed { .. }
            | Event::MopMoved { .. }
            | Event::Reshuffled { .. }
            | Event::Discarded { .. }
            | Event::HandDiscarded { .. }
            | Event::Enough { .. }
            | Event::Chose { .. }
            | Event::ChoseThird { .. }
            | Event::Given { .. }
            | Event::LookedAtHand { .. }
            | Event::HandsPassed { .. }
            | Event::HandsSwapped { .. }
            | Event::Fetched { .. }
            | Event::RollsImproved { .. }
            | Event::TurnEarned { .. }
            | Event::BrainTaken { .. }
            | Event::BrainPassed { .. }
            | Event::BrainDropped(_)
            | Event::Rolled { .. }
            | Event::Won(_)
            | Event::HandsShown { .. } => (),
        }
    }

    fn look_at_top(&mut self, cards: &[Option<Face>]) {
        for (top, card) in self.top.first_n(cards.len()).iter_mut().zip(cards) {
            *top = top.or(*card);
        }
    }

    fn put_back(&mut self, above: usize, card: Option<Face>) {
        if card.is_some() {
            let mut below = self.top[above..].iter();
            let place = below.position(|top| *top == card);
            let place = above + place.expect("a card that was looked at is put back");
            self.top[above..=place].rotate_right(1);
        }
    }
}

/// What somebody who was told this knows of the players' cards.
fn learn(hands: &mut BySeat<Faces>, event: &Event, n_aside: &BySeat<u8>) {
    match *event {
        Event::Dealt { seat, cards } => hands[seat] = cards.unwrap_or_default(),
        Event::Bid { seat, bid, .. } => cross_off(&mut hands[seat], Some(Face::Bid(bid))),
        Event::JobPlayed { seat, job, .. } => cross_off(&mut hands[seat], Some(Face::Job(job))),
        Event::Discarded { seat, card } => cross_off(&mut hands[seat], Some(card)),
        Event::HandDiscarded { seat, .. }
        | Event::Loafed {
            seat,
            cards: Some(_),
        } => hands[seat] = Faces::NONE,
        Event::Drew { seat, card, .. } => hands[seat].extend(card),
        Event::Fetched { seat, card } => hands[seat].extend([card]),
        Event::Given { from, to, card, .. } => {
            cross_off(&mut hands[from], card);
            hands[to].extend(card);
        }
        Event::LookedAtHand { whose, cards, .. } => hands[whose] = cards.unwrap_or(hands[whose]),
        Event::HandsPassed {
            hidden,
            hands: ref passed,
        } => {
            let (before, n_seats) = (*hands, passed.len());
            let former = |seat| before[receiver_on_right(seat, hidden, n_seats)];
            *hands = passed.map(|seat, hand| hand.unwrap_or_else(|| former(seat)));
        }
        Event::HandsSwapped {
            seat,
            with,
            hands: swapped,
        } => {
            let (got, gave) = match swapped {
                Some(Swapped { got, gave }) => (got, gave),
                None => (hands[with], hands[seat]),
            };
            (hands[seat], hands[with]) = (got, gave);
        }
        Event::CardsPassed { hidden, ref cards } => pass_cards(hands, n_aside, hidden, cards),
        Event::HandsShown { hands: shown } => *hands = shown,
        Event::BiddingBegan { .. }
        | Event::Passed { .. }
        | Event::NobodyBid
        | Event::PickedUp { .. }
        | Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::Stopped { .. }
        | Event::Loafed { cards: None, .. }
        | Event::Listened { .. }
        | Event::Tossed { .. }
        | Event::LeftOnDeck { .. }
        | Event::JobFollowed { .. }
        | Event::Asked { .. }
        | Event::StepSkipped { .. }
        | Event::JobDone { .. }
        | Event::LaidBefore { .. }
        | Event::Removed { .. }
        | Event::MopMoved { .. }
        | Event::Reshuffled { .. }
        | Event::TurnedOver { .. }
        | Event::Enough { .. }
        | Event::Chose { .. }
        | Event::ChoseThird { .. }
        | Event::SetAside { .. }
        | Event::PutOnDeck { .. }
        | Event::Arranging { .. }
        | Event::PutBack { .. }
        | Event::RollsImproved { .. }
        | Event::TurnEarned { .. }
        | Event::BrainTaken { .. }
        | Event::BrainPassed { .. }
        | Event::BrainDropped(_)
        | Event::Rolled { .. }
        | Event::Won(_) => (),
    }
}

/// A card leaves; an unknown one may be any of those that were known.
fn cross_off(hand: &mut Faces, card: Option<Face>) {
    *hand = card.map_or(Faces::NONE, |face| hand.without_any(face));
}

fn pass_cards(
    hands: &mut BySeat<Faces>,
    n_aside: &BySeat<u8>,
    hidden: SeatSet,
    cards: &BySeat<Option<Faces>>,
) {
    for (seat, given) in cards.iter() {
        hands[seat] = match given {
            Some(given) => hands[seat].minus_any(*given),
            None if n_aside[seat] == 0 => hands[seat],
            None => Faces::NONE,
        };
    }
    for (seat, given) in cards.iter() {
        let receiver = receiver_on_right(seat, hidden, cards.len());
        hands[receiver] = hands[receiver].plus(given.unwrap_or_default());
    }
}
