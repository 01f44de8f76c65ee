//! Moves: written down first, told afterwards.

use erased::remark;
use record::{Match, Move, UNDO};
use store::{StoreError, StoredTable};
use tabletop::{Refusal, Seat};

use super::Table;
use crate::{error::ApiError, plain_text};

impl Table {
    /// Makes a move for a seat that has seen `n` moves.
    pub(super) async fn play(&mut self, seat: Seat, n: u32, action: &str) -> Result<(), ApiError> {
        let running = self.started()?;
        let now = running.n_moves();
        if !running.is_timely(seat, n) {
            return Err(late(n, now));
        }
        if self.is_exhausted() {
            return Err(ApiError::not_now(format!(
                "this game has gone on for {now} moves, which is as long as games may get here; \
                 open another table"
            )));
        }
        let action = &tidy(action)?;
        let attempt = running.attempt(seat, action)?;
        // A lenient reader of notation must not let odd spellings into the log.
        let (notation, _) = remark::split(action);
        if !running.legal(seat).iter().any(|it| it == notation) {
            return Err(Refusal::Unreadable(format!(
                "{action:?} is not in the notation of {}",
                self.stored.game
            ))
            .into());
        }
        self.write_down(&attempt.played).await?;
        self.running
            .as_mut()
            .expect("the game has started")
            .commit(attempt);
        if self.is_of_a_person(seat) {
            self.patience.renew();
        }
        self.tell_state(now);
        self.wake_bot();
        Ok(())
    }

    /// Takes the last move back.
    pub(super) async fn undo(&mut self, seat: Seat, n: u32) -> Result<(), ApiError> {
        let running = self.up_to_date(n)?;
        running
            .may_undo(seat)
            .map_err(|barrier| ApiError::not_now(barrier.to_string()))?;
        if !self.may_still_undo() {
            return Err(ApiError::not_now(format!(
                "moves were taken back {} times at this table, which is as often as it may be; \
                 now they stand",
                self.n_undone
            )));
        }
        self.write_down(&Move {
            seat,
            action: UNDO.to_owned(),
            draws: Vec::new(),
        })
        .await?;
        self.running
            .as_mut()
            .expect("the game has started")
            .undo(seat)
            .expect("the move may be undone");
        self.n_undone += 1;
        self.tell_state(0);
        self.wake_bot();
        Ok(())
    }

    pub(super) fn started(&self) -> Result<&Match, ApiError> {
        started(&self.stored, self.running.as_ref())
    }

    /// Whether the game has had as many moves as it may.
    pub(super) fn is_exhausted(&self) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| self.state.config.max_moves <= running.n_moves())
    }

    pub(super) fn may_still_undo(&self) -> bool {
        self.n_undone < self.state.config.max_undos
    }

    /// The game, if whoever speaks of it has seen all of it.
    fn up_to_date(&self, n: u32) -> Result<&Match, ApiError> {
        let running = self.started()?;
        let now = running.n_moves();
        if n != now {
            return Err(late(n, now));
        }
        Ok(running)
    }

    /// Appends to the log. Only then may anybody be told.
    async fn write_down(&mut self, played: &Move) -> Result<(), ApiError> {
        let line = self.n_logged + 1;
        let written = self
            .state
            .store
            .append(&self.stored.code, line, played)
            .await;
        self.is_overtaken |= matches!(written, Err(StoreError::Fenced { .. }));
        written?;
        self.n_logged = line;
        Ok(())
    }
}

pub(super) fn started<'a>(
    stored: &StoredTable,
    running: Option<&'a Match>,
) -> Result<&'a Match, ApiError> {
    running.ok_or_else(|| {
        let free = stored
            .assignments
            .iter()
            .filter(|assignment| assignment.name().is_none());
        ApiError::not_now(format!(
            "the game has not started, {} more to come; `fill` gives free seats to bots",
            free.count()
        ))
    })
}

/// A move with what was said with it in plain letters.
fn tidy(action: &str) -> Result<String, ApiError> {
    let (_, Some(remark)) = remark::split(action) else {
        return Ok(action.to_owned());
    };
    let (notation, _) = action.split_at(action.len() - remark.len());
    let remark = plain_text::clean(remark).ok_or_else(|| {
        ApiError::wrong("what you say with a move has no signs that cannot be seen")
    })?;
    Ok(format!("{notation}{remark}"))
}

fn late(n: u32, now: u32) -> ApiError {
    ApiError::late(format!(
        "that was meant for move {n}, but the table is at move {now}"
    ))
}
