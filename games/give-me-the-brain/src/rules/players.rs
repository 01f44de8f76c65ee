//! Cards between players. Rulebook 50 and 70.

use tabletop::{BySeat, Cx, Seat, rule};

use super::jobs::Outcome;
use crate::{
    card::Face,
    event::{Event, Swapped, receiver_on_right},
    rulebook as r,
    state::GiveMeTheBrain,
};

pub(super) fn choose_another(table: &mut GiveMeTheBrain, chosen: Seat, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    table.underway_mut().chosen = Some(chosen);
    cx.emit(Event::Chose { seat, chosen });
}

pub(super) fn choose_third(table: &mut GiveMeTheBrain, third: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_31_THIRD);
    let seat = table.active();
    table.underway_mut().third = Some(third);
    cx.emit(Event::ChoseThird { seat, third });
}

pub(super) fn give(table: &mut GiveMeTheBrain, to: Seat, face: Face, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    hand_over(table, seat, to, face, cx);
}

pub(super) fn take_at_random(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (seat, from) = (table.active(), table.chosen());
    let mut hand = table.hands.held(from);
    if hand.is_empty() {
        return Outcome::Skipped;
    }
    if table.is_hidden(from) {
        rule!(r::GMB_28_REST);
    }
    rule!(r::GMB_31_FINGERS);
    let card = cx.draw(&mut hand).expect("the hand is not empty");
    hand_over(table, from, seat, card.face(), cx);
    Outcome::Done
}

pub(super) fn move_to_third(table: &mut GiveMeTheBrain, face: Face, cx: &mut Cx<'_, Event>) {
    let third = table.underway().third.expect("a third player was chosen");
    hand_over(table, table.chosen(), third, face, cx);
}

/// A card changes hands, as the active player wants it.
fn hand_over(table: &mut GiveMeTheBrain, from: Seat, to: Seat, face: Face, cx: &mut Cx<'_, Event>) {
    let chooser = table.active();
    let card = table.hands.held(from).find(face);
    let card = card.expect("the card is in the hand");
    table.hands.give(from, to, chooser, card);
    cx.emit(Event::Given {
        chooser,
        from,
        to,
        card: Some(face),
    });
}

pub(super) fn look_at_hand(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (seat, whose) = (table.active(), table.chosen());
    let hand = table.hands.held(whose);
    if hand.is_empty() {
        return Outcome::Skipped;
    }
    rule!(r::GMB_24_LOOK);
    table.hands.learn(seat, hand);
    cx.emit(Event::LookedAtHand {
        seat,
        whose,
        cards: Some(hand.into()),
    });
    Outcome::Done
}

pub(super) fn pass_hands(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (hidden, n_seats) = (table.hidden(), table.n_seats());
    if !hidden.is_empty() {
        rule!(r::GMB_28_PASSED_AROUND);
    }
    table.hands.deal_anew(|seat| {
        if hidden.contains(seat) {
            seat
        } else {
            receiver_on_right(seat, hidden, n_seats)
        }
    });
    let hands = BySeat::new(n_seats, |seat| {
        (!hidden.contains(seat)).then(|| table.hands.held(seat).into())
    });
    cx.emit(Event::HandsPassed { hidden, hands });
    Outcome::Done
}

pub(super) fn swap_hands(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let (seat, with) = (table.active(), table.chosen());
    if table.is_hidden(with) {
        rule!(r::GMB_28_SKIPPED);
        return Outcome::Skipped;
    }
    table.hands.deal_anew(|it| {
        if it == seat {
            with
        } else if it == with {
            seat
        } else {
            it
        }
    });
    let hands = Some(Swapped {
        got: table.hands.held(seat).into(),
        gave: table.hands.held(with).into(),
    });
    cx.emit(Event::HandsSwapped { seat, with, hands });
    Outcome::Done
}
