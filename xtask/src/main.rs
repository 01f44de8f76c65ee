//! Repository chores: `cargo xtask --help`.
//!
//! Everything that is not a plain `cargo build` starts here, so that a machine
//! with nothing but `rustup` can generate, check, bundle and serve.

#![allow(
    clippy::print_stdout,
    reason = "a chore talks to whoever started it, on the terminal"
)]
#![allow(
    clippy::format_push_string,
    reason = "texts are short here, and `out += &format!(…)` reads like the text it makes"
)]

mod api;
mod browser;
mod ci;
mod data;
mod new_game;
mod python;
mod repo;
mod rulebook;
mod tidy;
mod typography;
mod wasm;

use std::{ffi::OsString, process::ExitCode};

use anyhow::Result;
use bundle::cargo;
use clap::{Parser, Subcommand};

const EXAMPLES: &str = "\
Examples:
  cargo xtask serve                     build everything and play in the browser
  cargo xtask serve -- --port 8080      the same; what follows `--` goes to the server
  cargo xtask rules --update            after editing a rulebook
  cargo xtask data --update             after editing data/ of a game or a client
  cargo xtask shots home omb-pair       pictures of two screens into target/shots/
  cargo xtask new-game tic-tac --prefix TIC --title \"Tic Tac\"
  cargo xtask ci                        everything that must hold before a change lands
  cargo xtask ci --long                 the same, and the laws on ten thousand games";

/// Chores of the Brainery repository.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build the browser client and run the server in release mode.
    Serve {
        /// Passed on to `brainery serve`.
        #[arg(last = true)]
        args: Vec<OsString>,
    },
    /// Run every check below, in order, and count the tests.
    Ci {
        /// Run the long tests, too, which are ignored otherwise.
        #[arg(long)]
        long: bool,
    },
    /// Check that all code is formatted.
    Fmt,
    /// Pair rulebooks with code and tests; --update writes src/rulebook.rs.
    Rules {
        /// Write the generated files instead of comparing them.
        #[arg(long)]
        update: bool,
    },
    /// Check what is generated from data/; --update writes it.
    Data {
        /// Write the generated files instead of comparing them.
        #[arg(long)]
        update: bool,
    },
    /// Check the repository itself: docs, sizes, dependencies, links, credits.
    Tidy,
    /// Lint everything, the browser client also for WebAssembly.
    Clippy,
    /// Run all Rust tests and count them.
    Test {
        /// Run those that take long, and no others.
        #[arg(long)]
        ignored: bool,
    },
    /// Build the documentation; a warning is an error.
    Doc,
    /// Start a game in games/ from the example, or --check that this works.
    NewGame(new_game::Order),
    /// Test the program of examples/own-program and its page, which bring a game along.
    OwnProgram {
        /// See whether it compiles, and no more.
        #[arg(long)]
        check: bool,
    },
    /// Bundle the browser client into dist/ and weigh it.
    Wasm {
        /// To look at a change at once: built fast, neither small nor compressed.
        #[arg(long)]
        quick: bool,
    },
    /// Install the Python package into an environment in target/, with what it
    /// needs from the index of Python, and run its tests.
    Python,
    /// Try the server's HTTP with Schemathesis.
    Api,
    /// Run the browser tests in e2e/ with Chromium.
    E2e,
    /// Take pictures of every screen, for the README and to look at.
    Shots {
        /// Only these screens, such as `home` or `omb-pair`.
        screens: Vec<String>,
    },
}

fn main() -> ExitCode {
    match run(Cli::parse().chore) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(chore: Chore) -> Result<ExitCode> {
    let root = &repo::root();
    match chore {
        Chore::Serve { args } => browser::serve(root, &args)?,
        Chore::Ci { long } => return Ok(ci::run(root, long)),
        Chore::Fmt => ci::fmt(root)?,
        Chore::Rules { update } => rulebook::run(root, update)?,
        Chore::Data { update } => data::run(root, update)?,
        Chore::Tidy => tidy::run(root)?,
        Chore::Clippy => ci::clippy(root)?,
        Chore::Test { ignored: false } => ci::counted(|tally| ci::test(root, tally))?,
        Chore::Test { ignored: true } => ci::counted(|tally| ci::test_ignored(root, tally))?,
        Chore::Doc => ci::doc(root)?,
        Chore::NewGame(order) => new_game::run(root, &order)?,
        Chore::OwnProgram { check: true } => ci::own_program_compiles(root)?,
        Chore::OwnProgram { check: false } => {
            ci::counted(|tally| ci::own_program(root, tally))?;
        }
        Chore::Wasm { quick: false } => wasm::run(root)?,
        Chore::Wasm { quick: true } => wasm::quick(root)?,
        Chore::Python => ci::counted(|tally| python::run(root, tally))?,
        Chore::Api => api::run(root)?,
        Chore::Shots { screens } => browser::shots(root, &screens)?,
        Chore::E2e => ci::counted(|tally| browser::e2e(root, tally))?,
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::repo;

    /// Whoever types `cargo xtask serve` for the first time waits for this
    /// program to be built, and only cargo can say so.
    #[test]
    fn cargo_says_that_it_builds_the_chores() {
        let config = repo::read(&repo::root().join(".cargo/config.toml")).unwrap();
        let config: toml::Table = config.parse().unwrap();
        let alias = config["alias"]["xtask"].as_str().unwrap();
        assert!(alias.starts_with("run ") && !alias.contains("quiet"));
    }
}
