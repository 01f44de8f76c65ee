//! How an event changes what lies open. Rules and views share this, so that
//! nobody who follows the story can lose track.

use tabletop::{Seat, SeatSet};

use super::{Brain, Phase, Table};
use crate::{
    bidding::{Bidding, Offer},
    card::Face,
    event::{Event, receiver_on_right},
    faces::Faces,
    hands::Witnesses,
    job::{Job, Step, With},
    rules::FIRST_CARDS,
    work::{Fall, Origin, Underway, WalkieTalkie, Work},
};

impl Table {
    pub(crate) fn follow(&mut self, event: &Event) {
        match *event {
            Event::Dealt { seat, .. } => {
                self.held[seat] += FIRST_CARDS;
                self.deck -= FIRST_CARDS;
            }
            Event::BiddingBegan { first, dropper } => {
                self.phase = Phase::Bidding(Bidding::new(self.n_seats(), first, dropper));
            }
            Event::Bid { seat, bid, counts } => {
                self.lay_out(seat, Face::Bid(bid));
                self.offer(seat, Offer::Bid { bid, counts });
            }
            Event::Passed { seat } => self.offer(seat, Offer::Passed),
            Event::PickedUp { seat } => self.pick_up(seat),
            Event::TurnBegan { seat, overtime } => {
                self.phase = Phase::Work(Work::new(seat, overtime));
                self.n_turns += 1;
            }
            Event::Listened { seat, .. } => {
                self.look_at_top(seat, 1);
                self.work_mut().walkie_talkie = WalkieTalkie::Listening;
            }
            Event::Tossed { card, .. } => {
                self.turn_over(card);
                self.work_mut().walkie_talkie = WalkieTalkie::Used;
            }
            Event::LeftOnDeck { .. } => self.work_mut().walkie_talkie = WalkieTalkie::Used,
            Event::JobPlayed { seat, job, with } => self.play(seat, job, with),
            Event::JobFollowed { seat, job } => {
                self.begin_inner(Step::FollowAJob);
                let followed = Underway::new(job, Origin::Discards, With::Hands, self.held[seat]);
                self.work_mut().jobs.push(followed);
            }
            Event::Asked { step, .. } => self.underway_mut().come_to(step),
            Event::StepSkipped { step, .. } => self.underway_mut().skip(step),
            Event::JobDone { .. } => self.put_away(),
            Event::LaidBefore { job, owner } => self.lay_before(owner, Face::Job(job)),
            Event::Removed { owner, job, .. } => self.remove(owner, Face::Job(job)),
            Event::MopMoved { from, to } => self.move_mop(from, to),
            Event::Drew { seat, .. } => {
                self.draw();
                self.held[seat] += 1;
            }
            Event::Reshuffled { n } => (self.deck, self.discards) = (n, Faces::NONE),
            Event::TurnedOver { card } => self.turn_over(card),
            Event::Discarded { seat, card } => self.discard(seat, card),
            Event::HandDiscarded { seat, cards }
            | Event::Loafed {
                seat,
                cards: Some(cards),
            } => {
                self.held[seat] = 0;
                self.discards = self.discards.plus(cards);
            }
            Event::Chose { chosen, .. } => self.underway_mut().chosen = Some(chosen),
            Event::ChoseThird { third, .. } => self.underway_mut().third = Some(third),
            Event::Given { from, to, .. } => {
                self.held[from] -= 1;
                self.held[to] += 1;
            }
            Event::HandsPassed { hidden, .. } => {
                let (before, n_seats) = (self.held, self.n_seats());
                self.held = before.map(|seat, _| before[receiver_on_right(seat, hidden, n_seats)]);
            }
            Event::HandsSwapped { seat, with, .. } => {
                (self.held[seat], self.held[with]) = (self.held[with], self.held[seat]);
            }
            Event::SetAside { seat, .. } => {
                self.set_aside[seat] += 1;
                self.underway_mut().count += 1;
            }
            Event::CardsPassed { hidden, .. } => self.pass_cards(hidden),
            Event::Fetched { seat, card } => {
                self.discards = self.discards.without(card);
                self.held[seat] += 1;
            }
            Event::PutOnDeck { card, .. } => self.put_on_deck(card),
            Event::Arranging { seat, n, .. } => self.look_at_top(seat, n.into()),
            Event::PutBack { .. } => self.underway_mut().count += 1,
            Event::RollsImproved { n, .. } => self.work_mut().manual += n,
            Event::TurnEarned { .. } => self.work_mut().overtime += 1,
            Event::BrainTaken { seat: to, .. } | Event::BrainPassed { to, .. } => {
                self.brain = Brain::HeldBy(to);
            }
            Event::BrainDropped(fall) => self.drop_the_brain(fall),
            Event::Won(win) => self.phase = Phase::Over(win),
            Event::NobodyBid
            | Event::TurnSkipped { .. }
            | Event::Stopped { .. }
            | Event::Loafed { cards: None, .. }
            | Event::Enough { .. }
            | Event::LookedAtHand { .. }
            | Event::Rolled { .. }
            | Event::HandsShown { .. } => (),
        }
    }

    fn work_mut(&mut self) -> &mut Work {
        match &mut self.phase {
            Phase::Work(work) => work,
            Phase::Bidding(_) | Phase::Over(_) => panic!("it is nobody's turn"),
        }
    }

    fn underway_mut(&mut self) -> &mut Underway {
        let jobs = &mut self.work_mut().jobs;
        jobs.current_mut().expect("a job is being done")
    }

    fn offer(&mut self, seat: Seat, offer: Offer) {
        match &mut self.phase {
            Phase::Bidding(bidding) => bidding.offers[seat] = offer,
            Phase::Work(_) | Phase::Over(_) => panic!("there is no bidding"),
        }
    }

    fn lay_out(&mut self, seat: Seat, card: Face) {
        self.held[seat] -= 1;
        self.laid_out = self.laid_out.with(card);
    }

    fn pick_up(&mut self, seat: Seat) {
        self.discards = self.discards.plus(self.laid_out);
        self.laid_out = Faces::NONE;
        self.brain = Brain::HeldBy(seat);
    }

    fn play(&mut self, seat: Seat, job: Job, with: With) {
        let played = Underway::new(job, Origin::LaidOut, with, self.held[seat]);
        self.lay_out(seat, Face::Job(job));
        if self.work().jobs.is_empty() {
            self.work_mut().hands_used += job.hands();
        } else {
            self.begin_inner(Step::PlayAJob);
        }
        self.work_mut().jobs.push(played);
    }

    /// The instruction that another job is played or followed for.
    fn begin_inner(&mut self, step: Step) {
        let outer = self.underway_mut();
        let place = outer.job.place_of(step);
        outer.come_to(place.expect("only such a job starts another"));
        outer.count = 1;
    }

    fn put_away(&mut self) {
        let done = self.work_mut().jobs.pop().expect("a job was done");
        match done.origin {
            Origin::LaidOut => {
                self.laid_out = self.laid_out.without(Face::Job(done.job));
                self.discards = self.discards.with(Face::Job(done.job));
            }
            Origin::OnTable | Origin::Discards => (),
        }
    }

    fn lay_before(&mut self, owner: Seat, card: Face) {
        self.laid_out = self.laid_out.without(card);
        self.before[owner] = self.before[owner].with(card);
        self.underway_mut().origin = Origin::OnTable;
    }

    fn remove(&mut self, owner: Seat, card: Face) {
        self.before[owner] = self.before[owner].without(card);
        self.discards = self.discards.with(card);
    }

    fn move_mop(&mut self, from: Seat, to: Seat) {
        let mop = Face::Job(Job::Mop);
        self.before[from] = self.before[from].without(mop);
        self.before[to] = self.before[to].with(mop);
    }

    fn discard(&mut self, seat: Seat, card: Face) {
        self.held[seat] -= 1;
        self.discards = self.discards.with(card);
        self.underway_mut().count += 1;
    }

    fn draw(&mut self) {
        self.deck -= 1;
        self.seen_top.take_off();
    }

    fn turn_over(&mut self, card: Face) {
        self.draw();
        self.discards = self.discards.with(card);
    }

    fn put_on_deck(&mut self, card: Face) {
        self.discards = self.discards.without(card);
        self.deck += 1;
        self.seen_top.put_on(Witnesses::All);
    }

    /// Of several cards nobody else knows the order any longer.
    fn look_at_top(&mut self, seat: Seat, n: usize) {
        for by in self.seen_top.first_n(n) {
            let before = if 1 < n { Witnesses::default() } else { *by };
            *by = before.with(seat);
        }
    }

    fn pass_cards(&mut self, hidden: SeatSet) {
        let n_seats = self.n_seats();
        for seat in self.seats() {
            let n = std::mem::take(&mut self.set_aside[seat]);
            self.held[seat] -= n;
            self.held[receiver_on_right(seat, hidden, n_seats)] += n;
        }
    }

    fn drop_the_brain(&mut self, fall: Fall) {
        self.brain = Brain::OnTheFloor;
        let work = self.work_mut();
        work.overtime = 0;
        work.fall = Some(fall);
    }
}
