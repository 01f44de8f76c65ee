//! `brainery lab study`: what happens in a game, and what it is worth.

use std::{num::NonZeroUsize, process::ExitCode};

use lab::Study;

use super::{
    progress::Progress,
    run::{INTERRUPTED, Run, STOP, failure, listen_for_the_end, n_threads, say},
};
use crate::console::Failure;

/// Count what happens in many games, and who wins to whom it happens.
///
/// Each game says itself what is worth counting: rounds, turns, giving up,
/// faces of the die. The share of winners is among the seats to which a thing
/// happened at least once in a game; an even share is what every seat has.
///
/// The result follows from the version, the game, its options, the seats, the
/// number of games and the seed, whatever the number of threads. Ctrl-C stops
/// early and reports the games played so far (exit code 130).
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
    /// How many games at a time; without it, one for each processor.
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let tournament = args.run.tournament();
    listen_for_the_end();
    let mut progress = Progress::new(tournament.n_games);
    let study = Study::of(&tournament, n_threads(args.threads), &STOP, || {
        progress.advance();
    });
    progress.finish();
    let study = study.map_err(|error| failure(tournament.game, error))?;
    say(args.json, &study, &study.text())?;
    if let Some(warning) = &study.warning {
        eprintln!("warning: {warning}");
    }
    if study.games < tournament.n_games {
        let (played, asked) = (study.games, tournament.n_games);
        eprintln!("interrupted: these are the first {played} of {asked} games");
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
