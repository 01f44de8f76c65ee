//! `brainery lab schema`: what a game says to programs.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use erased::DynGame;

use crate::console::{self, Failure};

/// Print a JSON schema of what a bot of a game reads and writes.
///
/// Views, events, options and moves stand among its definitions. They are made
/// from the types of the game, which are shown the values of real games.
///
/// Examples:
///
///   brainery lab schema pig
///   brainery lab schema oh-my-brain > oh-my-brain.schema.json
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let schema = lab::schema::schema(args.game);
    let schema = schema.map_err(|refusal| console::refused(args.game, &refusal))?;
    let text = serde_json::to_string_pretty(&schema)? + "\n";
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
