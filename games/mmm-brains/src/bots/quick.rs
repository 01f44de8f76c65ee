//! A good move found quickly: phase 1 is exact, and phase 2 strikes as hard as it
//! can without looking at who has how much.

use std::sync::OnceLock;

use super::{Plan, announceable, for_points, strength};
use crate::{
    action::Action,
    dice::{Colour, DiceSet, HIGHEST_TOTAL},
    state::{MmmBrains, Phase, Throw},
};

/// What somebody has of a turn in which nobody pays.
const NOTHING: u32 = HIGHEST_TOTAL as u32;

pub(crate) fn quick(table: &MmmBrains) -> Action {
    match table.throw {
        Throw::Awaited => Action::Throw,
        Throw::Showing { dice, n_left } => {
            let plan = match table.phase {
                Phase::One => for_points(table.middle),
                Phase::Two => for_strikes(table),
            };
            match plan.keep(dice, n_left) {
                DiceSet::ALL => Action::Stop,
                some => Action::Keep(some),
            }
        }
        Throw::Standing { dice } => {
            let worth = |colour: &Colour| {
                let points = table.worth(*colour, dice.total(*colour));
                match table.phase {
                    Phase::One => points.into(),
                    Phase::Two => strength(table, table.payer(*colour), points),
                }
            };
            // Of equals the first: the order of colours is fixed.
            let best = announceable(dice).rev().max_by_key(worth);
            Action::Announce(best.expect("a colour is announced only when one has a total"))
        }
    }
}

/// The plan for the most that somebody else pays. There is one for every choice
/// of colours, and they never change, so each is made once.
fn for_strikes(table: &MmmBrains) -> &'static Plan {
    static PLANS: [OnceLock<Plan>; 1 << Colour::ALL.len()] =
        [const { OnceLock::new() }; 1 << Colour::ALL.len()];
    let others = Colour::ALL.map(|colour| table.payer(colour) != table.active);
    let nth = others.iter().fold(0, |nth, is| 2 * nth + usize::from(*is));
    PLANS[nth].get_or_init(|| {
        Plan::new(|totals| {
            let strikes = totals.into_iter().zip(others);
            let strikes = strikes.filter(|(total, _)| 0 < *total).map(|(total, is)| {
                let points = u32::from(total);
                if is {
                    NOTHING + points
                } else {
                    NOTHING - points
                }
            });
            strikes.max().unwrap_or(NOTHING)
        })
    })
}

#[cfg(test)]
mod tests {
    use tabletop::{Cx, Game, chance::Seeded};

    use super::*;
    use crate::{bots::exact_values, rules::Options};

    #[test]
    fn a_quick_turn_of_phase_one_is_worth_what_is_known_exactly() {
        const N_TURNS: u32 = 4000;
        let mut luck = Seeded::new(1);
        let mut cx = Cx::silent(&mut luck);
        let opened = MmmBrains::setup(&Options::default(), 3, &mut cx).expect("it opens");
        let mut taken = 0;
        for _ in 0..N_TURNS {
            let mut table = opened;
            let seat = table.active;
            while table.active == seat {
                let action = quick(&table);
                table.apply(seat, action, &mut cx);
            }
            taken += u32::from(table.brains[seat]);
        }
        let exact = (exact_values()[0].compute)();
        let expected = exact.numerator * u64::from(N_TURNS) / exact.denominator;
        // The standard error of the mean is a fifteenth of a point.
        let off = expected.abs_diff(taken.into());
        assert!(
            off < u64::from(N_TURNS) / 5,
            "{taken} instead of {expected}"
        );
    }
}
