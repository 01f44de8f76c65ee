//! A file of `SQLite`.

use std::{path::Path, time::Duration};

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use crate::{db::Db, health::Pulse};

pub(crate) async fn connect(path: &Path) -> Result<(Db, Pulse), sqlx::Error> {
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // A told move must survive a power cut.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(5))
        .foreign_keys(true);
    // SQLite writes one at a time anyway, and one connection never finds the file
    // busy with another of ours.
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(options.clone())
        .await?;
    // A connection of its own, which waits for nobody.
    let pulse = Pulse::Lite(Box::new(options.busy_timeout(Duration::ZERO)));
    Ok((Db::Lite(pool), pulse))
}
