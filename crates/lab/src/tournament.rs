//! Many games among the same bots, on as many threads as wanted.
//!
//! Game `i` has a seed of its own, derived from the seed of the run, and games
//! are counted in order of `i`. So the outcome is a function of the code, the
//! seed and what is played, never of the number of threads.

use std::{
    collections::BTreeMap,
    io,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{self, Receiver, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use erased::{Arena, DynGame, Json, Played};
use tabletop::{Chance, Refusal, chance::Seeded};

use crate::tally::Tally;

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
        let arenas = (0..n_threads.max(1))
            .map(|_| self.arena())
            .collect::<Result<Vec<_>, _>>()?;
        let next = AtomicU64::new(0);
        let (sender, receiver) = mpsc::sync_channel(2 * arenas.len());
        thread::scope(|scope| {
            for arena in arenas {
                let sender = sender.clone();
                let next = &next;
                scope.spawn(move || self.work(arena, next, stop, &sender));
            }
            // The workers hold the others: the channel closes when they are done.
            drop(sender);
            let mut tally = Tally::new(self.bots.len());
            in_order(receiver, |row| {
                tally.count(&row.played);
                watch(row)
            })?;
            Ok(tally)
        })
    }

    /// The seed of game `index`.
    pub fn seed_of(&self, index: u64) -> u64 {
        let mut chance = Seeded::derived(self.seed, &[index]);
        u64::from(chance.draw(u32::MAX)) << 32 | u64::from(chance.draw(u32::MAX))
    }

    pub(crate) fn arena(&self) -> Result<Box<dyn Arena>, LabError> {
        let bots: Vec<&str> = self.bots.iter().map(String::as_str).collect();
        let arena = self.game.arena(&self.options, &bots);
        arena.map_err(LabError::Refused)
    }

    /// Claims the next few games, plays them, hands them over, again and again.
    /// A claim is always played to its end, so claims leave no gaps.
    fn work(
        &self,
        mut arena: Box<dyn Arena>,
        next: &AtomicU64,
        stop: &AtomicBool,
        sender: &SyncSender<Vec<GameRow>>,
    ) {
        let mut n_claimed = 1;
        while !stop.load(Ordering::Relaxed) {
            let first = next.fetch_add(n_claimed, Ordering::Relaxed);
            if self.n_games <= first {
                return;
            }
            let started = Instant::now();
            let rows = (first..self.n_games.min(first + n_claimed))
                .map(|index| {
                    let seed = self.seed_of(index);
                    let played = arena.play(seed);
                    GameRow {
                        index,
                        seed,
                        played,
                    }
                })
                .collect();
            n_claimed = claim_after(n_claimed, started.elapsed());
            if sender.send(rows).is_err() {
                return;
            }
        }
    }
}

/// Aims at claims of some milliseconds: long enough to cost nothing, short
/// enough to stop soon and to keep memory small.
fn claim_after(n_claimed: u64, took: Duration) -> u64 {
    const AIM: Duration = Duration::from_millis(10);
    const MOST: u64 = 1024;
    if took < AIM {
        (2 * n_claimed).min(MOST)
    } else {
        (n_claimed / 2).max(1)
    }
}

/// Passes rows on by index, holding back those that come too early.
fn in_order(
    receiver: Receiver<Vec<GameRow>>,
    mut pass: impl FnMut(&GameRow) -> io::Result<()>,
) -> io::Result<()> {
    let mut early = BTreeMap::new();
    let mut awaited = 0;
    for rows in receiver {
        early.insert(rows[0].index, rows);
        while let Some(rows) = early.remove(&awaited) {
            for row in &rows {
                pass(row)?;
            }
            awaited += rows.len() as u64;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
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
