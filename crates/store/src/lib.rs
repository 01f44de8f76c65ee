//! The event log: tables, who sits at them, and every move, in one `SQLite`
//! file.
//!
//! A move is on the disk when [`Store::append`] returns. Nothing is ever
//! changed or removed, except that a free seat gets a sitter and a table
//! without a single move is forgotten some day. Reading order: [`StoredTable`] (what
//! is kept), [`Store`] (where), [`Claim`] (for whom).

mod error;
mod file;
mod rows;

use std::{
    path::Path,
    time::{Duration, SystemTime},
};

use record::Move;
use sqlx::{
    SqlitePool, SqliteTransaction,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tabletop::Seat;

pub use crate::{
    error::StoreError,
    file::Claim,
    rows::{SeatAssignment, StoredTable, TokenHash},
};

const MIGRATIONS: [(&str, &str); 2] = [
    ("tables", include_str!("../migrations/0001_tables.sql")),
    ("seal", include_str!("../migrations/0002_seal.sql")),
];

/// How the luck of every new table is sealed.
const SEAL: u32 = 2;

/// One database file.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

impl Store {
    /// Opens the file, or makes it, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        file::make_private(path).map_err(|error| StoreError::open(path, sqlx::Error::Io(error)))?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A told move must survive a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        // SQLite writes one at a time anyway, and one connection never finds
        // the file busy with another of ours.
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options)
            .await
            .map_err(|error| StoreError::open(path, error))?;
        let migration = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
            let sql = sqlx::SqlSafeStr::into_sql_str(sql);
            Migration::new(version, name.into(), MigrationType::Simple, sql, false)
        };
        Migrator::with_migrations((1..).zip(MIGRATIONS).map(migration).collect())
            .run(&pool)
            .await
            .map_err(|error| StoreError::migrate(path, error))?;
        Ok(Store { pool })
    }

    /// Writes a new table down. Fails with [`StoreError::CodeTaken`] if there
    /// is one of that code.
    pub async fn add_table(&self, table: &StoredTable) -> Result<(), StoreError> {
        let mut all = self.pool.begin().await?;
        sqlx::query(
            "INSERT INTO tables (code, game, rules_version, options, key, setup, created_at, seal)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&table.code)
        .bind(&table.game)
        .bind(table.rules_version)
        .bind(table.options.to_string())
        .bind(&table.key[..])
        .bind(table.setup.as_deref().map(rows::write_draws))
        .bind(now())
        .bind(SEAL)
        .execute(&mut *all)
        .await
        .map_err(|error| {
            StoreError::double_or_failed(error, || StoreError::CodeTaken(table.code.clone()))
        })?;
        for (seat, assignment) in (0u8..).zip(&table.assignments) {
            sqlx::query(
                "INSERT INTO seats (code, seat, kind, bot, name, salt, token_hash)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&table.code)
            .bind(seat)
            .bind(assignment.kind())
            .bind(assignment.bot())
            .bind(assignment.name())
            .bind(assignment.salt())
            .bind(assignment.token_hash())
            .execute(&mut *all)
            .await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// Gives free seats to sitters, all or none. `setup` is there if the game
    /// starts with it.
    pub async fn seat(
        &self,
        code: &str,
        sitters: &[(Seat, SeatAssignment)],
        setup: Option<&[u32]>,
    ) -> Result<(), StoreError> {
        let mut all = self.pool.begin().await?;
        for (seat, assignment) in sitters {
            sit(&mut all, code, *seat, assignment).await?;
        }
        if let Some(draws) = setup {
            sqlx::query("UPDATE tables SET setup = $2 WHERE code = $1 AND setup IS NULL")
                .bind(code)
                .bind(rows::write_draws(draws))
                .execute(&mut *all)
                .await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// Reads a table back; `None` if there never was one of that code. Fails
    /// with [`StoreError::OldSeal`] if this release cannot go on with it.
    pub async fn table(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        let Some(table) = sqlx::query_as::<_, rows::TableRow>(
            "SELECT code, game, rules_version, options, key, setup, seal FROM tables WHERE code = $1",
        )
        .bind(code)
        .fetch_optional(&self.pool)
        .await?
        else {
            return Ok(None);
        };
        let (.., seal) = &table;
        if *seal != SEAL {
            return Err(StoreError::OldSeal(code.to_owned()));
        }
        let seats = sqlx::query_as::<_, rows::SeatRow>(
            "SELECT kind, bot, name, salt, token_hash FROM seats WHERE code = $1 ORDER BY seat",
        )
        .bind(code)
        .fetch_all(&self.pool)
        .await?;
        rows::read_table(table, seats).map(Some)
    }

    /// Every line of a table's log, in order.
    pub async fn log(&self, code: &str) -> Result<Vec<Move>, StoreError> {
        sqlx::query_as::<_, rows::MoveRow>(
            "SELECT n, seat, action, draws FROM moves WHERE code = $1 ORDER BY n",
        )
        .bind(code)
        .fetch_all(&self.pool)
        .await?
        .into_iter()
        .zip(1..)
        .map(|(row, n)| rows::read_move(code, n, row))
        .collect()
    }

    /// Adds line `n`, counted from 1, to a table's log. It is on the disk when
    /// this returns; [`StoreError::Fenced`] says that somebody else wrote that
    /// line before.
    pub async fn append(&self, code: &str, n: u32, played: &Move) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO moves (code, n, seat, action, draws, at) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(code)
        .bind(n)
        .bind(u8::from(played.seat))
        .bind(&played.action)
        .bind(rows::write_draws(&played.draws))
        .bind(now())
        .execute(&self.pool)
        .await
        .map_err(|error| {
            StoreError::double_or_failed(error, || StoreError::Fenced {
                code: code.to_owned(),
                n,
            })
        })?;
        Ok(())
    }

    /// The tables that were opened that long ago, or longer, and at which
    /// nobody ever made a move.
    pub async fn untouched(&self, age: Duration) -> Result<Vec<String>, StoreError> {
        let codes = sqlx::query_scalar(
            "SELECT code FROM tables WHERE created_at <= $1
             AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.code = tables.code)",
        )
        .bind(now() - age.as_millis() as i64)
        .fetch_all(&self.pool)
        .await?;
        Ok(codes)
    }

    /// Removes tables, except those at which somebody has moved after all.
    pub async fn forget(&self, codes: &[String]) -> Result<(), StoreError> {
        let codes = serde_json::Value::from(codes).to_string();
        let mut all = self.pool.begin().await?;
        for delete in [
            "DELETE FROM seats WHERE code IN (SELECT value FROM json_each($1))
             AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.code = seats.code)",
            "DELETE FROM tables WHERE code IN (SELECT value FROM json_each($1))
             AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.code = tables.code)",
        ] {
            sqlx::query(delete).bind(&codes).execute(&mut *all).await?;
        }
        all.commit().await?;
        Ok(())
    }

    /// Finishes what is being written and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn sit(
    all: &mut SqliteTransaction<'_>,
    code: &str,
    seat: Seat,
    assignment: &SeatAssignment,
) -> Result<(), StoreError> {
    let taken = sqlx::query(
        "UPDATE seats SET kind = $3, bot = $4, name = $5, salt = $6, token_hash = $7
         WHERE code = $1 AND seat = $2 AND name IS NULL",
    )
    .bind(code)
    .bind(u8::from(seat))
    .bind(assignment.kind())
    .bind(assignment.bot())
    .bind(assignment.name())
    .bind(assignment.salt())
    .bind(assignment.token_hash())
    .execute(&mut **all)
    .await?;
    match taken.rows_affected() {
        1 => Ok(()),
        _ => Err(StoreError::SeatTaken {
            code: code.to_owned(),
            seat,
        }),
    }
}

/// Milliseconds since 1970.
fn now() -> i64 {
    SystemTime::UNIX_EPOCH
        .elapsed()
        .map_or(0, |since| since.as_millis() as i64)
}
