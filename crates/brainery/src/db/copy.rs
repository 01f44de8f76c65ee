//! `brainery db backup`, `export` and `import`: everything, elsewhere.

use std::{
    fs::{File, OpenOptions},
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context;
use store::{Imported, Store};

use super::count;
use crate::{console::Failure, lab::progress::Progress};

/// Write a copy of everything, as it is at this moment.
///
/// The copy is a database like the first: `brainery serve --db FILE` goes on
/// with it. It is as secret as the first, too. PostgreSQL has `pg_dump` for it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db backup /backup/monday.sqlite
  brainery db --db /backup/monday.sqlite check    is it good?")]
pub(crate) struct BackupArgs {
    /// A file that is not there yet.
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

pub(super) async fn back_up(args: &BackupArgs, store: &Store) -> Result<ExitCode, Failure> {
    store.back_up(&args.to).await?;
    writeln!(
        io::stdout(),
        "Everything is copied to {}.",
        args.to.display()
    )?;
    Ok(ExitCode::SUCCESS)
}

/// Write everything as lines of JSON, one for each table.
///
/// The keys of games that go on are in it: nobody who plays may see it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db export games.jsonl
  brainery db export - | gzip > games.jsonl.gz")]
pub(crate) struct ExportArgs {
    /// A file that is not there yet, or `-` for standard output.
    #[arg(value_name = "FILE")]
    to: PathBuf,
}

pub(super) async fn export(args: &ExportArgs, store: &Store) -> Result<ExitCode, Failure> {
    let mut progress = Progress::counting("tables", store.codes().await?.len() as u64);
    let mut out: BufWriter<Box<dyn Write>> = BufWriter::new(if args.to == Path::new("-") {
        Box::new(io::stdout())
    } else {
        Box::new(create(&args.to)?)
    });
    let n_tables = store.export(&mut out, || progress.advance()).await?;
    progress.finish();
    eprintln!("{} written.", count(n_tables, "table"));
    Ok(ExitCode::SUCCESS)
}

/// For its owner's eyes, and never over another file.
fn create(path: &Path) -> anyhow::Result<File> {
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
        .open(path)
        .with_context(|| format!("cannot write {}", path.display()))
}

/// Read in what `export` wrote.
///
/// All of it or nothing. Tables that are here already are left as they are, so
/// that doing it twice changes nothing.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db --db new.sqlite import games.jsonl
  gunzip < games.jsonl.gz | brainery db import -")]
pub(crate) struct ImportArgs {
    /// The file, or `-` for standard input.
    #[arg(value_name = "FILE")]
    from: PathBuf,
}

pub(super) async fn import(args: &ImportArgs, store: &Store) -> Result<ExitCode, Failure> {
    let from = &args.from;
    let cannot = || format!("cannot import {}", from.display());
    // Nobody knows how many there are in a pipe.
    let (input, n_lines): (Box<dyn BufRead>, u64) = if from == Path::new("-") {
        (Box::new(BufReader::new(io::stdin())), 0)
    } else {
        let lines = BufReader::new(File::open(from).with_context(cannot)?).lines();
        let n_lines = lines.count() as u64;
        (
            Box::new(BufReader::new(File::open(from).with_context(cannot)?)),
            n_lines,
        )
    };
    let mut progress = Progress::counting("tables", n_lines);
    let done = store.import(input, || progress.advance()).await;
    progress.finish();
    let Imported { n_new, n_known } = done.with_context(cannot)?;
    writeln!(
        io::stdout(),
        "{} imported; {} here already, left as they are.",
        count(n_new, "table"),
        count(n_known, "table"),
    )?;
    Ok(ExitCode::SUCCESS)
}
