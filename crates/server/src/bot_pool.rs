//! Searching bots share the cores and the memory of the server.

mod line;

use std::{sync::Arc, thread};

use driver::{BotJob, Bots};
use erased::DynGame;
use tokio::{
    sync::{Mutex, OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
    time::{Instant, sleep_until},
};

use self::line::Line;

/// How many bots are kept between moves, all tables together. Each remembers 4
/// to 10 megabytes, and 25 at most. Where there is no room, a bot begins every
/// move without a thought.
pub(crate) const MOST_KEPT: usize = 64;

/// What bots of all tables need to think.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    /// As many searches run at once as there are cores. The others wait.
    pub(crate) cores: Line,
    /// Room for bots to be kept in.
    room: Arc<Semaphore>,
}

/// The searching bots of one table. Only their own thoughts hold the lock.
pub(crate) type Kept = Arc<Mutex<Memory>>;

#[derive(Debug)]
pub(crate) struct Memory {
    bots: Bots,
    /// Given back when the bots are dropped.
    _room: OwnedSemaphorePermit,
}

impl Thinking {
    pub(crate) fn new() -> Thinking {
        // Who cannot tell has one.
        let n_cores = thread::available_parallelism().map_or(1, usize::from);
        Thinking {
            cores: Line::new(n_cores),
            room: Arc::new(Semaphore::new(MOST_KEPT)),
        }
    }

    /// Room for so many bots of one table, if there is any left.
    pub(crate) fn keep(&self, n_bots: usize) -> Option<Kept> {
        let n_bots = u32::try_from(n_bots).ok()?;
        let room = Arc::clone(&self.room).try_acquire_many_owned(n_bots);
        let memory = Memory {
            bots: Bots::default(),
            _room: room.ok()?,
        };
        Some(Arc::new(Mutex::new(memory)))
    }

    /// Lets a bot decide on a thread of its own; `None` if it fails. Whoever
    /// does not wait for the answer only stops a search that has not begun.
    pub(crate) async fn decide(
        self,
        job: Arc<BotJob>,
        game: &'static dyn DynGame,
        kept: Option<Kept>,
    ) -> Option<String> {
        // A bot may still be thinking about a position that is no more. Where there
        // are secrets, nobody waits for the end of that: it would tell whether there
        // was anything to think about.
        let mut memory = match kept {
            Some(kept) if job.pace(game).is_zero() => Some(kept.lock_owned().await),
            Some(kept) => kept.try_lock_owned().ok(),
            None => None,
        };
        let core = if job.searches {
            let _waiting = Waiting::begin();
            Some(self.cores.wait(&job.table).await)
        } else {
            None
        };
        let within = core.as_ref().map(|it| it.within);
        let job = match within {
            Some(within) if job.within.is_none_or(|it| within < it) => Arc::new(BotJob {
                within: Some(within),
                ..BotJob::clone(&job)
            }),
            Some(_) | None => job,
        };
        let seen_at = Instant::now() + job.pace(game);
        let decide = move || {
            let _core = core;
            match &mut memory {
                Some(memory) => memory.bots.answer(&job, game),
                None => job.answer(game),
            }
        };
        let answer = spawn_blocking(decide).await;
        // Meanwhile others have the core.
        sleep_until(seen_at).await;
        answer.ok()?.ok()
    }
}

/// A bot that waits for a core; however it ends, it is counted out again.
struct Waiting;

impl Waiting {
    fn begin() -> Waiting {
        metrics::gauge!("brainery_bots_waiting").increment(1);
        Waiting
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        metrics::gauge!("brainery_bots_waiting").decrement(1);
    }
}

#[cfg(test)]
mod tests;
