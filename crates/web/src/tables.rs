//! The tables themselves. A game with a table of its own has a line in
//! `HAND_MADE`; every other game is drawn from its scene by [`generic`].

#[cfg(feature = "second")]
pub mod brain_flip;
pub mod generic;
#[cfg(feature = "first")]
pub mod give_me_the_brain;
#[cfg(feature = "second")]
pub mod great_brain_robbery;
#[cfg(feature = "first")]
pub mod mmm_brains;
#[cfg(feature = "first")]
pub mod oh_my_brain;
pub mod toss;

use erased::{DynGame, Json};
use leptos::prelude::*;

use crate::{session::Session, shell::controls::Controls};

/// What a table is made of. The shell puts the parts where they belong.
pub struct TableView {
    /// The table in the narrow sense.
    pub table: AnyView,
    /// Everybody at it.
    pub players: AnyView,
    /// What buttons and keys do now.
    pub controls: Signal<Controls>,
    /// Phase or round, for the status strip.
    pub phase: Signal<String>,
}

impl std::fmt::Debug for TableView {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TableView").finish_non_exhaustive()
    }
}

/// A table drawn by hand.
struct HandMade {
    game: &'static str,
    lay: fn(Session) -> TableView,
    motion_ms: fn(&[Json]) -> u32,
}

static HAND_MADE: &[HandMade] = &[
    #[cfg(feature = "second")]
    HandMade {
        game: "great-brain-robbery",
        lay: great_brain_robbery::lay,
        motion_ms: great_brain_robbery::motion_ms,
    },
    #[cfg(feature = "first")]
    HandMade {
        game: "mmm-brains",
        lay: mmm_brains::lay,
        motion_ms: mmm_brains::motion_ms,
    },
    #[cfg(feature = "first")]
    HandMade {
        game: "oh-my-brain",
        lay: oh_my_brain::lay,
        motion_ms: oh_my_brain::motion_ms,
    },
    #[cfg(feature = "first")]
    HandMade {
        game: "give-me-the-brain",
        lay: give_me_the_brain::lay,
        motion_ms: give_me_the_brain::motion_ms,
    },
    #[cfg(feature = "second")]
    HandMade {
        game: "brain-flip",
        lay: brain_flip::lay,
        motion_ms: brain_flip::motion_ms,
    },
];

fn hand_made(game: &dyn DynGame) -> Option<&'static HandMade> {
    HAND_MADE.iter().find(|it| it.game == game.info().id)
}

pub fn lay(session: Session) -> TableView {
    hand_made(session.game).map_or_else(|| generic::lay(session), |it| (it.lay)(session))
}

/// How long showing these events takes at normal speed.
pub fn motion_ms(game: &dyn DynGame, events: &[Json]) -> u32 {
    hand_made(game).map_or_else(
        || generic::motion_ms(game, events),
        |it| (it.motion_ms)(events),
    )
}
