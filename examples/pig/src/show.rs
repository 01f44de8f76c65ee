//! What people see and read.

use scene::{Piece, Present, Scene, Words, Zone};
use tabletop::{Chapter, Lang};

use crate::{Action, Event, Pig, lang, rulebook::RULEBOOK};

impl Present for Pig {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn scene(view: &Pig, words: &Words<'_>) -> Scene {
        let banked = view.banked.iter().map(|(seat, points)| Zone {
            title: lang::banked(words.lang, words.who(seat), points, view.goal),
            owner: Some(seat),
            pieces: Vec::new(),
        });
        let turn = Zone {
            title: lang::turn(words.lang).to_owned(),
            owner: Some(view.current),
            pieces: vec![Piece {
                face: view.turn_total.to_string(),
                label: view.turn_total.to_string(),
            }],
        };
        Scene {
            zones: banked.chain([turn]).collect(),
        }
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        match *event {
            Event::Rolled { seat, pips } => lang::event_rolled(words.lang, words.who(seat), pips),
            Event::Held { seat, points } => lang::event_held(words.lang, words.who(seat), points),
        }
    }

    fn prompt(view: &Pig, words: &Words<'_>) -> String {
        if view.is_won() {
            return lang::ask_over(words.lang).to_owned();
        }
        let current = words.who(view.current);
        if current.is_you {
            return lang::ask_you(words.lang).to_owned();
        }
        lang::ask_other(words.lang, current.to_string())
    }

    fn label(view: &Pig, action: Action, words: &Words<'_>) -> String {
        match action {
            Action::Roll => lang::roll(words.lang).to_owned(),
            Action::Hold => lang::hold(words.lang, view.turn_total),
        }
    }

    fn result(points: i32, lang: Lang) -> String {
        lang::result_points(lang, points.unsigned_abs())
    }
}
