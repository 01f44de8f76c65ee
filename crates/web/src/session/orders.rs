//! What a player has said once for all.

use leptos::prelude::*;

/// What this page's player has said once for all. Copies share it.
#[derive(Copy, Clone, Debug, Default)]
pub struct Orders {
    /// Whether the game is played, by somebody who may say so.
    pub is_offered: RwSignal<bool>,
    pub given: RwSignal<Vec<String>>,
    /// Whether they are looked at.
    pub is_open: RwSignal<bool>,
}
