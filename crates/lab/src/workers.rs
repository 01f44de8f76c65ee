//! Units of work on as many threads as wanted, counted as if on one.

use std::{
    collections::BTreeMap,
    ops::{ControlFlow, Range},
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{self, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

use crate::tournament::LabError;

/// Does all units of some ranges with one worker for each thread, and passes
/// what came of them on in order. Raising `stop` ends early, and so does who
/// takes them: what was passed on are then the first units, without gaps. Says
/// whether all were passed on.
pub(crate) fn in_order<R: Send>(
    units: &[Range<u64>],
    workers: Vec<impl FnMut(u64) -> R + Send>,
    stop: &AtomicBool,
    mut pass: impl FnMut(u64, R) -> Result<ControlFlow<()>, LabError>,
) -> Result<bool, LabError> {
    let n_all = units.iter().map(|it| it.end - it.start).sum();
    let mut in_turn = units.iter().cloned().flatten();
    let next = AtomicU64::new(0);
    let is_enough = AtomicBool::new(false);
    let (sender, receiver) = mpsc::sync_channel(2 * workers.len());
    thread::scope(|scope| {
        for worker in workers {
            let sender = sender.clone();
            let claims = Claims {
                units,
                n_all,
                next: &next,
                stop: [stop, &is_enough],
            };
            scope.spawn(move || claims.work(worker, &sender));
        }
        // The workers hold the others: the channel closes when they are done.
        drop(sender);
        // Those that come too early are held back.
        let mut early = BTreeMap::new();
        let mut awaited = 0;
        for (first, results) in receiver {
            early.insert(first, results);
            while let Some(results) = early.remove(&awaited) {
                awaited += results.len() as u64;
                for result in results {
                    let unit = in_turn.next().expect("a result for each unit");
                    let passed = pass(unit, result);
                    if !matches!(passed, Ok(ControlFlow::Continue(()))) {
                        // Before anybody claims more.
                        is_enough.store(true, Ordering::Relaxed);
                        return passed.map(|_| false);
                    }
                }
            }
        }
        Ok(awaited == n_all)
    })
}

/// What is still to be done.
struct Claims<'a> {
    units: &'a [Range<u64>],
    n_all: u64,
    /// How many were claimed.
    next: &'a AtomicU64,
    /// Any of them ends it.
    stop: [&'a AtomicBool; 2],
}

impl Claims<'_> {
    /// Claims the next few units, does them, hands them over, again and again. A
    /// claim is always done to its end, so claims leave no gaps.
    fn work<R>(&self, mut work: impl FnMut(u64) -> R, sender: &SyncSender<(u64, Vec<R>)>) {
        let mut n_claimed = 1;
        while !self.stop.iter().any(|it| it.load(Ordering::Relaxed)) {
            let first = self.next.fetch_add(n_claimed, Ordering::Relaxed);
            if self.n_all <= first {
                return;
            }
            let started = Instant::now();
            let claimed = first..self.n_all.min(first + n_claimed);
            let results = claimed.map(|nth| work(self.unit(nth))).collect();
            n_claimed = claim_after(n_claimed, started.elapsed());
            if sender.send((first, results)).is_err() {
                return;
            }
        }
    }

    /// The `nth` unit that is to be done. Ranges are few.
    fn unit(&self, nth: u64) -> u64 {
        let mut left = nth;
        for range in self.units {
            let n = range.end - range.start;
            if left < n {
                return range.start + left;
            }
            left -= n;
        }
        unreachable!("only units that are there are claimed")
    }
}

/// Aims at claims of some milliseconds: long enough to cost nothing, short
/// enough to stop soon and to keep memory small.
fn claim_after(n_claimed: u64, took: Duration) -> u64 {
    const AIM: Duration = Duration::from_millis(10);
    const MOST: u64 = 1024;
    if took < AIM {
        (2 * n_claimed).min(MOST)
    } else {
        (n_claimed / 2).max(1)
    }
}
