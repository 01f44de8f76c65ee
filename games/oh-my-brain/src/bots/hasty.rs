//! A hasty player: never gives up without need, but spends its best cards on
//! nothing and makes life easy for the next player.

use std::cmp::Reverse;

use tabletop::{Bot, Decision, Seat};

use super::{CARD, ROUND, best, favour, mark, squeeze, use_of};
use crate::{
    action::Action,
    animal::{Animal, Demand, Power},
    state::OhMyBrain,
    view::View,
};

/// Plays mosquitoes before they are needed, mice when nothing else is left and
/// groups card by card, buries what is high, and never counts cards.
#[derive(Debug)]
pub(super) struct Hasty;

impl Bot<OhMyBrain> for Hasty {
    fn choose(&mut self, decision: &Decision<'_, OhMyBrain>) -> Action {
        let Decision {
            seat: me,
            view,
            legal,
            memory: _,
        } = *decision;
        let sensible = best(view, me, legal);
        // Nobody overlooks how to end the round or the game.
        if ROUND / 2 < mark(view, me, sensible) {
            return sensible;
        }
        let moves = legal.iter().copied();
        let hasty = moves.max_by_key(|action| whim(view, me, *action));
        hasty.expect("there is a legal move")
    }

    fn uses_memory(&self) -> bool {
        false
    }
}

/// What takes its fancy, compared among moves of one kind.
fn whim(view: &View, me: Seat, action: Action) -> (i32, i32, Reverse<u8>) {
    let hand = view.hand(me).known;
    let one = |fancy| (fancy, 0, Reverse(0));
    match action {
        Action::Bury(animal) => one(splendour(animal)),
        Action::Play { animal, n } => {
            let ease = match animal.power() {
                Power::Always => 1,
                // Later than anything that leaves somebody stuck for sure.
                Power::Again => -2 * CARD,
                Power::Plain | Power::Lower | Power::Die => {
                    -i32::from(squeeze(view, me, Demand::of(Some(animal))))
                }
            };
            (ease, i32::from(animal.value()), Reverse(n.get()))
        }
        // There is always something better to do.
        Action::GiveUp => one(-ROUND),
        Action::Keep(_) | Action::Take(_) | Action::SwapHands(_) | Action::SwapGraveyards(_) => {
            one(-mark(view, me, action))
        }
        Action::Give { animal, to } => one(use_of(animal, hand) - favour(view, me, to)),
        Action::Share(_) | Action::Steal(_) => one(mark(view, me, action)),
    }
}

/// The higher the better, and a mosquito best of all.
fn splendour(animal: Animal) -> i32 {
    match animal.power() {
        Power::Always => i32::from(u8::MAX),
        Power::Plain | Power::Lower | Power::Again | Power::Die => animal.value().into(),
    }
}
