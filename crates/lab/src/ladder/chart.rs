//! Ratings with their intervals, drawn.

use super::{page::escaped, standing::BotStanding};

const WIDTH: f64 = 440.0;
const ROW: f64 = 32.0;
const TOP: f64 = 12.0;
/// Room for the names, and for the numbers.
const LEFT: f64 = 92.0;
const RIGHT: f64 = 48.0;
const FOOT: f64 = 26.0;

/// Where ratings are on the chart.
struct Scale {
    lo: f64,
    hi: f64,
    step: f64,
}

impl Scale {
    /// Round numbers around all intervals, with three to eight lines between.
    fn around(bots: &[BotStanding]) -> Scale {
        let lows = bots.iter().map(|it| it.rating.ci95[0]);
        let highs = bots.iter().map(|it| it.rating.ci95[1]);
        let (lo, hi) = (
            lows.fold(f64::INFINITY, f64::min),
            highs.fold(f64::NEG_INFINITY, f64::max),
        );
        let steps = [25.0, 50.0, 100.0, 200.0, 250.0, 500.0, 1000.0];
        let step = steps.into_iter().find(|step| (hi - lo) / step <= 6.0);
        let step = step.unwrap_or(2000.0);
        Scale {
            lo: (lo / step).floor() * step,
            hi: (hi / step).ceil() * step,
            step,
        }
    }

    fn x(&self, rating: f64) -> f64 {
        let part = (rating - self.lo) / (self.hi - self.lo);
        LEFT + part * (WIDTH - LEFT - RIGHT)
    }

    fn lines(&self) -> impl Iterator<Item = f64> {
        (0_u32..)
            .map(|line| self.lo + f64::from(line) * self.step)
            .take_while(|at| *at <= self.hi)
    }
}

/// The strongest bot on top.
pub(crate) fn svg(bots: &[BotStanding]) -> String {
    let scale = Scale::around(bots);
    let foot = (0..bots.len()).fold(TOP, |y, _| y + ROW);
    let height = foot + FOOT;
    let lines: String = scale.lines().map(|at| line(at, &scale, foot)).collect();
    let middles = (0_u32..).map(|row| TOP + ROW * (f64::from(row) + 0.5));
    let rows: String = bots
        .iter()
        .rev()
        .zip(middles)
        .map(|(bot, y)| row(bot, &scale, y))
        .collect();
    format!(
        "<svg viewBox=\"0 0 {WIDTH:.0} {height:.0}\" role=\"img\" \
         aria-labelledby=\"chart-title chart-desc\">\n\
         <title id=\"chart-title\">Ratings of the bots with their 95 % intervals</title>\n\
         <desc id=\"chart-desc\">{}</desc>\n{lines}{rows}</svg>\n",
        in_words(bots)
    )
}

fn in_words(bots: &[BotStanding]) -> String {
    let said = bots.iter().rev().map(|BotStanding { bot, rating }| {
        let [lo, hi] = rating.ci95;
        format!("{} {:.0} ({lo:.0} to {hi:.0})", escaped(bot), rating.rating)
    });
    said.collect::<Vec<_>>().join(", ") + "."
}

fn line(at: f64, scale: &Scale, foot: f64) -> String {
    let (x, below) = (scale.x(at), foot + 16.0);
    format!(
        "<line class=\"grid\" x1=\"{x:.1}\" y1=\"{TOP:.1}\" x2=\"{x:.1}\" y2=\"{foot:.1}\" />\n\
         <text class=\"tick\" x=\"{x:.1}\" y=\"{below:.1}\" text-anchor=\"middle\">{at:.0}</text>\n"
    )
}

fn row(BotStanding { bot, rating }: &BotStanding, scale: &Scale, y: f64) -> String {
    let [lo, hi] = rating.ci95.map(|end| scale.x(end));
    let (x, text_y) = (scale.x(rating.rating), y + 4.5);
    let (name_x, value_x) = (LEFT - 12.0, WIDTH - RIGHT + 12.0);
    let cap = |x: f64| {
        let (top, foot) = (y - 5.0, y + 5.0);
        format!(
            "<line class=\"whisker\" x1=\"{x:.1}\" y1=\"{top:.1}\" x2=\"{x:.1}\" y2=\"{foot:.1}\" />\n"
        )
    };
    format!(
        "<text x=\"{name_x:.1}\" y=\"{text_y:.1}\" text-anchor=\"end\">{}</text>\n\
         <line class=\"whisker\" x1=\"{lo:.1}\" y1=\"{y:.1}\" x2=\"{hi:.1}\" y2=\"{y:.1}\" />\n\
         {}{}<circle class=\"point\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" />\n\
         <text class=\"value\" x=\"{value_x:.1}\" y=\"{text_y:.1}\">{:.0}</text>\n",
        escaped(bot),
        cap(lo),
        cap(hi),
        rating.rating
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::rating::Rating;

    fn bot(rating: f64, reach: f64) -> BotStanding {
        BotStanding {
            bot: "walker".to_owned(),
            rating: Rating {
                rating,
                deviation: reach / 2.0,
                ci95: [rating - reach, rating + reach],
            },
        }
    }

    #[test]
    fn everything_fits_on_the_chart() {
        for (ratings, reach) in [
            (&[1500.0, 1501.0][..], 0.5),
            (&[1200.0, 1500.0, 1800.0], 40.0),
            (&[-900.0, 1500.0, 5200.0], 600.0),
        ] {
            let bots: Vec<_> = ratings.iter().map(|it| bot(*it, reach)).collect();
            let scale = Scale::around(&bots);
            for bot in &bots {
                for end in bot.rating.ci95 {
                    assert!(LEFT <= scale.x(end) && scale.x(end) <= WIDTH - RIGHT);
                }
            }
            assert!((2..=9).contains(&scale.lines().count()), "{ratings:?}");
        }
    }
}
