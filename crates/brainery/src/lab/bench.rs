//! `brainery lab bench`: how fast are rules and bots?

use std::{num::NonZeroUsize, process::ExitCode};

use erased::DynGame;
use lab::bench::Benches;

use super::{keeping::Keeping, run::INTERRUPTED};
use crate::console::{self, Failure};

/// Measure rules and bots on one thread each.
///
/// For each game, at its smallest table: random playouts by the rules alone,
/// iterations of a search in the midst of a game, moves as a server carries
/// them out, moves of a record checked with its seal, and decisions of each of
/// its own bots and of the usual level in self-play, which includes the time of
/// the rules. Each number is the best of several rounds, after a warm-up;
/// ratios compare with a random move of pig in the same run. Without --threads
/// one number is measured at a time.
///
/// Examples:
///
///   brainery lab bench
///   brainery lab bench mmm-brains --seconds 5
///   brainery lab bench --json
///   brainery lab bench --out bench     # interrupted, it goes on there
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The games, by their ids; without any, all.
    #[arg(value_parser = console::known_game)]
    games: Vec<&'static dyn DynGame>,
    /// How long to measure each number.
    #[arg(long, default_value = "1", value_parser = seconds)]
    seconds: f64,
    #[command(flatten)]
    keeping: Keeping,
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
    let benches = Benches {
        games,
        seconds: args.seconds,
    };
    // Numbers that are measured side by side are in each other's way.
    let keeping = Keeping {
        threads: args.keeping.threads.or(Some(NonZeroUsize::MIN)),
        ..args.keeping.clone()
    };
    let counting = ("numbers", None);
    let bench = keeping.run(&benches, counting, |session| benches.run(session));
    let bench = bench.map_err(|error| Failure::Usage(error.to_string()))?;
    keeping.say(&bench, &bench.text())?;
    if bench.games.len() < benches.games.len() {
        eprintln!("interrupted: games that were not measured to the end are left out");
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
