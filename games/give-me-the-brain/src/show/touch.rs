//! What touching a card can mean, depending on where it lies.

use tabletop::Seat;

use crate::{action::Action, card::Face, table::Phase, view::View};

/// Where a card lies.
#[derive(Copy, Clone)]
pub(super) enum Touch {
    /// It lies where it cannot be used.
    Nothing,
    MyHand,
    /// In somebody else's hand; the job that is being done is about `chosen`.
    HandOf(Seat, Option<Seat>),
    /// Before a player.
    Table(Seat),
    Discards,
    Deck,
}

impl Touch {
    pub(super) fn is_meant(self, action: Action, face: Face) -> bool {
        match action {
            Action::Bid(bid) | Action::BidAs31(bid) => {
                matches!(self, Touch::MyHand) && face == Face::Bid(bid)
            }
            Action::Play { job, .. } => matches!(self, Touch::MyHand) && face == Face::Job(job),
            Action::Discard(card) | Action::Give(card) | Action::SetAside(card) => {
                matches!(self, Touch::MyHand) && face == card
            }
            Action::Move(card) => match self {
                Touch::HandOf(seat, chosen) => chosen == Some(seat) && face == card,
                Touch::Nothing
                | Touch::MyHand
                | Touch::Table(_)
                | Touch::Discards
                | Touch::Deck => false,
            },
            Action::Take(card) | Action::Put(card) => {
                matches!(self, Touch::Discards) && face == card
            }
            Action::Follow(job) => matches!(self, Touch::Discards) && face == Face::Job(job),
            Action::Next(card) => matches!(self, Touch::Deck) && face == card,
            Action::Inspect { job, owner } => match self {
                Touch::Table(seat) => seat == owner && face == Face::Job(job),
                Touch::Nothing
                | Touch::MyHand
                | Touch::HandOf(..)
                | Touch::Discards
                | Touch::Deck => false,
            },
            Action::Pass
            | Action::Listen
            | Action::Toss
            | Action::Leave
            | Action::Stop
            | Action::Loaf
            | Action::LoafAfresh
            | Action::Choose(_)
            | Action::Enough => false,
        }
    }
}

impl View {
    /// Whom the job that is being done is about.
    pub(super) fn chosen(&self) -> Option<Seat> {
        match &self.table.phase {
            Phase::Work(work) => work.jobs.current()?.chosen,
            Phase::Bidding(_) | Phase::Over(_) => None,
        }
    }
}
