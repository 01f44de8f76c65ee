//! `brainery lab rules`: the rulebook on paper.

use std::{
    io::{self, BufWriter, Write},
    process::ExitCode,
};

use erased::DynGame;
use tabletop::Lang;
use tui::words;

use crate::console::{self, Failure};

/// Print the rules and cards of a game, with the id of each clause.
///
/// Examples:
///
///   brainery lab rules mmm-brains
///   brainery lab rules mmm-brains --lang fr | less
///   brainery lab rules give-me-the-brain Hot Potato
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The game, by its id.
    #[arg(value_parser = console::known_game)]
    game: &'static dyn DynGame,
    /// Only what contains these words: the name of a card, a clause, an id.
    words: Vec<String>,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let lang = args.lang.unwrap_or_else(console::locale);
    let info = args.game.info();
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{}\n{}\n", info.title, info.credits)?;
    for line in words::rules(args.game, &args.words.join(" "), lang) {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
