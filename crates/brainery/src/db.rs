//! `brainery db`: the database that keeps all tables and moves, looked after.

mod check;
mod copy;
mod moving;
mod prune;
mod show;

use std::process::ExitCode;

use clap::Subcommand;
use store::Store;

use crate::{console::Failure, serve::DbFile};

/// Look after the database: sizes, checks, backups.
///
/// All of it may be done while a server uses it, except `move`.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db show
  brainery db check                           is every move still what was played?
  brainery db backup /backup/monday.sqlite
  brainery db prune --older-than 90d --dry-run
  brainery db export games.jsonl
  brainery db --db new.sqlite import games.jsonl
  brainery db --db postgres://brainery@localhost/brainery show
  brainery db move --from games.sqlite --to postgres://brainery@localhost/brainery")]
pub(crate) struct Args {
    #[command(flatten)]
    file: DbFile,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Show(show::Args),
    Check(check::Args),
    Prune(prune::Args),
    Backup(copy::BackupArgs),
    Export(copy::ExportArgs),
    Import(copy::ImportArgs),
    Move(moving::Args),
}

#[tokio::main]
pub(crate) async fn run(args: &Args) -> Result<ExitCode, Failure> {
    let db = args.file.place()?;
    // It has two of them.
    if let Command::Move(args) = &args.command {
        return moving::run(args).await;
    }
    // An import may be the first thing that happens to a file.
    let store = match &args.command {
        Command::Import(_) => Store::open(&db).await?,
        Command::Show(_)
        | Command::Check(_)
        | Command::Prune(_)
        | Command::Backup(_)
        | Command::Export(_)
        | Command::Move(_) => Store::open_existing(&db).await?,
    };
    let done = match &args.command {
        Command::Show(args) => show::run(args, &store, &db).await,
        Command::Check(args) => check::run(args, &store).await,
        Command::Prune(args) => prune::run(args, &store).await,
        Command::Backup(args) => copy::back_up(args, &store).await,
        Command::Export(args) => copy::export(args, &store).await,
        Command::Import(args) => copy::import(args, &store).await,
        Command::Move(args) => moving::run(args).await,
    };
    store.close().await;
    done
}

/// One thing, several things.
fn count(n: u64, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n => format!("{} {what}s", indicatif::HumanCount(n)),
    }
}
