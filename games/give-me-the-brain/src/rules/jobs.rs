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
    card::Face,
    event::Event,
    job::{Amount, Job, Step, With},
    rulebook as r,
    state::{GiveMeTheBrain, How},
    work::{Origin, Underway},
};

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

/// Lays out a job from the active player's cards.
pub(super) fn play(table: &mut GiveMeTheBrain, job: Job, with: With, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_12_IN_ORDER);
    rule!(r::GMB_12_NO_PILE);
    mark_with(with);
    let seat = table.active();
    let had = table.hands.held(seat).len();
    let card = table.hands.take_openly(seat, Face::Job(job));
    table.laid_out.insert(card);
    let work = table.work_mut();
    if work.jobs.is_empty() {
        work.hands_used += job.hands();
    }
    work.jobs
        .push(Underway::new(job, Origin::LaidOut, with, had));
    cx.emit(Event::JobPlayed { seat, job, with });
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
    table: &mut GiveMeTheBrain,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::SetAside(face) => drill::set_aside(table, seat, face, cx),
        Action::Enough => {
            cx.emit(Event::Enough { seat });
            advance(table);
        }
        Action::Bid(_)
        | Action::BidAs31(_)
        | Action::Pass
        | Action::Play { .. }
        | Action::Stop
        | Action::Loaf
        | Action::LoafAfresh
        | Action::Listen
        | Action::Toss
        | Action::Leave
        | Action::Choose(_)
        | Action::Discard(_)
        | Action::Give(_)
        | Action::Move(_)
        | Action::Take(_)
        | Action::Put(_)
        | Action::Next(_)
        | Action::Inspect { .. }
        | Action::Follow(_) => steps::carry_out(table, action, cx),
    }
    carry_on(table, cx);
}

/// Follows instructions until somebody has to choose or nothing is left to do.
pub(super) fn carry_on(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    while let Some(underway) = table.work().jobs.current().copied() {
        let Some(step) = underway.current_step() else {
            match finish(table, cx) {
                Turn::GoesOn => continue,
                Turn::IsOver => return,
            }
        };
        match steps::follow(table, step, cx) {
            Outcome::Done => advance(table),
            Outcome::Skipped => {
                rule!(r::GMB_13_SKIP);
                let Underway { job, step, .. } = *table.underway();
                table.underway_mut().skip(step);
                cx.emit(Event::StepSkipped { job, step });
                advance(table);
            }
            Outcome::Waits => return,
            Outcome::Inner => (),
        }
    }
    turns::between_jobs(table, cx);
}

/// An instruction that the active player chooses for, card by card.
pub(super) fn choose(table: &mut GiveMeTheBrain, quota: u8, cx: &mut Cx<'_, Event>) -> Outcome {
    let depth = table.work().jobs.depth();
    loop {
        let Underway {
            job, step, count, ..
        } = *table.underway();
        if count == quota {
            return Outcome::Done;
        }
        match table.count_answers() {
            Answers::None if count == 0 => return Outcome::Skipped,
            Answers::None => return Outcome::Done,
            Answers::One(action) => {
                rule!(r::GMB_13_ONE_ANSWER);
                rule!(r::GMB_13_COPIES);
                steps::carry_out(table, action, cx);
            }
            Answers::Many => {
                if count == 0 {
                    let seat = table.active();
                    cx.emit(Event::Asked { seat, job, step });
                }
                return Outcome::Waits;
            }
        }
        if depth < table.work().jobs.depth() {
            return Outcome::Inner;
        }
    }
}

/// On to the next instruction.
fn advance(table: &mut GiveMeTheBrain) {
    let underway = table.underway_mut();
    underway.step += 1;
    let is_about_count = matches!(
        underway.current_step(),
        Some(Step::Draw {
            n: Amount::AsMany,
            ..
        })
    );
    if !is_about_count {
        underway.count = 0;
    }
}

/// All instructions of the innermost job are followed.
fn finish(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Turn {
    let seat = table.active();
    let done = put_away(table, cx).expect("a job is being done");
    if done.origin == Origin::Discards {
        // Its instructions were part of the Secret Menu's own.
        rule!(r::GMB_27_MENU_MEANWHILE);
        return Turn::GoesOn;
    }
    if !table.work().jobs.is_empty() {
        rule!(r::GMB_12_INNER);
    }
    rule!(r::GMB_23_AFTER_JOB);
    if let Some(winner) = without_cards(table) {
        rule!(r::GMB_22_EMPTY);
        let how = if winner == seat {
            How::Job(done.job)
        } else {
            rule!(r::GMB_31_GIFT_WINS);
            How::OthersJob(done.job)
        };
        table.finish(winner, how, cx);
        return Turn::IsOver;
    }
    if table.work().fall.is_some() {
        rule!(r::GMB_18_FINISH);
        end_turn(table, cx);
        return Turn::IsOver;
    }
    match brain::roll(table, &done, cx) {
        Roll::Fine => Turn::GoesOn,
        Roll::Failed => {
            if !table.work().jobs.is_empty() {
                rule!(r::GMB_27_ENDS_ALL);
            }
            end_turn(table, cx);
            Turn::IsOver
        }
    }
}

/// The current job goes where it belongs.
fn put_away(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Option<Underway> {
    let done = table.work_mut().jobs.pop()?;
    rule!(r::GMB_12_LEAVES);
    let Underway {
        job, origin, had, ..
    } = done;
    match origin {
        Origin::LaidOut => {
            let card = table.laid_out.find(Face::Job(job));
            let card = card.expect("the job lies there");
            table.laid_out.remove(card);
            table.discards.insert(card);
        }
        Origin::OnTable | Origin::Discards => (),
    }
    let seat = table.active();
    let has = table.hands.held(seat).len();
    cx.emit(Event::JobDone {
        seat,
        job,
        change: i16::from(has) - i16::from(had),
    });
    Some(done)
}

/// Who has won: the active player first, then to the left.
fn without_cards(table: &GiveMeTheBrain) -> Option<Seat> {
    let active = table.active();
    let is_out = |seat: &Seat| table.hands.held(*seat).is_empty();
    let mut out = table.seats_from(active).filter(is_out);
    let winner = out.next()?;
    rule!(r::GMB_23_EVERYBODY);
    if out.next().is_some() {
        rule!(r::GMB_23_ORDER);
    }
    if !table.tables[winner].is_empty() {
        rule!(r::GMB_21_NOT_YOURS);
    }
    Some(winner)
}

/// The turn is over whatever else is laid out.
fn end_turn(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    while put_away(table, cx).is_some() {}
    match table.work().fall {
        Some(fall) => {
            rule!(r::GMB_18_TURN_ENDS);
            rule!(r::GMB_18_BIDDING);
            rule!(r::GMB_5_DROPPER);
            bidding::begin(table, fall.first, Some(fall.dropper), cx);
        }
        None => turns::end(table, cx),
    }
}
