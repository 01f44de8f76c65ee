//! A table as one viewer knows it, read once and followed from move to move.

use std::sync::Arc;

use erased::{DynEvents, DynGame, DynPerspective};
use tabletop::{Refusal, Seat, Turn, Viewer};
use wire::{Moved, Snapshot};

use crate::Match;

/// What is on the table, as one viewer sees it.
#[derive(Clone, Debug)]
pub struct Model {
    /// How many moves stand.
    pub n: u32,
    /// Whose eyes; nobody's for an onlooker.
    pub seat: Option<Seat>,
    /// The view and the legal moves.
    pub seen: Arc<dyn DynPerspective>,
    pub turn: Turn,
    /// What the viewer may do now, in notation.
    pub legal: Arc<[String]>,
    pub may_undo: bool,
    /// `events` are all that happened after this many moves; `None` is everything,
    /// which replaces what was told before.
    pub since: Option<u32>,
    pub events: Arc<dyn DynEvents>,
    /// What was said with each move that takes a remark.
    pub remarks: Arc<Vec<Option<String>>>,
}

/// Why a move cannot be followed: the whole state has to be asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OutOfStep {
    #[error("the table is at move {n}, and move {after} was the last that was told")]
    Missed { n: u32, after: u32 },
    #[error(transparent)]
    Unreadable(#[from] Refusal),
}

impl Model {
    /// Whether the viewer must move; not if they may only interrupt.
    pub fn is_waited_for(&self) -> bool {
        let must = self.turn.must();
        self.seat.is_some_and(|seat| must.contains(seat))
    }

    /// Reads what a server sent.
    pub fn read(game: &dyn DynGame, snapshot: Snapshot) -> Result<Model, Refusal> {
        let Snapshot {
            n,
            seat,
            view,
            turn,
            legal,
            may_undo,
            since,
            events,
            remarks,
        } = snapshot;
        Ok(Model {
            n,
            seat,
            seen: game.read_perspective(&view, &legal)?.into(),
            turn,
            legal,
            may_undo,
            since: (since != 0).then_some(since),
            events: game.read_events(&events)?.into(),
            remarks,
        })
    }

    /// The same table one move later.
    pub fn follow(&self, game: &dyn DynGame, moved: Moved) -> Result<Model, OutOfStep> {
        let Moved {
            n,
            events,
            turn,
            legal,
            may_undo,
            remark,
        } = moved;
        if n != self.n + 1 {
            return Err(OutOfStep::Missed { n, after: self.n });
        }
        let events = game.read_events(&events)?;
        let seen = self.seen.follow(&*events, self.seat);
        let legal = legal.unwrap_or_else(|| seen.legal().into());
        let mut remarks = Arc::clone(&self.remarks);
        if remark.is_some() {
            Arc::make_mut(&mut remarks).push(remark);
        }
        Ok(Model {
            n,
            seat: self.seat,
            seen: seen.into(),
            turn: turn.unwrap_or(self.turn),
            legal,
            may_undo,
            since: Some(self.n),
            events: events.into(),
            remarks,
        })
    }

    /// What `seat` of a match sees, and was told after `since` moves.
    pub fn of(game: &Match, seat: Seat, since: Option<u32>) -> Model {
        let viewer = Viewer::Seat(seat);
        Model {
            n: game.n_moves(),
            seat: Some(seat),
            seen: game.perspective(viewer).into(),
            turn: game.turn(),
            legal: game.legal(seat),
            may_undo: game.may_undo(seat).is_ok(),
            since,
            events: game.told_since(since, viewer).into(),
            remarks: Arc::clone(game.remarks()),
        }
    }

    /// The same as a server would send it. Of the first move alone this cannot be
    /// said: 0 is everything there.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            n: self.n,
            seat: self.seat,
            view: self.seen.view(),
            turn: self.turn,
            legal: Arc::clone(&self.legal),
            may_undo: self.may_undo,
            since: self.since.unwrap_or(0),
            // Whoever was told may see all of it.
            events: self.events.json_for(Viewer::Judge),
            remarks: Arc::clone(&self.remarks),
        }
    }
}
