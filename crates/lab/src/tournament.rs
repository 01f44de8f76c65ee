//! Many games among the same bots, on as many threads as wanted.
//!
//! Game `i` has a seed of its own, derived from the seed of the run, and games
//! are counted in order of `i`. So the outcome is a function of the code, the
//! seed and what is played, never of the number of threads.

use std::{io, sync::Arc};

use erased::{Arena, DynGame, Json, Played, Wants};
use serde_json::json;
use tabletop::{Chance, Refusal, chance::Seeded};

use crate::{
    outside::{Outsiders, Player},
    rows::{GameId, GameUnit, Tables},
    session::{Experiment, Session, Worker, is_enough},
    tally::Tally,
};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Tournament {
    pub game: &'static dyn DynGame,
    /// `null` for the usual game.
    pub options: Json,
    /// One bot's name for each seat.
    pub bots: Vec<String>,
    pub n_games: u64,
    pub seed: u64,
    /// Whether what everybody was asked is kept, too.
    pub decisions: bool,
    /// Who starts programs, where seats are commands.
    pub outsiders: Option<Arc<dyn Outsiders>>,
}

/// One game of a tournament.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct GameRow {
    pub index: u64,
    pub seed: u64,
    pub played: Played,
}

/// Why a tournament could not be played.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    #[error("{0}")]
    Refused(Refusal),
    #[error("cannot write the games: {0}")]
    Output(#[from] io::Error),
    /// What is wrong with a folder.
    #[error("{0}")]
    Folder(String),
    /// What is wrong with somebody else's program.
    #[error("{0}")]
    Program(String),
}

impl Tournament {
    /// Plays, and calls `watch` with every game in order.
    pub fn run(
        &self,
        session: &mut Session<'_>,
        mut watch: impl FnMut(&GameRow) -> io::Result<()>,
    ) -> Result<Tally, LabError> {
        let mut tally = Tally::new(self.bots.len());
        let until = session.until;
        session.run(self, |index, GameUnit { played, .. }| {
            tally.count(played);
            watch(&GameRow {
                index,
                seed: self.seed_of(index),
                played: *played,
            })?;
            Ok(is_enough(until, tally.n_games, || tally.widest_interval()))
        })?;
        Ok(tally)
    }

    /// The seed of game `index`.
    pub fn seed_of(&self, index: u64) -> u64 {
        derived_seed(self.seed, &[index])
    }

    pub(crate) fn arena(&self) -> Result<Box<dyn Arena>, LabError> {
        let bots: Vec<&str> = self.bots.iter().map(String::as_str).collect();
        let arena = self.game.arena(&self.options, &bots);
        arena.map_err(LabError::Refused)
    }

    pub(crate) fn player(&self) -> Result<Player, LabError> {
        Player::new(
            self.game,
            &self.options,
            &self.bots,
            self.outsiders.as_ref(),
        )
    }

    /// What games of this tournament follow from, besides the tournament's
    /// number of them.
    pub(crate) fn plan_of_games(&self) -> Json {
        let info = self.game.info();
        json!({
            "game": info.id,
            "rules": info.rules_version,
            "options": self.options,
            "seats": self.bots,
            "seed": self.seed,
            "decisions": self.decisions,
        })
    }

    pub(crate) fn wants(&self) -> Wants {
        Wants {
            decisions: self.decisions,
            ..Wants::default()
        }
    }

    pub(crate) fn id_of(&self, unit: u64) -> GameId<'_> {
        GameId {
            unit,
            game: self.game.info().id,
            seed: self.seed_of(unit),
            bots: &self.bots,
        }
    }
}

impl Experiment for Tournament {
    type Unit = GameUnit;

    fn command(&self) -> &'static str {
        "play"
    }

    fn plan(&self) -> Json {
        self.plan_of_games()
    }

    fn n_units(&self) -> u64 {
        self.n_games
    }

    fn worker(&self) -> Result<Worker<'_, GameUnit>, LabError> {
        let mut player = self.player()?;
        Ok(Box::new(move |index| {
            let watched = player.watch(self.seed_of(index), self.wants())?;
            Ok(GameUnit {
                played: watched.played,
                decisions: watched.decisions,
            })
        }))
    }

    fn rows(&self, unit: u64, came: &GameUnit, tables: &mut Tables) -> io::Result<()> {
        tables.game(self.id_of(unit), came)
    }

    fn has_rows(&self) -> bool {
        true
    }
}

/// A seed of its own for each part of a run.
pub(crate) fn derived_seed(seed: u64, parts: &[u64]) -> u64 {
    let mut chance = Seeded::derived(seed, parts);
    u64::from(chance.draw(u32::MAX)) << 32 | u64::from(chance.draw(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, Ordering};

    use super::*;
    use crate::Report;

    fn tournament(game: &str, bots: &[&str], n_games: u64) -> Tournament {
        Tournament {
            game: registry::find(game).expect("the game is known"),
            options: Json::Null,
            bots: bots.iter().map(ToString::to_string).collect(),
            n_games,
            seed: 7,
            decisions: false,
            outsiders: None,
        }
    }

    fn run(tournament: &Tournament, n_threads: usize) -> (Tally, Vec<GameRow>) {
        let mut rows = Vec::new();
        let tally = tournament
            .run(
                &mut Session::new(n_threads, &AtomicBool::new(false)),
                |row| {
                    rows.push(*row);
                    Ok(())
                },
            )
            .expect("the tournament is sound");
        (tally, rows)
    }

    #[test]
    fn one_thread_and_three_say_the_same_to_the_byte() {
        let tournament = tournament("mmm-brains", &["exact", "random", "random"], 300);
        let json = |n_threads| {
            let (tally, rows) = run(&tournament, n_threads);
            let report = Report::new(&tournament, &tally);
            (serde_json::to_string_pretty(&report).unwrap(), rows)
        };
        assert_eq!(json(1), json(3));
    }

    #[test]
    fn games_come_in_order_and_each_with_its_own_seed() {
        let (tally, rows) = run(&tournament("pig", &["random", "random"], 500), 3);
        assert_eq!(tally.n_games, 500);
        assert!((0..500).eq(rows.iter().map(|row| row.index)));
        let mut seeds: Vec<u64> = rows.iter().map(|row| row.seed).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 500);
    }

    #[test]
    fn a_stopped_run_reports_the_first_games_without_gaps() {
        let tournament = tournament("pig", &["random", "random"], u64::MAX / 2);
        let stop = AtomicBool::new(false);
        let mut n_seen = 0;
        let tally = tournament
            .run(&mut Session::new(2, &stop), |row| {
                assert_eq!(row.index, n_seen);
                n_seen += 1;
                stop.store(100 < n_seen, Ordering::Relaxed);
                Ok(())
            })
            .unwrap();
        assert_eq!(tally.n_games, n_seen);
        let again = Tournament {
            n_games: n_seen,
            ..tournament
        };
        assert_eq!(run(&again, 1).0, tally);
    }

    #[test]
    fn a_closed_pipe_ends_the_run() {
        let tournament = tournament("pig", &["random", "random"], u64::MAX / 2);
        let stop = AtomicBool::new(false);
        let ended = tournament.run(&mut Session::new(2, &stop), |_| {
            Err(io::ErrorKind::BrokenPipe.into())
        });
        assert!(matches!(ended, Err(LabError::Output(_))));
    }

    #[test]
    fn unknown_bots_are_refused_before_anything_is_played() {
        let refused = tournament("pig", &["random", "deep-blue"], 1)
            .run(
                &mut Session::new(1, &AtomicBool::new(false)),
                |_| unreachable!(),
            )
            .expect_err("no such bot");
        assert_eq!(
            refused.to_string(),
            "unknown bot \"deep-blue\", pig has random, shambler, walker, runner, ghoul, mastermind"
        );
    }
}
