//! A break, and leaving for good: lines of the log beside the moves.

use driver::driver::line;
use record::Note;
use store::{PlayerId, SeatAssignment};
use tabletop::{Seat, Turn};
use wire::ServerMessage;

use super::{Connection, Table};
use crate::{error::ApiError, outgoing::Outgoing};

impl Table {
    /// Nobody moves until somebody goes on.
    pub(super) async fn pause(&mut self, by: Seat) -> Result<(), ApiError> {
        self.note(by, Note::Pause).await
    }

    /// Anybody may go on.
    pub(super) async fn resume(&mut self, seat: Seat) -> Result<(), ApiError> {
        if !self.started()?.is_paused() {
            return Err(ApiError::not_now("the game is not paused"));
        }
        self.note(seat, Note::Resume).await
    }

    /// A bot plays for whoever leaves, at once. Their pages are told, and their
    /// token opens the seat again, unless they have left for good.
    pub(super) async fn leave(&mut self, seat: Seat, for_good: bool) -> Result<(), ApiError> {
        match self.started()?.game().turn() {
            Turn::Waiting { .. } => {}
            Turn::Over(_) => {
                return Err(ApiError::not_now(
                    "the game is over, there is nothing to leave; close the page",
                ));
            }
        }
        if for_good {
            self.note(seat, Note::Leave).await?;
        }
        let message = Outgoing::of(&ServerMessage::Left { for_good });
        let theirs = |it: &mut Connection| it.reader.seat == Some(seat);
        for connection in self.connections.extract_if(.., theirs) {
            // Who cannot be told has gone already.
            drop(connection.outbox.try_send(message.clone()));
        }
        self.note_who_is_here();
        if let Some(driver) = &mut self.driver {
            driver.step_out(seat);
        }
        self.tell_table();
        self.wake_bot();
        Ok(())
    }

    /// Somebody wants to be forgotten: gives up a seat before the game, leaves a
    /// game that goes on, and hands back the record of one that is over.
    pub(super) async fn forget(
        &mut self,
        players: &[PlayerId],
    ) -> Result<Option<String>, ApiError> {
        let theirs = |(_, it): &(Seat, &SeatAssignment)| {
            it.player().is_some_and(|it| players.contains(&it.id))
        };
        let seats: Vec<_> = self.seats().filter(theirs).map(|(seat, _)| seat).collect();
        for seat in seats {
            let driver = self.driver.as_ref();
            match driver.map(|it| (it.game().turn(), it.left().contains(seat))) {
                None => self.stand(seat).await?,
                Some((Turn::Waiting { .. }, false)) => self.leave(seat, true).await?,
                Some((Turn::Waiting { .. }, true)) => {}
                Some((Turn::Over(_), _)) => return self.record().map(Some),
            }
        }
        Ok(None)
    }

    /// An operator has closed the table: everybody is told, and nobody comes
    /// back.
    pub(super) fn close(&mut self) {
        self.part_with(|_| true);
        self.notice = None;
        self.is_overtaken = true;
    }

    /// Whether an operator does not want whoever sits there.
    pub(super) fn is_blocked(&self, seat: Seat) -> bool {
        let player = self.stored.assignments[seat.index()].player();
        player.is_some_and(|it| self.state.is_blocked(&it.id))
    }

    /// Appends a note to the log, and only then lets it be true.
    pub(super) async fn note(&mut self, seat: Seat, note: Note) -> Result<(), ApiError> {
        self.append(&line(seat, note), None).await?;
        let now = self.now();
        if let Some(driver) = &mut self.driver {
            driver.note(seat, note, now);
        }
        self.ask_clock();
        self.tell_table();
        self.wake_bot();
        Ok(())
    }
}
