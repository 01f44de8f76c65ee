//! Disputes about free questions. Rulebook 50.

use tabletop::{Cx, Seat, rule};

use super::{mistake, round};
use crate::{
    dispute::{Review, Verdict, Vote},
    event::Event,
    rulebook as r,
    state::BrainFlip,
    table::{GOAL, Step},
};

pub(super) fn begin(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_12_DISPUTE);
    if game.table.points[game.table.master] + 1 == GOAL {
        rule!(r::BFL_8_WAITS);
    }
    game.happen(Event::ReviewBegan, cx);
}

pub(super) fn pass(game: &mut BrainFlip, seat: Seat, cx: &mut Cx<'_, Event>) {
    game.happen(Event::Passed { seat }, cx);
    settle(game, cx);
}

/// The Brain Master scores once nobody can or will dispute anything more.
fn settle(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    let Step::Review(review) = game.table.step else {
        unreachable!("answers are reviewed")
    };
    if game.table.yet_to_pass(review).is_empty() || all_disputed(game, review) {
        round::master_scores(game, cx);
    }
}

fn all_disputed(game: &BrainFlip, review: Review) -> bool {
    game.table.log.free().all(|it| review.was_disputed(it))
}

pub(super) fn dispute(game: &mut BrainFlip, seat: Seat, number: u8, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_12_ONCE);
    game.happen(Event::Disputed { seat, number }, cx);
}

pub(super) fn vote(game: &mut BrainFlip, seat: Seat, vote: Vote, cx: &mut Cx<'_, Event>) {
    if vote == Vote::Abstain {
        rule!(r::BFL_12_ABSTAIN);
    }
    game.happen(Event::Voted { seat, vote }, cx);
    count_votes(game, cx);
}

fn count_votes(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    let Step::Vote { number, votes, .. } = game.table.step else {
        unreachable!("there is a vote")
    };
    if !game.table.yet_to_vote(votes).is_empty() {
        return;
    }
    let verdict = game.table.verdict(votes);
    game.happen(Event::Decided { number, verdict }, cx);
    match verdict {
        Verdict::Mistake => mistake::pay(game, cx),
        Verdict::Right => settle(game, cx),
        Verdict::Void => round::end_round(game, cx),
    }
}
