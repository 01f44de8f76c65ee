//! What came of it.

use std::{fmt::Write, time::Duration};

use hdrhistogram::Histogram;
use serde::Serialize;

use super::{
    player::{LoadEvent, Plan},
    server::Used,
};

/// The longest a move can take that is told apart, in microseconds.
const LONGEST_US: u64 = 60_000_000;

/// What all tables have told so far.
pub(super) struct Tally {
    pub(super) n_moves: u64,
    n_games: u64,
    n_bytes: u64,
    /// In microseconds.
    took: Histogram<u32>,
}

/// What the server used when.
pub(super) struct Usage {
    pub(super) at_start: Option<Used>,
    /// When one game was played and everybody has left.
    pub(super) after_one: Option<Used>,
    pub(super) before: Option<Used>,
    pub(super) after: Option<Used>,
    /// When everybody has left.
    pub(super) at_end: Option<Used>,
}

#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: &'static str,
    version: &'static str,
    n_tables: usize,
    n_seats: usize,
    n_watchers: usize,
    with_rules: bool,
    pace_ms: Option<u128>,
    seconds: f64,
    n_moves: u64,
    n_games: u64,
    moves_a_second: f64,
    /// Of the server; nothing where that is not known.
    moves_a_cpu_second: Option<f64>,
    bytes_a_move: f64,
    bytes_a_move_and_client: f64,
    took_us: Percentiles,
    memory_mb: Memory,
}

/// From sending a move until everybody at the table has it.
#[derive(Debug, Serialize)]
struct Percentiles {
    p50: u64,
    p90: u64,
    p99: u64,
    p999: u64,
    max: u64,
}

#[derive(Debug, Serialize)]
struct Memory {
    at_start: Option<f64>,
    after_one_game: Option<f64>,
    in_play: Option<f64>,
    at_end: Option<f64>,
}

impl Tally {
    pub(super) fn new() -> anyhow::Result<Tally> {
        Ok(Tally {
            n_moves: 0,
            n_games: 0,
            n_bytes: 0,
            took: Histogram::new_with_max(LONGEST_US, 3)?,
        })
    }

    pub(super) fn count(&mut self, told: LoadEvent) {
        match told {
            LoadEvent::Move { took, bytes } => {
                self.n_moves += 1;
                self.n_bytes += bytes as u64;
                let us = u64::try_from(took.as_micros()).unwrap_or(LONGEST_US);
                self.took.saturating_record(us);
            }
            LoadEvent::GameOver => self.n_games += 1,
        }
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "nobody counts so many moves that it mattered"
)]
impl Report {
    pub(super) fn new(
        plan: &Plan,
        n_tables: usize,
        took: Duration,
        usage: &Usage,
        tally: &Tally,
    ) -> Report {
        let moves = tally.n_moves as f64;
        let n_clients = plan.n_seats + plan.n_watchers;
        let bytes_a_move = tally.n_bytes as f64 / moves;
        let cpu = usage.after.zip(usage.before);
        let cpu = cpu.map(|(after, before)| after.cpu.saturating_sub(before.cpu).as_secs_f64());
        let mb = |used: Option<Used>| used.map(|it| it.memory_kb as f64 / 1024.0);
        let at = |quantile| tally.took.value_at_quantile(quantile);
        Report {
            game: plan.game.info().id,
            version: env!("CARGO_PKG_VERSION"),
            n_tables,
            n_seats: plan.n_seats,
            n_watchers: plan.n_watchers,
            with_rules: plan.has_rules,
            pace_ms: plan.pace.map(|pace| pace.as_millis()),
            seconds: took.as_secs_f64(),
            n_moves: tally.n_moves,
            n_games: tally.n_games,
            moves_a_second: moves / took.as_secs_f64(),
            moves_a_cpu_second: cpu.filter(|cpu| 0.0 < *cpu).map(|cpu| moves / cpu),
            bytes_a_move,
            bytes_a_move_and_client: bytes_a_move / n_clients as f64,
            took_us: Percentiles {
                p50: at(0.5),
                p90: at(0.9),
                p99: at(0.99),
                p999: at(0.999),
                max: tally.took.max(),
            },
            memory_mb: Memory {
                at_start: mb(usage.at_start),
                after_one_game: mb(usage.after_one),
                in_play: mb(usage.after),
                at_end: mb(usage.at_end),
            },
        }
    }

    pub(super) fn text(&self) -> String {
        let ms = |us: u64| us as f64 / 1000.0;
        let known = |number: Option<f64>| {
            number.map_or_else(|| "unknown".to_owned(), |it| format!("{it:.1}"))
        };
        let mut text = String::new();
        let mut line = |what: &str, value: String| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{what:<36} {value}");
        };
        line("game", self.game.to_owned());
        let pace = self
            .pace_ms
            .map_or_else(|| "at once".to_owned(), |ms| format!("after {ms} ms"));
        line(
            "tables, seats, onlookers, next move",
            format!(
                "{}, {}, {}, {pace}",
                self.n_tables, self.n_seats, self.n_watchers
            ),
        );
        line(
            "moves, games, seconds",
            format!("{}, {}, {:.1}", self.n_moves, self.n_games, self.seconds),
        );
        line("moves a second", format!("{:.0}", self.moves_a_second));
        let a_cpu_second = self
            .moves_a_cpu_second
            .map_or_else(|| "unknown".to_owned(), |it| format!("{it:.0}"));
        line("moves a CPU second of the server", a_cpu_second);
        line(
            "bytes a move, and to each",
            format!(
                "{:.0}, {:.0}",
                self.bytes_a_move, self.bytes_a_move_and_client
            ),
        );
        let Percentiles {
            p50,
            p90,
            p99,
            p999,
            max,
        } = self.took_us;
        let times = [p50, p90, p99, p999, max].map(|us| format!("{:.1}", ms(us)));
        line("ms, 50/90/99/99.9 %, longest", times.join(", "));
        let memory = &self.memory_mb;
        line(
            "MB at start, after one, in play, end",
            [
                memory.at_start,
                memory.after_one_game,
                memory.in_play,
                memory.at_end,
            ]
            .map(known)
            .join(", "),
        );
        text
    }
}
