//! Filling up the hand from the graveyard. Rulebook 20.

use tabletop::{Cx, rule};

use super::{FULL_HAND, round};
use crate::{
    animal::Animal,
    cards::Cards,
    event::Event,
    rulebook as r,
    state::{OhMyBrain, Step, Then},
};

/// Asks the active player only if the numbers of cards leave a choice: what
/// the others see must not depend on what they cannot know.
pub(super) fn refill(table: &mut OhMyBrain, then: Then, cx: &mut Cx<'_, Event>) {
    let seat = table.active;
    let n_missing = FULL_HAND.saturating_sub(table.hand(seat).len());
    let graveyard = table.graveyard(seat);
    if n_missing == 0 || graveyard.is_empty() {
        filled(table, then, cx);
    } else if graveyard.len() <= n_missing {
        rule!(r::OMB_9_WHAT_THERE_IS);
        for animal in graveyard.iter() {
            unbury(table, animal, cx);
        }
        filled(table, then, cx);
    } else {
        rule!(r::OMB_9_NEVER_FORGOTTEN);
        table.step = Step::Refill { then };
        cx.emit(Event::Refills {
            seat,
            n: n_missing,
            then,
        });
    }
}

pub(super) fn take(table: &mut OhMyBrain, animal: Animal, then: Then, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_9_REFILL);
    unbury(table, animal, cx);
    if table.hand(table.active).len() == FULL_HAND {
        filled(table, then, cx);
    }
}

fn unbury(table: &mut OhMyBrain, animal: Animal, cx: &mut Cx<'_, Event>) {
    let seat = table.active;
    table.graveyards[seat].take(seat, animal);
    table.open[seat] = Cards::NONE;
    table.hands[seat].put(seat, animal);
    cx.emit(Event::Took {
        seat,
        card: Some(animal),
    });
}

fn filled(table: &mut OhMyBrain, then: Then, cx: &mut Cx<'_, Event>) {
    match then {
        Then::Pass => round::end_turn(table, cx),
        // Only a mouse can have been the last card here.
        Then::Play if table.hand(table.active).is_empty() => {
            rule!(r::OMB_13_NOTHING_LEFT);
            round::end_round(table, cx);
        }
        Then::Play => round::await_play(table, cx),
    }
}
