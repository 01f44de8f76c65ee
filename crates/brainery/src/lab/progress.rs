//! How far long work is: a bar on a terminal, and elsewhere a line now and
//! then, so that whoever reads a log knows that something is going on.

use std::time::{Duration, Instant};

use indicatif::{HumanCount, HumanDuration, ProgressBar, ProgressStyle};

/// When the first line is due. Each waits twice as long as the one before, up
/// to the longest wait.
const FIRST_LINE: Duration = Duration::from_secs(10);
const LONGEST_WAIT: Duration = Duration::from_mins(5);

/// On standard error.
pub(crate) struct Progress {
    bar: ProgressBar,
    lines: Lines,
    started: Instant,
    /// Whether some of it lay there before.
    has_skipped: bool,
}

impl Progress {
    pub(crate) fn counting(what: &'static str, n_all: u64) -> Progress {
        let style =
            format!("{{bar:40}} {{human_pos}}/{{human_len}} {what}, {{per_sec}}, {{eta}} left");
        let style = ProgressStyle::with_template(&style).expect("the template is sound");
        Progress {
            bar: ProgressBar::new(n_all).with_style(style),
            lines: Lines::new(what, n_all),
            started: Instant::now(),
            has_skipped: false,
        }
    }

    /// One more was done before.
    pub(super) fn skip(&mut self) {
        self.bar.inc(1);
        self.lines.n_skipped += 1;
        self.has_skipped = true;
    }

    /// One more is done.
    pub(crate) fn advance(&mut self) {
        if std::mem::take(&mut self.has_skipped) {
            // What lay there took no time, and says nothing of the rest.
            self.bar.reset_eta();
        }
        self.bar.inc(1);
        if self.bar.is_hidden()
            && let Some(line) = self.lines.advance(self.started.elapsed())
        {
            eprintln!("{line}");
        }
    }

    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

/// Which lines are due when.
struct Lines {
    what: &'static str,
    n_done: u64,
    /// What was done before.
    n_skipped: u64,
    n_all: u64,
    due: Duration,
    wait: Duration,
}

impl Lines {
    fn new(what: &'static str, n_all: u64) -> Lines {
        Lines {
            what,
            n_done: 0,
            n_skipped: 0,
            n_all,
            due: FIRST_LINE,
            wait: FIRST_LINE,
        }
    }

    /// Counts one more, and says so if it is time.
    fn advance(&mut self, elapsed: Duration) -> Option<String> {
        self.n_done += 1;
        if elapsed < self.due {
            return None;
        }
        self.wait = (2 * self.wait).min(LONGEST_WAIT);
        self.due = elapsed + self.wait;
        let n_there = self.n_skipped + self.n_done;
        let n_left = self.n_all.saturating_sub(n_there);
        let left = elapsed.mul_f64(ratio(n_left, self.n_done));
        Some(format!(
            "{} of {} {}, about {} left",
            HumanCount(n_there),
            HumanCount(self.n_all),
            self.what,
            HumanDuration(left)
        ))
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the time left is an approximation"
)]
fn ratio(part: u64, whole: u64) -> f64 {
    part as f64 / whole as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_now_and_then_and_say_how_long_it_takes() {
        let mut lines = Lines::new("games", 2000);
        let mut said = Vec::new();
        for second in 1..=2000 {
            said.extend(lines.advance(Duration::from_secs(second)));
        }
        assert_eq!(said[0], "10 of 2,000 games, about 33 minutes left");
        assert_eq!(said[1], "30 of 2,000 games, about 33 minutes left");
        assert_eq!(said.len(), 5 + (2000 - 310) / 300, "{said:?}");
    }
}
