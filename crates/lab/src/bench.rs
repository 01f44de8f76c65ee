//! How fast the rules go, and how long bots think. [`work`] is what is
//! measured; `cargo bench -p lab` measures the same with a harness that keeps
//! and compares.

pub mod clock;
pub mod work;

use std::{fmt::Write, time::Duration};

use erased::DynGame;
use serde::Serialize;

use self::{clock::worked, work::Work};

/// The game whose random playouts all speeds are compared with.
const YARDSTICK: &str = "pig";

/// A number is the best of this many rounds: other work on the machine can
/// only make a round slower.
const N_ROUNDS: u32 = 5;

/// All games measured in one run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    /// What everything is compared with: random playouts of this game.
    pub yardstick: &'static str,
    pub games: Vec<GameBench>,
}

/// One game at its smallest table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct GameBench {
    pub game: &'static str,
    pub n_seats: usize,
    pub state_bytes: usize,
    /// Random moves by the rules alone.
    pub playout: Speed,
    /// What a search does again and again: a guess, a walk down its tree, a
    /// game played on from there.
    pub iteration: Speed,
    /// A move as a server carries it out: from text, with the view and the
    /// legal moves of whoever is asked then.
    pub served: Speed,
    /// A move of a record, read, played again and compared with the seal.
    pub replay: Speed,
    /// Its own bots and the usual level against themselves.
    pub bots: Vec<BotBench>,
}

/// A bot in self-play. Its time includes that of the rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotBench {
    pub bot: &'static str,
    pub decision: Speed,
}

/// How fast one kind of step goes, by the processor's time.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Speed {
    pub ns: f64,
    pub per_second: f64,
    /// How many times as long as a move of the yardstick.
    pub ratio: f64,
}

/// Measures each of `games`, for `seconds` a number. `watch` hears what is
/// measured next.
pub fn run(
    games: &[&'static dyn DynGame],
    seconds: f64,
    mut watch: impl FnMut(&str),
) -> Result<Bench, tabletop::Refusal> {
    let time = Duration::from_secs_f64(seconds);
    let yardstick = registry::find(YARDSTICK).expect("the example is always there");
    watch(YARDSTICK);
    let unit = best_ns(time, Work::Playout.prepare(yardstick)?);
    let games = games
        .iter()
        .map(|game| measure(*game, time, unit, &mut watch))
        .collect::<Result<_, _>>()?;
    Ok(Bench {
        yardstick: YARDSTICK,
        games,
    })
}

fn measure(
    game: &'static dyn DynGame,
    time: Duration,
    unit: f64,
    watch: &mut impl FnMut(&str),
) -> Result<GameBench, tabletop::Refusal> {
    let info = game.info();
    let mut speed = |work: Work| {
        watch(&format!("{} {work}", info.id));
        Ok(Speed::new(best_ns(time, work.prepare(game)?), unit))
    };
    Ok(GameBench {
        game: info.id,
        n_seats: *info.seats.start(),
        state_bytes: work::arena(game, "random")?.state_size(),
        playout: if info.id == YARDSTICK {
            Speed::new(unit, unit)
        } else {
            speed(Work::Playout)?
        },
        iteration: speed(Work::Iteration)?,
        served: speed(Work::Served)?,
        replay: speed(Work::Replay)?,
        bots: Work::decisions(game)
            .map(|bot| {
                let decision = speed(Work::Decision(bot))?;
                Ok(BotBench { bot, decision })
            })
            .collect::<Result<_, _>>()?,
    })
}

/// Nanoseconds a step, where `play` plays the game of a seed and says how many
/// steps it had: the best of several rounds that share `time`.
fn best_ns(time: Duration, mut play: impl FnMut(u64) -> u32) -> f64 {
    let round = time / (N_ROUNDS + 1);
    let mut seed = 0;
    let mut one_round = |games_a_look: u64| {
        let (mut n_steps, mut n_games) = (0, 0);
        let started = worked();
        loop {
            for _ in 0..games_a_look {
                n_steps += u64::from(play(seed));
                seed += 1;
                n_games += 1;
            }
            let took = worked().saturating_sub(started);
            if round <= took {
                #[expect(clippy::cast_precision_loss, reason = "a speed is an approximation")]
                return (took.as_nanos() as f64 / n_steps as f64, n_games);
            }
        }
    };
    // Warms up, and finds how seldom the clock needs to be looked at.
    let (_, n_games) = one_round(1);
    let games_a_look = (n_games / 100).max(1);
    (0..N_ROUNDS)
        .map(|_| one_round(games_a_look).0)
        .fold(f64::INFINITY, f64::min)
}

impl Speed {
    fn new(ns: f64, unit: f64) -> Speed {
        Speed {
            ns,
            per_second: 1e9 / ns,
            ratio: ns / unit,
        }
    }
}

impl Bench {
    /// One line for each number.
    pub fn text(&self) -> String {
        let ratio = format!("× {} move", self.yardstick);
        let mut text = format!(
            "{:20}  {:5}  {:6}  {:16}  {:>13}  {:>13}  {:>14}\n",
            "game", "seats", "bytes", "what", "ns", "per second", ratio
        );
        for game in &self.games {
            let bots = game
                .bots
                .iter()
                .map(|bot| (Work::Decision(bot.bot), bot.decision));
            let rules = [
                (Work::Playout, game.playout),
                (Work::Iteration, game.iteration),
                (Work::Served, game.served),
                (Work::Replay, game.replay),
            ];
            let rows = rules.into_iter().chain(bots);
            for (work, speed) in rows {
                let what = work.to_string();
                writeln!(
                    text,
                    "{:20}  {:5}  {:6}  {what:16}  {:>13.1}  {:>13.0}  {:>14.2}",
                    game.game,
                    game.n_seats,
                    game.state_bytes,
                    speed.ns,
                    speed.per_second,
                    speed.ratio
                )
                .expect("writing to a string works");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_every_bot_of_its_own_is_measured() {
        let games: Vec<_> = registry::all().collect();
        let mut heard = Vec::new();
        let bench = run(&games, 0.02, |what| heard.push(what.to_owned())).unwrap();
        assert_eq!(bench.games.len(), games.len());
        assert!(heard.contains(&"mmm-brains exact decision".to_owned()));
        for game in &bench.games {
            let bots = game.bots.iter().map(|bot| bot.decision);
            let rules = [game.playout, game.iteration, game.served, game.replay];
            for speed in rules.into_iter().chain(bots) {
                assert!(0.0 < speed.ns && speed.ns.is_finite());
                assert!(0.0 < speed.ratio);
            }
            assert!(0 < game.state_bytes);
        }
        assert!(bench.text().contains("exact decision"));
        assert!(bench.text().contains("runner decision"));
        assert!(bench.text().contains("search iteration"));
        assert!(bench.text().contains("replayed move"));
        let json = serde_json::to_value(&bench).unwrap();
        assert_eq!(json["yardstick"], "pig");
        assert!(json["games"][0]["playout"]["per_second"].is_f64());
    }
}
