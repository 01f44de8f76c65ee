//! `brainery lab choices`: which of two bots decides better, and by how much?

use std::{
    num::{NonZeroU32, NonZeroUsize},
    process::ExitCode,
};

use lab::Choices;

use super::{
    progress::Progress,
    run::{INTERRUPTED, Run, STOP, failure, listen_for_the_end, n_threads, say},
};
use crate::console::{self, Failure};

/// Ask two bots the same, and play both choices on.
///
/// The seats play their games. At every decision both bots are asked too; where
/// they part, each choice is played on from the true table, by the bots of the
/// seats and with the same luck for both. The difference is given as a share of
/// the others to be ahead of: at a table of two, that is the share of wins.
/// Fewer games say more than a ladder does, for bots that are nearly equal.
///
/// The result follows from the version, the game, its options, the bots, the
/// seats, the numbers of games and playouts and the seed, whatever the number
/// of threads. Ctrl-C stops early and reports the games played so far (exit
/// code 130).
///
/// Examples:
///
///   brainery lab choices oh-my-brain --bots greedy,search-300 --games 50
///   brainery lab choices give-me-the-brain --bots search-1000u,search-1000 --games 200
///   brainery lab choices mmm-brains --bots ghoul,mastermind --playouts 50 --json
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    #[command(flatten)]
    run: Run,
    /// The two bots that are asked.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How often each of two choices is played on.
    #[arg(long, default_value = "100")]
    playouts: NonZeroU32,
    /// How many games at a time; without it, one for each processor.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let bots: Vec<String> = args.bots.iter().map(|bot| bot.trim().to_owned()).collect();
    let bots = bots.try_into().map_err(|bots: Vec<String>| {
        Failure::Usage(format!(
            "name two bots, such as --bots greedy,search-300; these are {}",
            bots.len()
        ))
    })?;
    let choices = Choices {
        games: args.run.tournament(),
        bots,
        n_playouts: args.playouts.get(),
    };
    let game = choices.games.game;
    let checked = choices.check();
    checked.map_err(|refusal| console::refused(game, &refusal))?;
    listen_for_the_end();
    let mut progress = Progress::new(choices.games.n_games);
    let verdict = choices.run(n_threads(args.threads), &STOP, || progress.advance());
    progress.finish();
    let verdict = verdict.map_err(|error| failure(game, error))?;
    say(args.json, &verdict, &verdict.text())?;
    if verdict.games < choices.games.n_games {
        eprintln!("interrupted: these are the first {} games", verdict.games);
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
