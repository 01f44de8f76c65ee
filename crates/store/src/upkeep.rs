//! What an operator asks of a database. Everything here may be asked while a server
//! uses it.

use std::{fs, io, path::Path, time::Duration};

use crate::{
    Place, Store, StoreError,
    db::{Held, query, query_made},
    file,
    migrations::{self, Age},
    now,
};

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

/// How much a database holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    pub bytes: u64,
    /// Where it is a file.
    pub file: Option<FileSummary>,
    pub n_tables: u64,
    pub n_moves: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileSummary {
    /// Of what waits beside the file to be put into it.
    pub waiting_bytes: u64,
    /// What `SQLite` counts in, and how much of it is free to be used again.
    pub n_pages: u64,
    pub n_free_pages: u64,
}

impl Store {
    /// Opens a database as it is: it must be there, and of this release.
    pub async fn open_existing(place: impl Into<Place>) -> Result<Store, StoreError> {
        let place = place.into();
        if let Some(path) = place.file()
            && !path.exists()
        {
            let path = path.to_owned();
            return Err(StoreError::Missing { path });
        }
        let store = Store::connect(place).await?;
        let place = store.place.clone();
        match migrations::age(&store.db).await {
            Ok(Age::Ours) => Ok(store),
            Ok(Age::Newer) => Err(StoreError::Newer { place }),
            Ok(Age::Older) => Err(StoreError::Older { place }),
            Err(error) => Err(StoreError::open(&place, error)),
        }
    }

    pub async fn summary(&self) -> Result<Summary, StoreError> {
        let bytes = |path: &Path| fs::metadata(path).map_or(0, |it| it.len());
        let (bytes, file) = match &self.place {
            Place::File(path) => {
                let pages = query(
                    "SELECT (SELECT page_count FROM pragma_page_count),
                            (SELECT freelist_count FROM pragma_freelist_count)",
                );
                let (n_pages, n_free): (i64, i64) = pages.fetch_one(&self.db).await?;
                let file = FileSummary {
                    waiting_bytes: bytes(&file::beside(path, "-wal")),
                    n_pages: n_pages.unsigned_abs(),
                    n_free_pages: n_free.unsigned_abs(),
                };
                (bytes(path), Some(file))
            }
            Place::Postgres(_) => {
                let bytes: i64 = query("SELECT pg_database_size(current_database())")
                    .fetch_one(&self.db)
                    .await?;
                (bytes.unsigned_abs(), None)
            }
        };
        let counts = query("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM moves)");
        let (n_tables, n_moves): (i64, i64) = counts.fetch_one(&self.db).await?;
        Ok(Summary {
            bytes,
            file,
            n_tables: n_tables.unsigned_abs(),
            n_moves: n_moves.unsigned_abs(),
        })
    }

    /// What is wrong with the file itself, whatever it holds; nothing if all is
    /// well. `PostgreSQL` looks after its files by itself.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        if let Place::Postgres(_) = &self.place {
            return Ok(Vec::new());
        }
        let mut faults: Vec<String> = query("PRAGMA integrity_check").fetch_all(&self.db).await?;
        faults.retain(|it| it != "ok");
        let orphans: Vec<String> = query(
            "SELECT \"table\" || ' holds rows of a table that is not there'
             FROM pragma_foreign_key_check GROUP BY \"table\"",
        )
        .fetch_all(&self.db)
        .await?;
        faults.extend(orphans);
        Ok(faults)
    }

    /// Every table, by its code.
    pub async fn codes(&self) -> Result<Vec<String>, StoreError> {
        let codes = query("SELECT code FROM tables ORDER BY code");
        Ok(codes.fetch_all(&self.db).await?)
    }

    /// The tables at which nothing has happened for that long, and nobody is.
    pub async fn stale(&self, age: Duration) -> Result<Vec<String>, StoreError> {
        let codes = query(STALE)
            .bind(None::<String>)
            .bind(now() - age.as_millis() as i64);
        Ok(codes.fetch_all(&self.db).await?)
    }

    /// Removes tables with their moves, except those at which something has
    /// happened after all. Says how many.
    pub async fn prune(&self, codes: &[String], age: Duration) -> Result<u64, StoreError> {
        let before = now() - age.as_millis() as i64;
        let mut n_removed = 0;
        for some in codes.chunks(PRUNE_AT_ONCE) {
            let mut all = self.db.begin().await?;
            let held: Vec<&str> = some.iter().map(String::as_str).collect();
            all.hold(Held::Tables(&held)).await?;
            let some = serde_json::Value::from(some).to_string();
            // A table is as stale without its moves as with them.
            for table in ["moves", "seats", "tables"] {
                let delete = format!("DELETE FROM {table} WHERE code IN ({STALE})");
                let done = query_made(delete)
                    .bind(&some)
                    .bind(before)
                    .execute(&mut all)
                    .await?;
                if table == "tables" {
                    n_removed += done;
                }
            }
            all.commit().await?;
        }
        Ok(n_removed)
    }

    /// Writes a copy of everything as it is at this moment to a file that is
    /// not there yet. It is whole, or it is not there.
    pub async fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        if let Place::Postgres(_) = &self.place {
            let path = to.to_owned();
            return Err(StoreError::NoBackup { path });
        }
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
        let copied = query("VACUUM INTO $1").bind(name).execute(&self.db).await;
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
