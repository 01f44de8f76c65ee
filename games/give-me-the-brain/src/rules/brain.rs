//! The Brain: taken, passed, dropped and rolled. Rulebook 40.

use tabletop::{Cx, Seat, rule};

use super::{jobs::Outcome, turns};
use crate::{
    event::{Event, Removal},
    job::{Job, With},
    odds::SIDES,
    rulebook as r,
    state::GiveMeTheBrain,
    table::Table,
    work::{Fall, Underway},
};

/// What a skill roll did.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Roll {
    /// It was made, or none was due.
    Fine,
    /// The turn ends.
    Failed,
}

pub(super) fn take(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let seat = game.table.active();
    let Some(from) = game.table.brain.holder().filter(|it| *it != seat) else {
        return Outcome::Skipped;
    };
    if is_tied(&game.table, from) {
        return Outcome::Skipped;
    }
    rule!(r::GMB_8_ORDER_STAYS);
    game.happens(Event::BrainTaken { seat, from }, cx);
    Outcome::Done
}

pub(super) fn pass(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let Some(from) = game.table.brain.holder() else {
        return Outcome::Skipped;
    };
    if is_tied(&game.table, from) {
        return Outcome::Skipped;
    }
    rule!(r::GMB_8_ORDER_STAYS);
    let to = game.table.left(from);
    game.happens(Event::BrainPassed { from, to }, cx);
    Outcome::Done
}

/// Whether a String keeps other players' jobs from moving the Brain.
fn is_tied(table: &Table, holder: Seat) -> bool {
    let is_tied = holder != table.active() && table.lies_before(holder, Job::PieceOfString);
    if is_tied {
        rule!(r::GMB_19_YOU);
    }
    is_tied
}

/// A job makes whoever holds the Brain drop it.
pub(super) fn knock_down(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let Some(dropper) = game.table.brain.holder() else {
        return Outcome::Skipped;
    };
    let first = game.table.left(dropper);
    fall(game, Fall { dropper, first }, cx);
    Outcome::Done
}

/// Drops the Brain unless a String saves it; says whether it fell.
fn fall(game: &mut GiveMeTheBrain, fall: Fall, cx: &mut Cx<'_, Event>) -> bool {
    let owner = fall.dropper;
    let sign = game.table.owner_of(Job::WetFloorSign);
    if game.table.lies_before(owner, Job::PieceOfString) {
        rule!(r::GMB_30_NO_DROPPER);
        if sign.is_some() {
            rule!(r::GMB_30_STRING);
        }
        let (job, why) = (Job::PieceOfString, Removal::SavedTheBrain);
        game.happens(Event::Removed { owner, job, why }, cx);
        return false;
    }
    if 0 < game.table.work().overtime {
        rule!(r::GMB_26_LOST);
    }
    game.happens(Event::BrainDropped(fall), cx);
    if let Some(owner) = sign {
        rule!(r::GMB_20_LINGER);
        rule!(r::GMB_30_DROP);
        turns::expire(game, owner, Job::WetFloorSign, cx);
    }
    true
}

/// The skill roll after a job, if one is due.
pub(super) fn roll(game: &mut GiveMeTheBrain, done: &Underway, cx: &mut Cx<'_, Event>) -> Roll {
    let seat = game.table.active();
    let Some(skill) = done.job.skill() else {
        return Roll::Fine;
    };
    if !game.table.still_has(seat, done.with) {
        match done.with {
            With::Hands | With::Brain => rule!(r::GMB_17_BRAIN_GONE),
            With::Substitute(_) => rule!(r::GMB_17_SUBSTITUTE_GONE),
        }
        return Roll::Fine;
    }
    rule!(r::GMB_16_ROLL);
    if !game.table.work().jobs.is_empty() {
        rule!(r::GMB_27_INNER_ROLL);
    }
    let die = cx.die(SIDES);
    let bonus = game.table.roll_bonus(seat);
    let kept = i16::from(skill) <= i16::from(die) + bonus;
    let rolled = Event::Rolled {
        seat,
        job: done.job,
        die,
        bonus,
        kept,
    };
    game.happens(rolled, cx);
    if kept {
        rule!(r::GMB_16_KEEP);
        return Roll::Fine;
    }
    failed(game, done.with, cx)
}

fn failed(game: &mut GiveMeTheBrain, with: With, cx: &mut Cx<'_, Event>) -> Roll {
    let seat = game.table.active();
    rule!(r::GMB_16_PLAYED_WITH);
    let is_floor_wet = game.table.owner_of(Job::WetFloorSign).is_some();
    match with {
        With::Hands | With::Brain => {
            rule!(r::GMB_16_DROP);
            if is_floor_wet {
                rule!(r::GMB_30_MINUS);
            }
            let (dropper, first) = (seat, seat);
            if fall(game, Fall { dropper, first }, cx) {
                Roll::Failed
            } else {
                Roll::Fine
            }
        }
        With::Substitute(it) => {
            if 0 < game.table.work().overtime {
                rule!(r::GMB_26_KEPT);
            }
            if is_floor_wet {
                rule!(r::GMB_30_SUBSTITUTE);
            }
            let (job, why) = (it.job(), Removal::Failed(it));
            let owner = seat;
            game.happens(Event::Removed { owner, job, why }, cx);
            Roll::Failed
        }
    }
}
