//! Whose turn it is, and what a turn is spent on. Rulebook 30.

use tabletop::{Cx, Seat, rule};

use super::{deck, jobs};
use crate::{
    action::Action,
    card::Face,
    cards::Cards,
    event::{Event, Removal},
    job::{Job, With},
    rulebook as r,
    state::{Brain, GiveMeTheBrain, How, Phase},
    work::{WalkieTalkie, Work},
};

/// Turns each player has, on average, before the game is called off.
const MOST_TURNS: u16 = 100;

/// The next turn is `seat`'s, unless the player is at lunch.
pub(super) fn begin(table: &mut GiveMeTheBrain, seat: Seat, overtime: u8, cx: &mut Cx<'_, Event>) {
    let mut seat = seat;
    if table.lies_before(seat, Job::OutToLunch) {
        mark_skipped(table, seat);
        cx.emit(Event::TurnSkipped { seat });
        remove(table, seat, Job::OutToLunch, Removal::Expired, cx);
        seat = table.left(seat);
    }
    if MOST_TURNS * table.n_seats() as u16 <= table.n_turns {
        call_off(table, seat, cx);
        return;
    }
    table.n_turns += 1;
    table.phase = Phase::Work(Work::new(seat, overtime));
    cx.emit(Event::TurnBegan { seat, overtime });
    if table.lies_before(seat, Job::HideInTheWashroom) {
        rule!(r::GMB_20_LINGER);
        remove(table, seat, Job::HideInTheWashroom, Removal::Expired, cx);
    }
}

fn mark_skipped(table: &GiveMeTheBrain, seat: Seat) {
    rule!(r::GMB_20_LINGER);
    if table.lies_before(seat, Job::HideInTheWashroom) {
        rule!(r::GMB_29_NOT_STARTED);
    }
    if table.brain == Brain::HeldBy(seat) {
        rule!(r::GMB_29_BRAIN_STAYS);
    }
}

/// A card in front of a player goes to the discards.
pub(super) fn remove(
    table: &mut GiveMeTheBrain,
    owner: Seat,
    job: Job,
    why: Removal,
    cx: &mut Cx<'_, Event>,
) {
    let card = table.tables[owner].find(Face::Job(job));
    let card = card.expect("the card lies in front of the player");
    table.tables[owner].remove(card);
    table.discards.insert(card);
    cx.emit(Event::Removed { owner, job, why });
}

/// The fewest cards win; `next` is whose turn it would be.
fn call_off(table: &mut GiveMeTheBrain, next: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_25_HUNDRED);
    rule!(r::GMB_25_FEWEST);
    let n_cards = |seat: &Seat| table.hands.held(*seat).len();
    // Of equals `min_by_key` takes the first.
    let winner = table.seats_from(next).min_by_key(n_cards);
    let winner = winner.expect("there are players");
    let is_tied = |seat: &Seat| n_cards(seat) == n_cards(&winner);
    if 1 < table.seats().filter(is_tied).count() {
        rule!(r::GMB_25_TIE);
    }
    table.finish(winner, How::FewestCards, cx);
}

/// The active player's move between jobs.
pub(super) fn answer(table: &mut GiveMeTheBrain, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    match action {
        Action::Play { job, substitute } => {
            rule!(r::GMB_9_WORK);
            rule!(r::GMB_10_COST);
            rule!(r::GMB_10_COUNTED);
            if table.work().has_worked() {
                rule!(r::GMB_10_USED);
            }
            jobs::play(table, job, With::of(job, substitute), cx);
            jobs::carry_on(table, cx);
        }
        Action::Stop => {
            rule!(r::GMB_9_STOP);
            cx.emit(Event::Stopped { seat });
            end(table, cx);
        }
        Action::Loaf => {
            rule!(r::GMB_11_DRAW);
            cx.emit(Event::Loafed { seat, cards: None });
            deck::draw_one(table, seat, cx);
            loafed(table, cx);
        }
        Action::LoafAfresh => loaf_afresh(table, seat, cx),
        Action::Listen => listen(table, seat, cx),
        Action::Toss => toss(table, seat, cx),
        Action::Leave => {
            table.work_mut().walkie_talkie = WalkieTalkie::Used;
            cx.emit(Event::LeftOnDeck { seat });
            between_jobs(table, cx);
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

fn loaf_afresh(table: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_11_FRESH);
    rule!(r::GMB_23_LOAFING);
    let cards = table.hands.take_all(seat);
    table.discards = table.discards | cards;
    cx.emit(Event::Loafed {
        seat,
        cards: Some(cards.into()),
    });
    for _ in 0..=cards.len() {
        deck::draw_one(table, seat, cx);
    }
    loafed(table, cx);
}

fn loafed(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let from = table.active();
    if let Some(mop) = table.tables[from].find(Face::Job(Job::Mop)) {
        let to = table.left(from);
        table.tables[from].remove(mop);
        table.tables[to].insert(mop);
        cx.emit(Event::MopMoved { from, to });
    }
    end(table, cx);
}

fn listen(table: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_9_TABLE_CARD);
    rule!(r::GMB_9_ANY_TIME);
    rule!(r::GMB_24_LOOK);
    deck::reshuffle_if_empty(table, cx);
    let card = table.deck.settle(1, cx).first().copied();
    let card = card.expect("the Walkie-Talkie is offered only if there is a card");
    table.hands.learn(seat, Cards::one(card));
    table.work_mut().walkie_talkie = WalkieTalkie::Listening;
    cx.emit(Event::Listened {
        seat,
        card: Some(card.face()),
    });
}

fn toss(table: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    let card = table.deck.draw(cx).expect("somebody has just looked at it");
    deck::discard_from_deck(table, card);
    table.work_mut().walkie_talkie = WalkieTalkie::Used;
    cx.emit(Event::Tossed {
        seat,
        card: card.face(),
    });
    between_jobs(table, cx);
}

/// Ends the turn if everybody can see that nothing more can be done. Somebody
/// who merely holds nothing to play is asked: the others must not learn why.
pub(super) fn between_jobs(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let work = *table.work();
    let has_hands = work.hands_used < table.capacity(work.active);
    if !has_hands && !table.may_listen(&work) {
        end(table, cx);
    }
}

pub(super) fn end(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let Work {
        active,
        overtime,
        manual,
        ..
    } = *table.work();
    if 0 < manual {
        rule!(r::GMB_31_MANUAL_ENDS);
    }
    if let Some(overtime) = overtime.checked_sub(1) {
        begin(table, active, overtime, cx);
    } else {
        rule!(r::GMB_8_LEFT);
        begin(table, table.left(active), 0, cx);
    }
}
