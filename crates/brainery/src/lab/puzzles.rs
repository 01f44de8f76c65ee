//! `brainery lab puzzles`: moves that are better than they look.

use std::{
    io::{self, Write},
    num::{NonZeroU32, NonZeroUsize},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context;
use driver::Puzzles;
use erased::DynGame;
use lab::Hunt;
use serde_json::Value as Json;

use super::{
    progress::Progress,
    run::{INTERRUPTED, STOP, count, failure, listen_for_the_end, n_threads},
};
use crate::console::{self, Failure};

/// Look for decisions where the best move is clearly better than the obvious one.
///
/// Bots play games. At a decision every move is tried in imagined games, from
/// guesses that fit what the seat sees, or computed where the game can do that. It
/// is a puzzle if one of the bots that may be fooled would play a move that is
/// clearly worse, if the search that judges finds a move that is right, and if all
/// this holds whatever is believed about what the others hold. What nobody gets
/// wrong is no puzzle, nor is the twentieth of a kind.
///
/// The file has a record up to each decision, what is right and what is obvious,
/// what each move costs, and the numbers and seeds of the proof. It follows from the
/// version and the arguments, whatever the number of threads. Ctrl-C keeps what was
/// found so far (exit code 130).
///
/// Examples:
///
///   brainery lab puzzles oh-my-brain --out games/oh-my-brain/puzzles/puzzles.toml
///   brainery lab puzzles mmm-brains --wanted 5 --seed 3
///   brainery lab puzzles give-me-the-brain --imagined 5000 --least 40
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// How many puzzles are enough.
    #[arg(long, value_name = "N", default_value = "20")]
    wanted: NonZeroUsize,
    /// How many games are looked through at most.
    #[arg(long, default_value = "10k", value_parser = count)]
    games: u64,
    /// How many imagined games an answer rests on.
    #[arg(long, value_name = "N", default_value = "3000")]
    imagined: NonZeroU32,
    /// What the obvious move must cost at least, in thousandths of a win.
    #[arg(long, value_name = "N", default_value = "30", value_parser = clap::value_parser!(u16).range(1..=999))]
    least: u16,
    /// Who plays the games.
    #[arg(long, default_value = "ghoul")]
    player: String,
    /// Whose moves are obvious, strongest first.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "ghoul,runner,walker,shambler"
    )]
    fooled: Vec<String>,
    /// Who must find the answer.
    #[arg(long, default_value = "search-3000")]
    judge: String,
    /// The luck of the run.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The options of the game, in JSON.
    #[arg(long, value_name = "JSON", value_parser = console::json)]
    options: Option<Json>,
    /// How many games at a time; without it, one for each processor.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Where the puzzles go; without it, to standard output.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let game = args.game;
    let n_wanted = args.wanted.get();
    let hunt = Hunt {
        game,
        options: args.options.clone().unwrap_or_default(),
        n_wanted,
        n_games: args.games,
        n_imagined: args.imagined.get(),
        least: args.least.into(),
        player: args.player.clone(),
        fooled: args.fooled.clone(),
        judge: args.judge.clone(),
        seed: args.seed,
    };
    let checked = hunt.check();
    checked.map_err(|refusal| console::refused(game, &refusal))?;
    listen_for_the_end();
    let mut progress = Progress::counting("puzzles", n_wanted as u64);
    let mut n_found = 0;
    let puzzles = hunt.run(n_threads(args.threads), &STOP, |found| {
        for _ in n_found..found.len() {
            progress.advance();
        }
        n_found = found.len();
    });
    progress.finish();
    let puzzles = puzzles.map_err(|error| failure(game, error))?;
    write(args, &Puzzles { puzzles })?;
    if n_found < n_wanted {
        eprintln!("these are {n_found} of {n_wanted} puzzles");
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}

fn write(args: &Args, puzzles: &Puzzles) -> Result<(), Failure> {
    let text = toml::to_string_pretty(puzzles).context("the puzzles cannot be written down")?;
    match &args.out {
        None => io::stdout().write_all(text.as_bytes())?,
        Some(file) => {
            let wrong = || format!("cannot write {}", file.display());
            if let Some(folder) = file.parent() {
                std::fs::create_dir_all(folder).with_context(wrong)?;
            }
            std::fs::write(file, text).with_context(wrong)?;
        }
    }
    Ok(())
}
