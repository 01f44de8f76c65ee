//! A timid player: always at work, but seldom at what would bring it home.

use tabletop::{Bot, Decision, Seat};

use super::{WIN, best, mark, worth::net};
use crate::{
    action::Action,
    bidding::Bidding,
    job::{Job, Step},
    state::GiveMeTheBrain,
    table::Phase,
    view::View,
};

/// Keeps its bids and its best jobs back, parts with the wrong cards and
/// troubles whoever is in trouble already. All of that costs games but little
/// time, and none of it is idle.
#[derive(Debug)]
pub(super) struct Timid;

/// With so few cards even the timid bid.
const FEW_CARDS: u8 = 3;

/// After so many turns nothing is kept back any more, so that a table of timid
/// players goes home too.
const PATIENCE: u16 = 70;

impl Bot<GiveMeTheBrain> for Timid {
    fn choose(&mut self, decision: &Decision<'_, GiveMeTheBrain>) -> Action {
        let Decision {
            seat: me,
            view,
            legal,
            memory: _,
        } = *decision;
        let sensible = best(view, me, legal);
        // Nobody overlooks the way home.
        if WIN / 2 < mark(view, me, sensible) {
            return sensible;
        }
        let is_patient = view.table.n_turns <= PATIENCE;
        let timid = match sensible {
            Action::Bid(_) | Action::BidAs31(_) => bid(view, me, legal).filter(|_| is_patient),
            Action::Play { .. } => work(view, me, legal).filter(|_| is_patient),
            Action::Choose(_) => choose(view, me, legal),
            Action::Give(_) | Action::SetAside(_) => least(view, me, legal),
            Action::Discard(_)
            | Action::Take(_)
            | Action::Move(_)
            | Action::Put(_)
            | Action::Next(_)
            | Action::Follow(_) => least(view, me, legal).filter(|_| is_patient),
            Action::Pass
            | Action::Stop
            | Action::Loaf
            | Action::LoafAfresh
            | Action::Listen
            | Action::Toss
            | Action::Leave
            | Action::Enough
            | Action::Inspect { .. } => None,
        };
        timid.unwrap_or(sensible)
    }

    fn uses_memory(&self) -> bool {
        false
    }
}

/// What `greedy` would do last.
fn least(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    let moves = legal.iter().copied();
    moves.min_by_key(|action| mark(view, me, *action))
}

/// No bid at all, and the lowest where that would be silly.
fn bid(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    let Phase::Bidding(bidding) = &view.table.phase else {
        return None;
    };
    if FEW_CARDS < view.table.held[me] && !has_last_word(bidding, me) {
        return Some(Action::Pass);
    }
    let mut moves = legal.iter().copied();
    moves.find(|action| matches!(action, Action::Bid(_)))
}

/// Whether everybody draws a card unless this player bids.
fn has_last_word(bidding: &Bidding, me: Seat) -> bool {
    bidding.best().is_none() && bidding.order().last() == Some(me)
}

/// The job that takes the fewest cards along. Once something is done, a job
/// that takes none is not worth a hand.
fn work(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    let stop = legal.iter().copied().find(|it| *it == Action::Stop);
    let most = match stop {
        Some(_) => -1,
        None => 0,
    };
    let jobs = legal.iter().filter_map(|action| match *action {
        Action::Play { job, .. } => Some((net(view, me, job) - 1, *action)),
        _ => None,
    });
    let some = jobs.filter(|(grows, action)| *grows <= most && -WIN / 2 < mark(view, me, *action));
    let slowest = some.max_by_key(|(grows, action)| (*grows, -mark(view, me, *action)));
    slowest.map(|(_, action)| action).or(stop)
}

/// Whoever has the most cards; but nobody swaps for more of them, and nobody
/// takes another player's last card.
fn choose(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    let Phase::Work(work) = &view.table.phase else {
        return None;
    };
    let underway = work.jobs.current()?;
    if underway.job.steps().contains(&Step::SwapHands) {
        return None;
    }
    let takes = underway.job == Job::MysteryShopper && underway.chosen.is_none();
    let moves = legal.iter().copied();
    let some = moves.filter(|action| match action {
        Action::Choose(seat) => !takes || 1 < view.table.held[*seat],
        _ => false,
    });
    some.min_by_key(|action| mark(view, me, *action))
}
