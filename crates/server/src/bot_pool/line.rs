//! The line in front of the cores: no table waits because another thinks a lot,
//! and the longer the line, the shorter every thought.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::{sync::oneshot, time::Instant};

/// How long anybody waits for a core and a thought on it, however many do.
const PATIENCE: Duration = Duration::from_secs(6);

#[derive(Clone, Debug)]
pub(crate) struct Line(Arc<Mutex<Waiting>>);

/// A core to search on.
#[derive(Debug)]
pub(crate) struct Core {
    /// How long, so that the others get theirs in time.
    pub(crate) within: Duration,
    table: String,
    /// How long its table had thought before.
    thought: Duration,
    since: Instant,
    line: Line,
}

#[derive(Debug)]
struct Waiting {
    n_cores: usize,
    n_free: usize,
    /// Whoever has thought the least comes first, then whoever came first.
    by_turn: BTreeMap<(Duration, u64), Waiter>,
    n_ever: u64,
    /// How long tables have thought, where it is more than `least`.
    thought: BTreeMap<String, Duration>,
    /// How long whoever was served last had thought. A table that comes anew
    /// counts as if it had thought as long: it owes nothing, and nobody owes it
    /// anything.
    least: Duration,
}

#[derive(Debug)]
struct Waiter {
    table: String,
    since: Instant,
    served: oneshot::Sender<Core>,
}

impl Line {
    pub(crate) fn new(n_cores: usize) -> Line {
        Line(Arc::new(Mutex::new(Waiting {
            n_cores,
            n_free: n_cores,
            by_turn: BTreeMap::new(),
            n_ever: 0,
            thought: BTreeMap::new(),
            least: Duration::ZERO,
        })))
    }

    /// Waits for a core. Whoever stops waiting leaves the line.
    pub(crate) async fn wait(&self, table: &str) -> Core {
        let core = self.queue(table);
        self.serve();
        core.await.expect("whoever waits is served")
    }

    fn queue(&self, table: &str) -> oneshot::Receiver<Core> {
        let (served, core) = oneshot::channel();
        let mut waiting = self.lock();
        let thought = waiting.thought.get(table).copied();
        let turn = (thought.unwrap_or(waiting.least), waiting.n_ever);
        waiting.n_ever += 1;
        let waiter = Waiter {
            table: table.to_owned(),
            since: Instant::now(),
            served,
        };
        waiting.by_turn.insert(turn, waiter);
        core
    }

    /// Gives free cores to whoever comes next.
    fn serve(&self) {
        loop {
            // A core that nobody takes comes back here.
            let mut waiting = self.lock();
            waiting.by_turn.retain(|_, it| !it.served.is_closed());
            if waiting.n_free == 0 {
                return;
            }
            let Some(((thought, _), waiter)) = waiting.by_turn.pop_first() else {
                return;
            };
            let within = waiting.share(waiter.since);
            waiting.n_free -= 1;
            waiting.least = waiting.least.max(thought);
            let least = waiting.least;
            waiting.thought.retain(|_, thought| least < *thought);
            let Waiter { table, served, .. } = waiter;
            let core = Core {
                within,
                table,
                thought,
                since: Instant::now(),
                line: self.clone(),
            };
            drop(waiting);
            drop(served.send(core));
        }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Waiting {
    /// How long whoever is served may think so that everybody behind them gets
    /// as much before their patience ends.
    fn share(&self, since: Instant) -> Duration {
        let waiting = self.by_turn.values().map(|it| it.since);
        let left = |since: Instant| PATIENCE.saturating_sub(since.elapsed());
        let shares = (1u32..).zip([since].into_iter().chain(waiting));
        let shares = shares.map(|(place, since)| {
            let in_turn = place.div_ceil(self.n_cores as u32);
            left(since) / in_turn
        });
        shares.min().unwrap_or_default()
    }
}

impl Drop for Core {
    fn drop(&mut self) {
        let mut waiting = self.line.lock();
        waiting.n_free += 1;
        let thought = self.thought + self.since.elapsed();
        waiting.thought.insert(self.table.clone(), thought);
        drop(waiting);
        self.line.serve();
    }
}

#[cfg(test)]
mod tests {
    use tokio::{task::JoinHandle, time::advance};

    use super::*;

    impl Line {
        /// Every core there is.
        pub(crate) async fn take_all(&self) -> Vec<Core> {
            let n_cores = self.lock().n_cores;
            let mut cores = Vec::new();
            for _ in 0..n_cores {
                cores.push(self.wait("a test").await);
            }
            cores
        }
    }

    /// Stands in line for a table, and has done so when this returns.
    async fn queue(line: &Line, table: &'static str) -> JoinHandle<Core> {
        let line = line.clone();
        let n_before = line.lock().n_ever;
        let queued = line.clone();
        let task = tokio::spawn(async move { line.wait(table).await });
        while queued.lock().n_ever == n_before {
            tokio::task::yield_now().await;
        }
        task
    }

    /// Which of two that come one after the other is served first.
    async fn first_of(line: &Line, tables: [&'static str; 2]) -> &'static str {
        let taken = line.take_all().await;
        let [one, other] = [queue(line, tables[0]).await, queue(line, tables[1]).await];
        drop(taken);
        tokio::select! {
            _ = one => tables[0],
            _ = other => tables[1],
        }
    }

    async fn think(line: &Line, table: &str, seconds: u64) {
        let _core = line.wait(table).await;
        advance(Duration::from_secs(seconds)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn a_table_that_thinks_a_lot_lets_the_others_go_first() {
        let line = Line::new(1);
        assert_eq!(first_of(&line, ["many", "few"]).await, "many");
        think(&line, "many", 3).await;
        think(&line, "few", 1).await;
        assert_eq!(first_of(&line, ["many", "few"]).await, "few");
        think(&line, "many", 1).await;
        assert_eq!(first_of(&line, ["many", "new"]).await, "new");
        think(&line, "few", 5).await;
        assert_eq!(first_of(&line, ["few", "many"]).await, "many");
        // Whoever comes anew is no better off than they are.
        think(&line, "few", 1).await;
        assert_eq!(first_of(&line, ["few", "newer"]).await, "newer");
        think(&line, "newer", 60).await;
        assert_eq!(first_of(&line, ["newer", "few"]).await, "few");
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_longer_however_many_do() {
        let line = Line::new(2);
        let taken = line.take_all().await;
        assert_eq!(taken[0].within, PATIENCE);
        let mut waiting = Vec::new();
        for _ in 0..40 {
            waiting.push(queue(&line, "one of many").await);
        }
        drop(taken);
        let begun = Instant::now();
        let mut waiting = waiting.into_iter();
        while let (Some(one), Some(other)) = (waiting.next(), waiting.next()) {
            let cores = [one.await.unwrap(), other.await.unwrap()];
            let within = cores[0].within.min(cores[1].within);
            assert!(
                PATIENCE / 22 < within,
                "everybody has about as much: {within:?}"
            );
            advance(cores[0].within.max(cores[1].within)).await;
        }
        assert!(begun.elapsed() <= PATIENCE, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn whoever_stops_waiting_is_passed_over() {
        let line = Line::new(1);
        let taken = line.wait("first").await;
        let gone = queue(&line, "gone").await;
        let next = queue(&line, "next").await;
        gone.abort();
        assert!(gone.await.is_err());
        drop(taken);
        next.await.unwrap();
    }
}
