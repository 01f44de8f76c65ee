//! What happened, without the types of its game.

use std::{any::Any, fmt};

use scene::{About, Award, Line, Motion, Present, Recap, Words};
use serde_json::{
    Value as Json,
    value::{RawValue, to_raw_value},
};
use tabletop::{Beat, Cue, Game, Seat, Viewer, extras::Note};

/// What happened, one thing after the other: kept once, with its types. What
/// somebody may hear of it is found out when it is told.
pub trait DynEvents: Any + fmt::Debug + Send + Sync {
    fn is_empty(&self) -> bool;
    /// What `viewer` is told of it.
    fn seen_by(&self, viewer: Viewer) -> Box<dyn DynEvents>;
    /// The same, to be sent.
    fn json_for(&self, viewer: Viewer) -> Vec<Json>;
    /// The same, written already.
    fn raw_for(&self, viewer: Viewer) -> Box<RawValue>;
    /// All of it in sentences.
    fn sentences(&self, words: &Words<'_>) -> Vec<String>;
    /// The same, with whom and what each of them is about.
    fn lines(&self, words: &Words<'_>) -> Vec<Line>;
    /// Small honours for whoever earned them, if this is a whole game.
    fn awards(&self, words: &Words<'_>) -> Vec<Award>;
    /// How it ended, if this is a whole game.
    fn recap(&self, words: &Words<'_>) -> Recap;
    /// What went where, beyond what two scenes tell.
    fn motions(&self) -> Vec<Motion>;
    /// Whether somebody has seen something new: there is no way back behind it.
    fn reveals(&self) -> bool;
    /// Whether a new part of the story begins with it: a round, a turn.
    fn opens_part(&self) -> bool;
    /// How long one looks at each of it.
    fn beats(&self) -> Vec<Beat>;
    /// What one hears of it, beyond things that move.
    fn cues(&self) -> Vec<Cue>;
    /// What the lab counts.
    fn notes(&self) -> Vec<Note>;
    /// The move that they are about, in notation, if they begin with it and their
    /// reader was told all of it.
    fn made(&self) -> Option<(Seat, String)>;
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

    fn raw_for(&self, viewer: Viewer) -> Box<RawValue> {
        let seen: Vec<_> = self.seen(viewer).collect();
        to_raw_value(&seen).expect("events are plain data")
    }

    fn sentences(&self, words: &Words<'_>) -> Vec<String> {
        self.0.iter().map(|event| G::tell(event, words)).collect()
    }

    fn lines(&self, words: &Words<'_>) -> Vec<Line> {
        let line = |event| Line {
            words: G::tell(event, words),
            about: G::about(event),
            motions: G::motions(event),
        };
        self.0.iter().map(line).collect()
    }

    fn awards(&self, words: &Words<'_>) -> Vec<Award> {
        G::awards(&self.0, words)
    }

    fn recap(&self, words: &Words<'_>) -> Recap {
        G::recap(&self.0, words)
    }

    fn motions(&self) -> Vec<Motion> {
        self.0.iter().flat_map(G::motions).collect()
    }

    fn reveals(&self) -> bool {
        self.0.iter().any(|event| G::event_info(event).reveals)
    }

    fn opens_part(&self) -> bool {
        let opens = |event| matches!(G::about(event), About::NewPart | About::Turn);
        self.0.iter().any(opens)
    }

    fn beats(&self) -> Vec<Beat> {
        let beat = |event| G::event_info(event).beat;
        self.0.iter().map(beat).collect()
    }

    fn cues(&self) -> Vec<Cue> {
        let cue = |event| G::event_info(event).cue;
        self.0.iter().filter_map(cue).collect()
    }

    fn notes(&self) -> Vec<Note> {
        let infos = self.0.iter().map(G::event_info);
        infos.flat_map(|it| it.notes).collect()
    }

    fn made(&self) -> Option<(Seat, String)> {
        let (seat, action) = self.0.first().and_then(G::made)?;
        Some((seat, action.to_string()))
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
