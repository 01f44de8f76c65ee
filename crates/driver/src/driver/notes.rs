//! What people agree on beside the game: what never was, a break, and who has
//! left. Each is a line of the log, so that it is so after a restart, too.

use std::time::Duration;

use record::{Move, Note};
use tabletop::{Seat, SeatSet, Turn};

use super::{ActionError, Change, Driver, Pending};
use crate::UndoError;

impl Driver {
    /// Takes back the last move of a seat and all that came after, because
    /// everybody agreed. Hands back how many moves stand then, too.
    pub fn go_back(&self, seat: Seat) -> Result<(Pending, u32), ActionError> {
        if let Turn::Over(_) = self.game.turn() {
            return Err(ActionError::Undo(UndoError::Over));
        }
        let to = self.game.before_last_of(seat);
        let to = to.ok_or(ActionError::Undo(UndoError::NothingYet))?;
        if !self.has_undos_left() {
            return Err(ActionError::TooManyUndos { n: self.n_undone });
        }
        let line = line(seat, Note::UndoTo(to));
        Ok((Pending(Change::GoBack(line, to)), to))
    }

    /// Makes a note true whose line is written down. Whoever is away has all
    /// their time again.
    pub fn note(&mut self, seat: Seat, note: Note, now: Duration) {
        self.n_logged += 1;
        self.n_changes += 1;
        self.remember(seat, note);
        for since in self.away.values_mut() {
            *since = now;
        }
        self.set_here(self.here, now);
    }

    /// What a line of the log says that is no move.
    pub(super) fn remember(&mut self, seat: Seat, note: Note) {
        match note {
            Note::Undo | Note::UndoTo(_) => self.n_undone += 1,
            Note::Pause => self.is_paused = true,
            Note::Resume => self.is_paused = false,
            Note::Leave => self.left = self.left.with(seat),
            // The clock remembers them.
            Note::Out | Note::Back | Note::Time(_) => {}
        }
    }

    /// Somebody who is not here says that nobody need wait for them: a bot plays
    /// at once, until they come back.
    pub fn step_out(&mut self, seat: Seat) {
        self.out = self.out.with(seat);
    }

    /// Whose time has run out: a bot plays for them at once, whoever is here.
    pub fn set_out_of_time(&mut self, seats: SeatSet) {
        self.out_of_time = seats;
    }

    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Who has left for good.
    pub fn left(&self) -> SeatSet {
        self.left
    }
}

/// What the log says of a note.
pub fn line(seat: Seat, note: Note) -> Move {
    Move {
        seat,
        action: note.to_string(),
        draws: Vec::new(),
    }
}
