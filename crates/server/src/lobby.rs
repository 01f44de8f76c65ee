//! Every table of this server, by code.

mod config;

use std::{
    collections::BTreeMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

use axum::http::StatusCode;
use store::{Store, StoreError};
use tokio::{
    sync::{Semaphore, mpsc, oneshot, watch},
    time::Instant,
};
use tokio_util::{
    sync::CancellationToken,
    task::{TaskTracker, task_tracker::TaskTrackerToken},
};

pub use self::config::Config;
use crate::{
    bot_pool::Thinking,
    error::ApiError,
    random,
    rate_limit::Asked,
    table::{self, Answer, Command, Place},
};

/// Commands that may wait for one table.
const WAITING: usize = 64;

/// How often a command is carried to a table that is just being put away.
const TRIES: usize = 3;

/// How often tables that came to nothing are looked for, and how many are
/// removed before a move may be written in between.
const FORGET_EVERY: Duration = Duration::from_hours(1);
const FORGET_AT_ONCE: usize = 500;

/// Knows every table that is open and opens those that are not.
#[derive(Clone)]
pub struct Lobby(Arc<AppState>);

/// What all tables share.
pub(crate) struct AppState {
    pub(crate) store: Store,
    pub(crate) config: Config,
    pub(crate) closing: CancellationToken,
    pub(crate) thinking: Thinking,
    /// Tables that are read back at once: no more than there are cores, and
    /// only one for those who just want a record.
    pub(crate) opening: Arc<Semaphore>,
    pub(crate) looking: Arc<Semaphore>,
    pub(crate) asked: Asked,
    tables: Mutex<BTreeMap<String, Open>>,
    sockets: TaskTracker,
}

/// Where a table takes commands.
pub(crate) type TableHandle = mpsc::Sender<Command>;

/// A table that is open.
struct Open {
    handle: TableHandle,
    /// Since when nobody has been there; `None` while somebody is.
    idle_since: watch::Receiver<Option<Instant>>,
    put_away: CancellationToken,
}

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lobby")
            .field("config", &self.0.config)
            .finish_non_exhaustive()
    }
}

impl Lobby {
    pub fn new(store: Store, config: Config) -> Lobby {
        // Who cannot tell has one.
        let n_cores = thread::available_parallelism().map_or(1, usize::from);
        Lobby(Arc::new(AppState {
            store,
            config,
            closing: CancellationToken::new(),
            thinking: Thinking::new(),
            opening: Arc::new(Semaphore::new(n_cores)),
            looking: Arc::new(Semaphore::new(1)),
            asked: Asked::default(),
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

    pub(crate) fn state(&self) -> &AppState {
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
    ) -> Result<(TableHandle, T), ApiError> {
        let known = known(code)?;
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
        Err(ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            format!("table {known} does not answer; please try again"),
        ))
    }

    /// Asks a table that is open; `None` if it is not.
    pub(crate) async fn ask_if_open<T>(
        &self,
        code: &str,
        command: impl Fn(Answer<T>) -> Command,
    ) -> Option<Result<T, ApiError>> {
        let table = self.0.tables().get(code)?.handle.clone();
        let (answer, answered) = oneshot::channel();
        table.send(command(answer)).await.ok()?;
        answered.await.ok()
    }

    /// The table of that code, opened if need be. Whether the store knows it
    /// turns out when it is asked something.
    fn find(&self, code: &str) -> Result<TableHandle, ApiError> {
        let mut tables = self.0.tables();
        if let Some(open) = tables.get(code).filter(|open| !open.handle.is_closed()) {
            return Ok(open.handle.clone());
        }
        let is_full = self.0.config.max_tables <= tables.len();
        if is_full && !tables.contains_key(code) {
            let idle = longest_idle(&tables).ok_or_else(ApiError::server_full)?;
            if let Some(open) = tables.remove(&idle) {
                open.put_away.cancel();
            }
        }
        let (handle, commands) = mpsc::channel(WAITING);
        let (idle, idle_since) = watch::channel(None);
        let put_away = self.0.closing.child_token();
        let place = Place {
            commands,
            idle_since: idle,
            put_away: put_away.clone(),
        };
        let open = Open {
            handle: handle.clone(),
            idle_since,
            put_away,
        };
        tables.insert(code.to_owned(), open);
        drop(tables);
        let task = table::run(code.to_owned(), Arc::clone(&self.0), place);
        let task = tokio::spawn(task);
        let (state, code, own) = (Arc::clone(&self.0), code.to_owned(), handle.downgrade());
        tokio::spawn(async move {
            if let Err(panic) = task.await {
                tracing::error!("table {code} fell over: {panic}");
            }
            let mut tables = state.tables();
            let is_own = |open: &Open| {
                own.upgrade()
                    .is_some_and(|own| own.same_channel(&open.handle))
            };
            if tables.get(&code).is_some_and(is_own) {
                tables.remove(&code);
            }
        });
        Ok(handle)
    }
}

impl AppState {
    /// Whether somebody is at each of as many tables as there may be.
    pub(crate) fn is_full(&self) -> bool {
        let tables = self.tables();
        self.config.max_tables <= tables.len() && longest_idle(&tables).is_none()
    }

    /// Forgets tables that came to nothing, now and every hour, so that their
    /// codes can be given to others.
    pub(crate) async fn forget_untouched(&self) {
        let mut hour = tokio::time::interval(FORGET_EVERY);
        loop {
            tokio::select! {
                () = self.closing.cancelled() => return,
                _ = hour.tick() => {}
            }
            if let Err(error) = self.forget_now().await {
                tracing::error!("{error}");
            }
        }
    }

    async fn forget_now(&self) -> Result<(), StoreError> {
        let mut codes = self.store.untouched(self.config.forget_after).await?;
        codes.retain(|code| !self.tables().contains_key(code));
        for some in codes.chunks(FORGET_AT_ONCE) {
            self.store.forget(some).await?;
        }
        Ok(())
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Open>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A code as it is stored.
pub(crate) fn known(code: &str) -> Result<String, ApiError> {
    random::read_code(code).ok_or_else(|| ApiError::unknown_table(code))
}

/// The table that nobody has been at for the longest time.
fn longest_idle(tables: &BTreeMap<String, Open>) -> Option<String> {
    let idle = |(code, open): (&String, &Open)| Some(((*open.idle_since.borrow())?, code.clone()));
    tables.iter().filter_map(idle).min().map(|(_, code)| code)
}
