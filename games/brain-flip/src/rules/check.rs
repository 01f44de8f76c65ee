//! Why a move may not be made.

use tabletop::{Refusal, RuleId, Seat};

use crate::{
    action::Action,
    dispute::Vote,
    question::Asked,
    rulebook as r,
    table::{Step, Table},
};

/// Compares the move with what the table waits for.
pub(super) fn check(table: &Table, seat: Seat, action: Action) -> Result<(), Refusal> {
    let is_master = seat == table.master;
    let (is_legal, refusal) = match (table.step, action) {
        (Step::Choose, Action::Choose(cell)) => {
            let refusal = Refusal::Forbidden(r::BFL_3_CHOOSE);
            (table.grid.at(cell).is_some(), refusal)
        }
        (Step::Ask { seat: asker }, Action::Ask(_) | Action::AskFree) => {
            (seat == asker, Refusal::Forbidden(r::BFL_4_CLOCKWISE))
        }
        (Step::Ask { .. } | Step::Answer { .. }, Action::Point(cell)) => {
            let is_guess = !is_master && table.grid.at(cell).is_some();
            (is_guess, Refusal::Forbidden(r::BFL_5_CALL))
        }
        (Step::Ask { .. }, Action::Correct) => {
            let is_legal = is_master && table.correctable().is_some();
            (is_legal, Refusal::Forbidden(r::BFL_11_CORRECT))
        }
        (Step::Answer { .. }, Action::Correct) => (false, Refusal::Forbidden(r::BFL_11_TOO_LATE)),
        (Step::Answer { .. }, Action::Say(_)) => (is_master, Refusal::Forbidden(r::BFL_4_OPPOSITE)),
        (Step::Answer { asked, .. }, Action::Decline) => {
            let is_legal = is_master && matches!(asked, Asked::Free(_));
            (is_legal, Refusal::Forbidden(r::BFL_13_DECLINED))
        }
        (Step::Review(review), Action::Dispute(number)) => {
            let is_free = table.log.free().any(|it| it == number);
            let refusal = if is_free {
                Refusal::Forbidden(r::BFL_12_ONCE)
            } else {
                Refusal::Forbidden(r::BFL_12_DISPUTE)
            };
            (is_free && !review.was_disputed(number), refusal)
        }
        (Step::Vote { .. }, Action::Vote(Vote::Abstain)) => {
            (!is_master, Refusal::Forbidden(r::BFL_12_ALONE))
        }
        (Step::Review(_), Action::Pass)
        | (Step::Vote { .. }, Action::Vote(Vote::Uphold | Vote::Reject)) => return Ok(()),
        (Step::Ask { .. } | Step::Answer { .. }, Action::Choose(_)) => {
            (false, Refusal::Forbidden(r::BFL_3_FIXED))
        }
        (step, _) => (false, Refusal::Forbidden(asked_for(step))),
    };
    if is_legal { Ok(()) } else { Err(refusal) }
}

/// The rule that says what is to be done now.
fn asked_for(step: Step) -> RuleId {
    match step {
        Step::Choose => r::BFL_3_CHOOSE,
        Step::Ask { .. } => r::BFL_4_CLOCKWISE,
        Step::Answer { .. } => r::BFL_4_OPPOSITE,
        Step::Review(_) => r::BFL_12_DISPUTE,
        Step::Vote { .. } => r::BFL_12_MAJORITY,
        Step::Over => r::BFL_8_THREE,
    }
}
