//! Bots: they wait a little, think on a thread of their own, and play like
//! everybody else.

use std::{future, time::Duration};

use store::Chair;
use tabletop::Seat;
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
    /// Sets the first bot that is waited for to work, in place of any that was
    /// thinking about another position.
    pub(super) fn wake_bot(&mut self) {
        let delay = luck::delay(&self.house.config.bot_delay);
        self.wake_bot_after(Duration::from_millis(delay));
    }

    fn wake_bot_after(&mut self, delay: Duration) {
        self.thinker = self.bot_to_move().map(|(seat, bot)| {
            let running = self.running.as_ref().expect("somebody is to move");
            let choose = running.chooser(&bot, seat);
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

    pub(super) fn strongest_bot(&self) -> &'static str {
        let bots = self.game.bots();
        let strongest = bots.last();
        strongest
            .expect("every game has a bot that plays at random")
            .name
    }

    fn bot_to_move(&self) -> Option<(Seat, String)> {
        let must = self.running.as_ref()?.turn().must();
        let mut waited_for = self.seats().filter(|(seat, _)| must.contains(*seat));
        waited_for.find_map(|(seat, chair)| match chair {
            Chair::Bot { bot, .. } => Some((seat, bot.clone())),
            Chair::Person { .. } if self.is_stood_in_for(seat) => {
                Some((seat, self.strongest_bot().to_owned()))
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
