//! `brainery-bundle`: bundles the page of a program with games of its own.

use std::{path::PathBuf, process::ExitCode};

use clap::Parser;

/// Build the page of a crate and bundle it into a folder, for `serve --page`.
#[derive(Parser)]
#[command(version)]
struct Cli {
    /// The folder of the crate, whose library is `pieces::page! { … }`.
    #[arg(default_value = ".")]
    page: PathBuf,
    /// Where the bundle goes. What is there is replaced.
    #[arg(long, value_name = "FOLDER", default_value = "dist")]
    out: PathBuf,
    /// To look at a change at once: built fast, neither small nor compressed.
    #[arg(long)]
    quick: bool,
}

fn main() -> ExitCode {
    let Cli { page, out, quick } = Cli::parse();
    let bundle = if quick { bundle::quick } else { bundle::run };
    match bundle(&page, &out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
