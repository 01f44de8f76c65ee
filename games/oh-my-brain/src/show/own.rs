//! What the viewer's own cards are good for now, and what is in the way of them.

use scene::{Face, Piece, moves};
use tabletop::{Lang, RuleId};

use super::one_words;
use crate::{
    action::Action,
    animal::{Animal, Demand},
    lang, rulebook as r,
    rules::asked,
    table::Step,
    view::View,
};

/// Where a card of the viewer lies.
#[derive(Copy, Clone)]
pub(super) enum Place {
    Hand,
    Graveyard,
    /// Dealt or drawn, and not shared out yet.
    Drawn,
}

/// What the viewer sees and may do.
#[derive(Copy, Clone)]
pub(super) struct Own<'a> {
    pub(super) view: &'a View,
    pub(super) legal: &'a [Action],
    pub(super) lang: Lang,
}

impl Own<'_> {
    /// In ascending order. A card lists the moves of its equals, too.
    pub(super) fn cards(self, place: Place, mut cards: Vec<Piece>) -> Vec<Piece> {
        cards.sort_by_key(animal_on);
        let cards = cards.into_iter();
        cards.map(|card| self.card(place, card)).collect()
    }

    fn card(self, place: Place, card: Piece) -> Piece {
        // While nothing is asked, nothing is in the way.
        let Some(animal) = animal_on(&card).filter(|_| !self.legal.is_empty()) else {
            return card;
        };
        let is_meant = |action: &Action| animal_of(place, *action) == Some(animal);
        let card = card
            .meaning(moves(self.legal, is_meant))
            .offering(self.offer(place));
        if let (Step::Play, false) = (self.view.table.step, card.moves.is_empty()) {
            return card.used_together();
        }
        let (rule, says, short) = self.why_not(place, animal);
        card.locked_by(rule, says).locked_in_short(short)
    }

    fn offer(self, place: Place) -> &'static str {
        let lang = self.lang;
        match (place, self.view.table.step) {
            (Place::Hand, Step::Give) => lang::offer_give(lang),
            (Place::Hand, _) => lang::offer_play(lang),
            (Place::Graveyard, _) => lang::offer_take(lang),
            (Place::Drawn, Step::Deal { .. }) => lang::offer_bury(lang),
            (Place::Drawn, _) => lang::offer_keep(lang),
        }
    }

    /// The clause in the way of a card, that in a sentence, and on the card.
    fn why_not(self, place: Place, animal: Animal) -> (RuleId, String, String) {
        let (step, lang) = (self.view.table.step, self.lang);
        let card = capital(&one_words(animal, lang));
        match (step, place, self.view.table.horde.demand()) {
            (Step::Play, Place::Hand, Demand::Above(value)) => (
                r::OMB_5_HIGHER,
                lang::LockedLow { card, value }.say(lang),
                lang::locked_not_above(lang, value),
            ),
            (Step::Play, Place::Hand, Demand::Below(value)) => (
                r::OMB_12_SPIDER,
                lang::LockedHigh { card, value }.say(lang),
                lang::locked_not_below(lang, value),
            ),
            (Step::Play, Place::Graveyard, _) => {
                let says = lang::locked_buried(lang).to_owned();
                (asked(step), says, String::new())
            }
            _ => {
                let says = lang::locked_now(lang).to_owned();
                (asked(step), says, String::new())
            }
        }
    }
}

fn animal_on(card: &Piece) -> Option<Animal> {
    match &card.face {
        Face::Card(kind) => kind.parse().ok(),
        _ => None,
    }
}

/// The card that an action begins with, if it lies there.
fn animal_of(place: Place, action: Action) -> Option<Animal> {
    match (place, action) {
        (Place::Hand, Action::Play { animal, .. } | Action::Give { animal, .. })
        | (Place::Graveyard, Action::Take(animal))
        | (Place::Drawn, Action::Bury(animal) | Action::Keep(animal)) => Some(animal),
        (
            Place::Hand | Place::Graveyard | Place::Drawn,
            Action::Play { .. }
            | Action::Give { .. }
            | Action::Take(_)
            | Action::Bury(_)
            | Action::Keep(_)
            | Action::GiveUp
            | Action::Share(_)
            | Action::Steal(_)
            | Action::SwapHands(_)
            | Action::SwapGraveyards(_),
        ) => None,
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
