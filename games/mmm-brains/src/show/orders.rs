//! What a player can say once for all. Everything lies open here; where somebody
//! else could pay, nothing is obvious.

use scene::StandingOrder;
use tabletop::Seat;

use crate::{
    action::Action,
    dice::Colour,
    lang,
    state::{MmmBrains, Phase, Throw},
};

pub(super) const ORDERS: &[StandingOrder<MmmBrains>] = &[
    StandingOrder {
        name: "throw",
        says: lang::order_throw,
        answer: |table, _: Seat| throw(table),
    },
    StandingOrder {
        name: "largest",
        says: lang::order_largest,
        answer: |table, _: Seat| take_the_largest(table),
    },
];

fn throw(table: &MmmBrains) -> Option<Action> {
    match table.throw {
        Throw::Awaited => Some(Action::Throw),
        Throw::Showing { .. } | Throw::Standing { .. } => None,
    }
}

/// Of equals the first.
fn take_the_largest(table: &MmmBrains) -> Option<Action> {
    match (table.phase, table.throw) {
        (Phase::One, Throw::Standing { dice }) => {
            let colours = Colour::ALL.into_iter().rev();
            let largest = colours.max_by_key(|colour| dice.total(*colour))?;
            Some(Action::Announce(largest))
        }
        (Phase::One | Phase::Two, _) => None,
    }
}
