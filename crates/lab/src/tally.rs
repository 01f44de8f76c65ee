//! What came of many games, in whole numbers, so that adding them up in any
//! order gives the same.

use std::collections::{BTreeMap, BTreeSet};

use erased::Played;
use tabletop::seat::MAX_SEATS;

use crate::{session::width, stats::wilson};

/// A win in parts that divide evenly among any number of seats up to eight.
pub(crate) const WHOLE_WIN: u64 = 840;

/// The results of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    pub n_games: u64,
    pub seats: Vec<SeatTally>,
    pub decisions: Counts,
    pub different: Different,
}

/// How many games to look for equal ones among: more would fill the memory.
const N_LOOKED_AT: u64 = 1_000_000;

/// Tells how many games differed. Bots without luck of their own in a game
/// with little of it play the same ones again, which prove nothing more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Different<Digest = u64> {
    digests: BTreeSet<Digest>,
    n_seen: u64,
}

impl<Digest> Default for Different<Digest> {
    fn default() -> Different<Digest> {
        Different {
            digests: BTreeSet::new(),
            n_seen: 0,
        }
    }
}

impl<Digest: Ord> Different<Digest> {
    pub fn count(&mut self, digest: Digest) {
        if self.n_seen < N_LOOKED_AT {
            self.n_seen += 1;
            self.digests.insert(digest);
        }
    }

    /// What to say if some games were played again.
    pub fn warning(&self) -> Option<String> {
        let n_different = self.digests.len() as u64;
        (n_different < self.n_seen).then(|| {
            format!(
                "only {n_different} of {} games are different ones; the intervals look surer \
                 than they are",
                self.n_seen
            )
        })
    }
}

/// How one seat fared.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatTally {
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub shared: u64,
    /// Its part of all wins, in 840ths of a win.
    parts: u64,
    /// All places added up.
    places: u64,
}

impl Tally {
    pub fn new(n_seats: usize) -> Tally {
        assert!(n_seats <= MAX_SEATS);
        Tally {
            n_games: 0,
            seats: vec![SeatTally::default(); n_seats],
            decisions: Counts::default(),
            different: Different::default(),
        }
    }

    pub fn count(&mut self, played: &Played) {
        self.n_games += 1;
        self.decisions.add(played.n_decisions);
        self.different.count(played.digest);
        let winners = played.standings.winners();
        for (seat, placing) in played.standings.0.iter() {
            let tally = &mut self.seats[seat.index()];
            tally.places += u64::from(placing.place);
            if winners.contains(seat) {
                tally.parts += WHOLE_WIN / winners.len() as u64;
                match winners.len() {
                    1 => tally.wins += 1,
                    _ => tally.shared += 1,
                }
            }
        }
    }

    /// The seat's part of all games: a win shared by two counts half.
    pub fn win_rate(&self, seat: &SeatTally) -> f64 {
        ratio(seat.parts, self.n_games * WHOLE_WIN)
    }

    /// How wide the widest interval around a win rate is.
    pub fn widest_interval(&self) -> f64 {
        let intervals = self.seats.iter().map(|seat| self.interval(seat));
        intervals.map(width).fold(0.0, f64::max)
    }

    /// Wilson's interval around the win rate.
    pub fn interval(&self, seat: &SeatTally) -> [f64; 2] {
        wilson(self.win_rate(seat), self.n_games)
    }

    pub fn mean_place(&self, seat: &SeatTally) -> f64 {
        ratio(seat.places, self.n_games)
    }
}

/// How often each number came up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    times: BTreeMap<u32, u64>,
    n: u64,
    sum: u64,
}

impl Counts {
    pub fn add(&mut self, value: u32) {
        *self.times.entry(value).or_default() += 1;
        self.n += 1;
        self.sum += u64::from(value);
    }

    pub fn mean(&self) -> f64 {
        ratio(self.sum, self.n)
    }

    /// How often each number came up.
    pub fn times(&self) -> &BTreeMap<u32, u64> {
        &self.times
    }

    /// The smallest value that at least `percent` of all values do not exceed;
    /// 0 if there are none.
    pub fn percentile(&self, percent: u64) -> u32 {
        let rank = (self.n * percent).div_ceil(100).max(1);
        let mut n_seen = 0;
        for (value, times) in &self.times {
            n_seen += times;
            if rank <= n_seen {
                return *value;
            }
        }
        0
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts of games stay far below 2^52"
)]
fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 {
        return 0.0;
    }
    part as f64 / whole as f64
}

#[cfg(test)]
mod tests {
    use tabletop::{BySeat, Standings};

    use super::*;

    fn played(points: &[i32], n_decisions: u32) -> Played {
        let points = BySeat::try_from(points.to_vec()).unwrap();
        Played {
            standings: Standings::by_points(&points),
            n_decisions,
            digest: u64::from(n_decisions),
        }
    }

    #[test]
    fn a_shared_win_counts_its_part() {
        let mut tally = Tally::new(3);
        tally.count(&played(&[9, 1, 1], 10));
        tally.count(&played(&[5, 5, 0], 10));
        tally.count(&played(&[4, 4, 4], 10));
        let [a, b, c] = &tally.seats[..] else {
            panic!("three seats")
        };
        assert_eq!((a.wins, a.shared), (1, 2));
        assert_eq!((b.wins, b.shared), (0, 2));
        assert_eq!((c.wins, c.shared), (0, 1));
        let rate = |seat| tally.win_rate(seat);
        assert!((rate(a) - (1.0 + 0.5 + 1.0 / 3.0) / 3.0).abs() < 1e-15);
        assert!((rate(a) + rate(b) + rate(c) - 1.0).abs() < 1e-15);
        assert!((tally.mean_place(c) - (2.0 + 3.0 + 1.0) / 3.0).abs() < 1e-15);
    }

    #[test]
    fn equal_games_are_noticed() {
        let mut tally = Tally::new(2);
        tally.count(&played(&[9, 1], 10));
        tally.count(&played(&[9, 1], 11));
        assert_eq!(tally.different.warning(), None);
        tally.count(&played(&[9, 1], 10));
        let warning = tally.different.warning().expect("two are equal");
        assert!(
            warning.starts_with("only 2 of 3 games are different"),
            "{warning}"
        );
    }

    #[test]
    fn percentiles_are_values_that_came_up() {
        let mut counts = Counts::default();
        assert_eq!(counts.percentile(50), 0);
        for value in 1..=20 {
            counts.add(value);
        }
        assert_eq!(counts.percentile(50), 10);
        assert_eq!(counts.percentile(95), 19);
        assert_eq!(counts.percentile(100), 20);
        assert_eq!(counts.percentile(0), 1);
        counts.add(1000);
        assert_eq!(counts.percentile(95), 20);
        assert_eq!(counts.percentile(100), 1000);
        assert!((counts.mean() - 1210.0 / 21.0).abs() < 1e-12);
    }
}
