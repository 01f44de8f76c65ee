//! What happened, without the types of its game.

use std::{any::Any, fmt};

use scene::{Motion, Present, Words};
use serde_json::Value as Json;
use tabletop::{Game, Viewer};

/// What happened, one thing after the other: kept once, with its types. What
/// somebody may hear of it is found out when it is told.
pub trait DynEvents: Any + fmt::Debug + Send + Sync {
    fn is_empty(&self) -> bool;
    /// What `viewer` is told of it.
    fn seen_by(&self, viewer: Viewer) -> Box<dyn DynEvents>;
    /// The same, to be sent.
    fn json_for(&self, viewer: Viewer) -> Vec<Json>;
    /// All of it in sentences.
    fn sentences(&self, words: &Words<'_>) -> Vec<String>;
    /// What went where, beyond what two scenes tell.
    fn motions(&self) -> Vec<Motion>;
    /// Whether somebody has seen something new: there is no way back behind it.
    fn reveals(&self) -> bool;
    /// Adds what happened later at the same table.
    fn append(&mut self, later: &dyn DynEvents);
}

impl dyn DynEvents {
    /// The events, for whoever knows the game; none if it is another.
    pub fn of<G: Game>(&self) -> &[G::Event] {
        let events: &dyn Any = self;
        events.downcast_ref().map_or(&[], |Events::<G>(it)| it)
    }
}

/// Events of a game, as the judge saw them or as somebody was told them.
#[derive(Clone, Debug)]
pub(crate) struct Events<G: Game>(pub(crate) Vec<G::Event>);

impl<G: Present> DynEvents for Events<G> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn seen_by(&self, viewer: Viewer) -> Box<dyn DynEvents> {
        Box::new(Events::<G>(self.seen(viewer).collect()))
    }

    fn json_for(&self, viewer: Viewer) -> Vec<Json> {
        let json = |event| serde_json::to_value(event).expect("events are plain data");
        self.seen(viewer).map(json).collect()
    }

    fn sentences(&self, words: &Words<'_>) -> Vec<String> {
        self.0.iter().map(|event| G::tell(event, words)).collect()
    }

    fn motions(&self) -> Vec<Motion> {
        self.0.iter().flat_map(G::motions).collect()
    }

    fn reveals(&self) -> bool {
        self.0.iter().any(G::reveals)
    }

    fn append(&mut self, later: &dyn DynEvents) {
        self.0.extend_from_slice(later.of::<G>());
    }
}

impl<G: Game> Events<G> {
    fn seen(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.0
            .iter()
            .filter_map(move |event| G::redact(event, viewer))
    }
}
