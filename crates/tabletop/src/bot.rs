//! Who decides.

use std::{fmt, time::Duration};

use crate::{Game, Seat, Text};

/// A player. It is handed a view, never a state.
pub trait Bot<G: Game>: Send {
    /// Decides. `decision.legal` is never empty.
    fn choose(&mut self, decision: &Decision<'_, G>) -> G::Action;

    /// Acts although nobody waits for it, such as saying "oops", or keeps quiet.
    /// Asked of seats that may interrupt; most bots never do.
    fn interrupt(&mut self, _decision: &Decision<'_, G>) -> Option<G::Action> {
        None
    }

    /// From now on a move must not take much longer than this. Most bots never
    /// do anyway.
    fn hurry(&mut self, _within: Duration) {}
}

/// One seat's choice, with everything it may base it on.
#[derive(Debug)]
pub struct Decision<'a, G: Game> {
    pub seat: Seat,
    pub view: &'a G::View,
    pub legal: &'a [G::Action],
}

/// A bot by name.
pub struct BotInfo<G: Game> {
    pub name: &'static str,
    /// One line for menus and `--help`.
    pub about: Text,
    /// Equal seeds make equal players.
    pub make: fn(seed: u64) -> Box<dyn Bot<G>>,
}

impl<G: Game> fmt::Debug for BotInfo<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BotInfo")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}
