//! Bots: they wait a little, think on a thread of their own, and play like
//! everybody else.

use std::{future, time::Duration};

use store::Chair;
use tabletop::{Refusal, Seat, SeatSet, Turn};
use tokio_util::task::AbortOnDropHandle;

use super::Table;
use crate::luck;

/// How long a bot waits when its move could not be written down.
const RETRY: Duration = Duration::from_secs(1);

/// A bot at work. Dropping it stops it.
#[derive(Debug)]
pub(super) struct Thinker {
    seat: Seat,
    n: u32,
    task: AbortOnDropHandle<Option<String>>,
}

/// How a bot decides, on another thread.
type Choose = Box<dyn FnOnce() -> Result<String, Refusal> + Send>;

/// What a bot has decided.
#[derive(Debug)]
pub(super) struct Choice {
    seat: Seat,
    n: u32,
    /// `None` if it failed to decide.
    action: Option<String>,
}

/// Waits for the bot at work, for ever if there is none.
pub(super) async fn choice(thinker: &mut Option<Thinker>) -> Choice {
    match thinker {
        Some(Thinker { seat, n, task }) => Choice {
            seat: *seat,
            n: *n,
            action: task.await.ok().flatten(),
        },
        None => future::pending().await,
    }
}

impl Table {
    /// Sets the next bot to work, in place of any that was thinking about
    /// another position.
    pub(super) fn wake_bot(&mut self) {
        let delay = luck::delay(&self.house.config.bot_delay);
        self.wake_bot_after(Duration::from_millis(delay));
    }

    fn wake_bot_after(&mut self, delay: Duration) {
        self.thinker = self.bot_to_move().map(|(seat, choose)| {
            let running = self.running.as_ref().expect("somebody is to move");
            let task = tokio::spawn(async move {
                tokio::time::sleep(delay).await;
                let chosen = tokio::task::spawn_blocking(choose).await;
                chosen.ok()?.ok()
            });
            Thinker {
                seat,
                n: running.n_moves(),
                task: AbortOnDropHandle::new(task),
            }
        });
    }

    /// Whether a bot is thinking for this seat.
    pub(super) fn is_thinking_for(&self, seat: Seat) -> bool {
        self.thinker.as_ref().is_some_and(|it| it.seat == seat)
    }

    /// Whoever interrupts is faster than whoever is waited for.
    fn bot_to_move(&self) -> Option<(Seat, Choose)> {
        let running = self.running.as_ref()?;
        let (must, may) = match running.turn() {
            Turn::Waiting { must, may } => (must, may),
            Turn::Over(_) => return None,
        };
        let interrupted = self.bots_at(may).find_map(|(seat, bot)| {
            let action = running.interrupt(&bot, seat).ok()??;
            Some((seat, Box::new(move || Ok(action)) as Choose))
        });
        interrupted.or_else(|| {
            let (seat, bot) = self.bots_at(must).next()?;
            Some((seat, Box::new(running.chooser(&bot, seat))))
        })
    }

    /// Those of these seats that a bot plays for, and which one.
    fn bots_at(&self, seats: SeatSet) -> impl Iterator<Item = (Seat, String)> {
        let chairs = self.seats().filter(move |(seat, _)| seats.contains(*seat));
        chairs.filter_map(|(seat, chair)| match chair {
            Chair::Bot { bot, .. } => Some((seat, bot.clone())),
            Chair::Person { .. } if self.is_stood_in_for(seat) => {
                Some((seat, erased::USUAL.name.to_owned()))
            }
            Chair::Person { .. } | Chair::Free => None,
        })
    }

    pub(super) async fn play_for_bot(&mut self, choice: Choice) {
        self.thinker = None;
        let Choice { seat, n, action } = choice;
        let code = &self.stored.code;
        let action = action.or_else(|| {
            tracing::error!("the bot at seat {seat} of table {code} failed and moves anyhow");
            let running = self.running.as_ref()?;
            running.legal(seat).into_iter().next()
        });
        let Some(action) = action else { return };
        if let Err(refused) = self.play(seat, n, &action).await {
            tracing::error!(
                "the bot at seat {seat} of table {} was refused {action:?}: {}",
                self.stored.code,
                refused.problem.error
            );
            self.wake_bot_after(RETRY);
        }
        self.tell_presence();
    }
}
