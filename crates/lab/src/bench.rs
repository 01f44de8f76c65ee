//! How fast the rules go, and how long bots think. [`work`] is what is
//! measured; `cargo bench -p lab` measures the same with a harness that keeps
//! and compares.

pub mod clock;
pub mod work;

use std::{fmt::Write, ops::ControlFlow, time::Duration};

use erased::{DynGame, Json};
use serde::Serialize;
use serde_json::json;

use self::{clock::worked, work::Work};
use crate::{
    folder::VERSION,
    session::{Experiment, Session, Worker},
    tournament::LabError,
};

/// The game whose random playouts all speeds are compared with.
const YARDSTICK: &str = "pig";

/// A number is the best of this many rounds: other work on the machine can
/// only make a round slower.
const N_ROUNDS: u32 = 5;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct Benches {
    pub games: Vec<&'static dyn DynGame>,
    /// For each number.
    pub seconds: f64,
}

/// All games measured in one run.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Bench {
    pub version: &'static str,
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

impl Benches {
    /// Measures. If it is stopped early, games that are not measured to the end
    /// are left out.
    pub fn run(&self, session: &mut Session<'_>) -> Result<Bench, LabError> {
        let mut measured = Vec::new();
        session.run(self, |_, ns| {
            measured.push(*ns);
            Ok(ControlFlow::Continue(()))
        })?;
        let mut measured = measured.into_iter();
        let mut games = Vec::new();
        if let Some(unit) = measured.next() {
            for game in &self.games {
                let works: Vec<Work> = works(*game).collect();
                let speeds: Vec<Speed> = measured
                    .by_ref()
                    .take(works.len())
                    .map(|ns| Speed::new(ns, unit))
                    .collect();
                if speeds.len() == works.len() {
                    games.push(GameBench::new(*game, unit, works.into_iter().zip(speeds)));
                }
            }
        }
        Ok(Bench {
            version: VERSION,
            yardstick: YARDSTICK,
            games,
        })
    }

    /// Everything that is measured, in order: the yardstick first.
    pub fn works(&self) -> Vec<(&'static dyn DynGame, Work)> {
        let yardstick = registry::find(YARDSTICK).expect("the example is always there");
        let first = std::iter::once((yardstick, Work::Playout));
        let all = self.games.iter();
        first
            .chain(all.flat_map(|game| works(*game).map(|work| (*game, work))))
            .collect()
    }
}

/// What is measured of a game: the yardstick's own speed is known.
fn works(game: &'static dyn DynGame) -> impl Iterator<Item = Work> {
    let is_yardstick = game.info().id == YARDSTICK;
    Work::all(game).filter(move |work| !(is_yardstick && *work == Work::Playout))
}

impl Experiment for Benches {
    /// Nanoseconds a step.
    type Unit = f64;

    fn command(&self) -> &'static str {
        "bench"
    }

    fn plan(&self) -> Json {
        let ids: Vec<_> = self.games.iter().map(|it| it.info().id).collect();
        json!({ "games": ids, "seconds": self.seconds })
    }

    fn n_units(&self) -> u64 {
        self.works().len() as u64
    }

    fn worker(&self) -> Result<Worker<'_, f64>, LabError> {
        let works = self.works();
        let time = Duration::from_secs_f64(self.seconds);
        Ok(Box::new(move |unit| {
            let (game, work) = works[unit as usize];
            Ok(best_ns(
                time,
                work.prepare(game).map_err(LabError::Refused)?,
            ))
        }))
    }
}

impl GameBench {
    fn new(
        game: &'static dyn DynGame,
        unit: f64,
        speeds: impl Iterator<Item = (Work, Speed)>,
    ) -> GameBench {
        let info = game.info();
        let arena = work::arena(game, "random").expect("it was measured");
        let own = Speed::new(unit, unit);
        let mut bench = GameBench {
            game: info.id,
            n_seats: *info.seats.start(),
            state_bytes: arena.state_size(),
            playout: own,
            iteration: own,
            served: own,
            replay: own,
            bots: Vec::new(),
        };
        for (work, speed) in speeds {
            match work {
                Work::Playout => bench.playout = speed,
                Work::Iteration => bench.iteration = speed,
                Work::Served => bench.served = speed,
                Work::Replay => bench.replay = speed,
                Work::Decision(bot) => bench.bots.push(BotBench {
                    bot,
                    decision: speed,
                }),
            }
        }
        bench
    }
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
        let benches = Benches {
            games: registry::all().collect(),
            seconds: 0.02,
        };
        let stop = std::sync::atomic::AtomicBool::new(false);
        let bench = benches.run(&mut Session::new(1, &stop)).unwrap();
        assert_eq!(bench.games.len(), benches.games.len());
        let works = benches.works().into_iter();
        let names: Vec<_> = works
            .map(|(game, work)| format!("{} {work}", game.info().id))
            .collect();
        assert!(names.contains(&"mmm-brains exact decision".to_owned()));
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
