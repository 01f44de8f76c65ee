//! When the server was there: nobody pays for the time it was not.
//!
//! As long as somebody's time runs, it is written down every few seconds that
//! the server is there and can write. What is between two such times, because
//! it was stopped, or fell over, or the disk was full, or the lid was closed, is
//! nobody's.

use std::time::Duration;

use store::{Store, Uptime};
use tokio::sync::Mutex;

use crate::wall::Wall;

/// How often it is written down.
pub(crate) const BEAT: Duration = Duration::from_secs(5);

/// More often it is not, in milliseconds.
const SELDOM: u64 = 500;

/// How much the clock on the wall may be off, in milliseconds.
const TOLERANCE: u64 = 5000;

/// The time that is being written down.
#[derive(Debug, Default)]
pub(crate) struct Heartbeat(Mutex<Option<Beat>>);

#[derive(Copy, Clone, Debug)]
struct Beat {
    uptime: Uptime,
    ticks: u64,
}

impl Heartbeat {
    /// Writes down that the server is there now.
    pub(crate) async fn beat(&self, store: &Store, wall: &Wall) {
        let mut last = self.0.lock().await;
        let (now, ticks) = (wall.now(), wall.ticks());
        if last.is_some_and(|last| ticks < last.ticks + SELDOM) {
            return;
        }
        // A machine that slept was not there, although nobody stopped anything.
        let goes_on = last.filter(|last| {
            let by_wall = now - last.uptime.until_at;
            let by_ticks = (ticks - last.ticks).cast_signed();
            by_wall.abs_diff(by_ticks) <= TOLERANCE
        });
        let began_at = goes_on.map_or(now, |last| last.uptime.began_at);
        let uptime = Uptime {
            began_at,
            until_at: now,
        };
        *last = match store.note_uptime(uptime).await {
            Ok(()) => Some(Beat { uptime, ticks }),
            Err(error) => {
                tracing::warn!("no time passes at tables with a clock: {error}");
                None
            }
        };
    }
}

/// How much of the time since a moment the server was there, in milliseconds.
pub(crate) fn passed(since: i64, uptime: &[Uptime]) -> u64 {
    let mut from = since;
    let mut passed = 0;
    for Uptime { began_at, until_at } in uptime {
        from = from.max(*began_at);
        passed += (until_at - from).max(0);
        from = from.max(*until_at);
    }
    passed.unsigned_abs()
}

/// How long the server stayed after a moment, in milliseconds.
pub(crate) fn stayed(since: i64, uptime: &[Uptime]) -> u64 {
    let was_there = |it: &&Uptime| it.began_at <= since && since <= it.until_at;
    let until = uptime.iter().find(was_there).map(|it| it.until_at);
    until.map_or(0, |until| (until - since).unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn up(began_at: i64, until_at: i64) -> Uptime {
        Uptime { began_at, until_at }
    }

    #[test]
    fn time_passes_only_while_the_server_is_there() {
        let uptime = [up(0, 10), up(20, 30), up(25, 40)];
        assert_eq!(passed(5, &uptime), 5 + 20);
        assert_eq!(passed(15, &uptime), 20);
        assert_eq!(passed(35, &uptime), 5);
        assert_eq!(passed(50, &uptime), 0);
        assert_eq!(stayed(5, &uptime), 5);
        assert_eq!(stayed(15, &uptime), 0);
    }
}
