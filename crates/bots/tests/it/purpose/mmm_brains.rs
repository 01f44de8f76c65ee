//! Nobody takes less than there is to take.

use mmm_brains::{Action, Colour, Dice, DiceSet, MmmBrains, Phase, Throw};
use tabletop::Strategy;

use super::pointless_moves;

/// A total that a cautious player of the feast may be content with.
const FAIR: u8 = 6;
/// What only the two lowest levels do, who have not understood the famine.
const OWN_COLOUR: &str = "pays for its own colour though another could pay";

fn pointless(table: &MmmBrains, action: Action) -> Option<&'static str> {
    match (table.throw, action) {
        (Throw::Showing { dice, .. }, Action::Stop) => stops_too_soon(table, dice),
        (Throw::Showing { dice, .. }, Action::Keep(kept)) => keeps_the_worse(table, dice, kept),
        (Throw::Standing { dice }, Action::Announce(colour)) => passes_up(table, dice, colour),
        (Throw::Awaited | Throw::Showing { .. } | Throw::Standing { .. }, _) => None,
    }
}

fn stops_too_soon(table: &MmmBrains, dice: Dice) -> Option<&'static str> {
    let total = dice.best_total();
    let is_poor = table.phase == Phase::One && total < FAIR && total < table.middle;
    is_poor.then_some("stops with a poor total although throws are left")
}

/// Brains may make a small number great, so whoever keeps some is not judged.
fn keeps_the_worse(table: &MmmBrains, dice: Dice, kept: DiceSet) -> Option<&'static str> {
    let mut sums = [0; Colour::ALL.len()];
    for die in kept.iter() {
        match dice.0[die].number() {
            Some(number) => sums[dice.colour(die) as usize] += number,
            None => return None,
        }
    }
    let most_kept = sums.into_iter().max().unwrap_or(0);
    let most_shown = dice.sums().into_iter().max().unwrap_or(0);
    let is_worthless = 0 < most_kept && 2 * most_kept < most_shown;
    (table.phase == Phase::One && is_worthless)
        .then_some("keeps a worthless die while a good one lies there")
}

fn passes_up(table: &MmmBrains, dice: Dice, colour: Colour) -> Option<&'static str> {
    match table.phase {
        Phase::One => {
            let worth = |colour: Colour| table.worth(colour, dice.total(colour));
            let most = Colour::ALL.map(worth).into_iter().max();
            (Some(worth(colour)) < most).then_some("takes less than is on offer")
        }
        Phase::Two => {
            let could_pay = |it: Colour| table.payer(it) != table.active && 0 < dice.total(it);
            let is_own = colour == table.colours[table.active];
            (is_own && Colour::ALL.into_iter().any(could_pay)).then_some(OWN_COLOUR)
        }
    }
}

#[test]
fn no_level_of_mmm_brains_makes_a_pointless_move() {
    for (rank, level) in MmmBrains::LEVELS.into_iter().enumerate() {
        for n_seats in [3, 5] {
            let mut found = pointless_moves::<MmmBrains>(level, n_seats, 30, |table, _, action| {
                pointless(table, action)
            });
            if rank < 2 {
                found.remove(OWN_COLOUR);
            }
            assert!(
                found.is_empty(),
                "level {rank}, {n_seats} players: {found:?}"
            );
        }
    }
}
