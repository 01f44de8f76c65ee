//! Why a move may not be made.

use tabletop::{Refusal, RuleId, Seat};

use super::answers::may_be_followed;
use crate::{
    action::Action,
    bidding::Bidding,
    card::Face,
    job::{Job, Step, Substitute},
    rulebook as r,
    state::GiveMeTheBrain,
    table::{Brain, Phase},
    work::{Underway, WalkieTalkie, Work},
};

/// Compares the move with everything that is allowed.
pub(super) fn check(game: &GiveMeTheBrain, seat: Seat, action: Action) -> Result<(), Refusal> {
    let mut is_legal = false;
    game.answers(seat, |allowed| is_legal |= allowed == action);
    if is_legal {
        return Ok(());
    }
    Err(Refusal::Forbidden(match &game.table.phase {
        Phase::Bidding(bidding) => why_no_bid(bidding, action),
        Phase::Work(work) => match work.jobs.current() {
            Some(underway) => why_no_answer(underway, action),
            None => why_not_now(game, work, action),
        },
        Phase::Over(_) => r::GMB_22_EMPTY,
    }))
}

fn why_no_bid(bidding: &Bidding, action: Action) -> RuleId {
    if let Action::BidAs31(_) = action {
        match bidding.dropper {
            None => r::GMB_5_OPENING,
            Some(_) => r::GMB_5_THIRTY_ONE,
        }
    } else if let Action::Bid(_) = action {
        r::GMB_4_ONE_BID
    } else {
        r::GMB_4_FLOOR
    }
}

fn why_not_now(game: &GiveMeTheBrain, work: &Work, action: Action) -> RuleId {
    let is_listening = work.walkie_talkie == WalkieTalkie::Listening;
    if is_listening || matches!(action, Action::Listen | Action::Toss | Action::Leave) {
        r::GMB_9_TABLE_CARD
    } else if let Action::Play { job, substitute } = action {
        why_not_played(game, work, job, substitute)
    } else if matches!(action, Action::Loaf | Action::LoafAfresh) {
        r::GMB_11_NOT_AFTER
    } else {
        r::GMB_9_WORK
    }
}

fn why_not_played(
    game: &GiveMeTheBrain,
    work: &Work,
    job: Job,
    substitute: Option<Substitute>,
) -> RuleId {
    let seat = work.active;
    if !game.hands.held(seat).has(Face::Job(job)) {
        return r::GMB_9_WORK;
    }
    match (job.skill(), substitute) {
        (_, Some(_)) => r::GMB_15_SUBSTITUTE,
        (Some(_), None) if game.table.brain != Brain::HeldBy(seat) => r::GMB_15_NEEDS,
        (_, None) => r::GMB_10_COST,
    }
}

fn why_no_answer(underway: &Underway, action: Action) -> RuleId {
    let step = underway.current_step();
    let is_at = |asked| step == Some(asked);
    if is_at(Step::PlayAJob) {
        r::GMB_27_MUST
    } else if is_at(Step::FollowAJob)
        && matches!(action, Action::Follow(job) if !may_be_followed(job))
    {
        r::GMB_27_MENU_MENU
    } else if is_at(Step::ChooseThird) {
        r::GMB_31_THIRD
    } else if is_at(Step::Inspect) {
        r::GMB_20_UNTOUCHED
    } else {
        r::GMB_12_IN_ORDER
    }
}
