//! Games on as many threads as wanted, counted as if on one.

use std::{
    collections::BTreeMap,
    io,
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{self, SyncSender},
    },
    thread,
    time::{Duration, Instant},
};

/// Plays games 0 to `n_games` with one player for each thread, and passes what
/// came of them on by index. Raising `stop` ends early: what was passed on are
/// then the first games, without gaps.
pub(crate) fn in_order<R: Send>(
    n_games: u64,
    players: Vec<impl FnMut(u64) -> R + Send>,
    stop: &AtomicBool,
    mut pass: impl FnMut(&R) -> io::Result<()>,
) -> io::Result<()> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::sync_channel(2 * players.len());
    thread::scope(|scope| {
        for play in players {
            let sender = sender.clone();
            let next = &next;
            scope.spawn(move || work(play, n_games, (next, stop), &sender));
        }
        // The workers hold the others: the channel closes when they are done.
        drop(sender);
        // Those that come too early are held back.
        let mut early = BTreeMap::new();
        let mut awaited = 0;
        for (first, results) in receiver {
            early.insert(first, results);
            while let Some(results) = early.remove(&awaited) {
                for result in &results {
                    pass(result)?;
                }
                awaited += results.len() as u64;
            }
        }
        Ok(())
    })
}

/// Claims the next few games, plays them, hands them over, again and again. A
/// claim is always played to its end, so claims leave no gaps.
fn work<R>(
    mut play: impl FnMut(u64) -> R,
    n_games: u64,
    (next, stop): (&AtomicU64, &AtomicBool),
    sender: &SyncSender<(u64, Vec<R>)>,
) {
    let mut n_claimed = 1;
    while !stop.load(Ordering::Relaxed) {
        let first = next.fetch_add(n_claimed, Ordering::Relaxed);
        if n_games <= first {
            return;
        }
        let started = Instant::now();
        let games = first..n_games.min(first + n_claimed);
        let results = games.map(&mut play).collect();
        n_claimed = claim_after(n_claimed, started.elapsed());
        if sender.send((first, results)).is_err() {
            return;
        }
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
