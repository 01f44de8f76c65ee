//! `brainery`: five games about brains, for the browser, the terminal and the
//! laboratory. One file for each subcommand.

#![allow(
    clippy::print_stdout,
    reason = "a command line answers on standard output"
)]

mod bot;
mod check;
mod console;
mod lab;
mod play;
mod serve;

use std::process::ExitCode;

use clap::{ArgAction, Parser, Subcommand};
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
  brainery bot --connect localhost:7700 --seat BCDF -- ./my-program
  brainery check game.txt       was every roll of that game honest?"
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
enum Command {
    Serve(serve::Args),
    Play(play::Args),
    Lab(lab::Args),
    Bot(bot::Args),
    Check(check::Args),
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    log_to_stderr(cli.verbose);
    let done = match cli.command {
        None => serve::run(&cli.serve),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Play(args)) => return play::run(&args),
        Some(Command::Lab(args)) => return lab::run(&args),
        Some(Command::Bot(args)) => return console::exit(bot::run(&args)),
        Some(Command::Check(args)) => return check::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("brainery: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn log_to_stderr(verbose: u8) {
    let usual = match verbose {
        0 => "warn",
        1 => "info,tower_http=debug",
        _ => "debug",
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new(usual));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
}
