//! Why something cannot be done: the rules say it, before anything is sent.

use leptos::prelude::*;
use tabletop::{Game, Refusal, Seat, chance::Seeded};

use super::Session;

impl Session {
    /// Lets the rules answer for a move that this page's player cannot make.
    pub fn say_why_not<G: Game>(&self, attempt: G::Action) {
        let seen = untrack(|| self.view::<G>().zip(self.seat()));
        if let Some((view, me)) = seen
            && let Err(refusal) = why_not::<G>(&view, me, attempt)
        {
            self.refusal.set(Some(refusal.into()));
        }
    }
}

/// Asks the rules, about a table like the one that `me` sees.
fn why_not<G: Game>(view: &G::View, me: Seat, attempt: G::Action) -> Result<(), Refusal> {
    G::determinize(view, &mut Seeded::new(0)).check(me, attempt)
}
