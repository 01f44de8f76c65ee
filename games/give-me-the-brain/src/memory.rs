//! What a player with a good memory remembers of cards that it cannot see.
//!
//! All of it follows from what everybody saw, so all remember the same. It is
//! no rule and lies on no table: only guesses read it.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Seat, SeatSet};

use crate::{
    card::{Card, Face, N_CARDS},
    cards::Cards,
    event::{Event, receiver_on_right},
    faces::Faces,
    job::Job,
    rules::FIRST_CARDS,
    table::{HANDS, MAX_PLAYERS},
};

/// What is remembered.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Memory {
    /// In seat order; those who are not there have the default.
    pub players: [Player; MAX_PLAYERS],
    /// Hands used in this turn.
    pub hands_used: u8,
    /// Jobs that are being done, one for the sake of another.
    pub n_jobs: u8,
}

/// What is remembered of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub held: Held,
    /// Cards chosen to be passed on.
    pub n_aside: u8,
    /// Hands that lie in front, less those that hold a Mop.
    pub extra_hands: i8,
}

/// What is remembered of a player's cards, and goes where they go.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Held {
    pub n: u8,
    pub lacks: Lacks,
}

impl Memory {
    pub(crate) fn remember(&mut self, event: &Event) {
        match *event {
            Event::Dealt { seat, .. } => self.of(seat).held.n = FIRST_CARDS,
            Event::Bid { seat, bid, .. } => self.of(seat).held.lose(Face::Bid(bid)),
            Event::Passed { seat } => self.of(seat).held.pass(),
            Event::TurnBegan { .. } => (self.hands_used, self.n_jobs) = (0, 0),
            Event::Stopped { seat } => self.stop(seat),
            Event::HandDiscarded { seat, .. }
            | Event::Loafed {
                seat,
                cards: Some(_),
            } => self.of(seat).held = Held::default(),
            Event::JobPlayed { seat, job, .. } => {
                self.of(seat).held.lose(Face::Job(job));
                if self.n_jobs == 0 {
                    self.hands_used += job.hands();
                }
                self.n_jobs += 1;
            }
            Event::JobFollowed { .. } => self.n_jobs += 1,
            Event::JobDone { .. } => self.n_jobs = self.n_jobs.saturating_sub(1),
            Event::LaidBefore { job, owner } => self.of(owner).extra_hands += hands_from(job),
            Event::Removed { owner, job, .. } => self.of(owner).extra_hands -= hands_from(job),
            Event::MopMoved { from, to } => {
                self.of(from).extra_hands -= hands_from(Job::Mop);
                self.of(to).extra_hands += hands_from(Job::Mop);
            }
            Event::Drew { seat, .. } | Event::Fetched { seat, .. } => self.of(seat).held.n += 1,
            Event::Discarded { seat, card } => self.of(seat).held.lose(card),
            Event::Given { from, to, .. } => {
                self.of(from).held.give(1);
                self.of(to).held.n += 1;
            }
            Event::HandsPassed { hidden, ref hands } => self.pass_hands(hidden, hands.len()),
            Event::HandsSwapped { seat, with, .. } => {
                let held = self.of(seat).held;
                self.of(seat).held = self.of(with).held;
                self.of(with).held = held;
            }
            Event::SetAside { seat, .. } => self.of(seat).n_aside += 1,
            Event::CardsPassed { hidden, ref cards } => self.pass_cards(hidden, cards),
            Event::BiddingBegan { .. }
            | Event::NobodyBid
            | Event::PickedUp { .. }
            | Event::TurnSkipped { .. }
            | Event::Loafed { cards: None, .. }
            | Event::Listened { .. }
            | Event::Tossed { .. }
            | Event::LeftOnDeck { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::Reshuffled { .. }
            | Event::TurnedOver { .. }
            | Event::Enough { .. }
            | Event::Chose { .. }
            | Event::ChoseThird { .. }
            | Event::LookedAtHand { .. }
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
    }

    pub fn lacks(&self, seat: Seat) -> Lacks {
        self.players[seat.index()].held.lacks
    }

    fn of(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Whoever stops with a hand to spare hardly has work for it. Whoever loafs
    /// may: bots that are far behind often do.
    fn stop(&mut self, seat: Seat) {
        let hands_used = self.hands_used;
        let Player {
            held, extra_hands, ..
        } = self.of(seat);
        if hands_used < HANDS.saturating_add_signed(*extra_hands) {
            held.lacks.handiwork = held.n;
        }
    }

    fn pass_hands(&mut self, hidden: SeatSet, n_seats: usize) {
        let before = self.players;
        for seat in (0..n_seats).map(Seat::new) {
            let former = receiver_on_right(seat, hidden, n_seats);
            self.of(seat).held = before[former.index()].held;
        }
    }

    fn pass_cards(&mut self, hidden: SeatSet, cards: &BySeat<Option<Faces>>) {
        for seat in cards.seats() {
            let n = std::mem::take(&mut self.of(seat).n_aside);
            self.of(seat).held.give(n);
            let receiver = receiver_on_right(seat, hidden, cards.len());
            self.of(receiver).held.n += n;
        }
    }
}

/// What a card in front of a player does to the number of hands.
fn hands_from(job: Job) -> i8 {
    i8::from(job == Job::ExtraHand) - i8::from(job == Job::Mop)
}

impl Held {
    /// Whoever passes in a bidding hardly has a bid.
    fn pass(&mut self) {
        self.lacks.bids = self.n;
    }

    /// A card leaves that all see. It is none of those that are not of its
    /// sort, unless all are.
    fn lose(&mut self, face: Face) {
        self.n -= 1;
        self.lacks.leave(self.lacks.n(Sort::of(face)).min(self.n));
    }

    /// Cards leave that most do not see.
    fn give(&mut self, n: u8) {
        self.n -= n;
        for _ in 0..n {
            self.lacks.leave(0);
        }
    }
}

/// Cards that players have or lack together, as far as others can tell.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sort {
    Bid,
    /// A job for one hand that takes no Brain: whoever has a hand left can do it.
    Handiwork,
    /// Any other job.
    Other,
}

/// What a player's cards probably lack: for each sort, how many of them are
/// something else, counted from the one that has been there longest.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Lacks {
    pub bids: u8,
    pub handiwork: u8,
}

impl Sort {
    pub const ALL: [Sort; 3] = [Sort::Bid, Sort::Handiwork, Sort::Other];

    pub const fn of(face: Face) -> Sort {
        match face {
            Face::Bid(_) => Sort::Bid,
            Face::Job(job) => match (job.skill(), job.hands()) {
                (None, ..=1) => Sort::Handiwork,
                (None, 2..) | (Some(_), _) => Sort::Other,
            },
        }
    }

    /// All of this sort.
    pub const fn cards(self) -> Cards {
        CARDS[self as usize]
    }
}

/// The cards of every sort.
const CARDS: [Cards; Sort::ALL.len()] = {
    let mut cards = [Cards::NONE; Sort::ALL.len()];
    let mut number = 0;
    while number < N_CARDS {
        let card = Card::new(number);
        let sort = Sort::of(card.face()) as usize;
        cards[sort] = cards[sort].with(card);
        number += 1;
    }
    cards
};

impl Lacks {
    /// How many of the oldest cards are not of this sort.
    pub const fn n(self, sort: Sort) -> u8 {
        match sort {
            Sort::Bid => self.bids,
            Sort::Handiwork => self.handiwork,
            Sort::Other => 0,
        }
    }

    /// A card leaves that is not one of the oldest `n_staying`. It may well be
    /// the next, so that less is remembered rather than too much.
    fn leave(&mut self, n_staying: u8) {
        for n in [&mut self.bids, &mut self.handiwork] {
            if n_staying < *n {
                *n -= 1;
            }
        }
    }
}
