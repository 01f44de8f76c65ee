//! A mean of imagined games, and how sure it is.

use erased::imagined::WHOLE;
use serde::{Deserialize, Serialize};

/// In thousandths of a win.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Estimate {
    /// The mean, rounded.
    pub mean: i32,
    /// Where the true mean lies with 95 % confidence.
    pub ci95: [i32; 2],
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

impl Estimate {
    /// Whether it is certainly more than nothing.
    pub fn is_surely_more(self) -> bool {
        0 < self.ci95[0]
    }

    /// What is known to lie around a number.
    pub(crate) fn around(mean: i32, reach: i32) -> Estimate {
        Estimate {
            mean,
            ci95: [mean - reach, mean + reach],
        }
    }

    /// As much the other way.
    pub(crate) fn less(self) -> Estimate {
        let [lo, hi] = self.ci95;
        Estimate {
            mean: -self.mean,
            ci95: [-hi, -lo],
        }
    }

    /// Half of how wide the interval is.
    pub fn reach(self) -> i32 {
        let [lo, hi] = self.ci95;
        (hi - lo + 1) / 2
    }

    /// Of numbers in parts of [`WHOLE`], one from each imagined game.
    #[expect(
        clippy::cast_precision_loss,
        reason = "sums of parts stay far below 2^52"
    )]
    pub(crate) fn of(games: impl Iterator<Item = i64> + Clone) -> Estimate {
        let n = games.clone().count().max(1) as f64;
        let mean = games.clone().sum::<i64>() as f64 / n;
        let squares: f64 = games.map(|it| (it as f64 - mean).powi(2)).sum();
        let reach = Z * (squares / n / (n - 1.0).max(1.0)).sqrt();
        Estimate {
            mean: thousandths(mean),
            ci95: [thousandths(mean - reach), thousandths(mean + reach)],
        }
    }
}

fn thousandths(parts: f64) -> i32 {
    (parts * 1000.0 / f64::from(WHOLE)).round() as i32
}

/// The mean of `sum` over `n` games in thousandths, rounded. Whole numbers alone,
/// so that every machine rounds alike.
pub(crate) fn rounded(sum: i64, n: u32) -> i32 {
    let whole = i64::from(n) * i64::from(WHOLE);
    (2 * 1000 * sum + whole).div_euclid(2 * whole) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_is_as_sure_as_games_agree() {
        let whole = i64::from(WHOLE);
        let sure = Estimate::of([whole; 10].into_iter());
        assert_eq!((sure.mean, sure.ci95), (1000, [1000, 1000]));
        // Two wins of four: the standard error is the root of 1/12.
        let even = Estimate::of([whole, 0, whole, 0].into_iter());
        assert_eq!((even.mean, even.ci95), (500, [-66, 1066]));
    }

    #[test]
    fn halves_are_rounded_up_on_both_sides_of_nothing() {
        let whole = i64::from(WHOLE);
        assert_eq!([3, -3].map(|it| rounded(it * whole, 2000)), [2, -1]);
        assert_eq!(rounded(whole, 3), 333);
    }
}
