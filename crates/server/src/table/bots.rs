//! Bots: they wait a little, think on a thread of their own, and play like
//! everybody else. What they thought is kept as long as the game goes on and
//! the table is open.

use std::{future, time::Duration};

use record::Question;
use store::SeatAssignment;
use tabletop::{Seat, SeatSet, Turn};
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
    n: u32,
    task: AbortOnDropHandle<Thought>,
}

/// What came of thinking, and how long a bot searched for it.
#[derive(Debug)]
struct Thought {
    /// `None` if it failed to decide.
    action: Option<String>,
    searched: Option<Duration>,
}

/// What a bot is about to do.
enum Intent {
    Interrupt(Seat, String),
    Decide(Question),
}

/// What a bot has decided.
#[derive(Debug)]
pub(super) struct Choice {
    seat: Seat,
    n: u32,
    thought: Option<Thought>,
}

/// Waits for the bot at work, for ever if there is none.
pub(super) async fn choice(thinker: &mut Option<Thinker>) -> Choice {
    match thinker {
        Some(Thinker { seat, n, task }) => Choice {
            seat: *seat,
            n: *n,
            thought: task.await.ok(),
        },
        None => future::pending().await,
    }
}

impl Intent {
    fn seat(&self) -> Seat {
        match self {
            Intent::Interrupt(seat, _) => *seat,
            Intent::Decide(question) => question.seat(),
        }
    }

    fn takes_thought(&self) -> bool {
        match self {
            Intent::Interrupt(..) => false,
            Intent::Decide(question) => question.takes_thought(),
        }
    }

    fn is_searched(&self) -> bool {
        match self {
            Intent::Interrupt(..) => false,
            Intent::Decide(question) => question.is_searched(),
        }
    }
}

impl Table {
    /// Sets the next bot to work, in place of any that was thinking about
    /// another position.
    pub(super) fn wake_bot(&mut self) {
        let delay = random::delay(&self.state.config.bot_delay);
        self.wake_bot_after(Duration::from_millis(delay));
    }

    fn wake_bot_after(&mut self, delay: Duration) {
        self.thinker = None;
        let Some(running) = &self.running else { return };
        if matches!(running.turn(), Turn::Over(_)) {
            self.kept = None;
        }
        let n = running.n_moves();
        let Some(intent) = self.bot_to_move() else {
            return;
        };
        let (thinking, kept) = (self.state.thinking.clone(), self.kept_for(&intent));
        let seat = intent.seat();
        let task = tokio::spawn(async move {
            tokio::time::sleep(delay).await;
            let asked = Instant::now();
            let is_searched = intent.is_searched();
            let action = match intent {
                Intent::Interrupt(_, action) => Some(action),
                Intent::Decide(question) => thinking.decide(question, kept).await,
            };
            Thought {
                action,
                searched: is_searched.then(|| asked.elapsed()),
            }
        });
        self.thinker = Some(Thinker {
            seat,
            n,
            task: AbortOnDropHandle::new(task),
        });
    }

    /// Whether a bot is thinking for this seat.
    pub(super) fn is_thinking_for(&self, seat: Seat) -> bool {
        self.thinker.as_ref().is_some_and(|it| it.seat == seat)
    }

    /// Whoever interrupts is faster than whoever is waited for.
    fn bot_to_move(&self) -> Option<Intent> {
        let running = self.running.as_ref().filter(|_| !self.is_exhausted())?;
        let (must, may) = match running.turn() {
            Turn::Waiting { must, may } => (must, may),
            Turn::Over(_) => return None,
        };
        let interrupted = self.bots_at(may).find_map(|(seat, bot)| {
            let action = running.interrupt(&bot, seat).ok()??;
            Some(Intent::Interrupt(seat, action))
        });
        interrupted.or_else(|| {
            let (seat, bot) = self.bots_at(must).next()?;
            let question = running.question(&bot, seat);
            Some(Intent::Decide(self.within_patience(question)))
        })
    }

    /// Where nobody waits, bots may take their time.
    fn within_patience(&self, question: Question) -> Question {
        let mut seats = self.seats().map(|(seat, _)| seat);
        if question.takes_thought() && seats.any(|seat| self.is_of_a_person(seat)) {
            question.within(self.patience.share(self.n_searching()))
        } else {
            question
        }
    }

    /// Also if a bot stands in.
    pub(super) fn is_of_a_person(&self, seat: Seat) -> bool {
        let mut assignments = self.seats().filter(|(it, _)| *it == seat);
        assignments.any(|(_, assignment)| matches!(assignment, SeatAssignment::Person { .. }))
    }

    /// Bots of this table that search.
    fn n_searching(&self) -> usize {
        let bots = self
            .stored
            .assignments
            .iter()
            .filter_map(SeatAssignment::bot);
        bots.filter(|bot| self.game.searches(bot)).count()
    }

    /// Where a bot goes on with its thoughts, if it has any.
    fn kept_for(&mut self, intent: &Intent) -> Option<Kept> {
        if !intent.takes_thought() {
            return None;
        }
        if self.kept.is_none() {
            // At least the one that is asked, who may stand in for somebody.
            self.kept = self.state.thinking.keep(self.n_searching().max(1));
        }
        self.kept.clone()
    }

    /// Those of these seats that a bot plays for, and which one.
    fn bots_at(&self, seats: SeatSet) -> impl Iterator<Item = (Seat, String)> {
        let assignments = self.seats().filter(move |(seat, _)| seats.contains(*seat));
        assignments.filter_map(|(seat, assignment)| match assignment {
            SeatAssignment::Bot { bot, .. } => Some((seat, bot.clone())),
            SeatAssignment::Person { .. } if self.is_stood_in_for(seat) => {
                Some((seat, erased::USUAL.name.to_owned()))
            }
            SeatAssignment::Person { .. } | SeatAssignment::Free => None,
        })
    }

    pub(super) async fn play_for_bot(&mut self, choice: Choice) {
        self.thinker = None;
        let Choice { seat, n, thought } = choice;
        if let Some(searched) = thought.as_ref().and_then(|it| it.searched) {
            self.patience.spend(searched);
        }
        let action = thought.and_then(|it| it.action);
        let code = &self.stored.code;
        if action.is_none() {
            // Whatever it thought is not to be trusted.
            self.kept = None;
        }
        let action = action.or_else(|| {
            tracing::error!("the bot at seat {seat} of table {code} failed and moves anyhow");
            let running = self.running.as_ref()?;
            running.choose("random", seat).ok()
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

#[cfg(test)]
mod tests;
