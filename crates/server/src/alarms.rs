//! Tables that nobody looks at, and whose time runs all the same: they are
//! opened when it has run out.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::Notify;

use crate::{
    lobby::{AppState, Lobby},
    table::Command,
    uptime::BEAT,
};

/// When a table is tried again that could not be opened.
const AGAIN_AFTER: Duration = Duration::from_mins(1);

/// When which table has to be opened, in milliseconds since 1970.
#[derive(Debug, Default)]
pub(crate) struct Alarms {
    due: Mutex<BTreeMap<String, i64>>,
    changed: Notify,
}

impl Alarms {
    /// Opens a table at a moment, or not any more.
    pub(crate) fn set(&self, code: &str, due_at: Option<i64>) {
        let mut due = self.due();
        match due_at {
            Some(due_at) => due.insert(code.to_owned(), due_at),
            None => due.remove(code),
        };
        drop(due);
        self.changed.notify_one();
    }

    fn next(&self) -> Option<i64> {
        self.due().values().min().copied()
    }

    /// Those whose time has come.
    fn take(&self, now: i64) -> Vec<String> {
        let mut due = self.due();
        let taken = due.extract_if(.., |_, due_at| *due_at <= now);
        taken.map(|(code, _)| code).collect()
    }

    fn is_empty(&self) -> bool {
        self.due().is_empty()
    }

    fn due(&self) -> MutexGuard<'_, BTreeMap<String, i64>> {
        self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AppState {
    /// Has a table opened at a moment, or not any more. Where there are other
    /// servers, they look into the database.
    pub(crate) fn set_alarm(&self, code: &str, due_at: Option<i64>) {
        if self.config.cluster.is_none() {
            self.alarms.set(code, due_at);
        }
    }

    /// Writes down that the server is there, as long as somebody's time runs,
    /// and once more when it stops.
    pub(crate) async fn beat_for_good(&self) {
        let wall = &self.config.wall;
        loop {
            let is_last = tokio::select! {
                () = self.closing.cancelled() => true,
                () = wall.reach(wall.elapsed() + BEAT) => false,
            };
            // What other servers put away runs on, too.
            let is_watched = self.config.cluster.is_some();
            if is_watched || !self.alarms.is_empty() || self.n_clocks() != 0 {
                self.heartbeat.beat(&self.store, wall).await;
            }
            if is_last {
                return;
            }
        }
    }
}

impl Lobby {
    /// Opens tables when somebody's time has run out there.
    pub(crate) async fn ring_for_good(self) {
        let state = self.state();
        let due = state.store.due().await;
        match due {
            Ok(due) => {
                for (code, due_at) in due {
                    state.alarms.set(&code, Some(due_at));
                }
            }
            Err(error) => tracing::error!("nobody's time runs out: {error}"),
        }
        let wall = &state.config.wall;
        if !state.alarms.is_empty() {
            state.heartbeat.beat(&state.store, wall).await;
        }
        loop {
            let next = state.alarms.next();
            let wait = next.map(|at| (at - wall.now()).max(0).unsigned_abs());
            let ring = async {
                match wait {
                    Some(ms) => wall.reach(wall.elapsed() + Duration::from_millis(ms)).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                () = state.closing.cancelled() => return,
                () = state.alarms.changed.notified() => continue,
                () = ring => {}
            }
            for code in state.alarms.take(wall.now()) {
                let opened = self.ask(&code, Command::Info).await;
                if let Err(refused) = opened {
                    let error = refused.problem.error;
                    tracing::warn!("table {code} was not opened for its clock: {error}");
                    if refused.status.is_server_error() {
                        let again = wall.now() + AGAIN_AFTER.as_millis() as i64;
                        state.alarms.set(&code, Some(again));
                    }
                }
            }
        }
    }
}

/// Counts a table whose time may run, as long as it is held.
pub(crate) struct ClockGuard(Arc<AppState>);

impl ClockGuard {
    pub(crate) fn of(state: &Arc<AppState>) -> ClockGuard {
        state.count_clock(1);
        ClockGuard(Arc::clone(state))
    }
}

impl Drop for ClockGuard {
    fn drop(&mut self) {
        self.0.count_clock(-1);
    }
}
