//! Cards between players. Rulebook 50 and 70.

use tabletop::{BySeat, Cx, Seat, rule};

use super::jobs::Outcome;
use crate::{
    card::Face,
    event::{Event, Swapped, receiver_on_right},
    rulebook as r,
    state::GiveMeTheBrain,
    table::Table,
};

pub(super) fn take_at_random(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (seat, from) = (game.table.active(), game.table.chosen());
    let mut hand = game.hands.held(from);
    if hand.is_empty() {
        return Outcome::Skipped;
    }
    if game.table.is_hidden(from) {
        rule!(r::GMB_28_REST);
    }
    rule!(r::GMB_31_FINGERS);
    let card = cx.draw(&mut hand).expect("the hand is not empty");
    let taken = given(&game.table, from, seat, card.face());
    game.happens(taken, cx);
    Outcome::Done
}

/// A card changes hands, as the active player wants it.
pub(super) fn given(table: &Table, from: Seat, to: Seat, face: Face) -> Event {
    Event::Given {
        chooser: table.active(),
        from,
        to,
        card: Some(face),
    }
}

pub(super) fn look_at_hand(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (seat, whose) = (game.table.active(), game.table.chosen());
    let hand = game.hands.held(whose);
    if hand.is_empty() {
        return Outcome::Skipped;
    }
    rule!(r::GMB_24_LOOK);
    let cards = Some(hand.into());
    game.happens(Event::LookedAtHand { seat, whose, cards }, cx);
    Outcome::Done
}

pub(super) fn pass_hands(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (hidden, n_seats) = (game.table.hidden(), game.table.n_seats());
    if !hidden.is_empty() {
        rule!(r::GMB_28_PASSED_AROUND);
    }
    let hands = BySeat::new(n_seats, |seat| {
        let former = receiver_on_right(seat, hidden, n_seats);
        (!hidden.contains(seat)).then(|| game.hands.held(former).into())
    });
    game.happens(Event::HandsPassed { hidden, hands }, cx);
    Outcome::Done
}

pub(super) fn swap_hands(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (seat, with) = (game.table.active(), game.table.chosen());
    if game.table.is_hidden(with) {
        rule!(r::GMB_28_SKIPPED);
        return Outcome::Skipped;
    }
    let hands = Some(Swapped {
        got: game.hands.held(with).into(),
        gave: game.hands.held(seat).into(),
    });
    game.happens(Event::HandsSwapped { seat, with, hands }, cx);
    Outcome::Done
}
