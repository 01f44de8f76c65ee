//! Two bots at one table, again and again: how often does a seat of the upper
//! one rank ahead of a seat of the lower one?

use erased::Played;
use serde::Serialize;
use skillratings::Outcomes;
use tabletop::{Seat, Standings, game::Placing};

use super::Pair;
use crate::{
    stats::{as_float, wilson_of_scores},
    tally::Different,
};

/// Which of the two bots of a pair sits somewhere.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Side {
    Lower,
    Upper,
}

/// In what company the upper bot plays.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Company {
    /// The two alternate around the table.
    Mixed,
    /// One seat is the upper bot's, all others are the lower one's.
    Alone,
}

impl Company {
    /// How many rounds it takes to play every seating.
    fn n_seatings(self, n_seats: usize) -> u64 {
        match self {
            Company::Mixed => 2 * n_seats as u64,
            Company::Alone => n_seats as u64,
        }
    }

    fn n_pairs_of_seats(self, n_seats: usize) -> u64 {
        let n_pairs = match self {
            Company::Mixed => (n_seats / 2) * n_seats.div_ceil(2),
            Company::Alone => n_seats - 1,
        };
        n_pairs as u64
    }
}

/// Who sits where.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Seating {
    company: Company,
    n_seats: usize,
    /// By how many seats the two have moved on.
    moved: usize,
    is_swapped: bool,
}

impl Seating {
    /// In mixed company two rounds swap the bots, then everybody moves on by a
    /// seat: after two rounds for each seat, both bots have had every seat
    /// equally often. At a table with an odd number of seats, both have also
    /// had the majority equally often. A lone bot moves on every round.
    pub fn of_round(company: Company, round: u64, n_seats: usize) -> Seating {
        let (turn, is_swapped) = match company {
            Company::Mixed => (round / 2, round % 2 == 1),
            Company::Alone => (round, false),
        };
        Seating {
            company,
            n_seats,
            moved: (turn % n_seats as u64) as usize,
            is_swapped,
        }
    }

    /// In seat order.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        (0..self.n_seats).map(move |seat| {
            let place = (seat + self.moved) % self.n_seats;
            let is_upper = match self.company {
                Company::Mixed => (place % 2 == 1) == self.is_swapped,
                Company::Alone => place == 0,
            };
            if is_upper { Side::Upper } else { Side::Lower }
        })
    }

    fn seats_of(self, side: Side) -> impl Iterator<Item = Seat> {
        let sides = self.sides().enumerate();
        sides
            .filter(move |(_, it)| *it == side)
            .map(|(seat, _)| Seat::new(seat))
    }
}

/// What a game says about its two bots.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct GameScore {
    /// Over all pairs of a seat of the upper and a seat of the lower bot: two
    /// for each that the upper one wins, one for a tie.
    half_points: u64,
    /// One of those pairs, each in its turn.
    sample: Outcomes,
    /// Which game it was: with the seats swapped it is another one.
    game: (Seating, u64),
}

impl GameScore {
    pub fn new(played: &Played, seating: Seating, round: u64) -> GameScore {
        let Standings(places) = &played.standings;
        let outcomes: Vec<Outcomes> = seating
            .seats_of(Side::Upper)
            .flat_map(|upper| {
                seating
                    .seats_of(Side::Lower)
                    .map(move |lower| (upper, lower))
            })
            .map(|(upper, lower)| outcome(places[upper], places[lower]))
            .collect();
        let n_seatings = seating.company.n_seatings(seating.n_seats);
        let turn = round / n_seatings % outcomes.len() as u64;
        GameScore {
            half_points: outcomes.iter().map(|it| half_points(*it)).sum(),
            sample: outcomes[turn as usize],
            game: (seating, played.digest),
        }
    }
}

fn outcome(upper: Placing, lower: Placing) -> Outcomes {
    match upper.place.cmp(&lower.place) {
        std::cmp::Ordering::Less => Outcomes::WIN,
        std::cmp::Ordering::Equal => Outcomes::DRAW,
        std::cmp::Ordering::Greater => Outcomes::LOSS,
    }
}

fn half_points(outcome: Outcomes) -> u64 {
    match outcome {
        Outcomes::WIN => 2,
        Outcomes::DRAW => 1,
        Outcomes::LOSS => 0,
    }
}

/// What came of one pair, in whole numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Duel {
    pub pair: Pair,
    /// The half points of a game that the upper bot wins everywhere.
    stake: u64,
    sum: u64,
    sum_of_squares: u64,
    /// One outcome of each game, as the upper bot sees it: wins, ties, losses.
    /// The pairs of seats of one game depend on each other, so a rating that
    /// took all of them would believe itself surer than it is.
    samples: [u64; 3],
    pub different: Different<(Seating, u64)>,
}

impl Duel {
    pub fn new(pair: Pair, company: Company, n_seats: usize) -> Duel {
        Duel {
            pair,
            stake: 2 * company.n_pairs_of_seats(n_seats),
            sum: 0,
            sum_of_squares: 0,
            samples: [0; 3],
            different: Different::default(),
        }
    }

    /// A pair at a table of two, of which only the outcomes are known.
    #[cfg(test)]
    pub(super) fn of_counts(pair: Pair, samples: [u64; 3]) -> Duel {
        let [wins, ties, _] = samples;
        Duel {
            sum: 2 * wins + ties,
            sum_of_squares: 4 * wins + ties,
            samples,
            ..Duel::new(pair, Company::Mixed, 2)
        }
    }

    pub fn count(&mut self, score: GameScore) {
        self.different.count(score.game);
        self.sum += score.half_points;
        self.sum_of_squares += score.half_points * score.half_points;
        self.samples[match score.sample {
            Outcomes::WIN => 0,
            Outcomes::DRAW => 1,
            Outcomes::LOSS => 2,
        }] += 1;
    }

    pub fn n_games(&self) -> u64 {
        self.samples.iter().sum()
    }

    /// One outcome of each game: wins, then ties, then losses.
    pub fn outcomes(&self) -> Vec<Outcomes> {
        let kinds = [Outcomes::WIN, Outcomes::DRAW, Outcomes::LOSS];
        let counted = kinds.into_iter().zip(self.samples);
        counted
            .flat_map(|(kind, n)| std::iter::repeat_n(kind, n as usize))
            .collect()
    }

    /// How often a seat of the upper bot ranks ahead of a seat of the lower
    /// one, a tie counting half. `None` before the first game.
    pub fn share(&self) -> Option<f64> {
        let whole = as_float(self.n_games() * self.stake);
        (0.0 < whole).then(|| as_float(self.sum) / whole)
    }

    /// Where the true share lies with 95 % confidence.
    pub fn ci95(&self) -> [f64; 2] {
        let stake = as_float(self.stake);
        let (sum, squares) = (as_float(self.sum), as_float(self.sum_of_squares));
        wilson_of_scores(sum / stake, squares / (stake * stake), self.n_games())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tabletop::BySeat;

    use super::*;
    use crate::stats::wilson;

    const PAIR: Pair = Pair { lower: 0, upper: 1 };

    fn letters(seating: Seating) -> String {
        seating
            .sides()
            .map(|side| match side {
                Side::Lower => 'l',
                Side::Upper => 'u',
            })
            .collect()
    }

    /// A game that ends with these points, in the seating of a round.
    fn score(points: &[i32], round: u64) -> GameScore {
        score_in(Company::Mixed, points, round)
    }

    fn score_in(company: Company, points: &[i32], round: u64) -> GameScore {
        let seating = Seating::of_round(company, round, points.len());
        let points = BySeat::try_from(points.to_vec()).unwrap();
        let played = Played {
            standings: Standings::by_points(&points),
            n_decisions: 0,
            digest: round,
        };
        GameScore::new(&played, seating, round)
    }

    #[test]
    fn the_two_alternate_and_every_seating_is_played() {
        let seatings = |n_seats: usize| -> Vec<String> {
            (0..2 * n_seats as u64)
                .map(|round| letters(Seating::of_round(Company::Mixed, round, n_seats)))
                .collect()
        };
        assert_eq!(seatings(2), ["ul", "lu", "lu", "ul"]);
        assert_eq!(seatings(3), ["ulu", "lul", "luu", "ull", "uul", "llu"]);
    }

    #[test]
    fn both_bots_have_every_seat_equally_often() {
        for n_seats in 2..=8 {
            let mut n_upper: BTreeMap<usize, usize> = BTreeMap::new();
            for round in 0..2 * n_seats as u64 {
                let sides = Seating::of_round(Company::Mixed, round, n_seats)
                    .sides()
                    .enumerate();
                for (seat, _) in sides.filter(|(_, side)| *side == Side::Upper) {
                    *n_upper.entry(seat).or_default() += 1;
                }
            }
            let expected = (0..n_seats).map(|seat| (seat, n_seats));
            assert_eq!(n_upper, expected.collect(), "{n_seats} seats");
        }
    }

    #[test]
    fn at_two_seats_the_measure_is_the_share_of_wins() {
        let mut duel = Duel::new(PAIR, Company::Mixed, 2);
        assert_eq!((duel.share(), duel.ci95()), (None, [0.0, 1.0]));
        // The upper bot sits first in round 0 and second in round 1.
        duel.count(score(&[9, 1], 0));
        duel.count(score(&[1, 9], 1));
        duel.count(score(&[9, 1], 1));
        assert_eq!(duel.share(), Some(2.0 / 3.0));
        let [lo, hi] = wilson(2.0 / 3.0, 3);
        let [a, b] = duel.ci95();
        assert!((a - lo).abs() < 1e-12 && (b - hi).abs() < 1e-12);
        assert_eq!(duel.samples, [2, 0, 1]);
    }

    #[test]
    fn a_tie_counts_half() {
        let mut duel = Duel::new(PAIR, Company::Mixed, 2);
        duel.count(score(&[5, 5], 0));
        assert_eq!(duel.share(), Some(0.5));
        duel.count(score(&[5, 1], 0));
        assert_eq!(duel.share(), Some(0.75));
        assert_eq!(duel.samples, [1, 1, 0]);
        assert_eq!(duel.outcomes(), [Outcomes::WIN, Outcomes::DRAW]);
    }

    #[test]
    fn at_fuller_tables_every_pair_of_seats_counts() {
        let mut duel = Duel::new(PAIR, Company::Mixed, 3);
        // Upper, lower, upper: one is ahead, one behind.
        duel.count(score(&[9, 5, 1], 0));
        assert_eq!(duel.share(), Some(0.5));
        // Lower, upper, lower: ahead of one, level with the other.
        duel.count(score(&[1, 5, 5], 1));
        assert_eq!(duel.share(), Some((1.0 + 1.5) / 4.0));
        // The pairs of seats give the samples in turn: here the second one,
        // once every seating has been played.
        assert_eq!(score(&[9, 5, 1], 6).sample, Outcomes::LOSS);
        assert_eq!(score(&[9, 5, 1], 0).sample, Outcomes::WIN);
    }

    #[test]
    fn a_lone_bot_sits_everywhere_and_is_compared_with_each_of_the_others() {
        let seatings = (0..4).map(|round| letters(Seating::of_round(Company::Alone, round, 4)));
        assert_eq!(
            seatings.collect::<Vec<_>>(),
            ["ulll", "lllu", "llul", "lull"]
        );
        let mut duel = Duel::new(PAIR, Company::Alone, 4);
        // Ahead of one, level with another, behind the third.
        duel.count(score_in(Company::Alone, &[5, 9, 5, 1], 0));
        assert_eq!(duel.share(), Some(0.5));
        duel.count(score_in(Company::Alone, &[1, 1, 1, 9], 1));
        assert_eq!(duel.share(), Some(0.75));
    }
}
