//! One verb, one function.

use tabletop::{Cx, Seat, rule};

use super::{
    brain, deck, drill,
    jobs::{self, Outcome},
    players, turns,
};
use crate::{
    action::Action,
    card::Face,
    event::{Event, Removal},
    job::{Job, Kind, Step, With},
    rulebook as r,
    state::GiveMeTheBrain,
    work::{Origin, Underway},
};

/// Follows an instruction of the current job as far as nobody has to choose.
pub(super) fn follow(table: &mut GiveMeTheBrain, step: Step, cx: &mut Cx<'_, Event>) -> Outcome {
    match step {
        Step::Draw { who, n } => deck::draw(table, who, n, cx),
        Step::DiscardHand => deck::discard_hand(table, cx),
        Step::TakeAtRandom => players::take_at_random(table, cx),
        Step::LookAtHand => players::look_at_hand(table, cx),
        Step::PassHands => players::pass_hands(table, cx),
        Step::SwapHands => players::swap_hands(table, cx),
        Step::EveryonePasses(n) => drill::everyone_passes(table, n, cx),
        Step::TakeTheBrain => brain::take(table, cx),
        Step::PassTheBrain => brain::pass(table, cx),
        Step::DropTheBrain => brain::knock_down(table, cx),
        Step::Arrange(n) => deck::arrange(table, n, cx),
        Step::TurnOverToABid => deck::turn_over_to_a_bid(table, cx),
        Step::AnotherTurn => another_turn(table, cx),
        Step::RollsPlus(n) => rolls_plus(table, n, cx),
        Step::LayBeforeYou => lay_before(table, table.active(), cx),
        Step::LayBeforeChosen => lay_before(table, table.chosen(), cx),
        Step::ChooseAnother
        | Step::ChooseThird
        | Step::Discard(_)
        | Step::DiscardUpTo(_)
        | Step::Give(_)
        | Step::MoveToThird
        | Step::Fetch
        | Step::PutOnDeck
        | Step::Inspect
        | Step::FollowAJob
        | Step::PlayAJob => {
            mark_impossible(table, step);
            jobs::choose(table, step.quota(), cx)
        }
    }
}

fn mark_impossible(table: &GiveMeTheBrain, step: Step) {
    let receiver = if let Step::Give(receiver) = step {
        Some(table.receiver(receiver))
    } else {
        table.underway().third.filter(|_| step == Step::MoveToThird)
    };
    if receiver.is_some_and(|seat| table.is_hidden(seat)) {
        rule!(r::GMB_28_SKIPPED);
    }
    if step == Step::PutOnDeck && table.discards.is_empty() {
        rule!(r::GMB_31_SPECIAL_NOTHING);
    }
    if step == Step::PlayAJob {
        rule!(r::GMB_27_MUST);
    }
}

/// Carries out what the active player chose.
pub(super) fn carry_out(table: &mut GiveMeTheBrain, action: Action, cx: &mut Cx<'_, Event>) {
    let step = table.underway().current_step();
    let step = step.expect("choices are made for a step");
    table.underway_mut().count += 1;
    match (action, step) {
        (Action::Choose(seat), Step::ChooseAnother) => players::choose_another(table, seat, cx),
        (Action::Choose(seat), _) => players::choose_third(table, seat, cx),
        (Action::Discard(face), _) => deck::discard(table, face, cx),
        (Action::Give(face), Step::Give(receiver)) => {
            players::give(table, table.receiver(receiver), face, cx);
        }
        (Action::Move(face), _) => players::move_to_third(table, face, cx),
        (Action::Take(face), _) => deck::fetch(table, face, cx),
        (Action::Put(face), _) => deck::put_on_deck(table, face, cx),
        (Action::Next(face), _) => deck::put_back(table, face, cx),
        (Action::Inspect { job, owner }, _) => inspect(table, owner, job, cx),
        (Action::Follow(job), _) => follow_job(table, job, cx),
        (Action::Play { job, substitute }, _) => {
            if job.kind() != Kind::Ordinary {
                rule!(r::GMB_27_ANY_JOB);
            }
            jobs::play(table, job, With::of(job, substitute), cx);
        }
        (
            Action::Bid(_)
            | Action::BidAs31(_)
            | Action::Pass
            | Action::Stop
            | Action::Loaf
            | Action::LoafAfresh
            | Action::Listen
            | Action::Toss
            | Action::Leave
            | Action::Enough
            | Action::SetAside(_)
            | Action::Give(_),
            _,
        ) => unreachable!("legal actions fit the step"),
    }
}

fn inspect(table: &mut GiveMeTheBrain, owner: Seat, job: Job, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_20_NO_OBJECTS);
    rule!(r::GMB_20_UNTOUCHED);
    turns::remove(table, owner, job, Removal::Inspected, cx);
}

fn follow_job(table: &mut GiveMeTheBrain, job: Job, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    let had = table.hands.held(seat).len();
    let followed = Underway::new(job, Origin::Discards, With::Hands, had);
    table.work_mut().jobs.push(followed);
    cx.emit(Event::JobFollowed { seat, job });
}

fn another_turn(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let work = table.work_mut();
    if 0 < work.overtime {
        rule!(r::GMB_26_ADD_UP);
    }
    work.overtime += 1;
    cx.emit(Event::TurnEarned { seat: work.active });
    Outcome::Done
}

fn rolls_plus(table: &mut GiveMeTheBrain, n: u8, cx: &mut Cx<'_, Event>) -> Outcome {
    if table.underway().origin == Origin::Discards {
        rule!(r::GMB_31_MANUAL_MENU);
    }
    let work = table.work_mut();
    work.manual += n;
    cx.emit(Event::RollsImproved {
        seat: work.active,
        n,
    });
    Outcome::Done
}

fn lay_before(table: &mut GiveMeTheBrain, owner: Seat, cx: &mut Cx<'_, Event>) -> Outcome {
    let job = table.underway().job;
    match (job.kind(), job) {
        (Kind::Object, Job::Mop) => rule!(r::GMB_19_MOP),
        (Kind::Object, _) => rule!(r::GMB_19_OBJECTS),
        (Kind::Lingering | Kind::Ordinary, _) => rule!(r::GMB_20_LINGER),
    }
    let card = table.laid_out.find(Face::Job(job));
    let card = card.expect("only laid-out jobs stay on the table");
    table.laid_out.remove(card);
    table.tables[owner].insert(card);
    table.underway_mut().origin = Origin::OnTable;
    cx.emit(Event::LaidBefore { job, owner });
    Outcome::Done
}
