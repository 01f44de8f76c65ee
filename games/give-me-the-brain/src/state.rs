//! The whole truth: what lies open, and the cards that not everybody may see.

use tabletop::{Cx, Seat};

use crate::{
    card::Face,
    cards::Cards,
    deck::Deck,
    event::{Event, receiver_on_right},
    hands::{Hands, Witnesses},
    table::Table,
};

/// A shift in progress.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct GiveMeTheBrain {
    pub table: Table,
    pub hands: Hands,
    /// Cards chosen to be passed on, still among their owner's cards.
    pub set_aside: Cards,
    pub deck: Deck,
}

impl GiveMeTheBrain {
    /// A table where nobody holds a card yet.
    pub(crate) fn fresh(table: &Table, deck: Cards) -> GiveMeTheBrain {
        GiveMeTheBrain {
            table: *table,
            hands: Hands::empty(table.n_seats()),
            set_aside: Cards::NONE,
            deck: Deck::of(deck),
        }
    }

    /// The one way in which anything changes: something happens, and it is
    /// told.
    pub(crate) fn happens(&mut self, event: Event, cx: &mut Cx<'_, Event>) {
        self.follow(&event);
        self.table.follow(&event);
        cx.emit(event);
    }

    /// The hidden half of an event; here every card is told.
    fn follow(&mut self, event: &Event) {
        let n_seats = self.table.n_seats();
        match *event {
            Event::Dealt { seat, cards } => {
                for face in known(cards).iter() {
                    self.deck.take(face);
                    self.hands.put(seat, face, Witnesses::default());
                }
            }
            Event::Bid { seat, bid, .. } => self.hands.take_openly(seat, Face::Bid(bid)),
            Event::JobPlayed { seat, job, .. } => self.hands.take_openly(seat, Face::Job(job)),
            Event::Discarded { seat, card } => self.hands.take_openly(seat, card),
            Event::HandDiscarded { seat, .. }
            | Event::Loafed {
                seat,
                cards: Some(_),
            } => self.hands.take_all(seat),
            Event::Drew { seat, card, by } => {
                self.deck.take(known(card));
                self.hands.put(seat, known(card), by);
            }
            Event::Fetched { seat, card } => self.hands.put_openly(seat, card),
            Event::Reshuffled { .. } => self.deck = Deck::of(self.table.discards.cards()),
            Event::Tossed { card, .. } | Event::TurnedOver { card } => self.deck.take(card),
            Event::PutOnDeck { card, .. } => self.deck.put_on_top(card),
            Event::Listened { card, .. } => self.deck.settle(card),
            Event::Arranging { cards, .. } => self.deck.settle(cards.into_iter().flatten()),
            Event::PutBack { above, card, .. } => self.deck.bring_up(known(card), above.into()),
            Event::Given {
                chooser,
                from,
                to,
                card,
            } => self.hands.give(from, to, chooser, known(card)),
            Event::LookedAtHand { seat, whose, .. } => {
                self.hands.learn(seat, self.hands.held(whose));
            }
            Event::HandsPassed { hidden, .. } => self
                .hands
                .deal_anew(|seat| receiver_on_right(seat, hidden, n_seats)),
            Event::HandsSwapped { seat, with, .. } => self.hands.deal_anew(|it| match it {
                it if it == seat => with,
                it if it == with => seat,
                it => it,
            }),
            Event::SetAside { seat, card } => self.set_aside(seat, known(card)),
            Event::CardsPassed { hidden, .. } => {
                let passed = std::mem::take(&mut self.set_aside);
                let receiver = |seat| receiver_on_right(seat, hidden, n_seats);
                self.hands.pass(passed, receiver);
            }
            Event::HandsShown { .. } => self.hands.witness(Witnesses::All, self.hands.all()),
            Event::BiddingBegan { .. }
            | Event::Passed { .. }
            | Event::NobodyBid
            | Event::PickedUp { .. }
            | Event::TurnBegan { .. }
            | Event::TurnSkipped { .. }
            | Event::Stopped { .. }
            | Event::Loafed { cards: None, .. }
            | Event::LeftOnDeck { .. }
            | Event::JobFollowed { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::JobDone { .. }
            | Event::LaidBefore { .. }
            | Event::Removed { .. }
            | Event::MopMoved { .. }
            | Event::Enough { .. }
            | Event::Chose { .. }
            | Event::ChoseThird { .. }
            | Event::RollsImproved { .. }
            | Event::TurnEarned { .. }
            | Event::BrainTaken { .. }
            | Event::BrainPassed { .. }
            | Event::BrainDropped(_)
            | Event::Rolled { .. }
            | Event::Won(_) => (),
        }
    }

    fn set_aside(&mut self, seat: Seat, face: Face) {
        let card = (self.hands.held(seat) - self.set_aside).find(face);
        self.set_aside
            .insert(card.expect("the card is in the hand"));
    }
}

fn known<T>(cards: Option<T>) -> T {
    cards.expect("the whole truth knows every card")
}
