//! Nobody idles, and nobody sends others home.

use give_me_the_brain::{
    GiveMeTheBrain,
    action::Action,
    bidding::Offer,
    job::{Amount, Drawers, Job, Step},
    table::Phase,
};
use tabletop::{Decision, Seat};

use super::no_level_is_pointless;

#[test]
fn in_give_me_the_brain_nobody_idles_or_sends_others_home() {
    no_level_is_pointless::<GiveMeTheBrain>(&[3, 4, 8], 60, |_, decision, action| {
        let Decision {
            seat, view, legal, ..
        } = *decision;
        let n_cards = view.table.held[seat];
        let is_easy = |action: &Action| match action {
            Action::Play { job, .. } => is_easy(*job),
            _ => false,
        };
        let is_good = |action: &Action| match action {
            Action::Inspect { job, owner } => (*job == Job::Mop) == (*owner == seat),
            _ => false,
        };
        match action {
            Action::Loaf | Action::LoafAfresh | Action::Stop => {
                let has_easy = legal.iter().any(is_easy);
                has_easy.then_some("an easy job could have been done")
            }
            Action::Pass if 1 < legal.len() && n_cards == 1 => Some("the last card was a bid"),
            Action::Pass if 1 < legal.len() => {
                let Phase::Bidding(bidding) = view.table.phase else {
                    unreachable!("only bidders pass");
                };
                let has_passed = |other: Seat| bidding.offers[other] == Offer::Passed;
                let mut others = view.table.seats().filter(|other| *other != seat);
                let all_passed = others.all(has_passed);
                all_passed.then_some("everybody draws for that")
            }
            Action::Play { job, .. } if n_cards == 1 => {
                let gives_away = [Step::PassHands, Step::SwapHands];
                let steps = job.steps().iter();
                let is_won_by_others = steps.clone().any(|step| gives_away.contains(step));
                is_won_by_others.then_some("somebody else goes home")
            }
            Action::Choose(from) => {
                let Phase::Work(work) = &view.table.phase else {
                    unreachable!("only workers choose");
                };
                let underway = work.jobs.current().expect("a job asks");
                let takes = underway.job == Job::MysteryShopper && underway.chosen.is_none();
                let n_of = |action: &Action| match action {
                    Action::Choose(other) => view.table.held[*other],
                    _ => 0,
                };
                let has_choice = legal.iter().map(n_of).any(|n| 1 < n);
                let sends_home = takes && view.table.held[from] == 1 && has_choice;
                sends_home.then_some("somebody else goes home")
            }
            Action::Inspect { .. } => {
                let is_wasted = legal.iter().any(is_good) && !is_good(&action);
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
    });
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
