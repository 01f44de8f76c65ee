//! Who may know of what happened.

use tabletop::{Seat, Viewer};

use super::{Event, receiver_on_right};

impl Event {
    /// As `viewer` saw it. Everybody hears of everything, but not which cards.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Event {
        let mut seen = self.clone();
        let sees = |seats: &[Seat]| seats.iter().any(|seat| viewer.may_see(*seat));
        match &mut seen {
            Event::Dealt { seat, cards } if !sees(&[*seat]) => *cards = None,
            Event::Listened { seat, card }
            | Event::SetAside { seat, card }
            | Event::PutBack { seat, card, .. }
                if !sees(&[*seat]) =>
            {
                *card = None;
            }
            Event::Drew { card, by, .. } if !by.include(viewer) => *card = None,
            Event::Given {
                chooser,
                from,
                to,
                card,
            } if !sees(&[*chooser, *from, *to]) => *card = None,
            Event::LookedAtHand { seat, whose, cards } if !sees(&[*seat, *whose]) => *cards = None,
            Event::HandsPassed { hands, .. } => {
                *hands = hands.map(|seat, hand| hand.filter(|_| sees(&[seat])));
            }
            Event::HandsSwapped { seat, with, hands } if !sees(&[*seat, *with]) => *hands = None,
            Event::CardsPassed { hidden, cards } => {
                let n_seats = cards.len();
                let receiver = |seat| receiver_on_right(seat, *hidden, n_seats);
                *cards = cards.map(|seat, it| it.filter(|_| sees(&[seat, receiver(seat)])));
            }
            Event::Arranging { seat, cards, .. } if !sees(&[*seat]) => *cards = [None; 3],
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
            | Event::Listened { .. }
            | Event::Tossed { .. }
            | Event::LeftOnDeck { .. }
            | Event::JobPlayed { .. }
            | Event::JobFollowed { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::JobDone { .. }
            | Event::LaidBefore { .. }
            | Event::Removed { .. }
            | Event::MopMoved { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::TurnedOver { .. }
            | Event::Discarded { .. }
            | Event::HandDiscarded { .. }
            | Event::Enough { .. }
            | Event::Chose { .. }
            | Event::ChoseThird { .. }
            | Event::Given { .. }
            | Event::LookedAtHand { .. }
            | Event::HandsSwapped { .. }
            | Event::SetAside { .. }
            | Event::Fetched { .. }
            | Event::PutOnDeck { .. }
            | Event::Arranging { .. }
            | Event::PutBack { .. }
            | Event::RollsImproved { .. }
            | Event::TurnEarned { .. }
            | Event::BrainTaken { .. }
            | Event::BrainPassed { .. }
            | Event::BrainDropped(_)
            | Event::Rolled { .. }
            | Event::Won(_)
            | Event::HandsShown { .. } => (),
        }
        seen
    }
}
