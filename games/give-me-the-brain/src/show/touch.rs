//! What touching a card can mean, depending on where it lies.

use tabletop::{Seat, Viewer};

use crate::{action::Action, card::Face, job::Job, table::Phase, view::View};

/// Where a card lies.
#[derive(Copy, Clone)]
pub(super) enum Touch {
    /// It lies where it cannot be used.
    Nothing,
    MyHand,
    /// In somebody else's hand; the job that is being done is about `chosen`.
    HandOf(Seat, Option<Seat>),
    /// Before a player.
    Table(Seat, Viewer),
    Discards,
    /// On the deck, with so many above it.
    Deck(usize),
}

impl Touch {
    pub(super) fn is_meant(self, action: Action, face: Face) -> bool {
        match action {
            Action::Bid(bid) | Action::BidAs31(bid) => {
                matches!(self, Touch::MyHand) && face == Face::Bid(bid)
            }
            Action::Play { job, substitute } => match self {
                Touch::MyHand => face == Face::Job(job),
                Touch::Table(seat, eyes) if eyes == Viewer::Seat(seat) => {
                    substitute.is_some_and(|it| face == Face::Job(it.job()))
                }
                Touch::Nothing
                | Touch::HandOf(..)
                | Touch::Table(..)
                | Touch::Discards
                | Touch::Deck(_) => false,
            },
            Action::Discard(card) | Action::Give(card) | Action::SetAside(card) => {
                matches!(self, Touch::MyHand) && face == card
            }
            Action::Move(card) => match self {
                Touch::HandOf(seat, chosen) => chosen == Some(seat) && face == card,
                Touch::Nothing
                | Touch::MyHand
                | Touch::Table(..)
                | Touch::Discards
                | Touch::Deck(_) => false,
            },
            Action::Take(card) | Action::Put(card) => {
                matches!(self, Touch::Discards) && face == card
            }
            Action::Follow(job) => matches!(self, Touch::Discards) && face == Face::Job(job),
            Action::Next(card) => matches!(self, Touch::Deck(_)) && face == card,
            Action::Toss | Action::Leave => matches!(self, Touch::Deck(0)),
            Action::Inspect { job, owner } => match self {
                Touch::Table(seat, _) => seat == owner && face == Face::Job(job),
                Touch::Nothing
                | Touch::MyHand
                | Touch::HandOf(..)
                | Touch::Discards
                | Touch::Deck(_) => false,
            },
            Action::Listen => match self {
                Touch::Table(seat, eyes) => {
                    eyes == Viewer::Seat(seat) && face == Face::Job(Job::WalkieTalkie)
                }
                Touch::Nothing
                | Touch::MyHand
                | Touch::HandOf(..)
                | Touch::Discards
                | Touch::Deck(_) => false,
            },
            Action::Pass
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
