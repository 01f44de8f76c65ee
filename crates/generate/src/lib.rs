//! What a game's folder needs to make code and pictures out of its data.
//!
//! A program `games/*/generator` calls [`run`]; `cargo xtask data` runs them all.
//! What is generated is committed, so that nobody needs the generator to play.

mod files;
mod generated;

use std::{path::Path, process::ExitCode};

use anyhow::Result;
use serde::Deserialize;

pub use crate::{
    files::{entries, files_below, read, report, root, shown, write},
    generated::{Generated, doc_line, rustfmt},
};

/// Where a row of data comes from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Source {
    pub grade: Grade,
    pub text: String,
}

/// From `A`, the printed rulebook, to `D`, deduced; `own` is designed here.
#[derive(Debug, Deserialize)]
pub enum Grade {
    A,
    B,
    C,
    D,
    #[serde(rename = "own")]
    Own,
}

/// One run of a generator.
#[derive(Debug)]
pub struct Run<'a> {
    pub root: &'a Path,
    /// Whether files are written; otherwise they are compared.
    pub update: bool,
    pub complaints: Vec<String>,
}

impl Run<'_> {
    /// Makes a file of Rust out of a file of data.
    pub fn component(
        &mut self,
        data: &str,
        code: &str,
        generate: impl FnOnce(&str) -> Result<String, Vec<String>>,
    ) -> Result<()> {
        match generate(&read(&self.root.join(data))?) {
            Ok(made) => {
                let file = Generated {
                    path: self.root.join(code),
                    code: made,
                };
                self.complaints
                    .extend(file.settle(self.root, self.update, "data")?);
            }
            Err(found) => {
                let found = found.iter().map(|it| format!("{data}: {it}"));
                self.complaints.extend(found);
            }
        }
        Ok(())
    }
}

/// The `main` of a generator: compares what it makes with what is there, or
/// writes it if it is told to `--update`.
pub fn run(make: impl FnOnce(&mut Run<'_>) -> Result<()>) -> ExitCode {
    let root = &root();
    let mut run = Run {
        root,
        update: std::env::args().any(|it| it == "--update"),
        complaints: Vec::new(),
    };
    let made = make(&mut run).and_then(|()| report(&run.complaints));
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
