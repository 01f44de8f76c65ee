//! Many games among the same bots, on as many threads as wanted.
//!
//! Game `i` has a seed of its own, derived from the seed of the run, and games
//! are counted in order of `i`. So the outcome is a function of the code, the
//! seed and what is played, never of the number of threads.

use std::{io, sync::atomic::AtomicBool};

use erased::{Arena, DynGame, Json, Played};
use tabletop::{Chance, Refusal, chance::Seeded};

use crate::{tally::Tally, workers::in_order};

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
}

impl Tournament {
    /// Plays, and calls `watch` with every game in order. Raising `stop` ends
    /// the run early: the tally then holds the first games, without gaps.
    pub fn run(
        &self,
        n_threads: usize,
        stop: &AtomicBool,
        mut watch: impl FnMut(&GameRow) -> io::Result<()>,
    ) -> Result<Tally, LabError> {
        let players = (0..n_threads.max(1))
            .map(|_| self.player())
            .collect::<Result<Vec<_>, _>>()?;
        let mut tally = Tally::new(self.bots.len());
        in_order(self.n_games, players, stop, |row: &GameRow| {
            tally.count(&row.played);
            watch(row)
        })?;
        Ok(tally)
    }

    /// Plays the game of an index.
    fn player(&self) -> Result<impl FnMut(u64) -> GameRow + use<'_>, LabError> {
        let mut arena = self.arena()?;
        Ok(move |index| {
            let seed = self.seed_of(index);
            let played = arena.play(seed);
            GameRow {
                index,
                seed,
                played,
            }
        })
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
}

/// A seed of its own for each part of a run.
pub(crate) fn derived_seed(seed: u64, parts: &[u64]) -> u64 {
    let mut chance = Seeded::derived(seed, parts);
    u64::from(chance.draw(u32::MAX)) << 32 | u64::from(chance.draw(u32::MAX))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;

    use super::*;
    use crate::Report;

    fn tournament(game: &str, bots: &[&str], n_games: u64) -> Tournament {
        Tournament {
            game: registry::find(game).expect("the game is known"),
            options: Json::Null,
            bots: bots.iter().map(ToString::to_string).collect(),
            n_games,
            seed: 7,
        }
    }

    fn run(tournament: &Tournament, n_threads: usize) -> (Tally, Vec<GameRow>) {
        let mut rows = Vec::new();
        let tally = tournament
            .run(n_threads, &AtomicBool::new(false), |row| {
                rows.push(*row);
                Ok(())
            })
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
            .run(2, &stop, |row| {
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
        let ended = tournament.run(2, &AtomicBool::new(false), |_| {
            Err(io::ErrorKind::BrokenPipe.into())
        });
        assert!(matches!(ended, Err(LabError::Output(_))));
    }

    #[test]
    fn unknown_bots_are_refused_before_anything_is_played() {
        let refused = tournament("pig", &["random", "deep-blue"], 1)
            .run(1, &AtomicBool::new(false), |_| unreachable!())
            .expect_err("no such bot");
        assert_eq!(
            refused.to_string(),
            "unknown bot \"deep-blue\", pig has random, shambler, walker, runner, ghoul, mastermind"
        );
    }
}
