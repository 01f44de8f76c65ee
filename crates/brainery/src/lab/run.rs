//! What is played in an experiment: the same words for every command.

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use erased::DynGame;
use lab::{LabError, Tournament};
use serde::Serialize;
use serde_json::Value as Json;

use crate::console::{self, Failure};

/// Exit code of a command that was interrupted.
pub(super) const INTERRUPTED: u8 = 130;

/// Raised by Ctrl-C, or when the system asks the program to end.
pub(super) static STOP: AtomicBool = AtomicBool::new(false);

#[derive(Debug, clap::Args)]
pub(super) struct Run {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// How many games; 100k and 1m are understood.
    #[arg(long, default_value = "1000", value_parser = count)]
    games: u64,
    /// One bot for each seat, such as exact,random,random; without it, the
    /// strongest of the game's own bots at every seat of the smallest table.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// The luck of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", value_parser = console::json)]
    options: Option<Json>,
}

impl Run {
    /// Without seats, the strongest bot of the game's own sits everywhere at the
    /// smallest table: levels may take their time.
    pub(super) fn tournament(&self) -> Tournament {
        let bots = if self.seats.is_empty() {
            let mut bots = self.game.bots();
            bots.retain(|bot| bot.level.is_none());
            let strongest = bots.last().expect("there is a bot").name;
            vec![strongest.to_owned(); *self.game.info().seats.start()]
        } else {
            self.seats.iter().map(|bot| bot.trim().to_owned()).collect()
        };
        Tournament {
            game: self.game,
            options: self.options.clone().unwrap_or_default(),
            bots,
            n_games: self.games,
            seed: self.seed,
        }
    }
}

/// Says what came of it, to people or to programs.
pub(super) fn say(is_json: bool, report: &impl Serialize, text: &str) -> Result<(), Failure> {
    let mut out = io::stdout();
    if is_json {
        let json = serde_json::to_string_pretty(report)? + "\n";
        out.write_all(json.as_bytes())?;
    } else {
        out.write_all(text.as_bytes())?;
    }
    Ok(())
}

/// Why nothing came of it.
pub(super) fn failure(game: &dyn DynGame, error: LabError) -> Failure {
    match error {
        LabError::Refused(refusal) => console::refused(game, &refusal),
        LabError::Output(error) => error.into(),
    }
}

/// Reads a number of games.
pub(super) fn count(text: &str) -> Result<u64, String> {
    let text = text.to_ascii_lowercase().replace('_', "");
    let (digits, unit) = match text.as_bytes() {
        [.., b'k'] => (&text[..text.len() - 1], 1_000),
        [.., b'm'] => (&text[..text.len() - 1], 1_000_000),
        _ => (&text[..], 1),
    };
    let n = digits.parse::<u64>().ok().and_then(|n| n.checked_mul(unit));
    n.filter(|n| 0 < *n)
        .ok_or_else(|| "write a number of games from 1 on, such as 500, 100k or 1m".to_owned())
}

/// The first Ctrl-C or request to end asks for the report, the second insists.
pub(super) fn listen_for_the_end() {
    let listening = ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    });
    if let Err(error) = listening {
        tracing::warn!("Ctrl-C will stop without a report: {error}");
    }
}

/// As many as asked for, or one for each processor.
pub(super) fn n_threads(asked: Option<NonZeroUsize>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get)
}

#[cfg(test)]
mod tests {
    use super::count;

    #[test]
    fn numbers_of_games_may_be_short() {
        assert_eq!(count("500"), Ok(500));
        assert_eq!(count("100k"), Ok(100_000));
        assert_eq!(count("2M"), Ok(2_000_000));
        assert_eq!(count("1_000"), Ok(1000));
        for wrong in ["", "k", "0", "-1", "1.5k", "ten", "99999999999999999999m"] {
            assert!(count(wrong).is_err(), "{wrong}");
        }
    }
}
