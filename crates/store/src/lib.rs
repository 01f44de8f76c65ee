//! The event log: tables, who sits at them, and every move, in one `SQLite`
//! file, or in a database of `PostgreSQL`.
//!
//! A move is on the disk when [`Store::append`] returns. Nothing is ever
//! changed or removed, except who sits where before the game; a game that never
//! began or that nobody goes on with is forgotten some day, and an operator may
//! prune what is old. Reading order: [`StoredTable`] (what is kept), [`Store`]
//! and [`Place`] (where), [`Claim`] (for whom), [`Trouble`] (when it cannot be written), `ends`,
//! `upkeep` and `export` (what an operator asks).

mod clocks;
mod columns;
mod db;
mod ends;
mod error;
mod export;
mod file;
mod health;
mod hosts;
mod leases;
mod lite;
mod lobby;
mod log;
mod migrations;
mod moving;
mod notices;
mod orders;
mod peek;
mod place;
mod players;
mod post;
mod rows;
mod tables;
mod upkeep;
mod wal;

use std::{
    sync::Arc,
    time::{Instant, SystemTime},
};

use record::Move;
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot};

pub use crate::{
    clocks::{TimeLeft, TimeNote, Uptime},
    error::StoreError,
    export::{ImportError, Imported},
    file::Claim,
    health::Trouble,
    leases::Lease,
    log::Beside,
    moving::{MoveError, Moved},
    notices::{Subscription, Webhook},
    peek::Resting,
    place::Place,
    players::{
        AuditEntry, Ending, Passkey, Played, PlayedSeat, Player, PlayerId, Rating, SOMEBODY,
        SeatPlayer, Suspect,
    },
    rows::{SeatAssignment, StoredTable, TokenHash},
    upkeep::{FileSummary, Summary},
};
use crate::{
    db::{Db, On, query},
    log::{TableWrite, Write},
};

/// How the luck of every new table is sealed.
const SEAL: u32 = 2;

/// One database.
#[derive(Clone, Debug)]
pub struct Store {
    db: Db,
    /// To whoever writes what players wait for.
    writes: mpsc::UnboundedSender<Write>,
    health: Arc<health::Health>,
    place: Place,
}

impl Store {
    /// Opens the database, or makes the file, and brings its tables up to date.
    pub async fn open(place: impl Into<Place>) -> Result<Store, StoreError> {
        let place = place.into();
        if let Some(path) = place.file() {
            file::make_private(path)
                .map_err(|error| StoreError::open(&place, sqlx::Error::Io(error)))?;
            health::warn_of_a_torn_end(path);
        }
        let store = Store::connect(place).await?;
        migrations::run(&store.db)
            .await
            .map_err(|error| StoreError::migrate(&store.place, error))?;
        Ok(store)
    }

    async fn connect(place: Place) -> Result<Store, StoreError> {
        let (db, pulse) = match &place {
            Place::File(path) => lite::connect(path).await,
            Place::Postgres(options) => post::connect(options).await,
        }
        .map_err(|error| StoreError::open(&place, error))?;
        let (writes, sent) = mpsc::unbounded_channel();
        tokio::spawn(log::write(db.clone(), sent));
        Ok(Store {
            db,
            writes,
            health: health::Health::of(pulse),
            place,
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
    /// the host. `setup` is there if the game starts with it. Whoever has no
    /// longer the lease that they believe to have gives none.
    pub async fn seat(
        &self,
        code: &str,
        sitters: &[(Seat, SeatAssignment)],
        setup: Option<&[u32]>,
        fence: Option<i64>,
    ) -> Result<(), StoreError> {
        let seating = tables::Seating {
            code: code.to_owned(),
            sitters: sitters.to_vec(),
            setup: setup.map(<[u32]>::to_vec),
            fence,
        };
        let done = self.write(|written| Write::Table(TableWrite::Seat(seating, written)));
        self.health.written(done.await)
    }

    /// Reads a table back; `None` if there never was one of that code. Fails
    /// with [`StoreError::OldSeal`] if this release cannot go on with it, and with
    /// [`StoreError::Closed`] if an operator has closed it.
    pub async fn table(&self, code: &str) -> Result<Option<StoredTable>, StoreError> {
        let mut file = self.db.acquire().await?;
        self.health
            .heed(table_in(&mut On::from(&mut file), code).await)
    }

    /// Every line of a table's log, in order.
    pub async fn log(&self, code: &str) -> Result<Vec<Move>, StoreError> {
        let mut file = self.db.acquire().await?;
        self.health
            .heed(log_in(&mut On::from(&mut file), code).await)
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
        Beside {
            ending,
            time,
            fence,
        }: Beside,
    ) -> Result<(), StoreError> {
        if let Some(trouble @ (Trouble::Locked | Trouble::Unreachable)) = self.health.trouble() {
            // Everybody would wait in turn.
            return Err(StoreError::Troubled(trouble));
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
                fence,
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

    /// Finishes what is being written and closes the database.
    pub async fn close(&self) {
        self.db.close().await;
    }
}

async fn table_in(file: &mut On<'_>, code: &str) -> Result<Option<StoredTable>, StoreError> {
    let Some(table) = query(
        "SELECT code, game, rules_version, options, key, setup, seal, host, is_locked,
             terms, is_public, record, closed_at, clock, webhook
         FROM tables WHERE code = $1",
    )
    .bind(code)
    .fetch_optional::<rows::TableRow>(&mut *file)
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
    let seats: Vec<rows::SeatRow> = query(
        "SELECT kind, bot, name, salt, token_hash, face, terms, player, wants_rating
         FROM seats WHERE code = $1 ORDER BY seat",
    )
    .bind(code)
    .fetch_all(&mut *file)
    .await?;
    rows::read_table(table, seats).map(Some)
}

async fn log_in(file: &mut On<'_>, code: &str) -> Result<Vec<Move>, StoreError> {
    query("SELECT n, seat, action, draws FROM moves WHERE code = $1 ORDER BY n")
        .bind(code)
        .fetch_all::<rows::MoveRow>(&mut *file)
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
