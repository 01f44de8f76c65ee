//! What is known exactly of couplings and fights.

use tabletop::extras::{ExactValue, Fraction};

use crate::dice::coupling_lost_on;

const PIPS: u64 = 6;

/// The longest train that is told of.
const LONGEST: usize = 8;

/// How much more or less Hit than the other is told of.
const MOST_HIT: i32 = 5;

/// What `brainery lab value` prints.
pub(crate) fn exact_values() -> Vec<ExactValue> {
    let mut values = Vec::new();
    for n_cars in 2..=LONGEST {
        values.push(ExactValue::new(
            format!("coupling_{n_cars}"),
            format!("share of checks in which the couplings of {n_cars} cars hold at once"),
            move || holds(n_cars),
        ));
        values.push(ExactValue::new(
            format!("cars_lost_of_{n_cars}"),
            format!("expected cars that a check of the couplings of {n_cars} cars costs"),
            move || cars_lost(n_cars),
        ));
    }
    for [attacking, defending] in [[1, 1], [1, 2], [2, 1], [2, 2]] {
        for more in -MOST_HIT..=MOST_HIT {
            values.push(ExactValue::new(
                format!("fight_{attacking}_against_{defending}_hit_{more:+}"),
                format!(
                    "share of fights of two that the attacker wins with {attacking} dice against \
                     {defending} and {more:+} Hit, if nobody throws a card"
                ),
                move || attacker_wins([attacking, defending], more),
            ));
        }
    }
    values
}

fn holds(n_cars: usize) -> Fraction {
    Fraction {
        numerator: PIPS - u64::from(coupling_lost_on(n_cars)),
        denominator: PIPS,
    }
}

/// One is lost, and then as many as of the others.
fn cars_lost(n_cars: usize) -> Fraction {
    let none = Fraction {
        numerator: 0,
        denominator: 1,
    };
    (2..=n_cars).fold(none, |of_less, n_cars| Fraction {
        numerator: u64::from(coupling_lost_on(n_cars)) * (of_less.denominator + of_less.numerator),
        denominator: PIPS * of_less.denominator,
    })
}

/// In how many ways so many dice come to each sum.
fn ways(n_dice: u32) -> Vec<u64> {
    (0..n_dice).fold(vec![1], |ways, _| {
        let mut more = vec![0; ways.len() + PIPS as usize];
        for (sum, n) in ways.iter().enumerate() {
            for pips in 1..=PIPS as usize {
                more[sum + pips] += n;
            }
        }
        more
    })
}

/// A tie is the attacker's.
fn attacker_wins([attacking, defending]: [u32; 2], more_hit: i32) -> Fraction {
    let sums = |n_dice| (0_i32..).zip(ways(n_dice));
    let pairs = sums(attacking).flat_map(|mine| sums(defending).map(move |yours| (mine, yours)));
    let wins = pairs.filter(|((mine, _), (yours, _))| *yours <= mine + more_hit);
    Fraction {
        numerator: wins.map(|((_, mine), (_, yours))| mine * yours).sum(),
        denominator: PIPS.pow(attacking + defending),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every way so many dice can fall.
    fn falls(n_dice: u32) -> impl Iterator<Item = Vec<u64>> {
        (0..PIPS.pow(n_dice)).map(move |n| {
            let die = |nth: u32| n / PIPS.pow(nth) % PIPS + 1;
            (0..n_dice).map(die).collect()
        })
    }

    #[test]
    fn fights_agree_with_brute_force() {
        for dice in [[1, 1], [1, 2], [2, 1], [2, 2]] {
            for more in -MOST_HIT..=MOST_HIT {
                let all = falls(dice[0] + dice[1]);
                let wins = all.filter(|fallen| {
                    let (mine, yours) = fallen.split_at(dice[0] as usize);
                    let [mine, yours] = [mine, yours].map(|it| it.iter().sum::<u64>() as i32);
                    yours <= mine + more
                });
                assert_eq!(attacker_wins(dice, more).numerator, wins.count() as u64);
            }
        }
    }

    #[test]
    fn couplings_agree_with_brute_force() {
        for n_cars in 2..=6 {
            // A check never needs more dice than there are cars.
            let lost = |fallen: Vec<u64>| {
                let mut left = n_cars;
                for pips in fallen {
                    if (left as u64) <= pips {
                        break;
                    }
                    left -= 1;
                }
                (n_cars - left) as u64
            };
            let n_dice = n_cars as u32 - 1;
            let Fraction {
                numerator,
                denominator,
            } = cars_lost(n_cars);
            assert_eq!(denominator, PIPS.pow(n_dice));
            assert_eq!(numerator, falls(n_dice).map(lost).sum::<u64>());
            let at_once = (1..=PIPS).filter(|pips| n_cars as u64 <= *pips).count();
            assert_eq!(holds(n_cars).numerator, at_once as u64);
        }
    }

    #[test]
    fn a_train_of_seven_and_more_always_loses_one() {
        for n_cars in 7..=LONGEST {
            assert_eq!(holds(n_cars).numerator, 0);
            let [more, less] = [n_cars, n_cars - 1].map(cars_lost);
            assert_eq!(
                more.numerator * less.denominator,
                (less.numerator + less.denominator) * more.denominator
            );
        }
    }
}
