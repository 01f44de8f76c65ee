//! What the host decides before the game: who may come in, and who may stay.

use store::SeatAssignment;
use tabletop::Seat;
use wire::ProblemKind;

use super::{Table, lobby::Begin};
use crate::error::ApiError;

impl Table {
    /// Lets nobody else take a seat, or everybody again.
    pub(super) async fn lock(&mut self, seat: Seat, on: bool) -> Result<(), ApiError> {
        self.hosts(seat)?;
        self.state.store.lock(&self.stored.code, on).await?;
        self.stored.is_locked = on;
        self.tell_table();
        Ok(())
    }

    /// Takes a seat from a person, whose pages are told.
    pub(super) async fn remove(&mut self, seat: Seat, whom: Seat) -> Result<(), ApiError> {
        self.hosts(seat)?;
        if seat == whom {
            return Err(ApiError::not_now(
                "this table is yours, you cannot take your own seat away; open another table, and \
                 this one is forgotten",
            ));
        }
        match self.stored.assignments.get(whom.index()) {
            Some(SeatAssignment::Person { .. }) => {}
            Some(SeatAssignment::Free | SeatAssignment::Bot { .. }) | None => {
                let error = format!("nobody sits at seat {whom} who could be removed");
                return Err(ApiError::not_now(error));
            }
        }
        self.state.store.free(&self.stored.code, whom).await?;
        self.stored.assignments[whom.index()] = SeatAssignment::Free;
        self.begin = Begin::Later;
        self.part_with(|it| it.reader.seat == Some(whom));
        self.tell_table();
        Ok(())
    }

    pub(super) fn is_unlocked(&self) -> Result<(), ApiError> {
        if !self.stored.is_locked || self.driver.is_some() {
            return Ok(());
        }
        Err(ApiError::not_now(format!(
            "table {} is locked; ask {} to unlock it, or watch",
            self.stored.code,
            self.host_name()
        ))
        .about(ProblemKind::Locked))
    }

    pub(super) fn host_is_here(&self) -> bool {
        self.stored
            .host
            .is_some_and(|host| self.here().contains(host))
    }

    pub(super) fn is_host(&self, seat: Seat) -> Result<(), ApiError> {
        if self.stored.host == Some(seat) {
            return Ok(());
        }
        Err(ApiError::not_now(format!(
            "only the host of this table can do that; ask {}",
            self.host_name()
        ))
        .about(ProblemKind::NotHost))
    }

    /// Whether a seat decides who plays: the host's, before the game.
    fn hosts(&self, seat: Seat) -> Result<(), ApiError> {
        if self.driver.is_some() {
            return Err(ApiError::not_now(
                "the game has started, and everybody keeps their seat",
            ));
        }
        self.is_host(seat)
    }

    fn host_name(&self) -> &str {
        let host = self
            .stored
            .host
            .map(|it| &self.stored.assignments[it.index()]);
        let name = host.and_then(SeatAssignment::name);
        name.unwrap_or("the host")
    }
}
