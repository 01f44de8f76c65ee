//! One verb, one function.

use tabletop::{Cx, Seat, rule};

use super::{
    brain, deck, drill,
    jobs::{self, Outcome, Place},
    players,
};
use crate::{
    action::Action,
    event::{Event, Removal},
    job::{Job, Kind, Step},
    rulebook as r,
    state::GiveMeTheBrain,
    table::Table,
    work::Origin,
};

/// Follows an instruction of the current job as far as nobody has to choose.
pub(super) fn follow(
    game: &mut GiveMeTheBrain,
    step: Step,
    at: &mut Place,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    match step {
        Step::Draw { who, n } => deck::draw(game, who, n, at.count, cx),
        Step::DiscardHand => deck::discard_hand(game, cx),
        Step::TakeAtRandom => players::take_at_random(game, cx),
        Step::LookAtHand => players::look_at_hand(game, cx),
        Step::PassHands => players::pass_hands(game, cx),
        Step::SwapHands => players::swap_hands(game, cx),
        Step::EveryonePasses(n) => drill::everyone_passes(game, n, *at, cx),
        Step::TakeTheBrain => brain::take(game, cx),
        Step::PassTheBrain => brain::pass(game, cx),
        Step::DropTheBrain => brain::knock_down(game, cx),
        Step::Arrange(n) => deck::arrange(game, n, at, cx),
        Step::TurnOverToABid => deck::turn_over_to_a_bid(game, cx),
        Step::AnotherTurn => another_turn(game, cx),
        Step::RollsPlus(n) => rolls_plus(game, n, cx),
        Step::LayBeforeYou => lay_before(game, game.table.active(), cx),
        Step::LayBeforeChosen => lay_before(game, game.table.chosen(), cx),
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
            mark_impossible(&game.table, step);
            jobs::choose(game, step, at, cx)
        }
    }
}

fn mark_impossible(table: &Table, step: Step) {
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
pub(super) fn carry_out(
    game: &mut GiveMeTheBrain,
    action: Action,
    at: &mut Place,
    cx: &mut Cx<'_, Event>,
) {
    let chosen = what_happens(&game.table, action, *at);
    game.happens(chosen, cx);
    if action == Action::Enough {
        at.advance(game.table.underway().job);
    } else {
        at.count += 1;
    }
}

fn what_happens(table: &Table, action: Action, at: Place) -> Event {
    let seat = table.active();
    let step = at.step(table.underway().job);
    match (action, step.expect("choices are made for a step")) {
        (Action::Choose(chosen), Step::ChooseAnother) => Event::Chose { seat, chosen },
        (Action::Choose(third), _) => {
            rule!(r::GMB_31_THIRD);
            Event::ChoseThird { seat, third }
        }
        (Action::Discard(card), _) => {
            rule!(r::GMB_2_DISCARDS);
            Event::Discarded { seat, card }
        }
        (Action::Give(face), Step::Give(receiver)) => {
            players::given(table, seat, table.receiver(receiver), face)
        }
        (Action::Move(face), _) => {
            let third = table.underway().third;
            let third = third.expect("a third player was chosen");
            players::given(table, table.chosen(), third, face)
        }
        (Action::Enough, _) => Event::Enough { seat },
        (Action::Take(card), _) => Event::Fetched { seat, card },
        (Action::Put(card), _) => {
            if table.is_hidden(table.left(seat)) {
                rule!(r::GMB_31_SPECIAL_HIDDEN);
            }
            Event::PutOnDeck { seat, card }
        }
        (Action::Next(face), _) => Event::PutBack {
            seat,
            above: at.count,
            card: Some(face),
        },
        (Action::Inspect { job, owner }, _) => {
            rule!(r::GMB_20_NO_OBJECTS);
            rule!(r::GMB_20_UNTOUCHED);
            let why = Removal::Inspected;
            Event::Removed { owner, job, why }
        }
        (Action::Follow(job), _) => Event::JobFollowed { seat, job },
        (Action::Play { job, substitute }, _) => {
            if job.kind() != Kind::Ordinary {
                rule!(r::GMB_27_ANY_JOB);
            }
            jobs::played(seat, job, substitute)
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
            | Action::SetAside(_)
            | Action::Give(_),
            _,
        ) => unreachable!("legal actions fit the step"),
    }
}

fn another_turn(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    if 0 < game.table.work().overtime {
        rule!(r::GMB_26_ADD_UP);
    }
    let seat = game.table.active();
    game.happens(Event::TurnEarned { seat }, cx);
    Outcome::Done
}

fn rolls_plus(game: &mut GiveMeTheBrain, n: u8, cx: &mut Cx<'_, Event>) -> Outcome {
    if game.table.underway().origin == Origin::Discards {
        rule!(r::GMB_31_MANUAL_MENU);
    }
    let seat = game.table.active();
    game.happens(Event::RollsImproved { seat, n }, cx);
    Outcome::Done
}

fn lay_before(game: &mut GiveMeTheBrain, owner: Seat, cx: &mut Cx<'_, Event>) -> Outcome {
    let job = game.table.underway().job;
    match (job.kind(), job) {
        (Kind::Object, Job::Mop) => rule!(r::GMB_19_MOP),
        (Kind::Object, _) => rule!(r::GMB_19_OBJECTS),
        (Kind::Lingering | Kind::Ordinary, _) => rule!(r::GMB_20_LINGER),
    }
    game.happens(Event::LaidBefore { job, owner }, cx);
    Outcome::Done
}
