//! What one viewer sees and may do, without the types of the game.

use std::{any::Any, fmt};

use scene::{Present, Scene, Suggestion, Words};
use serde_json::Value as Json;
use tabletop::{Extras, Game, Refusal, Seat, chance::Seeded};

use crate::{DynEvents, read_action};

/// A table from one viewer's place, read once: whoever holds it can draw, label
/// and ask without reading anything again.
pub trait DynPerspective: Any + fmt::Debug + Send + Sync {
    /// The same table after these events, which the viewer at `seat` was told, or
    /// an onlooker.
    fn follow(&self, events: &dyn DynEvents, seat: Option<Seat>) -> Box<dyn DynPerspective>;
    /// The view, as a match owner sends it.
    fn view(&self) -> Json;
    /// The table as zones and pieces.
    fn scene(&self, words: &Words<'_>) -> Scene;
    /// What the table waits for, as a sentence for whoever looks.
    fn prompt(&self, words: &Words<'_>) -> String;
    /// What the viewer may do, in notation.
    fn legal(&self) -> Vec<String>;
    /// What the button for a move says.
    fn label(&self, action: &str, words: &Words<'_>) -> Result<String, Refusal>;
    /// What the move would do, where the label does not say it all.
    fn explain(&self, action: &str, words: &Words<'_>) -> Result<Option<String>, Refusal>;
    /// Why `seat` might make a move here, as far as the viewer may know: half a
    /// sentence, or nothing.
    fn reason(
        &self,
        seat: Seat,
        action: &str,
        words: &Words<'_>,
    ) -> Result<Option<String>, Refusal>;
    /// What somebody may have meant who typed something that is no move.
    fn suggest(&self, typed: &str, words: &Words<'_>) -> Option<Suggestion<String>>;
}

impl dyn DynPerspective {
    /// The view, for whoever knows the game; none if it is another.
    pub fn view_of<G: Game>(&self) -> Option<&G::View> {
        let seen: &dyn Any = self;
        seen.downcast_ref().map(|it: &Perspective<G>| &it.view)
    }

    /// What the viewer may do, for whoever knows the game.
    pub fn legal_of<G: Game>(&self) -> &[G::Action] {
        let seen: &dyn Any = self;
        let legal = seen.downcast_ref().map(|it: &Perspective<G>| &it.legal[..]);
        legal.unwrap_or_default()
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Perspective<G: Game> {
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Extras + Present> DynPerspective for Perspective<G> {
    fn follow(&self, events: &dyn DynEvents, seat: Option<Seat>) -> Box<dyn DynPerspective> {
        let mut view = self.view.clone();
        for event in events.of::<G>() {
            G::follow(&mut view, event);
        }
        let mut legal = Vec::new();
        if let Some(seat) = seat {
            // What somebody may do follows from what they see, so that any table
            // that looks like this one will do.
            let guess = G::determinize(&view, &mut Seeded::new(0));
            if guess.turn().allows(seat) {
                guess.legal(seat, &mut legal);
            }
        }
        Box::new(Perspective::<G> { view, legal })
    }

    fn view(&self) -> Json {
        serde_json::to_value(&self.view).expect("views are plain data")
    }

    fn scene(&self, words: &Words<'_>) -> Scene {
        G::scene(&self.view, &self.legal, words)
    }

    fn prompt(&self, words: &Words<'_>) -> String {
        G::prompt(&self.view, words)
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn label(&self, action: &str, words: &Words<'_>) -> Result<String, Refusal> {
        Ok(G::label(&self.view, read_action::<G>(action)?, words))
    }

    fn explain(&self, action: &str, words: &Words<'_>) -> Result<Option<String>, Refusal> {
        Ok(G::explain(&self.view, read_action::<G>(action)?, words))
    }

    fn reason(
        &self,
        seat: Seat,
        action: &str,
        words: &Words<'_>,
    ) -> Result<Option<String>, Refusal> {
        let action = read_action::<G>(action)?;
        Ok(G::reason(&self.view, seat, action, words))
    }

    fn suggest(&self, typed: &str, words: &Words<'_>) -> Option<Suggestion<String>> {
        let Suggestion { says, actions } = G::suggest(&self.view, typed, words)?;
        Some(Suggestion {
            says,
            actions: actions.iter().map(ToString::to_string).collect(),
        })
    }
}
