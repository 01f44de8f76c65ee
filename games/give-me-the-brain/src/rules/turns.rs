//! Whose turn it is, and what a turn is spent on. Rulebook 30.

use tabletop::{Cx, Seat, rule};

use super::{
    deck,
    jobs::{self, Place},
};
use crate::{
    action::Action,
    event::{Event, Removal},
    job::Job,
    rulebook as r,
    state::GiveMeTheBrain,
    table::{Brain, How, Table},
    work::Work,
};

/// Turns each player has, on average, before the game is called off.
const MOST_TURNS: u16 = 100;

/// The next turn is `seat`'s, unless the player is at lunch.
pub(super) fn begin(game: &mut GiveMeTheBrain, seat: Seat, overtime: u8, cx: &mut Cx<'_, Event>) {
    let mut seat = seat;
    if game.table.lies_before(seat, Job::OutToLunch) {
        mark_skipped(&game.table, seat);
        game.happens(Event::TurnSkipped { seat }, cx);
        expire(game, seat, Job::OutToLunch, cx);
        seat = game.table.left(seat);
    }
    if MOST_TURNS * game.table.n_seats() as u16 <= game.table.n_turns {
        call_off(game, seat, cx);
        return;
    }
    game.happens(Event::TurnBegan { seat, overtime }, cx);
    if game.table.lies_before(seat, Job::HideInTheWashroom) {
        rule!(r::GMB_20_LINGER);
        expire(game, seat, Job::HideInTheWashroom, cx);
    }
}

fn mark_skipped(table: &Table, seat: Seat) {
    rule!(r::GMB_20_LINGER);
    if table.lies_before(seat, Job::HideInTheWashroom) {
        rule!(r::GMB_29_NOT_STARTED);
    }
    if table.brain == Brain::HeldBy(seat) {
        rule!(r::GMB_29_BRAIN_STAYS);
    }
}

/// What a card in front of a player waited for has happened.
pub(super) fn expire(game: &mut GiveMeTheBrain, owner: Seat, job: Job, cx: &mut Cx<'_, Event>) {
    let why = Removal::Expired;
    game.happens(Event::Removed { owner, job, why }, cx);
}

/// The fewest cards win; `next` is whose turn it would be.
fn call_off(game: &mut GiveMeTheBrain, next: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_25_HUNDRED);
    rule!(r::GMB_25_FEWEST);
    let table = &game.table;
    let n_cards = |seat: &Seat| table.held[*seat];
    // Of equals `min_by_key` takes the first.
    let winner = table.seats_from(next).min_by_key(n_cards);
    let winner = winner.expect("there are players");
    let is_tied = |seat: &Seat| n_cards(seat) == n_cards(&winner);
    if 1 < table.seats().filter(is_tied).count() {
        rule!(r::GMB_25_TIE);
    }
    game.finish(winner, How::FewestCards, cx);
}

/// The active player's move between jobs.
pub(super) fn answer(game: &mut GiveMeTheBrain, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.table.active();
    match action {
        Action::Play { job, substitute } => {
            rule!(r::GMB_9_WORK);
            rule!(r::GMB_10_COST);
            rule!(r::GMB_10_COUNTED);
            if game.table.work().has_worked() {
                rule!(r::GMB_10_USED);
            }
            game.happens(jobs::played(seat, job, substitute), cx);
            jobs::carry_on(game, Place::of(&game.table), cx);
        }
        Action::Stop => {
            rule!(r::GMB_9_STOP);
            game.happens(Event::Stopped { seat }, cx);
            end(game, cx);
        }
        Action::Loaf => {
            rule!(r::GMB_11_DRAW);
            game.happens(Event::Loafed { seat, cards: None }, cx);
            deck::draw_one(game, seat, cx);
            loafed(game, cx);
        }
        Action::LoafAfresh => loaf_afresh(game, seat, cx),
        Action::Listen => listen(game, seat, cx),
        Action::Toss => {
            let card = game.deck.next(cx).expect("somebody has just looked at it");
            game.happens(Event::Tossed { seat, card }, cx);
            between_jobs(game, cx);
        }
        Action::Leave => {
            game.happens(Event::LeftOnDeck { seat }, cx);
            between_jobs(game, cx);
        }
        Action::Bid(_)
        | Action::BidAs31(_)
        | Action::Pass
        | Action::Choose(_)
        | Action::Discard(_)
        | Action::Enough
        | Action::Give(_)
        | Action::SetAside(_)
        | Action::Move(_)
        | Action::Take(_)
        | Action::Put(_)
        | Action::Next(_)
        | Action::Inspect { .. }
        | Action::Follow(_) => unreachable!("legal actions fit a turn"),
    }
}

fn loaf_afresh(game: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_11_FRESH);
    rule!(r::GMB_23_LOAFING);
    let n = game.table.held[seat];
    let cards = Some(game.hands.held(seat).into());
    game.happens(Event::Loafed { seat, cards }, cx);
    for _ in 0..=n {
        deck::draw_one(game, seat, cx);
    }
    loafed(game, cx);
}

fn loafed(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let from = game.table.active();
    if game.table.lies_before(from, Job::Mop) {
        let to = game.table.left(from);
        game.happens(Event::MopMoved { from, to }, cx);
    }
    end(game, cx);
}

fn listen(game: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_9_TABLE_CARD);
    rule!(r::GMB_9_ANY_TIME);
    rule!(r::GMB_24_LOOK);
    deck::reshuffle_if_empty(game, cx);
    let card = game.deck.next(cx);
    let card = card.expect("the Walkie-Talkie is offered only if there is a card");
    game.happens(
        Event::Listened {
            seat,
            card: Some(card),
        },
        cx,
    );
}

/// Ends the turn if everybody can see that nothing more can be done. Somebody
/// who merely holds nothing to play is asked: the others must not learn why.
pub(super) fn between_jobs(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let work = game.table.work();
    if game.table.hands_left(work) == 0 && !game.table.may_listen(work) {
        end(game, cx);
    }
}

pub(super) fn end(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let Work {
        active,
        overtime,
        manual,
        ..
    } = *game.table.work();
    if 0 < manual {
        rule!(r::GMB_31_MANUAL_ENDS);
    }
    if let Some(overtime) = overtime.checked_sub(1) {
        begin(game, active, overtime, cx);
    } else {
        rule!(r::GMB_8_LEFT);
        begin(game, game.table.left(active), 0, cx);
    }
}
