//! Why something cannot be done.

use std::fmt;

use tabletop::Refusal;
use wire::{Problem, ProblemKind};

use crate::UndoError;

/// Why something cannot be done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionError {
    /// It was meant for another position.
    Late {
        n: u32,
        now: u32,
    },
    Move(Refusal),
    Undo(UndoError),
    /// People agreed that nobody moves.
    Paused,
    TooManyMoves {
        n: u32,
    },
    TooManyUndos {
        n: u32,
    },
}

impl fmt::Display for ActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActionError::Late { n, now } => write!(
                f,
                "that was meant for move {n}, but the table is at move {now}"
            ),
            ActionError::Move(refusal) => refusal.fmt(f),
            ActionError::Undo(error) => error.fmt(f),
            ActionError::Paused => {
                f.write_str("the game is paused; anybody at the table can go on with it")
            }
            ActionError::TooManyMoves { n } => write!(
                f,
                "this game has gone on for {n} moves, which is as long as games may get here; \
                 open another table"
            ),
            ActionError::TooManyUndos { n } => write!(
                f,
                "moves were taken back {n} times at this table, which is as often as it may be; \
                 now they stand"
            ),
        }
    }
}

impl std::error::Error for ActionError {}

impl From<Refusal> for ActionError {
    fn from(refusal: Refusal) -> ActionError {
        ActionError::Move(refusal)
    }
}

impl From<ActionError> for Problem {
    fn from(error: ActionError) -> Problem {
        match error {
            ActionError::Late { .. } => Problem::late(error.to_string()),
            ActionError::Move(refusal) => refusal.into(),
            ActionError::Paused => Problem {
                kind: Some(ProblemKind::Paused),
                ..Problem::new(error.to_string())
            },
            ActionError::Undo(_)
            | ActionError::TooManyMoves { .. }
            | ActionError::TooManyUndos { .. } => Problem::new(error.to_string()),
        }
    }
}
