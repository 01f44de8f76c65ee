//! What an operator asks of a file. Everything here may be asked while a server
//! uses it.

use std::{fs, io, path::Path, time::Duration};

use sqlx::Row;

use crate::{MIGRATIONS, Store, StoreError, file, now};

/// How many tables are removed before a move may be written in between.
const PRUNE_AT_ONCE: usize = 500;

/// Tables among those given in `$1` at which nothing has happened and nobody was
/// seen since `$2`, and at which nobody's time runs that long.
/// The last line of a log is its latest.
const STALE: &str = "SELECT code FROM tables WHERE created_at <= $2 AND seen_at <= $2
     AND coalesce((SELECT at FROM moves WHERE moves.code = tables.code
                   ORDER BY n DESC LIMIT 1), 0) <= $2
     AND (due_at IS NULL OR due_at <= $2)
     AND ($1 IS NULL OR code IN (SELECT value FROM json_each($1)))";

/// How much a file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Of the file, and of what waits beside it to be put into it.
    pub bytes: u64,
    pub waiting_bytes: u64,
    /// What `SQLite` counts in, and how much of it is free to be used again.
    pub n_pages: u64,
    pub n_free_pages: u64,
    pub n_tables: u64,
    pub n_moves: u64,
}

impl Store {
    /// Opens a file as it is: it must be there, and of this release.
    pub async fn open_existing(path: &Path) -> Result<Store, StoreError> {
        if !path.exists() {
            return Err(StoreError::Missing {
                path: path.to_owned(),
            });
        }
        let store = Store::connect(path).await?;
        let version: Result<i64, _> =
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
                .fetch_one(&store.pool)
                .await;
        let path = path.to_owned();
        let newest = MIGRATIONS.last().map_or(0, |(version, ..)| *version);
        match version {
            Ok(version) if version == newest => Ok(store),
            Ok(version) if newest < version => Err(StoreError::Newer { path }),
            Ok(_) => Err(StoreError::Older { path }),
            Err(sqlx::Error::Database(error)) if error.message().contains("no such table") => {
                Err(StoreError::Older { path })
            }
            Err(error) => Err(StoreError::open(&path, error)),
        }
    }

    pub async fn summary(&self, path: &Path) -> Result<Summary, StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT page_count FROM pragma_page_count),
                    (SELECT freelist_count FROM pragma_freelist_count),
                    (SELECT count(*) FROM tables), (SELECT count(*) FROM moves)",
        )
        .fetch_one(&self.pool)
        .await?;
        let number = |column: usize| row.try_get::<i64, _>(column).map(i64::unsigned_abs);
        let bytes = |path: &Path| fs::metadata(path).map_or(0, |it| it.len());
        Ok(Summary {
            bytes: bytes(path),
            waiting_bytes: bytes(&file::beside(path, "-wal")),
            n_pages: number(0)?,
            n_free_pages: number(1)?,
            n_tables: number(2)?,
            n_moves: number(3)?,
        })
    }

    /// What is wrong with the file itself, whatever it holds; nothing if all is
    /// well.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let mut faults: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.pool)
            .await?;
        faults.retain(|it| it != "ok");
        let orphans: Vec<String> = sqlx::query_scalar(
            "SELECT \"table\" || ' holds rows of a table that is not there'
             FROM pragma_foreign_key_check GROUP BY \"table\"",
        )
        .fetch_all(&self.pool)
        .await?;
        faults.extend(orphans);
        Ok(faults)
    }

    /// Every table, by its code.
    pub async fn codes(&self) -> Result<Vec<String>, StoreError> {
        let codes = sqlx::query_scalar("SELECT code FROM tables ORDER BY code");
        Ok(codes.fetch_all(&self.pool).await?)
    }

    /// The tables at which nothing has happened for that long, and nobody is.
    pub async fn stale(&self, age: Duration) -> Result<Vec<String>, StoreError> {
        let codes = sqlx::query_scalar(STALE)
            .bind(None::<String>)
            .bind(now() - age.as_millis() as i64);
        Ok(codes.fetch_all(&self.pool).await?)
    }

    /// Removes tables with their moves, except those at which something has
    /// happened after all. Says how many.
    pub async fn prune(&self, codes: &[String], age: Duration) -> Result<u64, StoreError> {
        let before = now() - age.as_millis() as i64;
        let mut n_removed = 0;
        for some in codes.chunks(PRUNE_AT_ONCE) {
            let some = serde_json::Value::from(some).to_string();
            let mut all = self.pool.begin().await?;
            // A table is as stale without its moves as with them.
            for table in ["moves", "seats", "tables"] {
                let delete = format!("DELETE FROM {table} WHERE code IN ({STALE})");
                let done = sqlx::query(sqlx::AssertSqlSafe(delete))
                    .bind(&some)
                    .bind(before)
                    .execute(&mut *all)
                    .await?;
                if table == "tables" {
                    n_removed += done.rows_affected();
                }
            }
            all.commit().await?;
        }
        Ok(n_removed)
    }

    /// Writes a copy of everything as it is at this moment to a file that is
    /// not there yet. It is whole, or it is not there.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        let failed = |what: String| StoreError::Backup {
            path: to.to_owned(),
            what,
        };
        if to.exists() {
            return Err(failed("there is such a file already".to_owned()));
        }
        let part = file::beside(to, ".part");
        let name = part
            .to_str()
            .ok_or_else(|| failed("its name is no text".to_owned()))?;
        // Left by somebody who was interrupted.
        drop(fs::remove_file(&part));
        file::open_private(&part).map_err(|error| failed(error.to_string()))?;
        let copied = sqlx::query("VACUUM INTO $1")
            .bind(name)
            .execute(&self.pool)
            .await;
        let moved = match copied {
            Ok(_) => put_in_place(&part, to).map_err(|error| failed(error.to_string())),
            Err(error) => Err(failed(error.to_string())),
        };
        if moved.is_err() {
            drop(fs::remove_file(&part));
        }
        moved
    }
}

/// Only once it is on the disk.
fn put_in_place(part: &Path, to: &Path) -> io::Result<()> {
    fs::File::open(part)?.sync_all()?;
    fs::rename(part, to)
}
