//! The Brain: taken, passed, dropped and rolled. Rulebook 40.

use tabletop::{Cx, Seat, rule};

use super::{jobs::Outcome, turns};
use crate::{
    event::{Event, Removal},
    job::{Job, With},
    odds::SIDES,
    rulebook as r,
    state::{Brain, GiveMeTheBrain},
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

pub(super) fn take(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let seat = table.active();
    let Some(from) = table.brain.holder().filter(|it| *it != seat) else {
        return Outcome::Skipped;
    };
    if is_tied(table, from) {
        return Outcome::Skipped;
    }
    rule!(r::GMB_8_ORDER_STAYS);
    table.brain = Brain::HeldBy(seat);
    cx.emit(Event::BrainTaken { seat, from });
    Outcome::Done
}

pub(super) fn pass(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let Some(from) = table.brain.holder() else {
        return Outcome::Skipped;
    };
    if is_tied(table, from) {
        return Outcome::Skipped;
    }
    rule!(r::GMB_8_ORDER_STAYS);
    let to = table.left(from);
    table.brain = Brain::HeldBy(to);
    cx.emit(Event::BrainPassed { from, to });
    Outcome::Done
}

/// Whether a String keeps other players' jobs from moving the Brain.
fn is_tied(table: &GiveMeTheBrain, holder: Seat) -> bool {
    let is_tied = holder != table.active() && table.lies_before(holder, Job::PieceOfString);
    if is_tied {
        rule!(r::GMB_19_YOU);
    }
    is_tied
}

/// A job makes whoever holds the Brain drop it.
pub(super) fn knock_down(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let Some(dropper) = table.brain.holder() else {
        return Outcome::Skipped;
    };
    let first = table.left(dropper);
    fall(table, Fall { dropper, first }, cx);
    Outcome::Done
}

/// Drops the Brain unless a String saves it; says whether it fell.
fn fall(table: &mut GiveMeTheBrain, fall: Fall, cx: &mut Cx<'_, Event>) -> bool {
    let Fall { dropper, .. } = fall;
    let sign = table.owner_of(Job::WetFloorSign);
    if table.lies_before(dropper, Job::PieceOfString) {
        rule!(r::GMB_30_NO_DROPPER);
        if sign.is_some() {
            rule!(r::GMB_30_STRING);
        }
        let why = Removal::SavedTheBrain;
        turns::remove(table, dropper, Job::PieceOfString, why, cx);
        return false;
    }
    table.brain = Brain::OnTheFloor;
    let work = table.work_mut();
    if 0 < work.overtime {
        rule!(r::GMB_26_LOST);
    }
    work.overtime = 0;
    work.fall = Some(fall);
    cx.emit(Event::BrainDropped(fall));
    if let Some(owner) = sign {
        rule!(r::GMB_20_LINGER);
        rule!(r::GMB_30_DROP);
        turns::remove(table, owner, Job::WetFloorSign, Removal::Expired, cx);
    }
    true
}

/// The skill roll after a job, if one is due.
pub(super) fn roll(table: &mut GiveMeTheBrain, done: &Underway, cx: &mut Cx<'_, Event>) -> Roll {
    let seat = table.active();
    let Some(skill) = done.job.skill() else {
        return Roll::Fine;
    };
    if !table.still_has(seat, done.with) {
        match done.with {
            With::Hands | With::Brain => rule!(r::GMB_17_BRAIN_GONE),
            With::Substitute(_) => rule!(r::GMB_17_SUBSTITUTE_GONE),
        }
        return Roll::Fine;
    }
    rule!(r::GMB_16_ROLL);
    if !table.work().jobs.is_empty() {
        rule!(r::GMB_27_INNER_ROLL);
    }
    let die = cx.die(SIDES);
    let bonus = table.roll_bonus(seat, table.work().manual);
    let kept = i16::from(skill) <= i16::from(die) + bonus;
    cx.emit(Event::Rolled {
        seat,
        job: done.job,
        die,
        bonus,
        kept,
    });
    if kept {
        rule!(r::GMB_16_KEEP);
        return Roll::Fine;
    }
    failed(table, done.with, cx)
}

fn failed(table: &mut GiveMeTheBrain, with: With, cx: &mut Cx<'_, Event>) -> Roll {
    let seat = table.active();
    rule!(r::GMB_16_PLAYED_WITH);
    let is_floor_wet = table.owner_of(Job::WetFloorSign).is_some();
    match with {
        With::Hands | With::Brain => {
            rule!(r::GMB_16_DROP);
            if is_floor_wet {
                rule!(r::GMB_30_MINUS);
            }
            let (dropper, first) = (seat, seat);
            if fall(table, Fall { dropper, first }, cx) {
                Roll::Failed
            } else {
                Roll::Fine
            }
        }
        With::Substitute(it) => {
            if 0 < table.work().overtime {
                rule!(r::GMB_26_KEPT);
            }
            if is_floor_wet {
                rule!(r::GMB_30_SUBSTITUTE);
            }
            turns::remove(table, seat, it.job(), Removal::Failed(it), cx);
            Roll::Failed
        }
    }
}
