//! Jobs inside jobs: laid out, followed step by step, checked and rolled for.
//! Rulebook 30, 40 and 60.

use tabletop::{Cx, Seat, rule};

use super::{
    answers::Answers,
    bidding,
    brain::{self, Roll},
    drill, steps, turns,
};
use crate::{
    action::Action,
    event::Event,
    job::{Amount, Job, Step, Substitute, With},
    rulebook as r,
    state::GiveMeTheBrain,
    table::{How, Table},
    work::{Origin, Underway},
};

/// How far a job is followed. Of this the table says only where it waits.
#[derive(Copy, Clone)]
pub(super) struct Place {
    /// Jobs laid out, this one included.
    depth: usize,
    /// The instruction, from 0.
    step: u8,
    /// How many cards or players it has dealt with.
    pub(super) count: u8,
}

/// What became of an instruction.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Outcome {
    Done,
    /// It could not be followed.
    Skipped,
    /// Somebody has to choose.
    Waits,
    /// Another job comes first.
    Inner,
}

/// Whether the turn goes on after a job.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Turn {
    GoesOn,
    IsOver,
}

impl Place {
    /// Where the table says that the job is which is being done.
    pub(super) fn of(table: &Table) -> Place {
        let Underway { step, count, .. } = *table.underway();
        Place {
            depth: table.work().jobs.depth(),
            step,
            count,
        }
    }

    /// Whether another job has begun or ended since.
    fn is_left(self, table: &Table) -> bool {
        self.depth != table.work().jobs.depth()
    }

    /// The instruction that is being followed; none when all are done.
    pub(super) fn step(self, job: Job) -> Option<Step> {
        job.steps().get(usize::from(self.step)).copied()
    }

    /// On to the next instruction.
    pub(super) fn advance(&mut self, job: Job) {
        self.step += 1;
        match self.step(job) {
            Some(Step::Draw {
                n: Amount::AsMany, ..
            }) => (),
            Some(_) | None => self.count = 0,
        }
    }
}

/// A job is laid out from a player's cards.
pub(super) fn played(seat: Seat, job: Job, substitute: Option<Substitute>) -> Event {
    rule!(r::GMB_12_IN_ORDER);
    rule!(r::GMB_12_NO_PILE);
    let with = With::of(job, substitute);
    mark_with(with);
    Event::JobPlayed { seat, job, with }
}

fn mark_with(with: With) {
    match with {
        With::Hands => (),
        With::Brain => rule!(r::GMB_15_NEEDS),
        With::Substitute(_) => {
            rule!(r::GMB_15_SUBSTITUTE);
            rule!(r::GMB_15_NAMES_ONE);
            rule!(r::GMB_19_ON_TABLE);
        }
    }
}

/// Somebody's choice for the current instruction.
pub(super) fn answer(
    game: &mut GiveMeTheBrain,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let mut at = Place::of(&game.table);
    if let Action::SetAside(face) = action {
        drill::set_aside(game, seat, face, cx);
        at.count += 1;
    } else {
        steps::carry_out(game, action, &mut at, cx);
    }
    carry_on(game, at, cx);
}

/// Follows instructions until somebody has to choose or nothing is left to do.
pub(super) fn carry_on(game: &mut GiveMeTheBrain, at: Place, cx: &mut Cx<'_, Event>) {
    let mut at = at;
    while let Some(&Underway { job, .. }) = game.table.work().jobs.current() {
        if at.is_left(&game.table) {
            at = Place::of(&game.table);
        }
        let Some(step) = at.step(job) else {
            match finish(game, cx) {
                Turn::GoesOn => continue,
                Turn::IsOver => return,
            }
        };
        match steps::follow(game, step, &mut at, cx) {
            Outcome::Done => at.advance(job),
            Outcome::Skipped => {
                rule!(r::GMB_13_SKIP);
                let step = at.step;
                game.happens(Event::StepSkipped { job, step }, cx);
                at.advance(job);
            }
            Outcome::Waits => return,
            Outcome::Inner => (),
        }
    }
    turns::between_jobs(game, cx);
}

/// An instruction that the active player chooses for, card by card.
pub(super) fn choose(
    game: &mut GiveMeTheBrain,
    step: Step,
    at: &mut Place,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    while at.count < step.quota() {
        match game.count_answers(step, at.count) {
            Answers::None if at.count == 0 => return Outcome::Skipped,
            Answers::None => return Outcome::Done,
            Answers::One(action) => {
                rule!(r::GMB_13_ONE_ANSWER);
                rule!(r::GMB_13_COPIES);
                steps::carry_out(game, action, at, cx);
            }
            Answers::Many => {
                if at.count == 0 {
                    ask(game, *at, cx);
                }
                return Outcome::Waits;
            }
        }
        if at.is_left(&game.table) {
            return Outcome::Inner;
        }
    }
    Outcome::Done
}

pub(super) fn ask(game: &mut GiveMeTheBrain, at: Place, cx: &mut Cx<'_, Event>) {
    let (seat, job) = (game.table.active(), game.table.underway().job);
    let step = at.step;
    game.happens(Event::Asked { seat, job, step }, cx);
}

/// All instructions of the innermost job are followed.
fn finish(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Turn {
    let seat = game.table.active();
    let done = *game.table.underway();
    put_away(game, &done, cx);
    if done.origin == Origin::Discards {
        // Its instructions were part of the Secret Menu's own.
        rule!(r::GMB_27_MENU_MEANWHILE);
        return Turn::GoesOn;
    }
    if !game.table.work().jobs.is_empty() {
        rule!(r::GMB_12_INNER);
    }
    rule!(r::GMB_23_AFTER_JOB);
    if let Some(winner) = without_cards(&game.table) {
        rule!(r::GMB_22_EMPTY);
        let how = if winner == seat {
            How::Job(done.job)
        } else {
            rule!(r::GMB_31_GIFT_WINS);
            How::OthersJob(done.job)
        };
        game.finish(winner, how, cx);
        return Turn::IsOver;
    }
    if game.table.work().fall.is_some() {
        rule!(r::GMB_18_FINISH);
        end_turn(game, cx);
        return Turn::IsOver;
    }
    match brain::roll(game, &done, cx) {
        Roll::Fine => Turn::GoesOn,
        Roll::Failed => {
            if !game.table.work().jobs.is_empty() {
                rule!(r::GMB_27_ENDS_ALL);
            }
            end_turn(game, cx);
            Turn::IsOver
        }
    }
}

/// The current job goes where it belongs.
fn put_away(game: &mut GiveMeTheBrain, done: &Underway, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_12_LEAVES);
    let seat = game.table.active();
    let job = done.job;
    let change = i16::from(game.table.held[seat]) - i16::from(done.had);
    game.happens(Event::JobDone { seat, job, change }, cx);
}

/// Who has won: the active player first, then to the left.
fn without_cards(table: &Table) -> Option<Seat> {
    let is_out = |seat: &Seat| table.held[*seat] == 0;
    let mut out = table.seats_from(table.active()).filter(is_out);
    let winner = out.next()?;
    rule!(r::GMB_23_EVERYBODY);
    if out.next().is_some() {
        rule!(r::GMB_23_ORDER);
    }
    if !table.before[winner].is_empty() {
        rule!(r::GMB_21_NOT_YOURS);
    }
    Some(winner)
}

/// The turn is over whatever else is laid out.
fn end_turn(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    while let Some(outer) = game.table.work().jobs.current().copied() {
        put_away(game, &outer, cx);
    }
    match game.table.work().fall {
        Some(fall) => {
            rule!(r::GMB_18_TURN_ENDS);
            rule!(r::GMB_18_BIDDING);
            rule!(r::GMB_5_DROPPER);
            bidding::begin(game, fall.first, Some(fall.dropper), cx);
        }
        None => turns::end(game, cx),
    }
}
