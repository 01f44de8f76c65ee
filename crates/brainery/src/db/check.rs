//! `brainery db check`: the file is sound, and every game can be gone on with.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    process::ExitCode,
};

use server::{Stage, Unplayable};
use store::{Store, StoreError, Trouble};
use tokio::task::spawn_blocking;

use super::count;
use crate::{console::Failure, lab::progress::Progress};

/// Check the database, and play every game again.
///
/// Every move must be allowed, and every draw must be the one that the seal
/// gives. The exit code is 1 if something is wrong. Tables that need another
/// release are named, and are not wrong.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  brainery db check
  brainery db --db copy.sqlite check          is that backup good?")]
pub(crate) struct Args {}

pub(super) async fn run(Args {}: &Args, store: &Store) -> Result<ExitCode, Failure> {
    let mut out = io::stdout();
    let faults = store.faults().await?;
    for fault in &faults {
        writeln!(out, "the file: {fault}")?;
    }
    let Survey { stages, problems } = survey(store).await?;
    let mut n_wrong = faults.len() as u64;
    for (code, problem) in problems {
        let what = match problem {
            Unplayable::OtherRelease(why) => format!("not checked: {why}"),
            Unplayable::Wrong(what) => {
                n_wrong += 1;
                what
            }
        };
        writeln!(out, "table {code}: {what}")?;
    }
    let n_sound = stages.values().sum();
    writeln!(
        out,
        "{} played again, all draws as sealed.",
        count(n_sound, "table")
    )?;
    if n_wrong == 0 {
        writeln!(out, "Nothing is wrong.")?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(
        out,
        "{} wrong. The other tables can be played on; docs/operate.md says what to do.",
        count(n_wrong, "thing")
    )?;
    Ok(ExitCode::FAILURE)
}

/// How far all tables have come.
#[derive(PartialEq, Default)]
pub(super) struct Survey {
    pub(super) stages: BTreeMap<Stage, u64>,
    pub(super) problems: Vec<(String, Unplayable)>,
}

/// Plays every table again.
pub(super) async fn survey(store: &Store) -> Result<Survey, StoreError> {
    let codes = store.codes().await?;
    let mut survey = Survey::default();
    let mut progress = Progress::counting("tables", codes.len() as u64);
    for code in codes {
        match examine(store, &code).await? {
            Ok(stage) => *survey.stages.entry(stage).or_default() += 1,
            Err(problem) => survey.problems.push((code, problem)),
        }
        progress.advance();
    }
    progress.finish();
    Ok(survey)
}

/// Fails only if nothing at all can be read.
async fn examine(store: &Store, code: &str) -> Result<Result<Stage, Unplayable>, StoreError> {
    let read = async {
        // A server may have forgotten it meanwhile.
        let table = store.table(code).await?;
        Ok((table, store.log(code).await?))
    };
    let (table, log) = match read.await {
        Ok((Some(table), log)) => (table, log),
        Ok((None, _)) => return Ok(Ok(Stage::Waiting)),
        Err(error @ (StoreError::OldSeal(_) | StoreError::Closed(_))) => {
            return Ok(Err(Unplayable::OtherRelease(error.to_string())));
        }
        // Of a server that is gone, nothing at all can be read.
        Err(error) if error.trouble() == Some(Trouble::Unreachable) => return Err(error),
        Err(error @ (StoreError::Damaged { .. } | StoreError::Failed(_))) => {
            return Ok(Err(Unplayable::Wrong(error.to_string())));
        }
        Err(error) => return Err(error),
    };
    let played = spawn_blocking(move || server::examine(&table, &log)).await;
    Ok(played.unwrap_or_else(|_| Err(Unplayable::Wrong("its rules fell over".to_owned()))))
}
