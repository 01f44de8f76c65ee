//! What cards and instructions are worth, by rule of thumb.

use tabletop::Seat;

use super::has_brain;
use crate::{
    card::Face,
    faces::Faces,
    job::{Amount, Drawers, Job, Kind, Step},
    view::View,
};

/// One card less is worth this much; all other marks are fractions of it.
pub(super) const CARD: i32 = 1000;

/// By how many cards the instructions of a job make my hand grow. The job
/// itself is not counted.
pub(crate) fn net(view: &View, me: Seat, job: Job) -> i32 {
    let n_mine = i32::from(view.table.held[me]) - 1;
    let n_of = |seat: Seat| i32::from(view.table.held[seat]);
    let mut n = n_mine;
    for step in job.steps() {
        n += match *step {
            Step::Draw {
                who: Drawers::You | Drawers::Everyone,
                n: Amount::Fixed(n),
            } => i32::from(n),
            Step::Discard(k) => -i32::from(k).min(n),
            Step::DiscardHand => -n,
            Step::Give(_) => -n.min(1),
            Step::TakeAtRandom | Step::Fetch | Step::TurnOverToABid => 1,
            Step::PassHands => n_of(view.table.right(me)) - n,
            Step::SwapHands => {
                let others = view.table.others(me);
                others.map(n_of).min().unwrap_or(n) - n
            }
            // The next job leaves the hand too.
            Step::PlayAJob => -1,
            Step::Draw { .. }
            | Step::DiscardUpTo(_)
            | Step::ChooseAnother
            | Step::ChooseThird
            | Step::LookAtHand
            | Step::MoveToThird
            | Step::EveryonePasses(_)
            | Step::TakeTheBrain
            | Step::PassTheBrain
            | Step::DropTheBrain
            | Step::PutOnDeck
            | Step::Arrange(_)
            | Step::Inspect
            | Step::FollowAJob
            | Step::AnotherTurn
            | Step::RollsPlus(_)
            | Step::LayBeforeYou
            | Step::LayBeforeChosen => 0,
        };
    }
    n - n_mine
}

/// What the instructions of a job do besides changing the size of my hand.
pub(super) fn burden(view: &View, me: Seat, job: Job) -> i32 {
    let n_others = view.table.seats().skip(1).map(|_| 1).sum();
    let steps = job.steps().iter();
    steps.map(|step| burden_of(view, me, *step, n_others)).sum()
}

fn burden_of(view: &View, me: Seat, step: Step, n_others: i32) -> i32 {
    // A card for one of many opponents is a smaller gain than one less for me.
    let each = CARD / 2 / n_others;
    match step {
        Step::Draw { who, n } => {
            let n = match n {
                Amount::Fixed(n) => i32::from(n),
                Amount::AsMany | Amount::UpToYours => 1,
            };
            match who {
                Drawers::You => 0,
                Drawers::Left => each * n,
                Drawers::Chosen => 2 * each * n,
                Drawers::Others | Drawers::Everyone => each * n * n_others,
            }
        }
        Step::Give(_) | Step::MoveToThird => each,
        Step::TakeTheBrain if !has_brain(view, me) => CARD / 4,
        Step::PassTheBrain if has_brain(view, me) => -CARD / 4,
        // A bidding takes a bid off my hand.
        Step::DropTheBrain => CARD / 4,
        Step::AnotherTurn => CARD,
        Step::RollsPlus(_) => CARD / 10,
        Step::LayBeforeYou | Step::LayBeforeChosen | Step::FollowAJob => CARD / 2,
        Step::Inspect | Step::Arrange(_) | Step::Fetch => CARD / 5,
        Step::TakeTheBrain
        | Step::PassTheBrain
        | Step::Discard(_)
        | Step::DiscardUpTo(_)
        | Step::DiscardHand
        | Step::ChooseAnother
        | Step::ChooseThird
        | Step::TakeAtRandom
        | Step::LookAtHand
        | Step::PassHands
        | Step::SwapHands
        | Step::EveryonePasses(_)
        | Step::PutOnDeck
        | Step::TurnOverToABid
        | Step::PlayAJob => 0,
    }
}

/// How gladly a player holds this card among `hand`, which includes it: a card
/// that is easily shed and takes others along is the best to have.
pub(crate) fn use_of(face: Face, hand: Faces) -> i32 {
    match face {
        Face::Bid(bid) => {
            // Only one bid is shed at a time.
            let bids = hand.iter().filter(|it| matches!(it, Face::Bid(_)));
            let crowd: i32 = bids.map(|_| CARD / 10).sum();
            CARD / 2 + 10 * i32::from(bid.number()) - crowd
        }
        Face::Job(job) => {
            let own: i32 = job.steps().iter().map(|step| own_use(*step)).sum();
            let stays = match job.kind() {
                Kind::Ordinary => 0,
                Kind::Object | Kind::Lingering => CARD / 3,
            };
            let brain = match job.skill() {
                None => 0,
                Some(_) => -CARD / 5,
            };
            CARD / 2 + own + stays + brain - CARD / 5 * i32::from(job.hands() - 1)
        }
    }
}

fn own_use(step: Step) -> i32 {
    match step {
        Step::Draw {
            who: Drawers::You | Drawers::Everyone,
            n: Amount::Fixed(n),
        } => -CARD / 3 * i32::from(n),
        Step::Draw { .. } => CARD / 5,
        Step::Discard(n) => CARD / 3 * i32::from(n),
        Step::Give(_) | Step::AnotherTurn | Step::FollowAJob | Step::PlayAJob => CARD / 3,
        Step::TakeAtRandom | Step::Fetch | Step::TurnOverToABid => -CARD / 4,
        Step::DiscardUpTo(_)
        | Step::DiscardHand
        | Step::ChooseAnother
        | Step::ChooseThird
        | Step::LookAtHand
        | Step::MoveToThird
        | Step::PassHands
        | Step::SwapHands
        | Step::EveryonePasses(_)
        | Step::TakeTheBrain
        | Step::PassTheBrain
        | Step::DropTheBrain
        | Step::PutOnDeck
        | Step::Arrange(_)
        | Step::Inspect
        | Step::RollsPlus(_)
        | Step::LayBeforeYou
        | Step::LayBeforeChosen => 0,
    }
}
