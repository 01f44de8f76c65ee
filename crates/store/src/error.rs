//! What can go wrong with a database, and what to do about it.

use std::path::PathBuf;

use sqlx::migrate::MigrateError;
use tabletop::Seat;

use crate::{Place, Trouble};

/// Why the store could not do it. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("cannot use the database {place}: {source}; {}", place.if_unusable())]
    Open { place: Place, source: sqlx::Error },
    #[error("there is no database {path}; choose the file with --db")]
    Missing { path: PathBuf },
    #[error(
        "{place} is no database of this release; start `brainery serve` with it once to bring it \
         up to date, or {}",
        place.or_another()
    )]
    Older { place: Place },
    #[error(
        "the database {place} was written by a newer release; run that one, or {}",
        place.or_another()
    )]
    Newer { place: Place },
    #[error(
        "cannot bring the database {place} up to date: {source}; check that it may be written, or \
         {}",
        place.or_another()
    )]
    Migrate { place: Place, source: MigrateError },
    #[error(
        "the database {place} is in use by another brainery; stop that one, or {}",
        place.or_another()
    )]
    InUse { place: Place },
    #[error(
        "PostgreSQL copies its databases itself: `pg_dump --format=custom --file={path}` with the \
         address of the database, which may be done while a server uses it"
    )]
    NoBackup { path: PathBuf },
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
            | StoreError::NoBackup { .. }
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

    pub(crate) fn open(place: &Place, source: sqlx::Error) -> StoreError {
        let place = place.clone();
        StoreError::Open { place, source }
    }

    pub(crate) fn migrate(place: &Place, source: MigrateError) -> StoreError {
        let place = place.clone();
        match source {
            MigrateError::VersionMissing(_) => StoreError::Newer { place },
            source => StoreError::Migrate { place, source },
        }
    }

    pub fn damaged(code: &str, what: impl Into<String>) -> StoreError {
        StoreError::Damaged {
            code: code.to_owned(),
            what: what.into(),
        }
    }
}

impl Place {
    /// What to do where it cannot be used at all.
    fn if_unusable(&self) -> &'static str {
        match self {
            Place::File(_) => {
                "check that its folder exists and both may be written, or choose another file \
                 with --db"
            }
            Place::Postgres(_) => {
                "check that PostgreSQL runs there, that it has such a database and that this user \
                 owns it, or choose another with --db"
            }
        }
    }

    fn or_another(&self) -> &'static str {
        match self {
            Place::File(_) => "choose another file with --db",
            Place::Postgres(_) => "choose another with --db",
        }
    }
}
