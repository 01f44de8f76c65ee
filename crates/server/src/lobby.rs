//! Every table in this house, by code.

use std::{
    collections::BTreeMap,
    fmt,
    ops::RangeInclusive,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::http::StatusCode;
use store::Store;
use tokio::sync::{mpsc, oneshot};
use tokio_util::{
    sync::CancellationToken,
    task::{TaskTracker, task_tracker::TaskTrackerToken},
};

use crate::{
    luck,
    refused::Refused,
    table::{self, Answer, Command},
    thinking::Thinking,
};

/// Commands that may wait for one table.
const WAITING: usize = 64;

/// How often a command is carried to a table that is just being put away.
const TRIES: usize = 3;

/// What a host may choose.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long bots take over a move, in milliseconds, so that people can
    /// follow.
    pub bot_delay: RangeInclusive<u64>,
    /// How long a person may be away before a bot plays for them, as long as
    /// somebody else is there.
    pub stand_in_after: Duration,
    /// When a table that nobody looks at is put away. It is read back from the
    /// store when somebody comes.
    pub idle_after: Duration,
    /// How many tables may be open at once.
    pub max_tables: usize,
    /// After how long a silence a connection is asked whether it is still
    /// there, and how long it may take to answer.
    pub ping_after: Duration,
    pub answer_within: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_delay: 500..=900,
            stand_in_after: Duration::from_mins(1),
            idle_after: Duration::from_mins(10),
            max_tables: 10_000,
            ping_after: Duration::from_secs(10),
            answer_within: Duration::from_secs(5),
        }
    }
}

/// Knows every table that is open and opens those that are not.
#[derive(Clone)]
pub struct Lobby(Arc<House>);

/// What all tables share.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) closing: CancellationToken,
    pub(crate) thinking: Thinking,
    tables: Mutex<BTreeMap<String, TableHandle>>,
    sockets: TaskTracker,
}

/// Where a table takes commands.
pub(crate) type TableHandle = mpsc::Sender<Command>;

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lobby")
            .field("config", &self.0.config)
            .finish_non_exhaustive()
    }
}

impl Lobby {
    pub fn new(store: Store, config: Config) -> Lobby {
        Lobby(Arc::new(House {
            store,
            config,
            closing: CancellationToken::new(),
            thinking: Thinking::new(),
            tables: Mutex::default(),
            sockets: TaskTracker::new(),
        }))
    }

    /// Tells every table to stop and every connection to come back later.
    pub(crate) fn close_tables(&self) {
        self.0.closing.cancel();
    }

    /// Waits until every connection is closed, but not for ever.
    pub(crate) async fn close(&self, patience: Duration) {
        self.close_tables();
        self.0.sockets.close();
        if tokio::time::timeout(patience, self.0.sockets.wait())
            .await
            .is_err()
        {
            tracing::warn!("some connections did not close in time");
        }
        self.0.store.close().await;
    }

    pub(crate) fn house(&self) -> &House {
        &self.0
    }

    /// Held by a connection while it lasts.
    pub(crate) fn socket(&self) -> TaskTrackerToken {
        self.0.sockets.token()
    }

    /// Asks a table something and waits for the answer. Hands the table over,
    /// too, so that more can be said to the same one.
    pub(crate) async fn ask<T>(
        &self,
        code: &str,
        command: impl Fn(Answer<T>) -> Command,
    ) -> Result<(TableHandle, T), Refused> {
        let known = luck::read_code(code).ok_or_else(|| Refused::unknown_table(code))?;
        for _ in 0..TRIES {
            let table = self.find(&known)?;
            let (answer, answered) = oneshot::channel();
            if table.send(command(answer)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answered.await {
                return Ok((table, answer?));
            }
        }
        Err(Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            format!("table {known} does not answer; please try again"),
        ))
    }

    /// The table of that code, opened if need be. Whether the store knows it
    /// turns out when it is asked something.
    fn find(&self, code: &str) -> Result<TableHandle, Refused> {
        let mut tables = self.0.tables();
        if let Some(table) = tables.get(code).filter(|table| !table.is_closed()) {
            return Ok(table.clone());
        }
        if self.0.config.max_tables <= tables.len() && !tables.contains_key(code) {
            return Err(Refused::house_full());
        }
        let (handle, commands) = mpsc::channel(WAITING);
        tables.insert(code.to_owned(), handle.clone());
        drop(tables);
        let task = table::run(code.to_owned(), Arc::clone(&self.0), commands);
        let task = tokio::spawn(task);
        let (house, code, own) = (Arc::clone(&self.0), code.to_owned(), handle.downgrade());
        tokio::spawn(async move {
            if let Err(panic) = task.await {
                tracing::error!("table {code} fell over: {panic}");
            }
            let mut tables = house.tables();
            let is_own =
                |table: &TableHandle| own.upgrade().is_some_and(|own| own.same_channel(table));
            if tables.get(&code).is_some_and(is_own) {
                tables.remove(&code);
            }
        });
        Ok(handle)
    }
}

impl House {
    pub(crate) fn is_full(&self) -> bool {
        self.config.max_tables <= self.tables().len()
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, TableHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
