//! What a player can say once for all: that nothing is to be done about it.

use scene::StandingOrder;

use crate::{action::Action, lang, state::Robbery, table::Step, view::View};

pub(super) const ORDERS: &[StandingOrder<Robbery>] = &[
    StandingOrder {
        name: "no-fight",
        says: lang::order_no_fight,
        answer: |view, _| only(Action::NoFight, view),
    },
    StandingOrder {
        name: "stand-up",
        says: lang::order_stand_up,
        answer: |view, _| only(Action::StandUp, view),
    },
    StandingOrder {
        name: "pass",
        says: lang::order_pass,
        answer: |view, _| only(Action::Pass, view),
    },
    StandingOrder {
        name: "let-be",
        says: lang::order_let_be,
        answer: |view, _| only(Action::LetBe, view),
    },
    StandingOrder {
        name: "install-nothing",
        says: lang::order_install_nothing,
        answer: |view, _| only(Action::Done, view),
    },
];

/// This move, where it is how one does nothing.
fn only(wanted: Action, view: &View) -> Option<Action> {
    let nothing = match view.table.step {
        Step::Coupling { .. } => Some(Action::LetBe),
        Step::MayFight => Some(Action::NoFight),
        Step::MayStayOut { .. } => Some(Action::StandUp),
        Step::Fight(_) => Some(Action::Pass),
        Step::Install => Some(Action::Done),
        Step::Begin | Step::Move(_) | Step::DealOut(_) | Step::OverLimit { .. } | Step::Over => {
            None
        }
    };
    nothing.filter(|it| *it == wanted)
}
