//! What a typed question comes to, for whoever is on turn to ask.

use scene::{Suggestion, Words};
use tabletop::Viewer;

use crate::{
    action::Action,
    lang,
    table::Step,
    understand::{Near, Understood, understand},
    view::View,
};

pub(super) fn suggest(view: &View, typed: &str, words: &Words<'_>) -> Option<Suggestion<Action>> {
    let is_asker = match view.table.step {
        Step::Ask { seat } => view.eyes == Viewer::Seat(seat),
        Step::Choose | Step::Answer { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => {
            false
        }
    };
    if !is_asker {
        return None;
    }
    let lang = words.lang;
    let typed = typed.strip_prefix("ask ").unwrap_or(typed);
    let (says, actions) = match understand(lang, typed) {
        Understood::Question(question) => (
            lang::suggest_understood(lang).to_owned(),
            vec![Action::Ask(question)],
        ),
        Understood::Unsure(near) => {
            let actions: Vec<_> = near.into_iter().filter_map(|it| action(view, it)).collect();
            if actions.is_empty() {
                (lang::suggest_unknown(lang, typed), actions)
            } else {
                (lang::suggest_near(lang).to_owned(), actions)
            }
        }
        Understood::Unknown => (lang::suggest_unknown(lang, typed), Vec::new()),
    };
    Some(Suggestion { says, actions })
}

/// A picture that does not lie on the table cannot be pointed at.
fn action(view: &View, near: Near) -> Option<Action> {
    match near {
        Near::Question(question) => Some(Action::Ask(question)),
        Near::Picture(picture) => {
            let mut grid = view.table.grid.iter();
            let (cell, _) = grid.find(|(_, it)| *it == picture)?;
            Some(Action::Point(cell))
        }
    }
}
