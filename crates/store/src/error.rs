//! What can go wrong with a database, and what to do about it.

use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use tabletop::Seat;

use crate::Trouble;

/// Why the store could not do it. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error(
        "cannot use the database {path}: {source}; check that its folder exists and both may be \
         written, or choose another file with --db"
    )]
    Open { path: PathBuf, source: sqlx::Error },
    #[error("there is no database {path}; choose the file with --db")]
    Missing { path: PathBuf },
    #[error(
        "{path} is no database of this release; start `brainery serve` with it once to bring it \
         up to date, or choose another file with --db"
    )]
    Older { path: PathBuf },
    #[error(
        "the database {path} was written by a newer release; run that one, or choose another file \
         with --db"
    )]
    Newer { path: PathBuf },
    #[error(
        "cannot bring the database {path} up to date: {source}; check that it may be written, or \
         choose another file with --db"
    )]
    Migrate { path: PathBuf, source: MigrateError },
    #[error(
        "the database {path} is in use by another brainery; stop that one, or choose another file \
         with --db"
    )]
    InUse { path: PathBuf },
    #[error("cannot write {path}: {what}")]
    Backup { path: PathBuf, what: String },
    #[error("there is a table {0} already")]
    CodeTaken(String),
    #[error(
        "table {0} was opened by an older release, which sealed the luck in another way; ask its \
         host to run that release"
    )]
    OldSeal(String),
    #[error("table {0} was closed by whoever runs this server")]
    Closed(String),
    #[error("seat {seat} of table {code} is taken")]
    SeatTaken { code: String, seat: Seat },
    #[error("table {0} was arranged by another server")]
    Rearranged(String),
    #[error("move {n} of table {code} was written by another server")]
    Fenced { code: String, n: u32 },
    #[error("table {0} is in the database no more")]
    Gone(String),
    #[error("the database holds nonsense about table {code}: {what}")]
    Damaged { code: String, what: String },
    #[error("{0}")]
    Troubled(Trouble),
    #[error("the database failed: {0}; see that the disk is not full")]
    Failed(#[from] sqlx::Error),
}

impl StoreError {
    /// What is the matter with the file, if this tells.
    pub fn trouble(&self) -> Option<Trouble> {
        match self {
            StoreError::Troubled(trouble) => Some(*trouble),
            StoreError::Failed(error) => Trouble::of(error),
            StoreError::Open { .. }
            | StoreError::Missing { .. }
            | StoreError::Older { .. }
            | StoreError::Newer { .. }
            | StoreError::Migrate { .. }
            | StoreError::InUse { .. }
            | StoreError::Backup { .. }
            | StoreError::CodeTaken(_)
            | StoreError::OldSeal(_)
            | StoreError::Closed(_)
            | StoreError::SeatTaken { .. }
            | StoreError::Rearranged(_)
            | StoreError::Fenced { .. }
            | StoreError::Gone(_)
            | StoreError::Damaged { .. } => None,
        }
    }

    pub(crate) fn open(path: &Path, source: sqlx::Error) -> StoreError {
        StoreError::Open {
            path: path.to_owned(),
            source,
        }
    }

    pub(crate) fn migrate(path: &Path, source: MigrateError) -> StoreError {
        let path = path.to_owned();
        match source {
            MigrateError::VersionMissing(_) => StoreError::Newer { path },
            source => StoreError::Migrate { path, source },
        }
    }

    pub fn damaged(code: &str, what: impl Into<String>) -> StoreError {
        StoreError::Damaged {
            code: code.to_owned(),
            what: what.into(),
        }
    }
}
