//! How sure a share of many games is.

/// The 97.5 % point of the normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// Wilson's interval: where the true share lies with 95 % confidence, given
/// `share` of `n` games.
pub fn wilson(share: f64, n: u64) -> [f64; 2] {
    match n {
        0 => [0.0, 1.0],
        n => wilson_of(share, as_float(n)),
    }
}

fn wilson_of(share: f64, n: f64) -> [f64; 2] {
    let z2 = Z * Z;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    // At the ends the formula gives 0 and 1 but for rounding.
    let lo = if share <= 0.0 { 0.0 } else { middle - reach };
    let hi = if 1.0 <= share { 1.0 } else { middle + reach };
    [lo.max(0.0), hi.min(1.0)]
}

/// The same for games that give a score from 0 to 1 with steps between, such
/// as half for a tie. In-between scores vary less than wins and losses do, so
/// they count as more games: as many as would leave wins and losses with the
/// variance that was seen. A win and a loss are added before looking at it, so
/// that no streak, however even, passes for certainty.
pub fn wilson_of_scores(sum: f64, sum_of_squares: f64, n: u64) -> [f64; 2] {
    if n == 0 {
        return [0.0, 1.0];
    }
    let padded = as_float(n + 2);
    let mean = (sum + 1.0) / padded;
    let variance = (sum_of_squares + 1.0) / padded - mean * mean;
    let gain = (mean * (1.0 - mean) / variance).max(1.0);
    wilson_of(sum / as_float(n), as_float(n) * gain)
}

/// Where the true mean of counts lies with 95 % confidence. What happens once
/// in a game or not at all is a share; other counts are at least not negative.
pub fn interval_of_counts(sum: u64, sum_of_squares: u64, n: u64) -> [f64; 2] {
    if n == 0 {
        return [0.0, f64::INFINITY];
    }
    let mean = as_float(sum) / as_float(n);
    if sum == sum_of_squares {
        return wilson(mean, n);
    }
    let variance = (as_float(sum_of_squares) / as_float(n) - mean * mean).max(0.0);
    let reach = Z * (variance / as_float(n)).sqrt();
    [(mean - reach).max(0.0), mean + reach]
}

/// How many games make the interval around `share` no wider than `width`: the
/// first number of at most two digits and zeros, as people choose them.
pub fn games_for_width(share: f64, width: f64) -> u64 {
    let suffices = |n: &u64| {
        let [lo, hi] = wilson(share, *n);
        hi - lo <= width
    };
    let units = (1..).map(|power| 10_u64.pow(power));
    units
        .flat_map(|unit| (1..100).map(move |n| n * unit))
        .find(suffices)
        .expect("the interval shrinks with the games")
}

#[expect(
    clippy::cast_precision_loss,
    reason = "counts of games stay far below 2^52"
)]
pub(crate) fn as_float(n: u64) -> f64 {
    n as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(interval: [f64; 2], [lo, hi]: [f64; 2]) {
        let [a, b] = interval;
        assert!(
            (a - lo).abs() < 5e-5 && (b - hi).abs() < 5e-5,
            "{interval:?} is not [{lo}, {hi}]"
        );
    }

    #[test]
    fn wilson_gives_the_intervals_of_the_textbooks() {
        // statsmodels: proportion_confint(count, nobs, method="wilson")
        close(wilson(0.5, 10), [0.2366, 0.7634]);
        close(wilson(0.1, 10), [0.0179, 0.4042]);
        close(wilson(0.81, 100), [0.7222, 0.8749]);
        close(wilson(0.0, 20), [0.0, 0.1611]);
        close(wilson(1.0, 20), [0.8389, 1.0]);
        close(wilson(0.0, 0), [0.0, 1.0]);
    }

    #[test]
    fn scores_of_wins_and_losses_have_the_interval_of_their_share() {
        for (wins, n) in [(0.0, 10), (5.0, 10), (81.0, 100), (20.0, 20)] {
            close(
                wilson_of_scores(wins, wins, n),
                wilson(wins / as_float(n), n),
            );
        }
        close(wilson_of_scores(0.0, 0.0, 0), [0.0, 1.0]);
    }

    #[test]
    fn ties_make_the_interval_narrower_but_never_a_point() {
        let width = |[lo, hi]: [f64; 2]| hi - lo;
        // Fifty wins and fifty losses, then the same with forty ties.
        let decided = wilson_of_scores(50.0, 50.0, 100);
        let tied = wilson_of_scores(50.0, 30.0 + 0.25 * 40.0, 100);
        close(decided, [0.4038, 0.5962]);
        assert!(width(tied) < width(decided), "{tied:?}");
        // The standard error of those scores is √(0.15 / 100).
        assert!((width(tied) - 2.0 * Z * 0.0387).abs() < 0.005, "{tied:?}");
        let all_tied = wilson_of_scores(10.0, 5.0, 20);
        assert!(0.1 < width(all_tied), "{all_tied:?}");
    }

    #[test]
    fn rates_stay_between_never_and_always() {
        // Once in a hundred games, and in all of them.
        close(interval_of_counts(1, 1, 100), wilson(0.01, 100));
        close(interval_of_counts(100, 100, 100), [0.963, 1.0]);
        close(interval_of_counts(0, 0, 100), [0.0, 0.037]);
        // Three times in one game of a hundred: at least never.
        let [lo, hi] = interval_of_counts(3, 9, 100);
        assert!(lo == 0.0 && 0.08 < hi, "{lo} to {hi}");
    }

    #[test]
    fn the_advice_makes_the_interval_narrow_enough() {
        for percent in [1, 5, 20, 50, 77, 99] {
            let share = f64::from(percent) / 100.0;
            let n = games_for_width(share, 0.05);
            let [lo, hi] = wilson(share, n);
            assert!(hi - lo <= 0.05, "{percent} %: {n} games give {}", hi - lo);
        }
        assert_eq!(games_for_width(0.5, 0.05), 1600);
    }
}
