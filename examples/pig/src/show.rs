//! What people see and read.

use scene::{
    About, Face, Motion, Piece, PieceId, Present, Scene, Shape, Words, Zone, ZoneId, moves,
};
use tabletop::{Chapter, Lang};

use crate::{
    Action, Event, Pig, lang,
    rulebook::{self as r, RULEBOOK},
};

impl Present for Pig {
    const RULEBOOK: &'static [Chapter] = RULEBOOK;

    fn goal(lang: Lang) -> &'static str {
        lang::goal(lang)
    }

    fn scene(view: &Pig, legal: &[Action], words: &Words<'_>) -> Scene {
        let plates = view.banked.iter().map(|(seat, points)| {
            let title = lang::Banked {
                player: words.who(seat),
                points,
                goal: view.goal,
            }
            .say(words.lang);
            Zone::new(ZoneId::of("plate", seat), Shape::Plate, title)
                .owned_by(seat)
                .with([Piece::player(seat, words.name(seat))])
        });
        let total = view.turn_total.to_string();
        let die = die_piece(view.rolled, words.lang);
        let turn = Zone::new(turn_zone(), Shape::Row, lang::turn(words.lang))
            .owned_by(view.current)
            .with([
                die.meaning(moves(legal, |action| *action == Action::Roll)),
                Piece::new(PieceId::new("total"), Face::Note, total.clone(), total)
                    .meaning(moves(legal, |action| *action == Action::Hold))
                    .locked_by(r::PIG_3_NOT_EMPTY, lang::locked_empty(words.lang)),
            ]);
        Scene::new(plates.chain([turn]).collect(), legal)
    }

    fn motions(event: &Event) -> Vec<Motion> {
        match event {
            Event::Rolled { pips, .. } => {
                let side = Face::Die { side: Some(*pips) };
                vec![Motion::roll(PieceId::new("die"), turn_zone()).showing(side)]
            }
            Event::Held { seat, .. } => {
                vec![Motion::new(turn_zone(), ZoneId::of("plate", seat))]
            }
        }
    }

    fn tell(event: &Event, words: &Words<'_>) -> String {
        match *event {
            Event::Rolled { seat, pips } => lang::EventRolled {
                player: words.who(seat),
                pips,
            }
            .say(words.lang),
            Event::Held { seat, points } => lang::EventHeld {
                player: words.who(seat),
                points,
            }
            .say(words.lang),
        }
    }

    fn about(event: &Event) -> About {
        match *event {
            Event::Rolled { seat, .. } | Event::Held { seat, .. } => About::Player(seat),
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

/// Where the die lies and the turn's points are counted.
fn turn_zone() -> ZoneId {
    ZoneId::new("turn")
}

fn die_piece(rolled: Option<u8>, lang: Lang) -> Piece {
    const PIPS: [&str; 6] = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"];
    let (short, label) = match rolled {
        Some(pips) => (PIPS[usize::from(pips) - 1], lang::die_shows(lang, pips)),
        None => ("–", lang::die_ready(lang).to_owned()),
    };
    Piece::new(
        PieceId::new("die"),
        Face::Die { side: rolled },
        short,
        label,
    )
}
