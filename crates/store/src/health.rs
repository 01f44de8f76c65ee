//! Whether the database can be written: found out when a write fails, and asked
//! again and again until one succeeds.

use std::{
    fmt, io,
    path::Path,
    sync::{Arc, Mutex, PoisonError, Weak},
    time::{Duration, Instant},
};

use sqlx::{
    Connection, PgConnection, SqliteConnection,
    postgres::{PgConnectOptions, PgDatabaseError},
    sqlite::SqliteConnectOptions,
};
use tokio::{
    sync::watch,
    time::{sleep, timeout},
};

use crate::{StoreError, db::PATIENCE};

/// How often a file that cannot be written is tried again. A damaged one is
/// read as a whole to find out, so that it is left alone for longer.
const TRY_EVERY: Duration = Duration::from_secs(1);
const READ_EVERY: Duration = Duration::from_secs(30);

/// For how long it is believed that the file can be written.
const TRUST: Duration = Duration::from_secs(5);

/// Why nothing can be written, in words for the operator.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    DiskFull,
    Locked,
    ReadOnly,
    Damaged,
    /// There is no server of `PostgreSQL`, or no way to it.
    Unreachable,
    Crowded,
    Failing,
}

impl Trouble {
    /// One word, for numbers that are counted.
    pub fn name(self) -> &'static str {
        match self {
            Trouble::DiskFull => "disk_full",
            Trouble::Locked => "locked",
            Trouble::ReadOnly => "read_only",
            Trouble::Damaged => "damaged",
            Trouble::Unreachable => "unreachable",
            Trouble::Crowded => "crowded",
            Trouble::Failing => "failing",
        }
    }

    /// `None` if the fault is with what was to be written.
    pub(crate) fn of(error: &sqlx::Error) -> Option<Trouble> {
        let error = match error {
            sqlx::Error::Database(error) => error,
            // A server that closes is not ill.
            sqlx::Error::PoolClosed => return None,
            // A file has no way to it that could be lost.
            sqlx::Error::Io(_) | sqlx::Error::Tls(_) => return Some(Trouble::Unreachable),
            _ => return Some(Trouble::Failing),
        };
        if let Some(error) = error.try_downcast_ref::<PgDatabaseError>() {
            return Trouble::of_postgres(error.code());
        }
        let code: i32 = error.code()?.parse().ok()?;
        // The primary code of https://www.sqlite.org/rescode.html.
        match code & 0xff {
            5 | 6 => Some(Trouble::Locked),
            8 | 14 => Some(Trouble::ReadOnly),
            11 | 26 => Some(Trouble::Damaged),
            13 => Some(Trouble::DiskFull),
            19 => None,
            _ => Some(Trouble::Failing),
        }
    }

    /// By <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
    fn of_postgres(code: &str) -> Option<Trouble> {
        match (&code[..2], code) {
            // A fault with what was to be written, or two that waited for each
            // other.
            ("22" | "23" | "40", _) => None,
            (_, "53100") => Some(Trouble::DiskFull),
            (_, "53300") => Some(Trouble::Crowded),
            (_, "55P03") => Some(Trouble::Locked),
            (_, "25006" | "42501") => Some(Trouble::ReadOnly),
            (_, "XX001" | "XX002") => Some(Trouble::Damaged),
            (_, "57P01" | "57P02" | "57P03" | "57P05") | ("08", _) => Some(Trouble::Unreachable),
            _ => Some(Trouble::Failing),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::DiskFull => "the disk is full",
            Trouble::Locked => "another program has locked the database",
            Trouble::ReadOnly => "the database may not be written",
            Trouble::Damaged => "the database is damaged",
            Trouble::Unreachable => "the database cannot be reached",
            Trouble::Crowded => "the database has too many connections",
            Trouble::Failing => "the database fails",
        })
    }
}

/// How it is found out whether anything can be written: by a connection of its
/// own.
#[derive(Debug)]
pub(crate) enum Pulse {
    Lite(Box<SqliteConnectOptions>),
    Post(Box<PgConnectOptions>),
}

/// What is the matter with a database, if anything.
#[derive(Debug)]
pub(crate) struct Health {
    trouble: watch::Sender<Option<Trouble>>,
    pulse: Pulse,
    written_at: Mutex<Instant>,
}

impl Health {
    /// Of a database that has just been written.
    pub(crate) fn of(pulse: Pulse) -> Arc<Health> {
        let health = Arc::new(Health {
            trouble: watch::Sender::new(None),
            pulse,
            written_at: Mutex::new(Instant::now()),
        });
        tokio::spawn(mend(Arc::downgrade(&health), health.trouble.subscribe()));
        health
    }

    pub(crate) fn trouble(&self) -> Option<Trouble> {
        *self.trouble.borrow()
    }

    /// Learns from what came of a write.
    pub(crate) fn written<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        // One page that can be written says little of the others.
        if done.is_ok() && self.trouble() != Some(Trouble::Damaged) {
            self.is_written();
        }
        self.heed(done)
    }

    /// Learns from what failed.
    pub(crate) fn heed<T>(&self, done: Result<T, StoreError>) -> Result<T, StoreError> {
        let error = match done {
            Ok(done) => return Ok(done),
            Err(error) => error,
        };
        let Some(trouble) = error.trouble() else {
            return Err(error);
        };
        metrics::counter!("brainery_store_errors_total", "kind" => trouble.name()).increment(1);
        match (trouble, self.trouble()) {
            // A write to a disk that may not be written just fails; whoever has
            // opened the file anew knows more.
            (Trouble::Failing, Some(known)) if known != Trouble::Failing => {
                tracing::error!("{error}");
                Err(StoreError::Troubled(known))
            }
            _ => {
                self.is(Some(trouble));
                Err(error)
            }
        }
    }

    /// Tries to write, unless somebody has done so just now.
    pub(crate) async fn ask(&self) -> Option<Trouble> {
        let written_at = *self
            .written_at
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if self.trouble().is_none() && TRUST < written_at.elapsed() {
            self.look().await;
        }
        self.trouble()
    }

    async fn look(&self) {
        match self.pulse.beat(self.trouble()).await {
            Ok(()) => self.is_written(),
            Err(error) => self.is(Trouble::of(&error)),
        }
    }

    fn is_written(&self) {
        *self
            .written_at
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = Instant::now();
        self.is(None);
    }

    fn is(&self, now: Option<Trouble>) {
        let is_news = self.trouble.send_if_modified(|before| {
            let is_news = *before != now;
            *before = now;
            is_news
        });
        match now {
            _ if !is_news => {}
            Some(trouble) => tracing::error!(
                kind = trouble.name(),
                "{trouble}: no move is accepted until it can be written again; docs/operate.md \
                 says what to do"
            ),
            None => tracing::warn!("the database can be written again"),
        }
    }
}

/// Tries again and again while something is the matter, as long as somebody
/// uses the file.
async fn mend(health: Weak<Health>, mut seen: watch::Receiver<Option<Trouble>>) {
    while let Ok(trouble) = seen.wait_for(Option::is_some).await.map(|it| *it) {
        let is_damaged = trouble == Some(Trouble::Damaged);
        sleep(if is_damaged { READ_EVERY } else { TRY_EVERY }).await;
        match health.upgrade() {
            Some(health) => health.look().await,
            None => return,
        }
    }
}

impl Pulse {
    /// Writes something that means nothing, all the way to the disk.
    async fn beat(&self, trouble: Option<Trouble>) -> Result<(), sqlx::Error> {
        match self {
            Pulse::Lite(options) => beat_lite(options, trouble).await,
            Pulse::Post(options) => {
                let late = |_| sqlx::Error::Io(io::ErrorKind::TimedOut.into());
                timeout(PATIENCE, beat_post(options)).await.map_err(late)?
            }
        }
    }
}

async fn beat_lite(
    options: &SqliteConnectOptions,
    trouble: Option<Trouble>,
) -> Result<(), sqlx::Error> {
    let mut file = SqliteConnection::connect_with(options).await?;
    if trouble == Some(Trouble::Damaged) {
        let found: String = sqlx::query_scalar("PRAGMA quick_check(1)")
            .fetch_one(&mut file)
            .await?;
        if found != "ok" {
            return Err(sqlx::Error::Protocol(found));
        }
    }
    let mark: i32 = sqlx::query_scalar("PRAGMA user_version")
        .fetch_one(&mut file)
        .await?;
    let mark = format!("PRAGMA user_version = {}", (mark + 1) % 1000);
    sqlx::query(sqlx::AssertSqlSafe(mark))
        .execute(&mut file)
        .await?;
    file.close().await
}

async fn beat_post(options: &PgConnectOptions) -> Result<(), sqlx::Error> {
    let mut conn = PgConnection::connect_with(options).await?;
    sqlx::query(
        "INSERT INTO pulse (one, beats) VALUES (1, 1)
         ON CONFLICT (one) DO UPDATE SET beats = pulse.beats + 1",
    )
    .execute(&mut conn)
    .await?;
    conn.close().await
}

/// Says so if the end of what waits beside the file cannot be read. `SQLite`
/// leaves it out without a word.
pub(crate) fn warn_of_a_torn_end(path: &Path) {
    let wal = crate::file::beside(path, "-wal");
    // Whatever cannot be read at all is found out when it is opened.
    let n_torn = std::fs::read(&wal).map_or(0, |bytes| crate::wal::n_torn(&bytes));
    if 0 < n_torn {
        tracing::warn!(
            pages = n_torn,
            "the end of {} cannot be read and is left out: a write was cut off, or the file was \
             damaged; `brainery db check` plays every game again",
            wal.display()
        );
    }
}
