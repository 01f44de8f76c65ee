//! `brainery lab study`: what happens in a game, and what it is worth.

use std::process::ExitCode;

use lab::Study;

use super::run::{Run, failure, progress, say};
use crate::console::Failure;

/// Count what happens in many games, and who wins to whom it happens.
///
/// Each game says itself what is worth counting: rounds, turns, giving up,
/// faces of the die. The share of winners is among the seats to which a thing
/// happened at least once in a game; an even share is what every seat has.
///
/// Examples:
///
///   brainery lab study oh-my-brain --games 10k --seats greedy,greedy,greedy
///   brainery lab study mmm-brains --games 2000 --json
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    #[command(flatten)]
    run: Run,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let tournament = args.run.tournament();
    let bar = progress(tournament.n_games);
    let study = Study::of(&tournament, || bar.inc(1));
    bar.finish_and_clear();
    let study = study.map_err(|error| failure(tournament.game, error))?;
    say(args.json, &study, &study.text())?;
    Ok(ExitCode::SUCCESS)
}
