//! `brainery lab replay`: a record told again.

use std::{
    io::{self, BufWriter, Write},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context;
use record::Record;
use tabletop::Lang;

use crate::console::{self, Failure};

/// Tell the story of a record, step by step, with the final standings.
///
/// The moves are played again, so a record that breaks the rules is refused.
/// `brainery check` also compares its luck with the seal.
///
/// Examples:
///
///   brainery lab replay game.txt
///   brainery lab replay game.txt --lang fr
///   brainery lab replay - < game.txt
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The record: a file, or `-` for standard input.
    record: PathBuf,
    /// en or fr; without it, the language of the environment.
    #[arg(long)]
    lang: Option<Lang>,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let file = args.record.display();
    let record = console::read(&args.record)?.parse::<Record>();
    let record = record.with_context(|| format!("cannot read {file}"))?;
    let lang = args.lang.unwrap_or_else(console::locale);
    let story = tui::story::story(&record, lang);
    let story = story.with_context(|| format!("cannot replay {file}"))?;
    let mut out = BufWriter::new(io::stdout().lock());
    for line in story {
        writeln!(out, "{line}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
