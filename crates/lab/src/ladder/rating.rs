//! One number for each bot, from all pairs together.
//!
//! The ratings are Glicko's: 400 points more are about ten wins to one loss.
//! Glicko-2 adds a volatility for players who learn, but a bot stays what it
//! is, so old games are worth as much as new ones: no deviation is added from
//! period to period.
//!
//! Glicko moves ratings period by period, so that the order of games would
//! leave a trace. Here it cannot: only the counts of each pair go in. They are
//! laid out as games in several shuffled orders, a period being one game of
//! every pair, and the ratings are the mean over these orders.

use serde::Serialize;
use skillratings::{
    Outcomes,
    glicko::{GlickoConfig, GlickoRating, confidence_interval, glicko_rating_period},
};
use tabletop::{chance, chance::Seeded};

use super::{Pair, duel::Duel};
use crate::stats::as_float;

/// Where the ladder's mean is put.
const MEAN: f64 = 1500.0;

const N_ORDERS: u32 = 16;

/// How strong a bot is, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub rating: f64,
    pub deviation: f64,
    pub ci95: [f64; 2],
}

/// The ratings of all bots of a ladder, in their order. Only differences mean
/// something: the mean of all is set to 1500.
pub fn ratings(n_bots: usize, duels: &[Duel]) -> Vec<Rating> {
    let mut sums = vec![(0.0, 0.0); n_bots];
    for order in 0..N_ORDERS {
        let rated = rate_in_order(n_bots, &laid_out(duels, order));
        for (sum, rated) in sums.iter_mut().zip(rated) {
            sum.0 += rated.rating;
            sum.1 += rated.deviation;
        }
    }
    let n = f64::from(N_ORDERS);
    let mean = sums.iter().map(|(rating, _)| rating / n).sum::<f64>() / as_float(n_bots as u64);
    let rating = |(rating, deviation): &(f64, f64)| {
        let rated = GlickoRating {
            rating: rating / n - mean + MEAN,
            deviation: deviation / n,
        };
        let (lo, hi) = confidence_interval(&rated);
        Rating {
            rating: rated.rating,
            deviation: rated.deviation,
            ci95: [lo, hi],
        }
    };
    sums.iter().map(rating).collect()
}

/// The games of each pair, shuffled.
fn laid_out(duels: &[Duel], order: u32) -> Vec<(Pair, Vec<Outcomes>)> {
    let lay_out = |(number, duel): (u64, &Duel)| {
        let mut games = duel.outcomes();
        let mut chance = Seeded::derived(order.into(), &[number]);
        chance::shuffle(&mut chance, &mut games);
        (duel.pair, games)
    };
    (0..).zip(duels).map(lay_out).collect()
}

fn rate_in_order(n_bots: usize, games: &[(Pair, Vec<Outcomes>)]) -> Vec<GlickoRating> {
    let config = GlickoConfig { c: 0.0 };
    let mut ratings = vec![GlickoRating::new(); n_bots];
    let n_periods = games.iter().map(|(_, games)| games.len()).max();
    for period in 0..n_periods.unwrap_or_default() {
        let mut results: Vec<Vec<(GlickoRating, Outcomes)>> = vec![Vec::new(); n_bots];
        for (Pair { lower, upper }, games) in games {
            if let Some(outcome) = games.get(period) {
                results[*upper].push((ratings[*lower], *outcome));
                results[*lower].push((ratings[*upper], turned(*outcome)));
            }
        }
        // Everybody moves at once, from the ratings before the period.
        for (rating, results) in ratings.iter_mut().zip(&results) {
            *rating = glicko_rating_period(rating, results, &config);
        }
    }
    ratings
}

/// The same outcome, as the other side sees it.
fn turned(outcome: Outcomes) -> Outcomes {
    match outcome {
        Outcomes::WIN => Outcomes::LOSS,
        Outcomes::LOSS => Outcomes::WIN,
        Outcomes::DRAW => Outcomes::DRAW,
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Chance;

    use super::*;

    /// `wins` of `n` games for the upper bot.
    fn duel(lower: usize, upper: usize, wins: u64, n: u64) -> Duel {
        Duel::of_counts(Pair { lower, upper }, [wins, 0, n - wins])
    }

    /// Points that fit a share of wins.
    fn points(share: f64) -> f64 {
        400.0 * (share / (1.0 - share)).log10()
    }

    #[test]
    fn differences_are_what_the_shares_say() {
        // Steps of 200 points: 76 % for a step, 91 % for two.
        let duels = [
            duel(0, 1, 760, 1000),
            duel(1, 2, 760, 1000),
            duel(0, 2, 909, 1000),
        ];
        let [low, middle, high] = ratings(3, &duels)[..] else {
            panic!("three bots")
        };
        assert!((low.rating + middle.rating + high.rating - 4500.0).abs() < 1e-6);
        for step in [middle.rating - low.rating, high.rating - middle.rating] {
            assert!((step - points(0.76)).abs() < 10.0, "{step}");
        }
        for it in [low, middle, high] {
            assert!(it.ci95[0] < it.rating && it.rating < it.ci95[1]);
            assert!(5.0 < it.deviation && it.deviation < 15.0, "{it:?}");
        }
    }

    /// Games between bots of known strength, as luck will have it.
    fn simulated(strengths: &[f64], n_games: u32, luck: u64) -> Vec<Duel> {
        let mut chance = Seeded::new(luck);
        let mut play = |lower: usize, upper: usize| {
            let gap = strengths[upper] - strengths[lower];
            let share = 1.0 / (1.0 + 10_f64.powf(-gap / 400.0));
            let is_won = |_: &u32| f64::from(chance.draw(999_999)) < share * 1e6;
            let wins = (0..n_games).filter(is_won).count() as u64;
            duel(lower, upper, wins, n_games.into())
        };
        let mut duels = Vec::new();
        for upper in 1..strengths.len() {
            duels.extend((0..upper).map(|lower| play(lower, upper)));
        }
        duels
    }

    #[test]
    fn the_intervals_hold_what_is_true() {
        let strengths = [1200.0, 1380.0, 1480.0, 1620.0, 1820.0];
        let (mut n_right, mut n_all) = (0, 0);
        for luck in 0..40 {
            let duels = simulated(&strengths, 200, luck);
            for (it, truth) in ratings(5, &duels).iter().zip(strengths) {
                let [lo, hi] = it.ci95;
                n_right += u32::from(lo <= truth && truth <= hi);
                n_all += 1;
            }
        }
        // At least 95 %: Glicko's deviations err on the safe side here.
        assert!(19 * n_all <= 20 * n_right, "{n_right} of {n_all}");
    }

    #[test]
    fn even_the_orders_chosen_here_hardly_matter() {
        let duels = [
            duel(0, 1, 140, 200),
            duel(1, 2, 100, 200),
            duel(0, 2, 120, 200),
        ];
        let usual = ratings(3, &duels);
        let turned: Vec<Duel> = duels.iter().rev().cloned().collect();
        for (a, b) in usual.iter().zip(ratings(3, &turned)) {
            assert!(
                (a.rating - b.rating).abs() < a.deviation / 4.0,
                "{a:?} {b:?}"
            );
        }
    }

    #[test]
    fn more_games_make_surer_and_no_games_say_nothing() {
        let deviation = |n| ratings(2, &[duel(0, 1, n / 2, n)])[0].deviation;
        assert!((deviation(0) - 350.0).abs() < 1e-9);
        assert!(deviation(1000) < deviation(100) && deviation(100) < deviation(10));
    }

    #[test]
    fn a_bot_that_never_loses_has_a_finite_rating() {
        let rated = ratings(2, &[duel(0, 1, 500, 500)]);
        let gap = rated[1].rating - rated[0].rating;
        assert!(500.0 < gap && gap < 2500.0, "{gap}");
    }
}
