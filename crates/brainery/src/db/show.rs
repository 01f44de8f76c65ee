//! `brainery db show`: how much there is.

use std::{
    io::{self, Write},
    process::ExitCode,
};

use indicatif::{HumanBytes, HumanCount};
use server::Stage;
use store::{FileSummary, Place, Store, Summary};

use super::check::{Survey, survey};
use crate::console::Failure;

/// Show sizes, tables and moves.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db show
  brainery db --db /srv/brainery.sqlite show")]
pub(crate) struct Args {}

pub(super) async fn run(Args {}: &Args, store: &Store, db: &Place) -> Result<ExitCode, Failure> {
    let Summary {
        bytes,
        file,
        n_tables,
        n_moves,
    } = store.summary().await?;
    let Survey { stages, problems } = survey(store).await?;
    let at = |stage| stages.get(&stage).copied().unwrap_or_default();
    let mut lines = vec![
        (
            if file.is_some() { "file" } else { "database" },
            db.to_string(),
        ),
        ("size", HumanBytes(bytes).to_string()),
    ];
    if let Some(FileSummary {
        waiting_bytes,
        n_pages,
        n_free_pages,
    }) = file
    {
        lines.extend([
            ("not yet in it", HumanBytes(waiting_bytes).to_string()),
            ("pages", HumanCount(n_pages).to_string()),
            ("  free", HumanCount(n_free_pages).to_string()),
        ]);
    }
    lines.extend([
        ("tables", HumanCount(n_tables).to_string()),
        ("  waiting", HumanCount(at(Stage::Waiting)).to_string()),
        ("  in play", HumanCount(at(Stage::Playing)).to_string()),
        ("  over", HumanCount(at(Stage::Over)).to_string()),
        (
            "  unplayable",
            HumanCount(problems.len() as u64).to_string(),
        ),
        ("moves", HumanCount(n_moves).to_string()),
    ]);
    let mut out = io::stdout();
    for (what, value) in lines {
        writeln!(out, "{what:<14}{value}")?;
    }
    if !problems.is_empty() {
        writeln!(
            out,
            "`brainery db check` says what is the matter with those."
        )?;
    }
    Ok(ExitCode::SUCCESS)
}
