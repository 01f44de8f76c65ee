//! What happened, without the types of its game.

use std::{any::Any, fmt};

use scene::{Present, Words};
use serde_json::Value as Json;
use tabletop::{Game, Viewer};

/// What happened at one step: kept once, with its types. What somebody may
/// hear of it is found out when it is told.
pub trait DynEvents: Any + fmt::Debug + Send + Sync {
    /// What `viewer` is told, to be sent.
    fn told(&self, viewer: Viewer) -> Vec<Json>;
    /// What `viewer` is told, in sentences.
    fn sentences(&self, viewer: Viewer, words: &Words<'_>) -> Vec<String>;
    /// Whether somebody has seen something new: there is no way back behind it.
    fn reveals(&self) -> bool;
}

/// Events of a game, as the judge saw them or as somebody was told them.
#[derive(Clone, Debug)]
pub struct Events<G: Game>(pub Vec<G::Event>);

impl<G: Present> DynEvents for Events<G> {
    fn told(&self, viewer: Viewer) -> Vec<Json> {
        let json = |event| serde_json::to_value(event).expect("events are plain data");
        self.seen(viewer).map(json).collect()
    }

    fn sentences(&self, viewer: Viewer, words: &Words<'_>) -> Vec<String> {
        let seen = self.seen(viewer);
        seen.map(|event| G::tell(&event, words)).collect()
    }

    fn reveals(&self) -> bool {
        self.0.iter().any(G::reveals)
    }
}

impl<G: Game> Events<G> {
    fn seen(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.0
            .iter()
            .filter_map(move |event| G::redact(event, viewer))
    }
}
