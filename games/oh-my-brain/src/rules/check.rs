//! Why a move may not be made.

use tabletop::{Refusal, RuleId, Seat};

use crate::{action::Action, animal::Demand, rulebook as r, state::OhMyBrain, table::Step};

/// Compares the move with what the table waits for.
pub(super) fn check(game: &OhMyBrain, seat: Seat, action: Action) -> Result<(), Refusal> {
    let table = &game.table;
    let is_opponent = |other| table.opponents(seat).any(|it| it == other);
    let is_drawn = |animal| game.drawn[seat].contains(animal);
    let (is_legal, refusal) = match (table.step, action) {
        (Step::Deal { .. }, Action::Bury(animal)) => {
            let refusal = Refusal::Forbidden(r::OMB_2_THREE_TIMES);
            (is_drawn(animal), refusal)
        }
        (Step::Play, Action::Play { animal, n }) if n.get() <= game.hand(seat).n(animal) => {
            let demand = table.horde.demand();
            let refusal = match demand {
                Demand::Below(_) => Refusal::Forbidden(r::OMB_12_SPIDER),
                Demand::Above(_) | Demand::Any => Refusal::Forbidden(r::OMB_5_HIGHER),
            };
            (demand.allows(animal), refusal)
        }
        (Step::Play, Action::GiveUp) => {
            let refusal = Refusal::Forbidden(r::OMB_7_NOT_ON_EMPTY);
            (table.horde.top.is_some(), refusal)
        }
        (Step::Share { .. }, Action::Share(to)) => {
            let refusal = Refusal::Forbidden(r::OMB_6_ONE_STAYS);
            (is_opponent(to), refusal)
        }
        (Step::Keep, Action::Keep(animal)) => (is_drawn(animal), Refusal::Forbidden(r::OMB_7_DRAW)),
        (Step::Give, Action::Give { animal, to }) => {
            let is_held = game.hand(seat).contains(animal);
            let refusal = Refusal::Forbidden(r::OMB_16_GIVE);
            (is_held && is_opponent(to), refusal)
        }
        (Step::Steal, Action::Steal(from)) => {
            (is_opponent(from), Refusal::Forbidden(r::OMB_18_STEAL))
        }
        (Step::Swap, Action::SwapHands(with)) => {
            (is_opponent(with), Refusal::Forbidden(r::OMB_19_SWAP))
        }
        (Step::Swap, Action::SwapGraveyards(with)) if is_opponent(with) => {
            let refusal = Refusal::Forbidden(r::OMB_19_EMPTY_GRAVEYARD);
            (0 < table.buried[with], refusal)
        }
        (Step::Refill { .. }, Action::Take(animal)) => {
            let refusal = Refusal::Forbidden(r::OMB_9_REFILL);
            (game.graveyard(seat).contains(animal), refusal)
        }
        (step, _) => (false, Refusal::Forbidden(asked(step))),
    };
    if is_legal { Ok(()) } else { Err(refusal) }
}

/// The rule that says what is to be done now.
pub(crate) fn asked(step: Step) -> RuleId {
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
