//! What is asked of a server once at a time: whoever presses twice means it once.

use leptos::{prelude::*, task::spawn_local};

/// Copies are the same errand.
#[derive(Copy, Clone, Debug, Default)]
pub struct Errand(RwSignal<bool>);

impl Errand {
    /// For `aria-busy`.
    pub fn is_on(self) -> bool {
        self.0.get()
    }

    /// Nothing happens while the last one is not back.
    pub fn run(self, errand: impl Future<Output = ()> + 'static) {
        if self.0.get_untracked() {
            return;
        }
        self.0.set(true);
        spawn_local(async move {
            errand.await;
            // The page may have been left meanwhile.
            let _ = self.0.try_set(false);
        });
    }
}
