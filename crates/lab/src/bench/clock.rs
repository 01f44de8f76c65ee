//! The clock of benches: what this thread has worked, so that other programs
//! on the machine count for little.

use std::time::Duration;

/// Processor time of this thread so far.
#[cfg(unix)]
pub fn worked() -> Duration {
    use nix::time::{ClockId, clock_gettime};
    let time = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID);
    time.expect("every Unix has this clock").into()
}

/// Where there is no such clock, time that has passed.
#[cfg(not(unix))]
pub fn worked() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}
