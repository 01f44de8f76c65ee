//! Why a move may not be made.

use tabletop::{Refusal, RuleId, Seat};

use crate::{
    action::Action,
    animal::Demand,
    rulebook as r,
    state::{OhMyBrain, Step},
};

/// Compares the move with what the table waits for.
pub(super) fn check(table: &OhMyBrain, seat: Seat, action: Action) -> Result<(), Refusal> {
    let is_opponent = |other| table.is_opponent(seat, other);
    let demand = table.horde.demand();
    let (is_legal, forbids) = match (table.step, action) {
        (Step::Deal { .. }, Action::Bury(animal)) => (
            table.drawn[seat].cards().contains(animal),
            r::OMB_2_THREE_TIMES,
        ),
        (Step::Play, Action::Play { animal, n }) if n.get() <= table.hand(seat).n(animal) => {
            return match demand {
                _ if demand.allows(animal) => Ok(()),
                Demand::Below(_) => Err(Refusal::Forbidden(r::OMB_12_SPIDER)),
                Demand::Above(_) | Demand::Any => Err(Refusal::Forbidden(r::OMB_5_HIGHER)),
            };
        }
        (Step::Play, Action::GiveUp) => (demand != Demand::Any, r::OMB_7_NOT_ON_EMPTY),
        (Step::Share { .. }, Action::Share(to)) => (is_opponent(to), r::OMB_6_ONE_STAYS),
        (Step::Keep, Action::Keep(animal)) => {
            (table.drawn[seat].cards().contains(animal), r::OMB_7_DRAW)
        }
        (Step::Give, Action::Give { animal, to }) => (
            is_opponent(to) && table.hand(seat).contains(animal),
            r::OMB_16_GIVE,
        ),
        (Step::Steal, Action::Steal(from)) => (is_opponent(from), r::OMB_18_STEAL),
        (Step::Swap, Action::SwapHands(with)) => (is_opponent(with), r::OMB_19_SWAP),
        (Step::Swap, Action::SwapGraveyards(with)) if is_opponent(with) => {
            (!table.graveyard(with).is_empty(), r::OMB_19_EMPTY_GRAVEYARD)
        }
        (Step::Refill { .. }, Action::Take(animal)) => {
            (table.graveyard(seat).contains(animal), r::OMB_9_REFILL)
        }
        (step, _) => (false, asked(step)),
    };
    if is_legal {
        Ok(())
    } else {
        Err(Refusal::Forbidden(forbids))
    }
}

/// The rule that says what is to be done now.
fn asked(step: Step) -> RuleId {
    match step {
        Step::Deal { .. } => r::OMB_2_THREE_TIMES,
        Step::Play => r::OMB_5_ONE_VALUE,
        Step::Share { .. } => r::OMB_6_ONE_STAYS,
        Step::Keep => r::OMB_7_DRAW,
        Step::Give => r::OMB_16_GIVE,
        Step::Steal => r::OMB_18_STEAL,
        Step::Swap => r::OMB_19_SWAP,
        Step::Refill { .. } => r::OMB_9_NEVER_FORGOTTEN,
        Step::Over => r::OMB_22_LAST_BRAIN,
    }
}
