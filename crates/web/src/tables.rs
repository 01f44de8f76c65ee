//! The tables themselves: what one is made of, and [`generic`], which draws any
//! game from its scene. Those made by hand are in the folders of their games.

pub mod generic;
pub mod toss;

use erased::{DynEvents, DynGame};
use leptos::prelude::*;

use crate::{pieces, session::Session, shell::controls::Controls};

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

/// How a game is shown.
#[derive(Debug)]
pub struct Table {
    pub lay: fn(Session) -> TableView,
    /// How long showing these events takes at normal speed.
    pub motion_ms: fn(&dyn DynEvents) -> u32,
    /// A style sheet, beside the one that all share.
    pub style: &'static str,
}

fn of(game: &dyn DynGame) -> &'static Table {
    let piece = pieces::find(game.info().id);
    piece.expect("a game on screen has been loaded").table
}

pub fn lay(session: Session) -> TableView {
    (of(session.game).lay)(session)
}

/// How long showing these events takes at normal speed.
pub fn motion_ms(game: &dyn DynGame, events: &dyn DynEvents) -> u32 {
    (of(game).motion_ms)(events)
}
