//! What can go wrong with a database, and what to do about it.

use std::path::{Path, PathBuf};

use sqlx::migrate::MigrateError;
use tabletop::Seat;

/// Why the store could not do it. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error(
        "cannot use the database {path}: {source}; check that its folder exists and both may be \
         written, or choose another file with --db"
    )]
    Open { path: PathBuf, source: sqlx::Error },
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
    #[error("there is a table {0} already")]
    CodeTaken(String),
    #[error(
        "table {0} was opened by an older release, which sealed the luck in another way; ask its \
         host to run that release"
    )]
    OldSeal(String),
    #[error("seat {seat} of table {code} is taken")]
    SeatTaken { code: String, seat: Seat },
    #[error("move {n} of table {code} was written by another server")]
    Fenced { code: String, n: u32 },
    #[error("the database holds nonsense about table {code}: {what}")]
    Damaged { code: String, what: String },
    #[error("the database failed: {0}; see that the disk is not full")]
    Failed(#[from] sqlx::Error),
}

impl StoreError {
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

    pub(crate) fn damaged(code: &str, what: impl Into<String>) -> StoreError {
        StoreError::Damaged {
            code: code.to_owned(),
            what: what.into(),
        }
    }

    /// `double` if a row of that key was there already.
    pub(crate) fn double_or_failed(
        error: sqlx::Error,
        double: impl FnOnce() -> StoreError,
    ) -> StoreError {
        match error.as_database_error() {
            Some(database) if database.is_unique_violation() => double(),
            Some(_) | None => error.into(),
        }
    }
}
