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
    /// Nothing if it stands still.
    began: Option<Instant>,
    skipped: Arc<watch::Sender<Duration>>,
}

impl Default for Wall {
    fn default() -> Wall {
        Wall {
            began: Some(Instant::now()),
            skipped: Arc::new(watch::Sender::new(Duration::ZERO)),
        }
    }
}

impl Wall {
    /// A clock that stands still, so that two servers with one say the same: time
    /// passes with [`Wall::skip`] alone.
    pub fn still() -> Wall {
        Wall {
            began: None,
            ..Wall::default()
        }
    }

    /// Lets so much time pass at once.
    pub fn skip(&self, time: Duration) {
        self.skipped.send_modify(|skipped| *skipped += time);
    }

    /// Milliseconds since 1970, whatever somebody has set the clock to.
    pub(crate) fn now(&self) -> i64 {
        let since_1970 = |_| SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        let now = self.began.map_or(Duration::ZERO, since_1970);
        (now + *self.skipped.borrow()).as_millis() as i64
    }

    /// How long ago this was made, while the machine was awake.
    pub(crate) fn elapsed(&self) -> Duration {
        let began = self.began.map_or(Duration::ZERO, |it| it.elapsed());
        began + *self.skipped.borrow()
    }

    /// The same in milliseconds.
    pub(crate) fn ticks(&self) -> u64 {
        self.elapsed().as_millis() as u64
    }

    /// Waits until so much has passed.
    pub(crate) async fn reach(&self, moment: Duration) {
        let mut skipped = self.skipped.subscribe();
        loop {
            let left = moment.saturating_sub(self.elapsed());
            if left.is_zero() {
                return;
            }
            tokio::select! {
                () = sleep(left), if self.began.is_some() => {}
                // It lives as long as this does.
                _ = skipped.changed() => {}
            }
        }
    }
}
