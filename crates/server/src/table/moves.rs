//! Moves: written down first, told afterwards.

use driver::{Driver, Pending};
use erased::remark;
use store::StoredTable;
use tabletop::Seat;

use super::Table;
use crate::{error::ApiError, plain_text, ratings};

impl Table {
    /// Makes a move for a seat that has seen `n` moves.
    pub(super) async fn play(&mut self, seat: Seat, n: u32, action: &str) -> Result<(), ApiError> {
        let pending = self.started()?.play(seat, n, &tidy(action)?)?;
        // Whoever moves is there.
        self.come_back(seat).await?;
        self.make(pending).await
    }

    /// Takes the last move back.
    pub(super) async fn undo(&mut self, seat: Seat, n: u32) -> Result<(), ApiError> {
        self.started()?.undo(seat, n)?;
        self.end_orders(seat).await?;
        let pending = self.started()?.undo(seat, n)?;
        self.make(pending).await
    }

    /// Takes back the last move of a seat and all that came after, because
    /// everybody agreed.
    pub(super) async fn go_back(&mut self, seat: Seat) -> Result<(), ApiError> {
        self.end_orders(seat).await?;
        let (pending, _) = self.started()?.go_back(seat)?;
        self.make(pending).await
    }

    /// Appends to the log, and only then lets it be true and tells everybody.
    pub(super) async fn make(&mut self, pending: Pending) -> Result<(), ApiError> {
        let ending = pending.ending();
        let ending = ending.map(|it| ratings::ending(&self.stored, &it));
        self.append(pending.line(), ending).await?;
        let told = self.driver.as_mut().map(|driver| driver.commit(pending));
        self.ask_clock();
        match told {
            Some(None) => self.tell_state(),
            Some(Some(_)) => self.tell_move(),
            None => {}
        }
        self.tell_clock(None, |_| true);
        self.tell_record();
        // What was asked was asked of another position.
        self.drop_undo();
        self.call_absent();
        self.wake_bot();
        Ok(())
    }

    pub(super) fn started(&self) -> Result<&Driver, ApiError> {
        started(&self.stored, self.driver.as_ref())
    }
}

pub(super) fn started<'a>(
    stored: &StoredTable,
    driver: Option<&'a Driver>,
) -> Result<&'a Driver, ApiError> {
    driver.ok_or_else(|| {
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
