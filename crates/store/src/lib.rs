//! The event log: tables, who sits at them, and every move, in one `SQLite`
//! file.
//!
//! A move is on the disk when [`Store::append`] returns. Nothing is ever
//! changed or removed, except who sits where before the game; a game that never
//! began or that nobody goes on with is forgotten some day, and an operator may
//! prune what is old. Reading order: [`StoredTable`] (what is kept), [`Store`]
//! (where), [`Claim`] (for whom), [`Trouble`] (when it cannot be written), `ends`,
//! `upkeep` and `export` (what an operator asks).

mod clocks;
mod ends;
mod error;
mod export;
mod file;
mod health;
mod hosts;
mod lobby;
mod log;
mod notices;
mod orders;
mod peek;
mod players;
mod rows;
mod tables;
mod upkeep;
mod wal;

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant, SystemTime},
};

use record::Move;
use sqlx::{
    SqliteConnection, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::log::{TableWrite, Write};
pub use crate::{
    clocks::{TimeLeft, TimeNote, Uptime},
    error::StoreError,
    export::{ImportError, Imported},
    file::Claim,
    health::Trouble,
    log::Beside,
    notices::{Subscription, Webhook},
    peek::Resting,
    players::{
        Deed, Ending, Passkey, Played, PlayedSeat, Player, PlayerId, Rating, SOMEBODY, SeatPlayer,
        Suspect,
    },
    rows::{SeatAssignment, StoredTable, TokenHash},
    upkeep::Summary,
};

/// By version; whoever is older gets those that it has not had.
const MIGRATIONS: [(i64, &str, &str); 11] = [
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "seal", include_str!("../migrations/0002_seal.sql")),
    (3, "faces", include_str!("../migrations/0003_faces.sql")),
    (4, "hosts", include_str!("../migrations/0004_hosts.sql")),
    (5, "seen", include_str!("../migrations/0005_seen.sql")),
    (6, "lobby", include_str!("../migrations/0006_lobby.sql")),
    (7, "clocks", include_str!("../migrations/0007_clocks.sql")),
    (8, "players", include_str!("../migrations/0008_players.sql")),
    (9, "notices", include_str!("../migrations/0009_notices.sql")),
    (10, "orders", include_str!("../migrations/0010_orders.sql")),
    (
        11,
        "passkeys",
        include_str!("../migrations/0011_passkeys.sql"),
    ),
];

/// How the luck of every new table is sealed.
const SEAL: u32 = 2;

/// One database file.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
    /// To whoever writes what players wait for.
    writes: mpsc::UnboundedSender<Write>,
    health: Arc<health::Health>,
}

impl Store {
    /// Opens the file, or makes it, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        file::make_private(path).map_err(|error| StoreError::open(path, sqlx::Error::Io(error)))?;
        health::warn_of_a_torn_end(path);
        let store = Store::connect(path).await?;
        let migration = |(version, name, sql): (i64, &'static str, &'static str)| {
            let sql = sqlx::SqlSafeStr::into_sql_str(sql);
            Migration::new(version, name.into(), MigrationType::Simple, sql, false)
        };
        Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
            .run(&store.pool)
            .await
            .map_err(|error| StoreError::migrate(path, error))?;
        Ok(store)
    }

    async fn connect(path: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // A told move must survive a power cut.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .foreign_keys(true);
        // SQLite writes one at a time anyway, and one connection never finds
        // the file busy with another of ours.
        let pool = SqlitePoolOptions::new()
            .max_connections(1)
            .connect_with(options.clone())
            .await
            .map_err(|error| StoreError::open(path, error))?;
        let (writes, sent) = mpsc::unbounded_channel();
        tokio::spawn(log::write(pool.clone(), sent));
        Ok(Store {
            pool,
            writes,
            health: health::Health::of(options),
        })
    }

    /// Writes a new table down. Fails with [`StoreError::CodeTaken`] if there
    /// is one of that code.
    pub async fn add_table(&self, table: &StoredTable) -> Result<(), StoreError> {
        let opening = Box::new(tables::Opening(table.clone()));
        let done = self.write(|written| Write::Table(TableWrite::Open(opening, written)));
        self.health.written(done.await)
    }

    /// Gives free seats to sitters, all or none. The first person ever becomes
    /// the host. `setup` is there if the game starts with it.
    pub async fn seat(
        &self,
        code: &str,
        sitters: &[(Seat, SeatAssignment)],
        setup: Option<&[u32]>,
    ) -> Result<(), StoreError> {
        let seating = tables::Seating {
            code: code.to_owned(),
            sitters: sitters.to_vec(),
            setup: setup.map(<[u32]>::to_vec),
        };
        let done = self.write(|written| Write::Table(TableWrite::Seat(seating, written)));
        self.health.written(done.await)
    }

    /// Reads a table back; `None` if there never was one of that code. Fails
    /// with [`StoreError::OldSeal`] if this release cannot go on with it, and with
    /// [`StoreError::Closed`] if an operator has closed it.
    pub async fn table(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut file = self.pool.acquire().await?;
        self.health.heed(table_in(&mut file, code).await)
    }

    /// Every line of a table's log, in order.
    pub async fn log(&self, code: &str) -> Result<Vec<Move>, StoreError> {
        let mut file = self.pool.acquire().await?;
        self.health.heed(log_in(&mut file, code).await)
    }

    /// Adds line `n`, counted from 1, to a table's log. It is on the disk when
    /// this returns; [`StoreError::Fenced`] says that somebody else wrote that
    /// line before.
    pub async fn append(&self, code: &str, n: u32, played: &Move) -> Result<(), StoreError> {
        self.append_with(code, n, played, Beside::default()).await
    }

    /// [`Store::append`] with what is written beside the line, or neither.
    pub async fn append_with(
        &self,
        code: &str,
        n: u32,
        played: &Move,
        Beside { ending, time }: Beside,
    ) -> Result<(), StoreError> {
        if self.health.trouble() == Some(Trouble::Locked) {
            // Everybody would wait for the lock in turn.
            return Err(StoreError::Troubled(Trouble::Locked));
        }
        let sent = Instant::now();
        let (code, played) = (code.to_owned(), played.clone());
        let line = |written| {
            Write::Line(log::Line {
                code,
                n,
                played,
                ending,
                time,
                written,
            })
        };
        let done = self.health.written(self.write(line).await);
        if done.is_ok() {
            metrics::histogram!("brainery_commit_seconds").record(sent.elapsed());
            metrics::counter!("brainery_moves_total").increment(1);
        }
        done
    }

    /// Hands something over to be written with whatever else there is, and waits
    /// until it is on the disk.
    async fn write(&self, write: impl FnOnce(log::Written) -> Write) -> Result<(), StoreError> {
        let (written, answer) = oneshot::channel();
        let closed = || StoreError::Failed(sqlx::Error::PoolClosed);
        self.writes.send(write(written)).map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Why nothing can be written, if so. Tries, unless somebody has just done
    /// so.
    pub async fn trouble(&self) -> Option<Trouble> {
        self.health.ask().await
    }

    /// Finishes what is being written and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn table_in(
    file: &mut SqliteConnection,
    code: &str,
) -> Result<Option<StoredTable>, StoreError> {
    let Some(table) = sqlx::query_as::<_, rows::TableRow>(
        "SELECT code, game, rules_version, options, key, setup, seal, host, is_locked,
             terms, is_public, record, closed_at, clock, webhook
         FROM tables WHERE code = $1",
    )
    .bind(code)
    .fetch_optional(&mut *file)
    .await?
    else {
        return Ok(None);
    };
    let (.., seal, _, _, _, _, _, closed_at, _, _) = &table;
    if closed_at.is_some() {
        return Err(StoreError::Closed(code.to_owned()));
    }
    if *seal != SEAL {
        return Err(StoreError::OldSeal(code.to_owned()));
    }
    let seats = sqlx::query_as::<_, rows::SeatRow>(
        "SELECT kind, bot, name, salt, token_hash, face, terms, player, wants_rating
         FROM seats WHERE code = $1 ORDER BY seat",
    )
    .bind(code)
    .fetch_all(&mut *file)
    .await?;
    rows::read_table(table, seats).map(Some)
}

async fn log_in(file: &mut SqliteConnection, code: &str) -> Result<Vec<Move>, StoreError> {
    sqlx::query_as::<_, rows::MoveRow>(
        "SELECT n, seat, action, draws FROM moves WHERE code = $1 ORDER BY n",
    )
    .bind(code)
    .fetch_all(&mut *file)
    .await?
    .into_iter()
    .zip(1..)
    .map(|(row, n)| rows::read_move(code, n, row))
    .collect()
}

/// Milliseconds since 1970.
fn now() -> i64 {
    SystemTime::UNIX_EPOCH
        .elapsed()
        .map_or(0, |since| since.as_millis() as i64)
}
