//! Everyone chooses cards in secret, and all are passed on at once.
//! Rulebook 50 and 70.

use tabletop::{BySeat, Cx, Seat, rule};

use super::jobs::{self, Outcome, Place};
use crate::{card::Face, event::Event, rulebook as r, state::GiveMeTheBrain};

pub(super) fn everyone_passes(
    game: &mut GiveMeTheBrain,
    n: u8,
    at: Place,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    let owing = game.table.owing(n);
    if at.count == 0 {
        if owing.is_empty() {
            return Outcome::Skipped;
        }
        if owing.iter().any(|seat| has_choice(game, seat, n)) {
            jobs::ask(game, at, cx);
        }
    }
    for seat in owing.iter() {
        while 0 < game.table.n_owed(seat, n) && !has_choice(game, seat, n) {
            rule!(r::GMB_13_ONE_ANSWER);
            let left = game.hands.held(seat) - game.set_aside;
            let card = left.first().expect("there are as many as are owed");
            set_aside(game, seat, card.face(), cx);
        }
    }
    if game.table.owing(n).is_empty() {
        pass_on(game, cx);
        Outcome::Done
    } else {
        Outcome::Waits
    }
}

/// Cards of one face, or no more than are owed, leave nothing to choose.
fn has_choice(game: &GiveMeTheBrain, seat: Seat, n: u8) -> bool {
    let left = game.hands.held(seat) - game.set_aside;
    game.table.n_owed(seat, n) < left.len() && left.only_face().is_none()
}

pub(super) fn set_aside(game: &mut GiveMeTheBrain, seat: Seat, face: Face, cx: &mut Cx<'_, Event>) {
    let card = Some(face);
    game.happens(Event::SetAside { seat, card }, cx);
}

fn pass_on(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let hidden = game.table.hidden();
    if !hidden.is_empty() {
        rule!(r::GMB_28_PASSED_AROUND);
    }
    let cards = BySeat::new(game.table.n_seats(), |seat| {
        let given = game.hands.held(seat) & game.set_aside;
        (!hidden.contains(seat)).then(|| given.into())
    });
    game.happens(Event::CardsPassed { hidden, cards }, cx);
}
