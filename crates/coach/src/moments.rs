//! The moments that mattered.

use std::cmp::Reverse;

use crate::report::Decision;

/// So many are worth remembering.
const MOST: usize = 3;

/// The decisions that certainly cost most, in the order of the game: there may
/// be fewer, or none.
pub(crate) fn moments(decisions: &[Decision]) -> Vec<u32> {
    let at_least = |it: &Decision| it.cost.ci95[0];
    let mut costly: Vec<_> = decisions.iter().filter(|it| 0 < at_least(it)).collect();
    costly.sort_by_key(|it| (Reverse(it.cost.mean), it.n));
    costly.truncate(MOST);
    let mut moments: Vec<_> = costly.iter().map(|it| it.n).collect();
    moments.sort_unstable();
    moments
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;
    use crate::Estimate;

    fn decision(n: u32, mean: i32, reach: i32) -> Decision {
        Decision {
            n,
            seat: Seat::new(0),
            played: String::new(),
            usual: None,
            better: None,
            chance: Estimate::default(),
            cost: Estimate {
                mean,
                ci95: [mean - reach, mean + reach],
            },
            skill: Estimate::default(),
        }
    }

    #[test]
    fn the_dearest_mistakes_come_in_the_order_of_the_game() {
        let played = [(1, 90), (2, 10), (3, 200), (4, 50), (5, 120)];
        let decisions = played.map(|(n, mean)| decision(n, mean, 5));
        assert_eq!(moments(&decisions), [1, 3, 5]);
    }

    #[test]
    fn what_may_be_nothing_does_not_matter() {
        let unsure = [decision(1, 90, 90), decision(2, 0, 0)];
        assert!(moments(&unsure).is_empty());
    }
}
