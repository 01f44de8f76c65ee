//! Why a card of one's own cannot be chosen, as the scene says it.

use give_me_the_brain::{Face, show::ids};
use leptos::prelude::*;
use scene::PieceId;

use super::board::{Board, Choice, Place};

impl Board {
    /// The scene answers for a card that cannot be chosen.
    pub fn say_why_not(self, choice: Choice) {
        if let Choice::Card(Place::Yours, face) = choice
            && let Some(card) = untrack(|| self.own(face))
        {
            self.selection.touch(&card);
        }
    }

    /// What is in the way of one of your cards, short enough to stand on it.
    pub fn lock(self, face: Face) -> Option<String> {
        let card = self.selection.piece(&self.own(face)?)?;
        let short = card.locked?.short;
        (!short.is_empty()).then_some(short)
    }

    fn own(self, face: Face) -> Option<PieceId> {
        Some(ids::card_id(&ids::hand(self.me()?), face, 0))
    }
}
