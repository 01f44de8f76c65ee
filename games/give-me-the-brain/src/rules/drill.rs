//! Everyone chooses cards in secret, and all are passed on at once.
//! Rulebook 50 and 70.

use tabletop::{BySeat, Cx, Seat, SeatSet, rule};

use super::jobs::Outcome;
use crate::{
    card::Face,
    cards::Cards,
    event::{Event, receiver_on_right},
    rulebook as r,
    state::GiveMeTheBrain,
    work::Underway,
};

/// Who has still to choose.
pub(super) fn awaited(table: &GiveMeTheBrain, n: u8) -> SeatSet {
    let owes = |seat: &Seat| !table.is_hidden(*seat) && 0 < n_owed(table, *seat, n);
    table.seats().filter(owes).collect()
}

fn n_owed(table: &GiveMeTheBrain, seat: Seat, n: u8) -> u8 {
    let hand = table.hands.held(seat);
    n.min(hand.len()) - (hand & table.set_aside).len()
}

pub(super) fn everyone_passes(
    table: &mut GiveMeTheBrain,
    n: u8,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    if table.underway().count == 0 {
        if awaited(table, n).is_empty() {
            return Outcome::Skipped;
        }
        if awaited(table, n)
            .iter()
            .any(|seat| has_choice(table, seat, n))
        {
            let Underway { job, step, .. } = *table.underway();
            let seat = table.active();
            cx.emit(Event::Asked { seat, job, step });
        }
    }
    for seat in awaited(table, n).iter() {
        while 0 < n_owed(table, seat, n) && !has_choice(table, seat, n) {
            rule!(r::GMB_13_ONE_ANSWER);
            let left = table.hands.held(seat) - table.set_aside;
            let card = left.first().expect("there are as many as are owed");
            set_aside(table, seat, card.face(), cx);
        }
    }
    if awaited(table, n).is_empty() {
        pass_on(table, cx);
        Outcome::Done
    } else {
        Outcome::Waits
    }
}

/// Cards of one face, or no more than are owed, leave nothing to choose.
fn has_choice(table: &GiveMeTheBrain, seat: Seat, n: u8) -> bool {
    let left = table.hands.held(seat) - table.set_aside;
    n_owed(table, seat, n) < left.len() && left.only_face().is_none()
}

pub(super) fn set_aside(
    table: &mut GiveMeTheBrain,
    seat: Seat,
    face: Face,
    cx: &mut Cx<'_, Event>,
) {
    let left = table.hands.held(seat) - table.set_aside;
    let card = left.find(face).expect("the card is in the hand");
    table.set_aside.insert(card);
    table.underway_mut().count += 1;
    cx.emit(Event::SetAside {
        seat,
        card: Some(face),
    });
}

fn pass_on(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let (hidden, n_seats) = (table.hidden(), table.n_seats());
    if !hidden.is_empty() {
        rule!(r::GMB_28_PASSED_AROUND);
    }
    let passed = table.set_aside;
    let cards = BySeat::new(n_seats, |seat| {
        let given = table.hands.held(seat) & passed;
        (!hidden.contains(seat)).then(|| given.into())
    });
    let receiver = |seat| receiver_on_right(seat, hidden, n_seats);
    table.hands.pass(passed, receiver);
    table.set_aside = Cards::NONE;
    cx.emit(Event::CardsPassed { hidden, cards });
}
