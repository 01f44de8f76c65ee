//! Two bots are asked the same, and where they part, both choices are played
//! on from the truth: which of them decides better, and by how much?
//!
//! Whole games tell bots apart by luck most of the time. Here both meet the
//! same situation and then the same luck, so that far fewer games say as much.

use std::{fmt::Write, sync::atomic::AtomicBool};

use erased::{Compared, Json};
use serde::Serialize;
use tabletop::Refusal;

use crate::{
    report::options_flag,
    stats::Z,
    tournament::{LabError, Tournament},
    workers::in_order,
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

    /// Plays, and calls `watch` after every game. Raising `stop` ends the run
    /// early: the verdict is then on the first games, without gaps.
    pub fn run(
        &self,
        n_threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(),
    ) -> Result<Verdict, LabError> {
        self.check().map_err(LabError::Refused)?;
        let players = (0..n_threads.max(1))
            .map(|_| self.player())
            .collect::<Result<Vec<_>, _>>()?;
        let mut games = Vec::new();
        in_order(self.games.n_games, players, stop, |it: &Compared| {
            games.push(*it);
            watch();
            Ok(())
        })?;
        Ok(self.verdict(&games))
    }

    fn player(&self) -> Result<impl FnMut(u64) -> Compared + use<'_>, LabError> {
        let mut arena = self.games.arena()?;
        let [first, second] = &self.bots;
        Ok(move |index| {
            arena
                .compare(self.games.seed_of(index), [first, second], self.n_playouts)
                .expect("both bots were known before")
        })
    }

    fn verdict(&self, games: &[Compared]) -> Verdict {
        let sum = |n: fn(&Compared) -> u32| games.iter().map(|it| u64::from(n(it))).sum();
        Verdict {
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

impl Gain {
    /// For each of those that `n` counts. Choices of one game share its luck, so
    /// that how much games differ says how sure it is.
    fn new(games: &[Compared], n: impl Fn(&Compared) -> u32) -> Gain {
        let n_all: f64 = games.iter().map(|it| f64::from(n(it))).sum();
        if n_all == 0.0 {
            return Gain {
                mean: 0.0,
                ci95: [0.0; 2],
            };
        }
        let mean = games.iter().map(|it| it.gain).sum::<f64>() / n_all;
        let off = |it: &Compared| (it.gain - mean * f64::from(n(it))).powi(2);
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
    use std::sync::atomic::Ordering;

    use super::*;

    fn choices(game: &str, bots: [&str; 2], n_games: u64) -> Choices {
        Choices {
            games: Tournament {
                game: registry::find(game).expect("the game is known"),
                options: Json::Null,
                bots: vec!["greedy".to_owned(); 2],
                n_games,
                seed: 3,
            },
            bots: bots.map(ToOwned::to_owned),
            n_playouts: 20,
        }
    }

    fn run(choices: &Choices, n_threads: usize) -> Verdict {
        choices
            .run(n_threads, &AtomicBool::new(false), || ())
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
        let game = |n_asked, gain| Compared {
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
        let stopped = long
            .run(2, &stop, || stop.store(true, Ordering::Relaxed))
            .expect("the bots are known");
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
