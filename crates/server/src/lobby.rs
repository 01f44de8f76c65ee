//! Every table of this server, by code.

mod config;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicIsize, Ordering},
    },
    thread,
    time::Duration,
};

use axum::http::StatusCode;
use store::{PlayerId, Store, StoreError};
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
    alarms::Alarms,
    bot_pool::Thinking,
    error::ApiError,
    notice_board::NoticeBoard,
    outside::Outside,
    players::{Links, Questions},
    random,
    rate_limit::{Asked, Crowd, Network},
    table::{self, Answer, Command, Place, ReadBack},
    uptime::Heartbeat,
};

/// Commands that may wait for one table.
const WAITING: usize = 64;

/// How often a command is carried to a table that is just being put away.
const TRIES: usize = 3;

/// How often tables that came to nothing are looked for, and how many are
/// removed before a move may be written in between.
const FORGET_EVERY: Duration = Duration::from_mins(5);
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
    /// What networks have asked for: anything, tables, and tables that there
    /// are not.
    pub(crate) requests: Asked,
    pub(crate) new_tables: Asked,
    pub(crate) failed_lookups: Asked,
    /// Whose `WebSocket`s are open.
    pub(crate) talking: Arc<Crowd>,
    /// Tables that anybody may come to.
    pub(crate) board: Arc<NoticeBoard>,
    /// Where messages to the outside go.
    pub(crate) outside: Outside,
    /// Words that wait for one more device of a player.
    pub(crate) links: Links,
    pub(crate) questions: Questions,
    /// Whom operators do not want here.
    pub(crate) blocked: watch::Sender<BTreeSet<PlayerId>>,
    /// When tables that are put away have to be opened, and when the server was
    /// there.
    pub(crate) alarms: Alarms,
    pub(crate) heartbeat: Heartbeat,
    /// How many open tables have a clock.
    n_clocks: AtomicIsize,
    tables: Mutex<BTreeMap<String, Open>>,
    sockets: TaskTracker,
    /// What has to be finished before the store is closed.
    tasks: TaskTracker,
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
        let outside = Outside::new(config.tells_outside, config.reach.clone());
        Lobby(Arc::new(AppState {
            outside,
            store,
            config,
            closing: CancellationToken::new(),
            thinking: Thinking::new(),
            opening: Arc::new(Semaphore::new(n_cores)),
            looking: Arc::new(Semaphore::new(1)),
            requests: Asked::default(),
            new_tables: Asked::default(),
            failed_lookups: Asked::default(),
            talking: Arc::default(),
            board: Arc::default(),
            links: Links::default(),
            questions: Questions::default(),
            blocked: watch::Sender::default(),
            alarms: Alarms::default(),
            heartbeat: Heartbeat::default(),
            n_clocks: AtomicIsize::new(0),
            tables: Mutex::default(),
            sockets: TaskTracker::new(),
            tasks: TaskTracker::new(),
        }))
    }

    /// Does what has to be done by the clock until the server closes.
    pub(crate) fn keep_time(&self) {
        let state = Arc::clone(&self.0);
        let beat = async move { state.beat_for_good().await };
        self.0.tasks.spawn(beat);
        if self.0.config.cluster.is_some() {
            self.0.tasks.spawn(self.clone().adopt_for_good());
        } else {
            self.0.tasks.spawn(self.clone().ring_for_good());
        }
    }

    /// The lobby that a table belongs to.
    pub(crate) fn of(state: Arc<AppState>) -> Lobby {
        Lobby(state)
    }

    /// Tells every table to stop and every connection to come back later.
    pub(crate) fn close_tables(&self) {
        self.0.closing.cancel();
    }

    /// Waits until every connection is closed, but not for ever.
    pub(crate) async fn close(&self, patience: Duration) {
        self.close_tables();
        self.0.sockets.close();
        self.0.tasks.close();
        let done = async { tokio::join!(self.0.sockets.wait(), self.0.tasks.wait()) };
        if tokio::time::timeout(patience, done).await.is_err() {
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

    /// Looks for a table with a code that anybody could try. Whoever has tried
    /// many must wait, also for one that exists.
    pub(crate) async fn look_up<T>(
        &self,
        network: Network,
        looked: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        let allowance = self.0.config.limits.failed_lookups;
        let may_ask = self.0.failed_lookups.may_ask(network, allowance);
        may_ask.map_err(ApiError::too_many_codes)?;
        looked.await.map_err(|refused| match refused.status {
            StatusCode::NOT_FOUND => self.lookup_failed(network, refused),
            _ => refused,
        })
    }

    /// What somebody is told who knew no table, or no seat at it. Who has tried
    /// many does not hear which it was.
    pub(crate) fn lookup_failed(&self, network: Network, refused: ApiError) -> ApiError {
        let allowance = self.0.config.limits.failed_lookups;
        match self.0.failed_lookups.ask(network, allowance) {
            Ok(()) => refused,
            Err(wait) => ApiError::too_many_codes(wait),
        }
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

    /// Has a table read back from the store the next time somebody comes.
    pub(crate) fn put_away(&self, code: &str) {
        if let Some(open) = self.0.tables().remove(code) {
            open.put_away.cancel();
        }
    }

    /// The same for all: whoever is there comes back.
    pub(crate) fn put_all_away(&self) {
        let open = std::mem::take(&mut *self.0.tables());
        for open in open.values() {
            open.put_away.cancel();
        }
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
        let task = self.0.tasks.spawn(task);
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
    /// Whether moves can be made here, or why not.
    pub(crate) async fn ready(&self) -> Result<(), ApiError> {
        if self.closing.is_cancelled() {
            return Err(ApiError::closing());
        }
        if let Some(trouble) = self.store.trouble().await {
            return Err(ApiError::cannot_write(trouble));
        }
        let cluster = self.config.cluster.as_ref();
        match cluster.and_then(|it| it.trouble()) {
            Some(why) => Err(ApiError::alone(why)),
            None => Ok(()),
        }
    }

    /// Waits until all tables are put away, once the server closes.
    pub(crate) async fn tables_are_away(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }

    pub(crate) fn is_open(&self, code: &str) -> bool {
        let tables = self.tables();
        tables.get(code).is_some_and(|it| !it.handle.is_closed())
    }

    pub(crate) fn open_codes(&self) -> Vec<String> {
        self.tables().keys().cloned().collect()
    }

    pub(crate) fn n_tables(&self) -> usize {
        self.tables().len()
    }

    pub(crate) fn n_clocks(&self) -> isize {
        self.n_clocks.load(Ordering::Relaxed)
    }

    pub(crate) fn count_clock(&self, by: isize) {
        self.n_clocks.fetch_add(by, Ordering::Relaxed);
    }

    pub(crate) fn n_sockets(&self) -> usize {
        self.sockets.len()
    }

    /// Whether somebody is at each of as many tables as there may be.
    pub(crate) fn is_full(&self) -> bool {
        let tables = self.tables();
        self.config.max_tables <= tables.len() && longest_idle(&tables).is_none()
    }

    /// Forgets tables that came to nothing, now and every few minutes, so that
    /// their codes can be given to others.
    pub(crate) async fn forget_for_good(&self) {
        let mut minutes = tokio::time::interval(FORGET_EVERY);
        loop {
            tokio::select! {
                () = self.closing.cancelled() => return,
                _ = minutes.tick() => {}
            }
            if let Err(error) = self.forget_now().await {
                tracing::error!("{error}");
            }
        }
    }

    async fn forget_now(&self) -> Result<(), StoreError> {
        let Config {
            forget_after,
            abandon_after,
            ..
        } = self.config;
        self.store.see(&self.open_codes()).await?;
        let mut codes = self.store.unstarted(forget_after).await?;
        codes.retain(|code| !self.tables().contains_key(code));
        if self.config.cluster.is_some() {
            let elsewhere = self.store.leased(&codes).await?;
            codes.retain(|code| !elsewhere.contains(code));
        }
        for some in codes.chunks(FORGET_AT_ONCE) {
            self.store.forget(some).await?;
        }
        for code in self.store.abandoned(abandon_after).await? {
            if self.tables().contains_key(&code) || self.is_elsewhere(&code).await? {
                continue;
            }
            match ReadBack::of(&code, self, &self.looking).await {
                Ok(read_back) if !read_back.is_over() => {
                    self.store.forget_abandoned(&code, abandon_after).await?;
                }
                // It may be read next time.
                Err(refused) if refused.is_for_now() => {}
                // Over, or of another release: not ours to throw away.
                Ok(_) | Err(_) => self.store.keep(&code).await?,
            }
        }
        Ok(())
    }

    async fn is_elsewhere(&self, code: &str) -> Result<bool, StoreError> {
        match self.config.cluster {
            Some(_) => Ok(self.store.lease_owner(code).await?.is_some()),
            None => Ok(false),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_server_that_stops_is_not_ready() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(&folder.path().join("db")).await.unwrap();
        let lobby = Lobby::new(store, Config::default());
        assert!(lobby.state().ready().await.is_ok());
        lobby.close_tables();
        let refused = lobby.state().ready().await.unwrap_err();
        assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(refused.problem.error.contains("stops"));
    }
}
