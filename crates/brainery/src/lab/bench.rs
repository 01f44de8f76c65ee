//! `brainery lab bench`: how fast are rules and bots?

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Duration,
};

use erased::DynGame;
use indicatif::ProgressBar;
use lab::bench;

use crate::console::{self, Failure};

/// Measure rules and bots on one thread.
///
/// For each game, at its smallest table: random playouts by the rules alone,
/// iterations of a search in the midst of a game, moves as a server carries
/// them out, moves of a record checked with its seal, and decisions of each of
/// its own bots and of the usual level in self-play, which includes the time of
/// the rules. Each number is the best of several rounds, after a warm-up;
/// ratios compare with a random move of pig in the same run.
///
/// Examples:
///
///   brainery lab bench
///   brainery lab bench mmm-brains --seconds 5
///   brainery lab bench --json
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The games, by their ids; without any, all.
    #[arg(value_parser = console::known_game)]
    games: Vec<&'static dyn DynGame>,
    /// How long to measure each number.
    #[arg(long, default_value = "1", value_parser = seconds)]
    seconds: f64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().ok();
    seconds
        .filter(|seconds| 0.0 < *seconds && *seconds <= 3600.0)
        .ok_or_else(|| "write seconds from above 0 to 3600, such as 0.5".to_owned())
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let games = if args.games.is_empty() {
        registry::all().collect()
    } else {
        args.games.clone()
    };
    if cfg!(debug_assertions) {
        eprintln!("warning: this is a debug build, measure with a release build");
    }
    let spinner = ProgressBar::new_spinner();
    spinner.enable_steady_tick(Duration::from_millis(100));
    let bench = bench::run(&games, args.seconds, |what| {
        spinner.set_message(what.to_owned());
    });
    spinner.finish_and_clear();
    let bench = bench.map_err(|refusal| Failure::Usage(refusal.to_string()))?;
    let text = if args.json {
        serde_json::to_string_pretty(&bench)? + "\n"
    } else {
        bench.text()
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
