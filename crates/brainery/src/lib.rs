//! `brainery`: five games about brains, for the browser, the terminal and the
//! laboratory. One file for each subcommand.
//!
//! A program of your own with games of your own is one line,
//! `brainery::run(&[brainery::game::<MyGame>()])`; `examples/own-program` has it
//! all, and `docs/add-a-game.md` tells how.

#![allow(
    clippy::print_stdout,
    reason = "a command line answers on standard output"
)]

mod admin;
mod bot;
mod check;
mod coach;
mod config;
mod console;
mod db;
mod lab;
mod play;
mod puzzle;
mod replay;
mod serve;

use std::{
    env,
    io::{self, IsTerminal},
    process::ExitCode,
};

use clap::{ArgAction, Parser, Subcommand};
#[doc(hidden)]
pub use config::examine as examine_settings;
pub use erased::{DynGame, game};
use tracing_subscriber::EnvFilter;

/// Five games about brains, with people, bots and luck that can be checked.
///
/// Without a subcommand, `brainery` serves.
#[derive(Debug, Parser)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    after_help = "Examples:
  brainery                      serve on port 7700 and open the page
  brainery --no-open            the same, without the page
  brainery play                 a table in this terminal against bots
  brainery lab bench            how fast are rules and bots?
  brainery puzzle               one move to be found, another every day
  brainery bot --connect localhost:7700 --seat BCDF -- ./my-program
  brainery check game.txt       was every roll of that game honest?
  brainery replay game.txt      that game again, move by move
  brainery coach game.txt       chances, mistakes, luck and skill in it
  brainery db backup copy.sqlite    a copy of all games while the server runs"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Args,
    /// Say more on standard error; twice for everything. `RUST_LOG` overrides.
    #[arg(short, long, global = true, action = ArgAction::Count)]
    verbose: u8,
}

#[derive(Debug, Subcommand)]
#[expect(
    clippy::large_enum_variant,
    reason = "there is one, and clap cannot look into boxes"
)]
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Puzzle(puzzle::Args),
    Lab(lab::Args),
    Bot(bot::Args),
    Check(check::Args),
    Replay(replay::Args),
    Coach(coach::Args),
    Db(db::Args),
    Admin(admin::Args),
}

/// Does what the command line asks for, with these games on the menu behind
/// ours. A `main` calls it once and does nothing else.
pub fn run(games: &[&'static dyn DynGame]) -> ExitCode {
    registry::bring(games);
    let asked = config::read(env::args_os().collect()).unwrap_or_else(|error| error.exit());
    let serves = match &asked.cli.command {
        None => Some(&asked.cli.serve),
        Some(Command::Serve(args)) => Some(args),
        Some(
            Command::Play(_)
            | Command::Puzzle(_)
            | Command::Lab(_)
            | Command::Bot(_)
            | Command::Check(_)
            | Command::Replay(_)
            | Command::Coach(_)
            | Command::Db(_)
            | Command::Admin(_),
        ) => None,
    };
    if serves.is_some_and(serve::Args::prints_config) {
        print!("{}", asked.in_full());
        return ExitCode::SUCCESS;
    }
    let format = serves.map_or(LogFormat::Text, serve::Args::log_format);
    log_to_stderr(asked.cli.verbose, format);
    let cli = asked.cli;
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Play(args)) => return play::run(&args),
        Some(Command::Puzzle(args)) => return console::exit(puzzle::run(&args)),
        Some(Command::Lab(args)) => return lab::run(&args),
        Some(Command::Bot(args)) => return console::exit(bot::run(&args)),
        Some(Command::Check(args)) => return check::run(&args),
        Some(Command::Replay(args)) => return replay::run(&args),
        Some(Command::Coach(args)) => return console::exit(coach::run(&args)),
        Some(Command::Db(args)) => return console::exit(db::run(&args)),
        Some(Command::Admin(args)) => return console::exit(admin::run(&args)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("brainery: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// How lines of the log are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogFormat {
    /// For people.
    Text,
    /// One object a line, for programs.
    Json,
}

fn log_to_stderr(verbose: u8, format: LogFormat) {
    let usual = match verbose {
        0 => "warn",
        1 => "info,tower_http=debug",
        _ => "debug",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    match format {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().init(),
    }
}
