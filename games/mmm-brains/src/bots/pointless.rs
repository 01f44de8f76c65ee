//! What nobody does who wants to win: take less than there is to take.

use tabletop::Decision;

use crate::{
    action::Action,
    dice::{Colour, Dice, DiceSet},
    state::{MmmBrains, Phase, Throw},
};

/// A total that a cautious player of the feast may be content with.
const FAIR: u8 = 6;

/// Who pays for the own colour though another could pay has not understood the
/// famine: that is weak, not pointless.
pub(crate) fn pointless(
    decision: &Decision<'_, MmmBrains>,
    action: Action,
) -> Option<&'static str> {
    let table = decision.view;
    match (table.phase, table.throw, action) {
        (Phase::One, Throw::Showing { dice, .. }, Action::Stop) => stops_too_soon(table, dice),
        (Phase::One, Throw::Showing { dice, .. }, Action::Keep(kept)) => {
            keeps_the_worse(dice, kept)
        }
        (Phase::One, Throw::Standing { dice }, Action::Announce(colour)) => {
            takes_less(table, dice, colour)
        }
        (Phase::One | Phase::Two, _, _) => None,
    }
}

fn stops_too_soon(table: &MmmBrains, dice: Dice) -> Option<&'static str> {
    let total = dice.best_total();
    let is_poor = total < FAIR && total < table.middle;
    is_poor.then_some("stops with a poor total although throws are left")
}

/// Brains may make a small number great, so whoever keeps some is not judged.
fn keeps_the_worse(dice: Dice, kept: DiceSet) -> Option<&'static str> {
    let mut sums = [0; Colour::ALL.len()];
    for die in kept.iter() {
        sums[dice.colour(die) as usize] += dice.0[die].number()?;
    }
    let most_kept = sums.into_iter().max().unwrap_or(0);
    let most_shown = dice.sums().into_iter().max().unwrap_or(0);
    let is_worthless = 0 < most_kept && 2 * most_kept < most_shown;
    is_worthless.then_some("keeps a worthless die while a good one lies there")
}

fn takes_less(table: &MmmBrains, dice: Dice, colour: Colour) -> Option<&'static str> {
    let worth = |colour: Colour| table.worth(colour, dice.total(colour));
    let most = Colour::ALL.map(worth).into_iter().max();
    (Some(worth(colour)) < most).then_some("takes less than is on offer")
}
