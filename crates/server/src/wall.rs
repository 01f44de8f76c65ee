//! What time it is, and how much has passed.

use std::{
    sync::Arc,
    time::{Duration, SystemTime},
};

use tokio::{
    sync::watch,
    time::{Instant, sleep},
};

/// The clock on the wall, by which people's time is counted. Tests let days
/// pass in no time.
#[derive(Clone, Debug)]
pub struct Wall {
    began: Instant,
    skipped: Arc<watch::Sender<Duration>>,
}

impl Default for Wall {
    fn default() -> Wall {
        Wall {
            began: Instant::now(),
            skipped: Arc::new(watch::Sender::new(Duration::ZERO)),
        }
    }
}

impl Wall {
    /// Lets so much time pass at once.
    pub fn skip(&self, time: Duration) {
        self.skipped.send_modify(|skipped| *skipped += time);
    }

    /// Milliseconds since 1970, whatever somebody has set the clock to.
    pub(crate) fn now(&self) -> i64 {
        let now = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        (now + *self.skipped.borrow()).as_millis() as i64
    }

    /// Milliseconds that have passed since this was made, while the machine was
    /// awake.
    pub(crate) fn ticks(&self) -> u64 {
        (self.began.elapsed() + *self.skipped.borrow()).as_millis() as u64
    }

    /// Waits until so many have passed.
    pub(crate) async fn reach(&self, ticks: u64) {
        let mut skipped = self.skipped.subscribe();
        loop {
            let left = ticks.saturating_sub(self.ticks());
            if left == 0 {
                return;
            }
            tokio::select! {
                () = sleep(Duration::from_millis(left)) => {}
                // It lives as long as this does.
                _ = skipped.changed() => {}
            }
        }
    }
}
