//! Nobody gives up what is theirs.

use oh_my_brain::{OhMyBrain, action::Action, animal::Power};
use tabletop::Decision;

use super::no_level_is_pointless;

#[test]
fn in_oh_my_brain_nobody_wastes_a_brain_or_the_end_of_a_round() {
    no_level_is_pointless::<OhMyBrain>(&[2, 4, 5], 60, |_, decision, action| {
        let Decision {
            seat, view, legal, ..
        } = *decision;
        let ends_the_round = |action: &Action| match *action {
            Action::Play { animal, n } => {
                n.get() == view.table.n_cards(seat) && animal.power() != Power::Die
            }
            _ => false,
        };
        if legal.iter().any(ends_the_round) && !ends_the_round(&action) {
            return Some("the last cards could have been played");
        }
        match action {
            Action::GiveUp if 1 < legal.len() => Some("a card fits"),
            Action::Steal(from) if view.table.brains[from] == 1 => {
                let most = view.table.brains.as_slice().iter().max();
                let is_behind = most.is_some_and(|most| view.table.brains[seat] + 1 < *most);
                let others = view.table.opponents(seat);
                let has_choice = others.map(|other| view.table.brains[other]).any(|n| 1 < n);
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
    });
}
