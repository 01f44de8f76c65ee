//! The moments that mattered.

use std::cmp::Reverse;

use tabletop::Seat;

use crate::{
    estimate::Estimate,
    report::{Decision, Report},
};

/// So many are worth remembering.
const MOST: usize = 3;

/// Luck is worth a word from a tenth of a win on.
const WORTH_A_WORD: i32 = 100;

/// A move that changed what somebody could hope for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Which move, counted from 1.
    pub n: u32,
    /// Whose chance it changed.
    pub seat: Seat,
    /// What changed it.
    pub what: What,
    /// By how much.
    pub change: Estimate,
}

/// What changed it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Their own choice: there was a better one.
    Choice,
    /// What was drawn.
    Luck,
}

impl Report {
    /// What mattered most for a player, or for anybody, in the order of the game:
    /// first what better choices would have brought, then luck, and of both only
    /// what is certain. There may be none.
    pub fn moments_of(&self, whose: Option<Seat>) -> Vec<Moment> {
        let is_meant = |seat: Seat| whose.is_none_or(|it| it == seat);
        let chosen = self.decisions.iter().filter(|it| is_meant(it.seat));
        let chosen = dearest(chosen).into_iter().map(|it| Moment {
            n: it.n,
            seat: it.seat,
            what: What::Choice,
            change: it.cost.less(),
        });
        let mut moments: Vec<_> = chosen.collect();
        let mut lucky: Vec<_> = self.lucky(is_meant).collect();
        lucky.sort_by_key(|it| (Reverse(it.change.mean.abs()), it.n, it.seat));
        for it in lucky {
            if moments.len() < MOST && moments.iter().all(|other| other.n != it.n) {
                moments.push(it);
            }
        }
        moments.sort_unstable_by_key(|it| it.n);
        moments
    }

    fn lucky(&self, is_meant: impl Fn(Seat) -> bool) -> impl Iterator<Item = Moment> {
        // The deal is told by the ledger.
        let steps = self.steps.iter().filter(|it| 0 < it.n);
        let changes = steps.flat_map(|it| {
            it.draws.seats().map(|seat| Moment {
                n: it.n,
                seat,
                what: What::Luck,
                change: Estimate::around(it.draws[seat], it.reach[seat]),
            })
        });
        changes.filter(move |it| {
            let size = it.change.mean.abs();
            is_meant(it.seat) && WORTH_A_WORD <= size && it.change.reach() < size
        })
    }
}

/// The decisions that certainly cost most, in the order of the game: there may
/// be fewer, or none.
pub(crate) fn moments(decisions: &[Decision]) -> Vec<u32> {
    let mut moments: Vec<_> = dearest(decisions.iter()).iter().map(|it| it.n).collect();
    moments.sort_unstable();
    moments
}

fn dearest<'a>(decisions: impl Iterator<Item = &'a Decision>) -> Vec<&'a Decision> {
    let mut costly: Vec<_> = decisions.filter(|it| it.cost.is_surely_more()).collect();
    costly.sort_by_key(|it| (Reverse(it.cost.mean), it.n));
    costly.truncate(MOST);
    costly
}

#[cfg(test)]
mod tests {
    use tabletop::BySeat;

    use super::*;
    use crate::Step;

    fn decision(n: u32, mean: i32, reach: i32) -> Decision {
        Decision {
            n,
            seat: Seat::new(0),
            choices: 2,
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

    fn drawn(n: u32, draws: i32, reach: i32) -> Step {
        let both = |it: i32| BySeat::new(2, |seat| if seat.index() == 0 { it } else { -it });
        Step {
            n,
            choice: both(0),
            unseen: both(0),
            draws: both(draws),
            reach: BySeat::new(2, |_| reach),
        }
    }

    #[test]
    fn luck_fills_up_what_choices_leave() {
        let report = Report {
            game: String::new(),
            players: Vec::new(),
            imagined: 2,
            seed: 1,
            chances: Vec::new(),
            decisions: vec![decision(4, 60, 20)],
            moments: Vec::new(),
            ledgers: Vec::new(),
            // The deal, too little, not sure enough, the same move, and two that count.
            steps: [
                (0, 900, 0),
                (1, 90, 1),
                (2, 200, 200),
                (4, 500, 1),
                (3, -100, 1),
                (6, 300, 9),
            ]
            .map(|(n, draws, reach)| drawn(n, draws, reach))
            .to_vec(),
        };
        let told = |whose: usize| {
            let moments = report.moments_of(Some(Seat::new(whose)));
            let told = moments.iter().map(|it| (it.n, it.what, it.change.mean));
            told.collect::<Vec<_>>()
        };
        let (choice, luck) = (What::Choice, What::Luck);
        assert_eq!(told(0), [(3, luck, -100), (4, choice, -60), (6, luck, 300)]);
        assert_eq!(told(1), [(3, luck, 100), (4, luck, -500), (6, luck, -300)]);
        let anybody = report.moments_of(None);
        assert_eq!(anybody.iter().map(|it| it.n).collect::<Vec<_>>(), [3, 4, 6]);
    }
}
