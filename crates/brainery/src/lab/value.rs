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
    let id = args.game.info().id;
    let text = values::text(args.game);
    let text = text.unwrap_or_else(|| format!("{id} computes nothing about itself exactly.\n"));
    out.write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
