//! Bots: they wait a little, think on a thread of their own, and play like
//! everybody else. What they thought is kept as long as the game goes on and
//! the table is open.

use std::{future, sync::Arc, time::Duration};

use driver::{BotJob, Next};
use tabletop::Seat;
use tokio::time::Instant;
use tokio_util::task::AbortOnDropHandle;

use super::Table;
use crate::{bot_pool::Kept, random};

/// How long a bot waits when its move could not be written down.
const RETRY: Duration = Duration::from_secs(1);

/// A bot at work. Dropping it stops it.
#[derive(Debug)]
pub(super) struct Thinker {
    seat: Seat,
    task: AbortOnDropHandle<Decided>,
}

/// What a bot does.
#[derive(Debug)]
pub(super) enum Decided {
    Move { seat: Seat, action: String },
    Answer(Answer),
}

/// What came of thinking: no move if the bot failed to decide.
#[derive(Debug)]
pub(super) struct Answer {
    job: Arc<BotJob>,
    action: Option<String>,
    took: Duration,
}

/// Waits for the bot at work, for ever if there is none; `None` if it fell over.
pub(super) async fn decided(thinker: &mut Option<Thinker>) -> Option<Decided> {
    match thinker {
        Some(Thinker { task, .. }) => task.await.ok(),
        None => future::pending().await,
    }
}

impl Table {
    /// Sets the next bot to work, in place of any that was thinking about
    /// another position.
    pub(super) fn wake_bot(&mut self) {
        let state = Arc::clone(&self.state);
        // Drawn only if there is a bot: asking the system for luck takes longer
        // than finding out.
        self.wake_bot_after(|| Duration::from_millis(random::delay(&state.config.bot_delay)));
    }

    fn wake_bot_after(&mut self, delay: impl Fn() -> Duration) {
        self.thinker = None;
        // Nobody moves on while people think about going back.
        if self.is_halted() {
            return;
        }
        let Some(driver) = &self.driver else { return };
        let task = match driver.next(self.now()) {
            Next::Wait { .. } => return,
            Next::Over => return self.kept = None,
            Next::Move { seat, action } => {
                let delay = delay();
                let act = async move {
                    tokio::time::sleep(delay).await;
                    Decided::Move { seat, action }
                };
                (seat, tokio::spawn(act))
            }
            Next::Think(job) => {
                let delay = delay();
                let (pool, game, kept) =
                    (self.state.thinking.clone(), self.game, self.kept_for(&job));
                let (seat, job) = (job.seat, Arc::new(job));
                let think = async move {
                    tokio::time::sleep(delay).await;
                    let asked = Instant::now();
                    let action = pool.decide(Arc::clone(&job), game, kept).await;
                    let took = asked.elapsed();
                    Decided::Answer(Answer { job, action, took })
                };
                (seat, tokio::spawn(think))
            }
        };
        let (seat, task) = task;
        self.thinker = Some(Thinker {
            seat,
            task: AbortOnDropHandle::new(task),
        });
    }

    /// Whether a bot is thinking for this seat.
    pub(super) fn is_thinking_for(&self, seat: Seat) -> bool {
        self.thinker.as_ref().is_some_and(|it| it.seat == seat)
    }

    /// Where a bot goes on with its thoughts, if it has any.
    fn kept_for(&mut self, job: &BotJob) -> Option<Kept> {
        if !job.searches {
            return None;
        }
        if self.kept.is_none() {
            // At least the one that is asked, who may stand in for somebody.
            let n_bots = self.driver.as_ref().map_or(0, driver::Driver::n_searching);
            self.kept = self.state.thinking.keep(n_bots.max(1));
        }
        self.kept.clone()
    }

    pub(super) async fn play_for_bot(&mut self, decided: Option<Decided>) {
        self.thinker = None;
        let Some(driver) = &mut self.driver else {
            return;
        };
        let code = &self.stored.code;
        let pending = match decided {
            Some(Decided::Move { seat, action }) => driver.bot_move(seat, &action).ok(),
            Some(Decided::Answer(Answer { job, action, took })) => {
                if action.is_none() {
                    tracing::error!("bot {} of table {code} failed and moves anyhow", job.bot);
                    // Whatever it thought is not to be trusted.
                    self.kept = None;
                }
                driver.answer(&job, action.as_deref(), took)
            }
            None => {
                tracing::error!("a bot of table {code} fell over");
                self.kept = None;
                None
            }
        };
        let made = match pending {
            Some(pending) => self.make(pending).await,
            // The position has changed meanwhile, or nobody can move: look again.
            None => return self.wake_bot_after(|| RETRY),
        };
        if let Err(refused) = made {
            let (code, error) = (&self.stored.code, refused.problem.error);
            tracing::error!("a bot of table {code} cannot move: {error}");
            self.wake_bot_after(|| RETRY);
        }
        self.tell_presence();
    }

    /// By the clock on the wall, as all that people wait for.
    pub(super) fn now(&self) -> Duration {
        self.state.config.wall.elapsed()
    }

    /// Tells the driver who is here.
    pub(super) fn note_who_is_here(&mut self) {
        let (here, now) = (self.here(), self.now());
        if let Some(driver) = &mut self.driver {
            driver.set_here(here, now);
        }
    }

    pub(super) fn stand_in_ms(&self, seat: Seat) -> Option<u32> {
        let at = self.driver.as_ref()?.stand_in_at(seat)?;
        let left = at.saturating_sub(self.now());
        Some(left.as_millis().try_into().unwrap_or(u32::MAX))
    }

    /// The next moment at which a bot begins to play for somebody.
    pub(super) fn next_stand_in(&self) -> Option<Duration> {
        self.driver.as_ref()?.next_stand_in(self.now())
    }

    /// Somebody has been away for long enough: everybody is told, and the bot
    /// begins if it is waited for.
    pub(super) fn stand_in(&mut self) {
        self.tell_table();
        if self.thinker.is_none() {
            self.wake_bot();
        }
    }
}

#[cfg(test)]
mod tests;
