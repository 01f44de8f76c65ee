//! `brainery lab value`: what a game knows about itself exactly.

use std::process::ExitCode;

use erased::DynGame;
use lab::{
    Experiment,
    values::{self, Values},
};

use super::{
    keeping::{Keeping, failed, was_interrupted},
    run::INTERRUPTED,
};
use crate::console::{self, Failure};

/// Print the numbers that a game computes exactly.
///
/// With --json they are one object, each number under its name, at full
/// precision.
///
/// Examples:
///
///   brainery lab value mmm-brains
///   brainery lab value mmm-brains --json
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    #[command(flatten)]
    keeping: Keeping,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let values = Values { game: args.game };
    let counting = ("values", None);
    let known = args
        .keeping
        .run(&values, counting, |session| values.run(session));
    let known = known.map_err(failed(args.game))?;
    let id = args.game.info().id;
    let text = values::text(&known);
    let text = text.unwrap_or_else(|| format!("{id} computes nothing about itself exactly.\n"));
    args.keeping.say(&values::json(&known), &text)?;
    if was_interrupted(known.len() as u64, values.n_units(), "values") {
        return Ok(ExitCode::from(INTERRUPTED));
    }
    Ok(ExitCode::SUCCESS)
}
