//! What a player can say once for all. Everything else that is asked here hangs
//! on the cards in the own hand, and whether an order acts would tell of them.

use scene::StandingOrder;

use crate::{action::Action, lang, state::GiveMeTheBrain, table::Phase};

pub(super) const ORDERS: &[StandingOrder<GiveMeTheBrain>] = &[StandingOrder {
    name: "pass",
    says: lang::order_pass,
    answer: |view, _| match view.table.phase {
        Phase::Bidding(_) => Some(Action::Pass),
        Phase::Work(_) | Phase::Over(_) => None,
    },
}];
