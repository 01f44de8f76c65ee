//! What nobody does who wants to win: idle, or send others home.

use tabletop::{Decision, Seat};

use crate::{
    action::Action,
    bidding::Offer,
    job::{Amount, Drawers, Job, Step},
    state::GiveMeTheBrain,
    table::Phase,
};

pub(crate) fn pointless(
    decision: &Decision<'_, GiveMeTheBrain>,
    action: Action,
) -> Option<&'static str> {
    let Decision {
        seat, view, legal, ..
    } = *decision;
    let table = &view.table;
    let n_cards = table.held[seat];
    match action {
        Action::Loaf | Action::LoafAfresh | Action::Stop => {
            let is_easy =
                |action: &Action| matches!(action, Action::Play { job, .. } if is_easy(*job));
            let has_easy = legal.iter().any(is_easy);
            has_easy.then_some("an easy job could have been done")
        }
        Action::Pass if 1 < legal.len() && n_cards == 1 => Some("the last card was a bid"),
        Action::Pass if 1 < legal.len() => {
            let Phase::Bidding(bidding) = table.phase else {
                unreachable!("only bidders pass");
            };
            let has_passed = |other: Seat| bidding.offers[other] == Offer::Passed;
            let mut others = table.seats().filter(|other| *other != seat);
            others.all(has_passed).then_some("everybody draws for that")
        }
        Action::Play { job, .. } if n_cards == 1 => {
            let mut steps = job.steps().iter();
            let gives_away = steps.any(|it| matches!(it, Step::PassHands | Step::SwapHands));
            gives_away.then_some("somebody else goes home")
        }
        Action::Choose(from) => {
            let Phase::Work(work) = &table.phase else {
                unreachable!("only workers choose");
            };
            let underway = work.jobs.current().expect("a job asks");
            let takes = underway.job == Job::MysteryShopper && underway.chosen.is_none();
            let has_more =
                |action: &Action| matches!(action, Action::Choose(it) if 1 < table.held[*it]);
            let has_choice = legal.iter().any(has_more);
            let sends_home = takes && table.held[from] == 1 && has_choice;
            sends_home.then_some("somebody else goes home")
        }
        Action::Inspect { .. } => {
            let hurts_others = |action: &Action| {
                matches!(action, Action::Inspect { job, owner }
                    if (*job == Job::Mop) == (*owner == seat))
            };
            let is_wasted = legal.iter().any(hurts_others) && !hurts_others(&action);
            is_wasted.then_some("it hurts nobody else")
        }
        Action::Bid(_)
        | Action::BidAs31(_)
        | Action::Pass
        | Action::Play { .. }
        | Action::Listen
        | Action::Toss
        | Action::Leave
        | Action::Discard(_)
        | Action::Enough
        | Action::Give(_)
        | Action::SetAside(_)
        | Action::Move(_)
        | Action::Take(_)
        | Action::Put(_)
        | Action::Next(_)
        | Action::Follow(_) => None,
    }
}

/// A job that risks nothing and leaves a card less.
fn is_easy(job: Job) -> bool {
    let costs = |step: &Step| match step {
        Step::Draw { who, n } => {
            matches!(who, Drawers::You | Drawers::Everyone) && *n != Amount::UpToYours
        }
        Step::TakeAtRandom
        | Step::PassHands
        | Step::SwapHands
        | Step::Fetch
        | Step::TurnOverToABid => true,
        Step::Discard(_)
        | Step::DiscardUpTo(_)
        | Step::DiscardHand
        | Step::ChooseAnother
        | Step::ChooseThird
        | Step::Give(_)
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
        | Step::PlayAJob
        | Step::AnotherTurn
        | Step::RollsPlus(_)
        | Step::LayBeforeYou
        | Step::LayBeforeChosen => false,
    };
    job.skill().is_none() && !job.steps().iter().any(costs)
}
