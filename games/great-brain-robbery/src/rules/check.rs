//! Why a move may not be made.

use tabletop::{Refusal, RuleId, Seat};

use crate::{
    action::Action,
    rulebook as r,
    state::Robbery,
    table::{DealOut, Move, Step},
    train::{Place, Spot},
};

/// Compares the move with what the table waits for.
pub(super) fn check(robbery: &Robbery, seat: Seat, action: Action) -> Result<(), Refusal> {
    let hand = robbery.hands[seat];
    let (is_legal, rule) = match (robbery.table.step, action) {
        (Step::Begin, Action::Discard(card)) => (hand.contains(card), r::GBR_4_DISCARD),
        (Step::OverLimit { .. }, Action::Discard(card)) => (hand.contains(card), r::GBR_14_TWO),
        (Step::Move(_), Action::Throw(card)) => (hand.contains(card), r::GBR_6_THROW),
        (Step::Move(going), Action::Reroll) => (going.may_reroll, r::GBR_27_REROLL),
        (Step::Move(going), Action::Open) => return check_open(robbery, going),
        (Step::Move(going), Action::Stop(spot)) => return check_stop(robbery, going, spot),
        (Step::Fight(_), Action::Throw(card)) => (hand.contains(card), r::GBR_17_THROW),
        (Step::DealOut(DealOut { brains, .. }), Action::Give(brain)) => {
            (brains.contains(brain), r::GBR_19_TAKES)
        }
        (Step::Install, Action::Install(brain)) => {
            let is_legal = hand.contains(brain) && robbery.can_pay(seat, brain);
            (is_legal, r::GBR_13_PAY)
        }
        (Step::Begin, Action::Roll)
        | (Step::Coupling { .. }, Action::Again | Action::LetBe)
        | (Step::MayFight, Action::Fight | Action::NoFight)
        | (Step::MayStayOut { .. }, Action::StayOut | Action::StandUp)
        | (Step::Fight(_), Action::Pass)
        | (Step::DealOut(_), Action::GiveNothing)
        | (Step::Install, Action::Done) => return Ok(()),
        (step, _) => (false, asked(step)),
    };
    if is_legal {
        Ok(())
    } else {
        Err(Refusal::Forbidden(rule))
    }
}

fn check_open(robbery: &Robbery, going: Move) -> Result<(), Refusal> {
    let table = &robbery.table;
    let front = table.train.car(table.train.front());
    if !front.face.has_front_door() {
        Err(Refusal::Forbidden(r::GBR_7_ENGINE))
    } else if table.unused.is_empty() {
        Err(Refusal::Forbidden(r::GBR_7_CLOSED))
    } else if table.drawable().is_empty() {
        Err(Refusal::Forbidden(r::GBR_28_LATE_ENGINE))
    } else if table.reach(going).beyond.is_none() {
        Err(Refusal::Forbidden(r::GBR_6_UP_TO))
    } else {
        Ok(())
    }
}

fn check_stop(robbery: &Robbery, going: Move, spot: Spot) -> Result<(), Refusal> {
    let table = &robbery.table;
    if table.reach(going).contains(spot) {
        return Ok(());
    }
    let is_walled_off = match table.pawns[table.active] {
        Place::On(from) if from.car == spot.car => {
            let rows = from.space.row().abs_diff(spot.space.row());
            let columns = from.space.column().abs_diff(spot.space.column());
            rows + columns <= going.left
        }
        Place::On(_) | Place::Behind => false,
    };
    if is_walled_off {
        Err(Refusal::Forbidden(r::GBR_6_WALLS))
    } else {
        Err(Refusal::Forbidden(r::GBR_6_UP_TO))
    }
}

/// The rule that says what is to be done now.
fn asked(step: Step) -> RuleId {
    match step {
        Step::Begin => r::GBR_5_DICE,
        Step::Move(_) => r::GBR_6A_PARTS,
        Step::Coupling { .. } => r::GBR_27_COUPLING,
        Step::MayFight => r::GBR_12_MAY,
        Step::MayStayOut { .. } => r::GBR_27_TURN_THE_CHEEK,
        Step::Fight(_) => r::GBR_17_ROUND,
        Step::DealOut(_) => r::GBR_19_TAKES,
        Step::Install => r::GBR_13_PAY,
        Step::OverLimit { .. } => r::GBR_14_TWO,
        Step::Over => r::GBR_21_END,
    }
}
