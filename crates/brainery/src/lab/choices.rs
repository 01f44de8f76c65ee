//! `brainery lab choices`: which of two bots decides better, and by how much?

use std::{num::NonZeroU32, process::ExitCode};

use lab::Choices;

use super::{
    keeping::{Keeping, failed, was_interrupted},
    run::{INTERRUPTED, Run},
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
///   brainery lab choices oh-my-brain --bots greedy,ghoul --until 2% --out choices
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
    #[command(flatten)]
    keeping: Keeping,
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
    let counting = ("games", args.run.until);
    let verdict = args
        .keeping
        .run(&choices, counting, |session| choices.run(session));
    let verdict = verdict.map_err(failed(game))?;
    args.keeping.say(&verdict, &verdict.text())?;
    if was_interrupted(verdict.games, args.keeping.n_asked(&choices), "games") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
