//! What events leave behind for a while: a roll, the order of a pile, a count.

use leptos::prelude::*;
use tabletop::Game;

use crate::session::Session;

/// Follows a game from its first event on.
pub fn follow<G: Game, T>(session: Session, step: fn(&mut T, &G::Event)) -> Memo<T>
where
    T: Clone + Default + PartialEq + Send + Sync + 'static,
{
    Memo::new(move |before: Option<&T>| {
        session.model.with(|it| {
            let Some(it) = it else {
                return T::default();
            };
            let mut recent = match it.since {
                None => T::default(),
                Some(_) => before.cloned().unwrap_or_default(),
            };
            for event in it.events.of::<G>() {
                step(&mut recent, event);
            }
            recent
        })
    })
}
