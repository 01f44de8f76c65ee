//! Everything a player may do, in ascending order.

use tabletop::{Seat, rule};

use crate::{
    action::Action,
    bidding::Bidding,
    card::{Card, Face},
    cards::Cards,
    faces::Faces,
    job::{Job, Kind, Step},
    rulebook as r,
    state::GiveMeTheBrain,
    table::{Brain, Phase},
    work::{Underway, WalkieTalkie, Work},
};

/// How many answers an instruction allows.
pub(super) enum Answers {
    None,
    One(Action),
    Many,
}

/// Whether a job takes hands of the turn.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Hands {
    Needed,
    /// Another job plays it.
    Free,
}

impl GiveMeTheBrain {
    /// Names every legal action of `seat`, which the table waits for.
    pub(super) fn answers(&self, seat: Seat, mut name: impl FnMut(Action)) {
        match &self.table.phase {
            Phase::Bidding(bidding) => self.bids(bidding, seat, &mut name),
            Phase::Work(work) => match work.jobs.current() {
                Some(job) => {
                    if let Some(step) = job.current_step() {
                        self.step_answers(seat, step, job.count, &mut name);
                    }
                }
                None => self.turn_answers(work, &mut name),
            },
            Phase::Over(_) => (),
        }
    }

    /// Whether an instruction of the job that is being done leaves its player a
    /// choice, once it has dealt with so many cards.
    pub(super) fn count_answers(&self, step: Step, count: u8) -> Answers {
        if let Some(face) = self.must_discard(step, count) {
            return Answers::One(Action::Discard(face));
        }
        let mut answers = Answers::None;
        self.step_answers(self.table.active(), step, count, &mut |action| {
            answers = match answers {
                Answers::None => Answers::One(action),
                Answers::One(_) | Answers::Many => Answers::Many,
            };
        });
        answers
    }

    /// With no more cards than are to be discarded, all of them go.
    fn must_discard(&self, step: Step, count: u8) -> Option<Face> {
        let hand = self.hands.held(self.table.active());
        if let Step::Discard(n) = step
            && hand.len() <= n - count
        {
            hand.first().map(Card::face)
        } else {
            None
        }
    }

    fn bids(&self, bidding: &Bidding, seat: Seat, name: &mut impl FnMut(Action)) {
        let bids = self.hands.held(seat) & Cards::BIDS;
        bids.bids().map(Action::Bid).for_each(&mut *name);
        bids.bids()
            .filter(|bid| bidding.may_count_31(seat, *bid))
            .map(Action::BidAs31)
            .for_each(&mut *name);
        name(Action::Pass);
    }

    fn turn_answers(&self, work: &Work, name: &mut impl FnMut(Action)) {
        if work.walkie_talkie == WalkieTalkie::Listening {
            name(Action::Toss);
            name(Action::Leave);
            return;
        }
        self.plays(work, Hands::Needed, name);
        if work.has_worked() {
            rule!(r::GMB_11_NOT_AFTER);
            name(Action::Stop);
        } else {
            name(Action::Loaf);
            name(Action::LoafAfresh);
        }
        if self.table.may_listen(work) {
            name(Action::Listen);
        }
    }

    fn plays(&self, work: &Work, hands: Hands, name: &mut impl FnMut(Action)) {
        let seat = work.active;
        let hands_left = match hands {
            Hands::Needed => self.table.hands_left(work),
            Hands::Free => u8::MAX,
        };
        if hands_left == 0 {
            return;
        }
        let has_brain = self.table.brain == Brain::HeldBy(seat);
        let jobs = self.hands.held(seat) - Cards::BIDS;
        for job in jobs.faces().filter_map(Face::job) {
            if hands_left < job.hands() {
                continue;
            }
            let substitute = None;
            match job.skill() {
                None => name(Action::Play { job, substitute }),
                Some(_) if has_brain => name(Action::Play { job, substitute }),
                Some(skill) => self
                    .table
                    .substitutes(seat)
                    .filter(|it| skill <= it.best_skill())
                    .map(|it| Action::Play {
                        job,
                        substitute: Some(it),
                    })
                    .for_each(&mut *name),
            }
        }
    }

    fn step_answers(&self, seat: Seat, step: Step, count: u8, name: &mut impl FnMut(Action)) {
        let table = &self.table;
        let hand = self.hands.held(seat);
        let is_other = |other: &Seat| *other != seat;
        match step {
            Step::ChooseAnother => table
                .seats()
                .filter(is_other)
                .map(Action::Choose)
                .for_each(name),
            Step::ChooseThird => table
                .seats()
                .filter(is_other)
                .filter(|other| Some(*other) != table.underway().chosen)
                .map(Action::Choose)
                .for_each(name),
            Step::Discard(_) => hand.faces().map(Action::Discard).for_each(name),
            Step::DiscardUpTo(_) if hand.is_empty() => (),
            Step::DiscardUpTo(_) => {
                hand.faces().map(Action::Discard).for_each(&mut *name);
                name(Action::Enough);
            }
            Step::Give(receiver) if table.is_hidden(table.receiver(receiver)) => (),
            Step::Give(_) => hand.faces().map(Action::Give).for_each(name),
            Step::EveryonePasses(_) => {
                let left = hand - self.set_aside;
                left.faces().map(Action::SetAside).for_each(name);
            }
            Step::MoveToThird => self.movable().faces().map(Action::Move).for_each(name),
            Step::Fetch => table.discards.kinds().map(Action::Take).for_each(name),
            Step::PutOnDeck => table.discards.kinds().map(Action::Put).for_each(name),
            Step::Arrange(n) => {
                let looked_at = self.deck.top().take(n.into());
                let left: Faces = looked_at.skip(count.into()).collect();
                left.kinds().map(Action::Next).for_each(name);
            }
            Step::Inspect => table
                .objects()
                .map(|(job, owner)| Action::Inspect { job, owner })
                .for_each(name),
            Step::FollowAJob => {
                let jobs = table.discards.kinds().filter_map(Face::job);
                jobs.filter(|job| may_be_followed(*job))
                    .map(Action::Follow)
                    .for_each(name);
            }
            Step::PlayAJob => self.plays(table.work(), Hands::Free, name),
            Step::Draw { .. }
            | Step::DiscardHand
            | Step::TakeAtRandom
            | Step::LookAtHand
            | Step::PassHands
            | Step::SwapHands
            | Step::TakeTheBrain
            | Step::PassTheBrain
            | Step::DropTheBrain
            | Step::TurnOverToABid
            | Step::AnotherTurn
            | Step::RollsPlus(_)
            | Step::LayBeforeYou
            | Step::LayBeforeChosen => (),
        }
    }

    /// Cards of the chosen player that the third one can be given.
    fn movable(&self) -> Cards {
        let Underway { chosen, third, .. } = *self.table.underway();
        let third = third.filter(|seat| !self.table.is_hidden(*seat));
        let chosen = third.and(chosen);
        chosen.map_or(Cards::NONE, |seat| self.hands.held(seat))
    }
}

/// Whether a Secret Menu can follow this job.
pub(super) fn may_be_followed(job: Job) -> bool {
    rule!(r::GMB_27_MENU_MENU);
    job.kind() == Kind::Ordinary && job != Job::SecretMenu
}
