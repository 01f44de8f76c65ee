//! `brainery lab value`: what a game knows about itself exactly.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use erased::DynGame;
use lab::values;

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
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let mut out = io::stdout();
    if args.json {
        writeln!(out, "{}", values::json(args.game))?;
        return Ok(ExitCode::SUCCESS);
    }
    match values::text(args.game) {
        Some(text) => out.write_all(text.as_bytes())?,
        None => {
            let id = args.game.info().id;
            writeln!(out, "{id} computes nothing about itself exactly.")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
