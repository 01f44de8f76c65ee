//! `brainery lab merge`: the folders of several machines put together.

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;
use lab::{Folder, LabError};

use super::{Command, keeping};
use crate::console::Failure;

/// Put the folders of several machines together.
///
/// The folders must hold units of the same command with the same plan and
/// version: each machine ran it with another --part, or a part of a part. Units
/// that several folders have must be the same in all of them. If nothing is
/// missing then, the report is made, and else the command is said that does
/// what is missing.
///
/// Examples:
///
///   brainery lab play pig --games 1m --part 1/2 --out a    # here
///   brainery lab play pig --games 1m --part 2/2 --out b    # elsewhere
///   brainery lab merge a b --out whole
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Args {
    /// The folders.
    #[arg(required = true)]
    folders: Vec<PathBuf>,
    /// Where everything goes: a new folder, or one that was merged before.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Report in JSON.
    #[arg(long)]
    json: bool,
}

/// A command read from a folder.
#[derive(Debug, Parser)]
struct Read {
    #[command(subcommand)]
    command: Command,
}

pub(super) fn run(args: &Args) -> Result<ExitCode, Failure> {
    let wrong = |error: LabError| Failure::Usage(error.to_string());
    let first = &args.folders[0];
    let manifest = Folder::manifest_in(first).map_err(wrong)?;
    let mut manifest = manifest
        .ok_or_else(|| Failure::Usage(format!("{} is no folder of the lab", first.display())))?;
    for folder in &args.folders {
        let other = Folder::manifest_in(folder).map_err(wrong)?;
        if let Some(other) = other.filter(|it| manifest.units < it.units) {
            (manifest.units, manifest.args) = (other.units, other.args);
        }
    }
    let typed = manifest.args.clone();
    let n_units = manifest.units;
    let mut whole = Folder::open(&args.out, manifest).map_err(wrong)?;
    for folder in &args.folders {
        let n_taken = whole.take_from(folder).map_err(wrong)?;
        eprintln!("{}: {n_taken} units", folder.display());
    }
    let missing = whole.missing(&(0..n_units)).map_err(wrong)?;
    let n_missing: u64 = missing.iter().map(|it| it.end - it.start).sum();
    drop(whole);
    let out = args.out.display().to_string();
    if 0 < n_missing {
        eprintln!("{n_missing} of {n_units} units are missing. Do them with:");
        let words: Vec<_> = typed.iter().map(|it| crate::bot::quoted(it)).collect();
        let out = crate::bot::quoted(&out);
        eprintln!("  brainery lab {} --out {out}", words.join(" "));
        return Ok(ExitCode::FAILURE);
    }
    let mut words = vec!["brainery lab".to_owned()];
    words.extend(typed.iter().cloned());
    words.extend(["--out".to_owned(), out]);
    words.extend(args.json.then(|| "--json".to_owned()));
    let read = Read::try_parse_from(words).map_err(|error| Failure::Usage(error.to_string()))?;
    keeping::pretend_typed(typed);
    super::dispatch(&read.command)
}
