//! What is known exactly of the feast and of the smallest famines.

use tabletop::extras::{ExactValue, Fraction};

use super::{
    for_points,
    plan::{N_RESULTS, Plan, Totals},
};
use crate::dice::{Colour, HIGHEST_TOTAL};

/// All ways the dice of a turn can fall: three throws of five.
const N_TURNS: u64 = (N_RESULTS as u64).pow(3);

/// What a win weighs in a plan.
const WIN: u32 = 1 << 16;

/// What `brainery lab value` prints.
pub(crate) fn exact_values() -> Vec<ExactValue> {
    let mut values = vec![ExactValue::new(
        "phase1_turn",
        "expected points of a best-played turn of phase 1 with a full middle",
        || Fraction {
            numerator: for_points(HIGHEST_TOTAL).value(),
            denominator: N_TURNS,
        },
    )];
    for n_opponents in 1..=4 {
        values.push(ExactValue::new(
            format!("phase2_payment_{n_opponents}"),
            format!(
                "expected brains that an opponent pays in phase 2, if the turn is played for the \
                 most and {n_opponents} of them are in"
            ),
            move || Fraction {
                numerator: Plan::new(|totals| highest(&totals[..n_opponents]).into()).value(),
                denominator: N_TURNS,
            },
        ));
    }
    values.push(ExactValue::new(
        "phase2_last_brains",
        "share of wins for whose turn it is when the last two have one brain each",
        last_brains,
    ));
    values
}

fn highest(totals: &[u8]) -> u8 {
    totals.iter().copied().max().unwrap_or(0)
}

/// Any total above nothing ends this famine: the opponent's colour wins, any
/// other loses, and five brains pass the turn. What passing is worth depends on
/// the share that is looked for, so it is found by going round: a plan counts
/// wins and passes, they give a share, and the share another plan, until it
/// stays. Worths are whole numbers; whether rounding them could have led to
/// another plan is checked, not hoped.
fn last_brains() -> Fraction {
    let mut passing = WIN / 2;
    loop {
        let (n_wins, n_passes) = counted(passing);
        // share = (wins + passes (1 - share)) / turns
        let share = Fraction {
            numerator: n_wins + n_passes,
            denominator: N_TURNS + n_passes,
        };
        let rest = share.denominator - share.numerator;
        let next = u128::from(rest) * u128::from(WIN) / u128::from(share.denominator);
        if next == u128::from(passing) {
            assert_eq!(
                counted(passing + 1),
                (n_wins, n_passes),
                "the plan is the same"
            );
            return share;
        }
        passing = next as u32;
    }
}

/// Of all turns, how many win and how many pass by the best plan if passing is
/// worth so much: what a plan is worth grows by its passes.
fn counted(passing: u32) -> (u64, u64) {
    let value = |passing: u32| Plan::new(|totals| of_last(totals, passing)).value();
    let n_passes = value(passing + 1) - value(passing);
    let wins = value(passing) - n_passes * u64::from(passing);
    (wins / u64::from(WIN), n_passes)
}

/// With one brain each, the opponent having the first colour.
fn of_last(totals: Totals, passing: u32) -> u32 {
    match totals {
        [0, 0, 0, 0, 0] => passing,
        [0, ..] => 0,
        [_, ..] => WIN,
    }
}

const _: () = assert!(Colour::ALL.len() == 5);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Side};

    const N: usize = N_RESULTS as usize;

    fn result(n: usize) -> Dice {
        Dice(std::array::from_fn(|die| {
            let side = n / 6_usize.pow(die as u32) % 6 + 1;
            Side::try_from(side as u8).expect("a die has six sides")
        }))
    }

    /// Before a throw, from what results are worth after it: every choice of
    /// dice to keep, and every way the others can fall. Worths are over 6⁵ more.
    fn one_throw_earlier(after: &[u128]) -> Vec<u128> {
        let digits =
            |n: usize| -> [usize; 5] { std::array::from_fn(|die| n / 6_usize.pow(die as u32) % 6) };
        let mut sums = vec![0_u128; 32 * N];
        for keep in 0..32_usize {
            let masked = |n: usize| -> usize {
                let digits = digits(n);
                (0..5)
                    .filter(|die| keep >> die & 1 == 1)
                    .map(|die| digits[die] * 6_usize.pow(die as u32))
                    .sum()
            };
            for (n, worth) in after.iter().enumerate() {
                sums[keep * N + masked(n)] += worth;
            }
            for n in (0..N).rev() {
                // As if the kept dice fell so in every one of the ways.
                let scale = 6_u128.pow(keep.count_ones());
                sums[keep * N + n] = if masked(n) == n {
                    sums[keep * N + n] * scale
                } else {
                    0
                };
            }
            for n in 0..N {
                sums[keep * N + n] = sums[keep * N + masked(n)];
            }
        }
        (0..N)
            .map(|n| {
                (0..32)
                    .map(|keep| sums[keep * N + n])
                    .max()
                    .expect("there are choices")
            })
            .collect()
    }

    fn whole_turn(worth: impl Fn(Totals) -> u128) -> u128 {
        let stands: Vec<u128> = (0..N).map(|n| worth(result(n).totals())).collect();
        one_throw_earlier(&one_throw_earlier(&stands)).iter().sum()
    }

    #[test]
    fn payments_agree_with_brute_force() {
        for (n, value) in (1..=4).zip(&exact_values()[1..]) {
            let Fraction {
                numerator,
                denominator,
            } = (value.compute)();
            let expected = whole_turn(|totals| highest(&totals[..n]).into());
            assert_eq!(
                (numerator.into(), denominator),
                (expected, N_TURNS),
                "{}",
                value.key
            );
        }
    }

    /// With worths over the share's own denominator nothing is rounded: the share
    /// must come out again.
    #[test]
    fn the_last_brains_agree_with_brute_force() {
        let share = last_brains();
        let (win, pass) = (share.denominator, share.denominator - share.numerator);
        let worth = whole_turn(|totals| match totals {
            [0, 0, 0, 0, 0] => pass.into(),
            [0, ..] => 0,
            [_, ..] => win.into(),
        });
        assert_eq!(worth, u128::from(share.numerator) * u128::from(N_TURNS));
        assert!(
            share.denominator < 2 * share.numerator,
            "it is better to be first"
        );
    }
}
