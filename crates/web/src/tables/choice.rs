//! What a player has chosen, and when it is forgotten.

use leptos::prelude::*;

/// What was chosen for another question is not chosen for this one; while others
/// choose at the same time, the question stays the same.
pub fn forget_when_asked_anew<T>(
    asked: impl Fn() -> T + Send + Sync + 'static,
    forget: impl Fn() + 'static,
) where
    T: PartialEq + Send + Sync + 'static,
{
    let asked = Memo::new(move |_| asked());
    Effect::new(move |_| {
        // Read, not only tracked: a memo nobody reads is never computed.
        asked.with(|_| ());
        forget();
    });
}

/// The key that chooses the one in this place, if there is one.
pub fn key_of(index: usize) -> Option<usize> {
    let key = index + 1;
    (key <= 9).then_some(key)
}
