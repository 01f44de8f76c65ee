//! `brainery db prune`: tables that nobody will miss.

use std::{
    io::{self, IsTerminal, Write},
    process::ExitCode,
    time::Duration,
};

use store::Store;

use super::count;
use crate::console::Failure;

/// Remove tables at which nothing has happened for long, finished or abandoned.
///
/// Their records and moves are gone then: export or back up first. The room in
/// the file is used again for what comes; a backup is a copy without it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db prune --older-than 90d --dry-run
  brainery db prune --older-than 26w --yes    for a nightly job")]
pub(crate) struct Args {
    /// Since the last move, or since it was opened if there was none: hours
    /// (h), days (d) or weeks (w).
    #[arg(long, value_name = "TIME", value_parser = read_age)]
    older_than: Duration,
    /// Say how many there are, and remove none.
    #[arg(long)]
    dry_run: bool,
    /// Do not ask.
    #[arg(long)]
    yes: bool,
}

pub(super) async fn run(args: &Args, store: &Store) -> Result<ExitCode, Failure> {
    let stale = store.stale(args.older_than).await?;
    let found = count(stale.len() as u64, "table");
    let mut out = io::stdout();
    if args.dry_run || stale.is_empty() {
        writeln!(out, "{found} would be removed.")?;
        return Ok(ExitCode::SUCCESS);
    }
    if !args.yes && !is_sure(&found)? {
        writeln!(out, "Nothing was removed.")?;
        return Ok(ExitCode::FAILURE);
    }
    let n_removed = store.prune(&stale, args.older_than).await?;
    writeln!(out, "{} removed.", count(n_removed, "table"))?;
    Ok(ExitCode::SUCCESS)
}

fn is_sure(found: &str) -> Result<bool, Failure> {
    if !io::stdin().is_terminal() {
        return Err(Failure::Usage(format!(
            "{found} would be removed, and nobody is here to ask; say --yes, or --dry-run to look"
        )));
    }
    eprint!("Remove {found} for ever? [y/N] ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(answer.trim().eq_ignore_ascii_case("y"))
}

fn read_age(text: &str) -> Result<Duration, String> {
    let wrong = || format!("{text:?} is not a time; write 36h, 90d or 26w");
    let unit = text.chars().next_back().ok_or_else(wrong)?;
    let hours = match unit {
        'h' => 1,
        'd' => 24,
        'w' => 7 * 24,
        _ => return Err(wrong()),
    };
    let n: u32 = text.trim_end_matches(unit).parse().map_err(|_| wrong())?;
    match n {
        0 => Err(format!(
            "{text:?} would take the tables of this moment, too"
        )),
        n => Ok(Duration::from_hours(hours * u64::from(n))),
    }
}
