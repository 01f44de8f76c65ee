//! Two bots are asked the same, and where they part, both choices are played
//! on from the truth: which of them decides better, and by how much?
//!
//! Whole games tell bots apart by luck most of the time. Here both meet the
//! same situation and then the same luck, so that far fewer games say as much.

use std::{fmt::Write, io};

use erased::{Compared, Json};
use serde::{Deserialize, Serialize};
use tabletop::Refusal;

use crate::{
    folder::VERSION,
    report::options_flag,
    rows::{GameUnit, Tables},
    session::{Experiment, Session, Worker, is_enough, width},
    stats::Z,
    tournament::{LabError, Tournament},
};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The games in which they are asked, played by bots of their own.
    pub games: Tournament,
    /// Whose choices are compared: the second with the first.
    pub bots: [String; 2],
    /// How often a choice is played on.
    pub n_playouts: u32,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// Of the program: other versions may play other games.
    pub version: &'static str,
    pub game: &'static str,
    /// `null` for the usual game.
    pub options: Json,
    pub games: u64,
    pub seed: u64,
    /// One bot's name for each seat.
    pub seats: Vec<String>,
    pub bots: [String; 2],
    pub playouts: u32,
    pub asked: u64,
    /// How often they chose differently.
    pub parted: u64,
    /// What a choice of the second bot brings more than one of the first, as a
    /// share of the others to be ahead of: over all that was asked, and where
    /// they parted.
    pub gain: Gain,
    pub gain_where_parted: Gain,
}

/// How the two compare over a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChoicesUnit {
    pub game: GameUnit,
    pub asked: u32,
    pub parted: u32,
    /// As text, which is read back to the last bit.
    gain: String,
}

/// The same, as it is counted.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Weighed {
    n_asked: u32,
    n_parted: u32,
    gain: f64,
}

#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Gain {
    pub mean: f64,
    pub ci95: [f64; 2],
}

impl Choices {
    /// Refuses what cannot be compared, before any game.
    pub fn check(&self) -> Result<(), Refusal> {
        let [first, second] = &self.bots;
        if first == second {
            return Err(Refusal::Unreadable(format!(
                "{first} stands twice among the bots, name two"
            )));
        }
        let Tournament { game, options, .. } = &self.games;
        for bot in &self.bots {
            let everywhere = vec![bot.as_str(); self.games.bots.len()];
            game.arena(options, &everywhere)?;
        }
        Ok(())
    }

    /// Plays and asks.
    pub fn run(&self, session: &mut Session<'_>) -> Result<Verdict, LabError> {
        self.check().map_err(LabError::Refused)?;
        let mut games = Vec::new();
        let until = session.until;
        session.run(self, |_, unit| {
            let gain = unit.gain.parse().map_err(io::Error::other)?;
            games.push(Weighed {
                n_asked: unit.asked,
                n_parted: unit.parted,
                gain,
            });
            Ok(is_enough(until, games.len() as u64, || {
                width(Gain::new(&games, |it| it.n_asked).ci95)
            }))
        })?;
        Ok(self.verdict(&games))
    }

    fn verdict(&self, games: &[Weighed]) -> Verdict {
        let sum = |n: fn(&Weighed) -> u32| games.iter().map(|it| u64::from(n(it))).sum();
        Verdict {
            version: VERSION,
            game: self.games.game.info().id,
            options: self.games.options.clone(),
            games: games.len() as u64,
            seed: self.games.seed,
            seats: self.games.bots.clone(),
            bots: self.bots.clone(),
            playouts: self.n_playouts,
            asked: sum(|it| it.n_asked),
            parted: sum(|it| it.n_parted),
            gain: Gain::new(games, |it| it.n_asked),
            gain_where_parted: Gain::new(games, |it| it.n_parted),
        }
    }
}

impl Experiment for Choices {
    type Unit = ChoicesUnit;

    fn command(&self) -> &'static str {
        "choices"
    }

    fn plan(&self) -> Json {
        let mut plan = self.games.plan_of_games();
        plan["bots"] = self.bots.to_vec().into();
        plan["playouts"] = self.n_playouts.into();
        plan
    }

    fn n_units(&self) -> u64 {
        self.games.n_games
    }

    fn worker(&self) -> Result<Worker<'_, ChoicesUnit>, LabError> {
        let mut arena = self.games.arena()?;
        let [first, second] = &self.bots;
        Ok(Box::new(move |index| {
            let seed = self.games.seed_of(index);
            let Compared {
                played,
                n_asked,
                n_parted,
                gain,
            } = arena
                .compare(seed, [first, second], self.n_playouts)
                .map_err(LabError::Refused)?;
            let decisions = if self.games.decisions {
                arena.watch(seed, self.games.wants()).decisions
            } else {
                Vec::new()
            };
            Ok(ChoicesUnit {
                game: GameUnit { played, decisions },
                asked: n_asked,
                parted: n_parted,
                gain: gain.to_string(),
            })
        }))
    }

    fn rows(&self, unit: u64, came: &ChoicesUnit, tables: &mut Tables) -> io::Result<()> {
        tables.game(self.games.id_of(unit), &came.game)
    }

    fn has_rows(&self) -> bool {
        true
    }
}

impl Gain {
    /// For each of those that `n` counts. Choices of one game share its luck, so
    /// that how much games differ says how sure it is.
    fn new(games: &[Weighed], n: impl Fn(&Weighed) -> u32) -> Gain {
        let n_all: f64 = games.iter().map(|it| f64::from(n(it))).sum();
        if n_all == 0.0 {
            return Gain {
                mean: 0.0,
                ci95: [0.0; 2],
            };
        }
        let mean = games.iter().map(|it| it.gain).sum::<f64>() / n_all;
        let off = |it: &Weighed| (it.gain - mean * f64::from(n(it))).powi(2);
        let reach = Z * games.iter().map(off).sum::<f64>().sqrt() / n_all;
        Gain {
            mean,
            // Nobody can gain more than all the others.
            ci95: [(mean - reach).max(-1.0), (mean + reach).min(1.0)],
        }
    }

    fn text(self) -> String {
        let [lo, hi] = self.ci95.map(|it| 100.0 * it);
        let mean = 100.0 * self.mean;
        format!("{mean:+.3} % (95 %: {lo:+.3} to {hi:+.3})")
    }
}

impl Verdict {
    /// As people read it.
    pub fn text(&self) -> String {
        let [first, second] = &self.bots;
        let seats = self.seats.join(",");
        let mut out = format!(
            "{}, {} games of {seats}, seed {}\n\n",
            self.game, self.games, self.seed
        );
        let mut line = |text: String| writeln!(out, "{text}").expect("writing to a string works");
        line(format!(
            "{first} and {second} were asked the same {} times and parted {} times.",
            self.asked, self.parted
        ));
        line(format!(
            "More of the others left behind by {second}, each choice played on {} times:\n",
            self.playouts
        ));
        line(format!("all choices         {}", self.gain.text()));
        line(format!(
            "where they parted   {}",
            self.gain_where_parted.text()
        ));
        line(format!(
            "\nReproduce: brainery lab choices {} --bots {first},{second} --seats {seats} --games {} --playouts {} --seed {}{}",
            self.game,
            self.games,
            self.playouts,
            self.seed,
            options_flag(&self.options)
        ));
        out
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;

    fn choices(game: &str, bots: [&str; 2], n_games: u64) -> Choices {
        Choices {
            games: Tournament {
                game: registry::find(game).expect("the game is known"),
                options: Json::Null,
                bots: vec!["greedy".to_owned(); 2],
                n_games,
                seed: 3,
                decisions: false,
                outsiders: None,
            },
            bots: bots.map(ToOwned::to_owned),
            n_playouts: 20,
        }
    }

    fn run(choices: &Choices, n_threads: usize) -> Verdict {
        choices
            .run(&mut Session::new(n_threads, &AtomicBool::new(false)))
            .expect("the bots are known")
    }

    #[test]
    fn greedy_choices_are_better_than_random_ones_and_the_other_way_round() {
        let forth = run(&choices("oh-my-brain", ["random", "greedy"], 20), 1);
        let [lo, hi] = forth.gain.ci95;
        assert!(0.0 < lo && forth.gain.mean < hi, "{forth:?}");
        assert!(0 < forth.parted && forth.parted < forth.asked);
        assert!(forth.gain.mean < forth.gain_where_parted.mean);
        let back = run(&choices("oh-my-brain", ["greedy", "random"], 20), 1);
        assert!((back.gain.mean + forth.gain.mean).abs() < 1e-9);
        assert_eq!(
            (back.asked, back.parted),
            (forth.asked, forth.parted),
            "the games are the same"
        );
    }

    #[test]
    fn how_sure_it_is_follows_from_how_games_differ() {
        let game = |n_asked, gain| Weighed {
            n_asked,
            n_parted: 1,
            gain,
        };
        let gain = Gain::new(&[game(10, 1.0), game(30, 3.0)], |it| it.n_asked);
        assert_eq!((gain.mean, gain.ci95), (0.1, [0.1, 0.1]));
        // Off by 1 and -1 from 1.5 in 15: the root of 2, over 30 choices.
        let gain = Gain::new(&[game(15, 2.5), game(15, 0.5)], |it| it.n_asked);
        let reach = Z * 2_f64.sqrt() / 30.0;
        assert!((gain.mean - 0.1).abs() < 1e-9);
        assert!((gain.ci95[1] - 0.1 - reach).abs() < 1e-9, "{gain:?}");
    }

    #[test]
    fn a_bot_by_another_name_gains_nothing() {
        // In this game, the level is that bot without blunders.
        let same = run(&choices("oh-my-brain", ["greedy", "ghoul"], 5), 1);
        assert_eq!((same.parted, same.gain.ci95), (0, [0.0, 0.0]));
        assert_eq!(same.gain_where_parted, same.gain);
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let choices = choices("oh-my-brain", ["random", "greedy"], 10);
        assert_eq!(run(&choices, 1), run(&choices, 3));
    }

    #[test]
    fn a_run_that_is_stopped_judges_the_first_games() {
        let long = choices("oh-my-brain", ["random", "greedy"], u64::MAX / 2);
        let stop = AtomicBool::new(false);
        let mut session = Session::new(2, &stop);
        session.watch = Box::new(|_| stop.store(true, Ordering::Relaxed));
        let stopped = long.run(&mut session).expect("the bots are known");
        assert_eq!(
            stopped,
            run(
                &choices("oh-my-brain", ["random", "greedy"], stopped.games),
                1
            )
        );
    }

    #[test]
    fn what_cannot_be_compared_is_refused() {
        let refused = |bots| {
            let refusal = choices("oh-my-brain", bots, 1).check();
            refusal.expect_err("it makes no sense").to_string()
        };
        assert!(refused(["greedy", "greedy"]).contains("stands twice"));
        assert!(refused(["greedy", "deep-blue"]).contains("unknown bot \"deep-blue\""));
    }
}
