//! The outcome of a tournament, as people and as programs read it.

use std::{fmt::Write, time::Duration};

use erased::Json;
use serde::Serialize;
use tabletop::Seat;

use crate::{
    folder::VERSION, outside::is_program, stats::games_for_width, tally::Tally,
    tournament::Tournament,
};

/// An interval wider than this says little.
const WIDE: f64 = 0.05;

/// Serialises to the same fields for every game; times stand under `elapsed`
/// alone, so everything else can be compared between runs.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// Of the program: other versions may play other games.
    pub version: &'static str,
    pub game: &'static str,
    pub games: u64,
    pub seed: u64,
    pub seats: Vec<SeatReport>,
    pub decisions: Decisions,
    pub options: Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub elapsed: Option<Elapsed>,
    #[serde(skip)]
    equal_games: Option<String>,
}

/// How one seat fared.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatReport {
    pub bot: String,
    /// Games won alone.
    pub wins: u64,
    /// Games won together with others.
    pub shared: u64,
    /// Its part of all games: a win shared by two counts half.
    pub win_rate: f64,
    /// Wilson's interval around the win rate.
    pub ci95: [f64; 2],
    pub mean_place: f64,
}

/// Decisions in a game, those of all seats together.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Decisions {
    pub mean: f64,
    pub p50: u32,
    pub p95: u32,
}

/// How long it took, which differs from run to run.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Elapsed {
    pub seconds: f64,
    pub games_per_second: f64,
    pub threads: usize,
}

impl Elapsed {
    pub fn new(took: Duration, n_games: u64, threads: usize) -> Elapsed {
        let seconds = took.as_secs_f64();
        #[expect(clippy::cast_precision_loss, reason = "a speed is an approximation")]
        let games_per_second = n_games as f64 / seconds.max(1e-9);
        Elapsed {
            seconds,
            games_per_second,
            threads,
        }
    }
}

impl Report {
    pub fn new(tournament: &Tournament, tally: &Tally) -> Report {
        let Tournament {
            game,
            options,
            bots,
            n_games: _,
            seed,
            decisions: _,
            outsiders: _,
        } = tournament;
        let seats = bots.iter().zip(&tally.seats);
        let seats = seats.map(|(bot, seat)| {
            let win_rate = tally.win_rate(seat);
            SeatReport {
                bot: bot.clone(),
                wins: seat.wins,
                shared: seat.shared,
                win_rate,
                ci95: tally.interval(seat),
                mean_place: tally.mean_place(seat),
            }
        });
        Report {
            version: VERSION,
            game: game.info().id,
            games: tally.n_games,
            seed: *seed,
            seats: seats.collect(),
            decisions: Decisions {
                mean: tally.decisions.mean(),
                p50: tally.decisions.percentile(50),
                p95: tally.decisions.percentile(95),
            },
            options: options.clone(),
            elapsed: None,
            equal_games: tally.different.warning(),
        }
    }

    /// A table and a few lines.
    pub fn text(&self) -> String {
        let Decisions { mean, p50, p95 } = self.decisions;
        let elapsed = self.elapsed.map(|elapsed| {
            let Elapsed {
                seconds,
                games_per_second,
                threads,
            } = elapsed;
            let threads = counted(threads as u64, "thread");
            format!("Took {seconds:.2} s on {threads}: {games_per_second:.0} games a second.\n")
        });
        [
            format!("{} of {}", counted(self.games, "game"), self.game),
            format!(", seed {}\n\n", self.seed),
            self.table(),
            format!("\nDecisions a game: mean {mean:.1}, median {p50}, 95 % up to {p95}.\n"),
            elapsed.unwrap_or_default(),
            format!("Reproduce: {}\n", self.command()),
        ]
        .concat()
    }

    fn table(&self) -> String {
        let width = self.seats.iter().map(|seat| seat.bot.len()).max();
        let width = width.unwrap_or_default().max("bot".len());
        let mut table = format!(
            "seat  {:width$}  {:>10}  {:>10}  {:>8}  {:>20}  {:>10}\n",
            "bot", "wins", "shared", "win rate", "95 % interval", "mean place"
        );
        for (seat, row) in (0..).map(Seat::new).zip(&self.seats) {
            let SeatReport {
                bot,
                wins,
                shared,
                win_rate,
                ci95: [lo, hi],
                mean_place,
            } = row;
            let percent = |share: &f64| format!("{:.2} %", 100.0 * share);
            let interval = format!("{} to {}", percent(lo), percent(hi));
            writeln!(
                table,
                "{:4}  {bot:width$}  {wins:>10}  {shared:>10}  {:>8}  {interval:>20}  {mean_place:>10.3}",
                seat.to_string(),
                percent(win_rate),
            )
            .expect("writing to a string works");
        }
        table
    }

    /// What to type to get the same.
    pub fn command(&self) -> String {
        let bots: Vec<&str> = self.seats.iter().map(|seat| seat.bot.as_str()).collect();
        format!(
            "brainery lab play {} --games {} --seats {} --seed {}{}",
            self.game,
            self.games,
            seats_flag(&bots),
            self.seed,
            options_flag(&self.options)
        )
    }

    /// What to know before the numbers are believed.
    pub fn warnings(&self) -> impl Iterator<Item = String> {
        self.small_sample()
            .into_iter()
            .chain(self.equal_games.clone())
    }

    /// What to do about a sample that says too little.
    fn small_sample(&self) -> Option<String> {
        let width = |seat: &SeatReport| seat.ci95[1] - seat.ci95[0];
        let widest = self
            .seats
            .iter()
            .max_by(|a, b| width(a).total_cmp(&width(b)))?;
        // A small sample may have missed the true rate by all of its interval.
        let [lo, hi] = widest.ci95;
        let least_sure = 0.5_f64.clamp(lo, hi);
        (WIDE < width(widest)).then(|| {
            format!(
                "the widest interval is {:.1} points; for {:.0} points play --games {}",
                100.0 * width(widest),
                100.0 * WIDE,
                games_for_width(least_sure, WIDE),
            )
        })
    }
}

/// The options of a game, quoted for the shell; nothing for the usual game.
pub(crate) fn options_flag(options: &Json) -> String {
    match options {
        Json::Null => String::new(),
        options => format!(
            " --options '{}'",
            options.to_string().replace('\'', "'\\''")
        ),
    }
}

/// Seats, quoted for the shell if there are programs among them.
pub(crate) fn seats_flag(bots: &[impl AsRef<str>]) -> String {
    let bots: Vec<&str> = bots.iter().map(AsRef::as_ref).collect();
    let seats = bots.join(",");
    if bots.iter().any(|bot| is_program(bot)) {
        format!("'{}'", seats.replace('\'', "'\\''"))
    } else {
        seats
    }
}

pub(crate) fn counted(n: u64, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n => format!("{n} {what}s"),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use expect_test::expect;

    use super::*;
    use crate::Session;

    fn report(n_games: u64, options: Json) -> Report {
        let tournament = Tournament {
            game: registry::find("pig").expect("the example is known"),
            options,
            bots: vec!["random".into(), "random".into()],
            n_games,
            seed: 5,
            decisions: false,
            outsiders: None,
        };
        let stop = AtomicBool::new(false);
        let tally = tournament.run(&mut Session::new(2, &stop), |_| Ok(()));
        Report::new(&tournament, &tally.unwrap())
    }

    #[test]
    fn the_json_has_the_same_shape_for_every_game() {
        let mut report = report(100, serde_json::json!({ "goal": 20 }));
        report.elapsed = Some(Elapsed {
            seconds: 2.0,
            games_per_second: 50.0,
            threads: 2,
        });
        expect![[r#"
            {
              "version": "0.1.0",
              "game": "pig",
              "games": 100,
              "seed": 5,
              "seats": [
                {
                  "bot": "random",
                  "wins": 48,
                  "shared": 0,
                  "win_rate": 0.48,
                  "ci95": [
                    0.384645517580519,
                    0.5768342223477603
                  ],
                  "mean_place": 1.52
                },
                {
                  "bot": "random",
                  "wins": 52,
                  "shared": 0,
                  "win_rate": 0.52,
                  "ci95": [
                    0.4231657776522397,
                    0.615354482419481
                  ],
                  "mean_place": 1.48
                }
              ],
              "decisions": {
                "mean": 17.4,
                "p50": 16,
                "p95": 28
              },
              "options": {
                "goal": 20
              },
              "elapsed": {
                "seconds": 2.0,
                "games_per_second": 50.0,
                "threads": 2
              }
            }"#]]
        .assert_eq(&serde_json::to_string_pretty(&report).unwrap());
    }

    #[test]
    fn people_read_a_table_and_how_to_get_it_again() {
        expect![[r#"
            2000 games of pig, seed 5

            seat  bot           wins      shared  win rate         95 % interval  mean place
            A     random        1129           0   56.45 %    54.27 % to 58.61 %       1.435
            B     random         871           0   43.55 %    41.39 % to 45.73 %       1.565

            Decisions a game: mean 17.4, median 17, 95 % up to 27.
            Reproduce: brainery lab play pig --games 2000 --seats random,random --seed 5 --options '{"goal":20}'
        "#]].assert_eq(&report(2000, serde_json::json!({ "goal": 20 })).text());
    }

    #[test]
    fn small_samples_come_with_advice() {
        expect!["the widest interval is 26.6 points; for 5 points play --games 1600"]
            .assert_eq(&report(50, Json::Null).small_sample().unwrap());
        assert_eq!(report(5000, Json::Null).warnings().next(), None);
    }

    #[test]
    fn options_are_quoted_for_the_shell() {
        let mut report = report(1, Json::Null);
        report.options = serde_json::json!({ "name": "it's" });
        assert!(
            report
                .command()
                .ends_with(r#" --options '{"name":"it'\''s"}'"#)
        );
    }
}
