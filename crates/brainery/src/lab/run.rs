//! What is played in an experiment: the same words for every command.

use std::{
    io::{self, Write},
    num::NonZeroUsize,
    sync::{
        Arc, Once,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use erased::DynGame;
use lab::{LabError, Tournament};
use serde::Serialize;
use serde_json::Value as Json;

use super::outside::Programs;
use crate::{
    bot::read_time,
    console::{self, Failure},
};

/// Exit code of a command that was interrupted.
pub(super) const INTERRUPTED: u8 = 130;

/// Raised by Ctrl-C, or when the system asks the program to end.
pub(super) static STOP: AtomicBool = AtomicBool::new(false);

/// How many games are played at most where nobody says how many.
pub(super) const MOST_GAMES: u64 = 10_000_000;

#[derive(Debug, clap::Args)]
pub(super) struct Run {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// How many games; 100k and 1m are understood. Without it 1000, or with
    /// --until ten million at most.
    #[arg(long, value_parser = count)]
    games: Option<u64>,
    /// Stop once the widest interval is so narrow: 1% is one point from end to
    /// end. It is looked at after every hundred games.
    #[arg(long, value_name = "WIDTH", value_parser = share)]
    pub(super) until: Option<f64>,
    /// Also keep what everybody was asked and did, a row for each decision.
    #[arg(long, requires = "out")]
    decisions: bool,
    /// One bot for each seat, such as exact,random,random; without it, the
    /// strongest of the game's own bots at every seat of the smallest table. A
    /// seat with a space or a slash in it is the command of a program, as in
    /// docs/bots.md: "python3 bot.py",greedy.
    #[arg(long, value_delimiter = ',')]
    seats: Vec<String>,
    /// How long a program may think about a move: 500ms, 10s, 2m.
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = read_time)]
    time_limit: Duration,
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
            n_games: self.games.unwrap_or(match self.until {
                Some(_) => MOST_GAMES,
                None => 1000,
            }),
            seed: self.seed,
            decisions: self.decisions,
            outsiders: Some(Arc::new(Programs {
                time_limit: self.time_limit,
            })),
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
        LabError::Folder(why) => Failure::Usage(why),
        LabError::Program(why) => Failure::Program(why),
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

/// Reads a share such as 1%.
pub(super) fn share(text: &str) -> Result<f64, String> {
    let percent = text
        .strip_suffix('%')
        .and_then(|it| it.trim().parse::<f64>().ok());
    percent
        .filter(|percent| 0.0 < *percent && *percent < 100.0)
        .map(|percent| percent / 100.0)
        .ok_or_else(|| "write how wide in percent, such as 1% or 0.5%".to_owned())
}

/// The first Ctrl-C or request to end asks for the report, the second insists.
pub(super) fn listen_for_the_end() {
    static LISTENING: Once = Once::new();
    LISTENING.call_once(|| {
        let listening = ctrlc::set_handler(|| {
            if STOP.swap(true, Ordering::Relaxed) {
                std::process::exit(INTERRUPTED.into());
            }
        });
        if let Err(error) = listening {
            tracing::warn!("Ctrl-C will stop without a report: {error}");
        }
    });
}

/// As many as asked for, or one for each processor.
pub(super) fn n_threads(asked: Option<NonZeroUsize>) -> usize {
    asked
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get)
}

#[cfg(test)]
mod tests {
    use super::{count, share};

    #[test]
    fn widths_are_in_percent() {
        assert_eq!(share("1%"), Ok(0.01));
        assert_eq!(share("0.5 %"), Ok(0.005));
        for wrong in ["", "1", "0%", "100%", "-1%", "NaN%", "one%"] {
            assert!(share(wrong).is_err(), "{wrong}");
        }
    }

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
