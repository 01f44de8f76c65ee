//! `brainery lab study`: what happens in a game, and what it is worth.

use std::process::ExitCode;

use lab::{Study, study::Studied};

use super::{
    keeping::{Keeping, failed, was_interrupted},
    run::{INTERRUPTED, Run},
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
///   brainery lab study give-me-the-brain --until 5% --out study
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    #[command(flatten)]
    run: Run,
    #[command(flatten)]
    keeping: Keeping,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let tournament = args.run.tournament();
    let studied = Studied(&tournament);
    let counting = ("games", args.run.until);
    let study = args.keeping.run(&studied, counting, |session| {
        Study::of(&tournament, session)
    });
    let study = study.map_err(failed(tournament.game))?;
    args.keeping.say(&study, &study.text())?;
    if let Some(warning) = &study.warning {
        eprintln!("warning: {warning}");
    }
    if was_interrupted(study.games, args.keeping.n_asked(&studied), "games") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
