//! The table as zones and pieces.

use scene::{Face, Mark, Motion, Piece, PieceId, Scene, Shape, Words, Zone, ZoneId, moves};
use tabletop::{Lang, Seat, Viewer};

use super::{question_words, word_word};
use crate::{
    action::Action,
    event::Event,
    grid::Cell,
    lang,
    log::Counted,
    picture::Picture,
    question::Asked,
    rulebook as r,
    table::{Answers, Step},
    view::View,
};

pub(super) fn scene(view: &View, legal: &[Action], words: &Words<'_>) -> Scene {
    let mut zones = vec![questions_zone(view, legal, words)];
    zones.extend(own_zone(view, words.lang));
    zones.push(grid_zone(view, legal, words.lang));
    let seats = view.table.points.seats();
    zones.extend(seats.map(|seat| player_zone(view, seat, words)));
    Scene::new(zones, legal)
}

/// Nothing moves, but pictures are pointed at.
pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match event {
        Event::Chose {
            spot: Some(spot), ..
        }
        | Event::Called { spot, .. }
        | Event::Shown { spot } => {
            let id = picture_id(spot.picture);
            vec![Motion::still(id, grid()).showing(picture_face(spot.picture))]
        }
        Event::Dealt { .. }
        | Event::RoundBegan { .. }
        | Event::Chose { spot: None, .. }
        | Event::Turn { .. }
        | Event::Asked { .. }
        | Event::Answered { .. }
        | Event::Corrected { .. }
        | Event::Declined { .. }
        | Event::MistakeFound { .. }
        | Event::ReviewBegan
        | Event::Passed { .. }
        | Event::Disputed { .. }
        | Event::Voted { .. }
        | Event::Decided { .. }
        | Event::Scored { .. }
        | Event::Lost { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

fn grid() -> ZoneId {
    ZoneId::new("grid")
}

fn picture_id(picture: Picture) -> PieceId {
    PieceId::of("picture", picture.key())
}

pub(super) fn picture_face(picture: Picture) -> Face {
    Face::Picture(picture.key().to_owned())
}

/// Who thinks of a picture, and everything counted so far.
fn questions_zone(view: &View, legal: &[Action], words: &Words<'_>) -> Zone {
    let (table, lang) = (&view.table, words.lang);
    let said = match table.agreed.answers {
        Answers::Flipped => lang::zone_flipped(lang),
        Answers::Straight => lang::zone_straight(lang),
    };
    let title = lang::ZoneRound {
        master: words.who(table.master),
        said,
        used: table.n_counted(),
        limit: table.agreed.limit,
    }
    .say(lang);
    let id = ZoneId::new("questions");
    let note = |place: &str, short: String, label: String| {
        Piece::new(id.place(place), Face::Note, short, label)
    };
    let counted = table.log.iter().map(|(number, counted)| match counted {
        Counted::Question { seat, asked, said } => {
            let (question, word) = (question_words(asked, words), word_word(said, lang));
            let label = lang::PieceQuestion {
                number,
                player: words.who(seat),
                question,
                word,
            }
            .say(lang);
            let answer = note(&number.to_string(), format!("{question} {word}"), label)
                .meaning(moves(legal, |action| *action == Action::Dispute(number)));
            match (table.step, asked) {
                (Step::Review(_), Asked::Free(_)) => {
                    answer.locked_by(r::BFL_12_ONCE, lang::locked_disputed(lang))
                }
                (Step::Review(_), Asked::Known(_)) => {
                    answer.locked_by(r::BFL_12_DISPUTE, lang::locked_certain(lang))
                }
                (
                    Step::Choose
                    | Step::Ask { .. }
                    | Step::Answer { .. }
                    | Step::Vote { .. }
                    | Step::Over,
                    _,
                ) => answer,
            }
        }
        Counted::Call { seat, cell } => {
            let label = lang::PieceCall {
                number,
                player: words.who(seat),
                cell,
            }
            .say(lang);
            note(&number.to_string(), format!("{seat} → {cell}"), label)
        }
    });
    let pending = match table.step {
        Step::Answer { seat, asked } => {
            let question = question_words(asked, words);
            let label = lang::PiecePending {
                player: words.who(seat),
                question,
            }
            .say(lang);
            let short = format!("{question} …");
            Some(note("pending", short, label).marked(Mark::Chosen))
        }
        Step::Choose | Step::Ask { .. } | Step::Review(_) | Step::Vote { .. } | Step::Over => None,
    };
    Zone::new(id.clone(), Shape::List, title)
        .owned_by(table.master)
        .with(counted.chain(pending))
}

/// What the Brain Master answers about: everything that is to be seen on it.
fn own_zone(view: &View, lang: Lang) -> Option<Zone> {
    let table = &view.table;
    let cell = view
        .secret
        .filter(|_| view.eyes == Viewer::Seat(table.master))?;
    let picture = table.grid.at(cell)?;
    let id = ZoneId::new("secret");
    let note = Piece::new(
        id.place(0),
        Face::Note,
        picture.alt(lang),
        picture.alt(lang),
    );
    let zone = Zone::new(id, Shape::List, lang::zone_own(lang, cell));
    Some(zone.owned_by(table.master).with([note]))
}

fn grid_zone(view: &View, legal: &[Action], lang: Lang) -> Zone {
    let table = &view.table;
    let columns = table.grid.side();
    let pieces = table.grid.iter().map(|(cell, picture)| {
        let is_it = |action: &Action| match *action {
            Action::Choose(it) | Action::Point(it) => it == cell,
            Action::Ask(_)
            | Action::AskFree
            | Action::Say(_)
            | Action::Decline
            | Action::Correct
            | Action::Dispute(_)
            | Action::Vote(_)
            | Action::Pass => false,
        };
        let piece = picture_piece(view, cell, picture, lang).meaning(moves(legal, is_it));
        match table.step {
            Step::Ask { .. } | Step::Answer { .. } => {
                piece.locked_by(r::BFL_3_FIXED, lang::locked_chosen(lang))
            }
            Step::Review(_) | Step::Vote { .. } => {
                piece.locked_by(r::BFL_12_DISPUTE, lang::locked_shown(lang))
            }
            Step::Choose | Step::Over => piece,
        }
    });
    Zone::new(grid(), Shape::Grid { columns }, lang::zone_grid(lang)).with(pieces)
}

fn picture_piece(view: &View, cell: Cell, picture: Picture, lang: Lang) -> Piece {
    let is_called = view.table.log.iter().any(|(_, counted)| match counted {
        Counted::Call { cell: it, .. } => it == cell,
        Counted::Question { .. } => false,
    });
    let name = picture.name(lang);
    let (short, label, mark) = if view.secret == Some(cell) {
        let label = lang::PieceSecret { cell, name }.say(lang);
        (format!("[{cell} {name}]"), label, Some(Mark::Chosen))
    } else if is_called {
        let label = lang::PiecePointed { cell, name }.say(lang);
        (format!("{cell} {name} ✗"), label, Some(Mark::Spent))
    } else {
        let label = lang::PiecePicture { cell, name }.say(lang);
        (label.clone(), label, None)
    };
    let piece = Piece::new(picture_id(picture), picture_face(picture), short, label);
    mark.into_iter().fold(piece, Piece::marked)
}

fn player_zone(view: &View, seat: Seat, words: &Words<'_>) -> Zone {
    let (table, lang) = (&view.table, words.lang);
    let points = lang::ZonePoints {
        player: words.who(seat),
        n: table.points[seat].into(),
    }
    .say(lang);
    let points = match table.n_seats() {
        2 => lang::ZoneAnswers {
            points,
            n: table.answers[seat].into(),
        }
        .say(lang),
        _ => points,
    };
    let title = if seat == table.master {
        lang::zone_master(lang, points)
    } else if table.still_in.contains(seat) {
        points
    } else {
        lang::zone_out(lang, points)
    };
    Zone::new(ZoneId::of("plate", seat), Shape::Plate, title)
        .owned_by(seat)
        .with([Piece::player(seat, words.name(seat))])
}
