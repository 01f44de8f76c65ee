//! What a player can say once for all: that others may judge.

use scene::StandingOrder;

use crate::{action::Action, dispute::Vote, lang, state::BrainFlip, table::Step};

pub(super) const ORDERS: &[StandingOrder<BrainFlip>] = &[
    StandingOrder {
        name: "pass",
        says: lang::order_pass,
        answer: |view, _| match view.table.step {
            Step::Review(_) => Some(Action::Pass),
            Step::Choose
            | Step::Ask { .. }
            | Step::Answer { .. }
            | Step::Vote { .. }
            | Step::Over => None,
        },
    },
    StandingOrder {
        name: "abstain",
        says: lang::order_abstain,
        // A Brain Master who is asked has to say something.
        answer: |view, seat| match view.table.step {
            Step::Vote { .. } if seat != view.table.master => Some(Action::Vote(Vote::Abstain)),
            Step::Choose
            | Step::Ask { .. }
            | Step::Answer { .. }
            | Step::Review(_)
            | Step::Vote { .. }
            | Step::Over => None,
        },
    },
];
