//! What nobody does who wants to win: give up what is theirs.

use tabletop::Decision;

use crate::{action::Action, animal::Power, state::OhMyBrain};

pub(crate) fn pointless(
    decision: &Decision<'_, OhMyBrain>,
    action: Action,
) -> Option<&'static str> {
    let Decision {
        seat, view, legal, ..
    } = *decision;
    let table = &view.table;
    let ends_the_round = |action: &Action| {
        matches!(*action, Action::Play { animal, n }
            if n.get() == table.n_cards(seat) && animal.power() != Power::Die)
    };
    if legal.iter().any(ends_the_round) && !ends_the_round(&action) {
        return Some("the last cards could have been played");
    }
    match action {
        Action::GiveUp if 1 < legal.len() => Some("a card fits"),
        Action::Steal(from) if table.brains[from] == 1 => {
            let most = table.brains.as_slice().iter().max();
            let is_behind = most.is_some_and(|most| table.brains[seat] + 1 < *most);
            let others = table.opponents(seat);
            let has_choice = others.map(|other| table.brains[other]).any(|n| 1 < n);
            (is_behind && has_choice).then_some("somebody else wins by that")
        }
        Action::Bury(_)
        | Action::Play { .. }
        | Action::GiveUp
        | Action::Share(_)
        | Action::Keep(_)
        | Action::Take(_)
        | Action::Give { .. }
        | Action::Steal(_)
        | Action::SwapHands(_)
        | Action::SwapGraveyards(_) => None,
    }
}
