//! What nobody does who wants to know: ask or point again, or ask what tells
//! nothing.

use tabletop::Decision;

use crate::{action::Action, log::Counted, question::Asked, state::BrainFlip};

pub(crate) fn pointless(
    decision: &Decision<'_, BrainFlip>,
    action: Action,
) -> Option<&'static str> {
    let table = &decision.view.table;
    let was_counted = |is_it: &dyn Fn(Counted) -> bool| table.log.iter().any(|(_, it)| is_it(it));
    match action {
        Action::Ask(question) => {
            let is_it = |it| matches!(it, Counted::Question { asked, .. } if asked == Asked::Known(question));
            let n_yes = table.grid.true_of(question).len();
            if was_counted(&is_it) {
                Some("it was asked before")
            } else if n_yes == 0 || n_yes == table.grid.cells().len() {
                Some("all pictures have the same answer")
            } else {
                None
            }
        }
        Action::Point(place) => {
            let is_it = |it| matches!(it, Counted::Call { cell, .. } if cell == place);
            was_counted(&is_it).then_some("somebody pointed there before")
        }
        Action::Choose(_)
        | Action::AskFree
        | Action::Say(_)
        | Action::Decline
        | Action::Correct
        | Action::Dispute(_)
        | Action::Vote(_)
        | Action::Pass => None,
    }
}
