//! Filling up the hand from the graveyard. Rulebook 20.

use tabletop::{Cx, Seat, rule};

use super::{FULL_HAND, round};
use crate::{animal::Animal, event::Event, rulebook as r, state::OhMyBrain, table::Then};

/// Asks the player only if the numbers of cards leave a choice: what the
/// others see must not depend on what they cannot know.
pub(super) fn refill(game: &mut OhMyBrain, seat: Seat, then: Then, cx: &mut Cx<'_, Event>) {
    let n = FULL_HAND.saturating_sub(game.table.held[seat]);
    let n_buried = game.table.buried[seat];
    if n == 0 || n_buried == 0 {
        filled(game, seat, then, cx);
    } else if n_buried <= n {
        rule!(r::OMB_9_WHAT_THERE_IS);
        for animal in game.graveyard(seat).iter() {
            unbury(game, seat, animal, cx);
        }
        filled(game, seat, then, cx);
    } else {
        rule!(r::OMB_9_NEVER_FORGOTTEN);
        game.happens(Event::Refills { seat, n, then }, cx);
    }
}

pub(super) fn take(game: &mut OhMyBrain, animal: Animal, then: Then, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_9_REFILL);
    let seat = game.table.active;
    unbury(game, seat, animal, cx);
    if game.table.held[seat] == FULL_HAND {
        filled(game, seat, then, cx);
    }
}

fn unbury(game: &mut OhMyBrain, seat: Seat, animal: Animal, cx: &mut Cx<'_, Event>) {
    let card = Some(animal);
    game.happens(Event::Took { seat, card }, cx);
}

fn filled(game: &mut OhMyBrain, seat: Seat, then: Then, cx: &mut Cx<'_, Event>) {
    match then {
        Then::Pass => round::end_turn(game, seat, cx),
        // Only a mouse can have been the last card here.
        Then::Play if game.table.held[seat] == 0 => {
            rule!(r::OMB_13_NOTHING_LEFT);
            round::end_round(game, seat, cx);
        }
        Then::Play => game.happens(Event::Turn { seat }, cx),
    }
}
