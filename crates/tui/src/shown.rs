//! What a terminal shows of a scene: words and letters, with equal things
//! counted.

use scene::{Face, Piece, Shape, Zone};
use tabletop::Lang;

use crate::lang;

/// A piece, or several equal ones, in letters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) short: String,
    pub(crate) label: String,
}

/// The zones that have something to say. What has no title is said elsewhere:
/// how many brains somebody has, in the title of their hand.
pub(crate) fn titled(zones: Vec<Zone>) -> Vec<Zone> {
    let zones = zones.into_iter();
    zones.filter(|zone| !zone.title.is_empty()).collect()
}

/// The pieces of a zone, row by row. Of those that lie on others, the others
/// tell; and players are named in titles.
pub(crate) fn rows(zone: &Zone, lang: Lang) -> Vec<Vec<Shown>> {
    let pieces = zone.pieces.iter().filter(|piece| piece.on.is_none());
    let pieces = pieces.filter(|piece| !matches!(piece.face, Face::Player(_)));
    let pieces: Vec<&Piece> = pieces.collect();
    match zone.shape {
        Shape::Grid { columns } => {
            let rows = pieces.chunks(usize::from(columns).max(1));
            rows.map(|row| counted(row, zone.shape, lang)).collect()
        }
        Shape::Pile
        | Shape::Row
        | Shape::Fan
        | Shape::Track
        | Shape::Rack
        | Shape::Plate
        | Shape::List => vec![counted(&pieces, zone.shape, lang)],
    }
}

/// All of them.
pub(crate) fn pieces(zone: &Zone, lang: Lang) -> Vec<Shown> {
    rows(zone, lang).into_iter().flatten().collect()
}

/// Cards face down are counted everywhere, open ones where many lie.
fn counted(pieces: &[&Piece], shape: Shape, lang: Lang) -> Vec<Shown> {
    let are_equal = |one: &&Piece, other: &&Piece| {
        let is_counted = one.face == Face::Back || shape == Shape::Pile;
        is_counted && one.short == other.short && one.label == other.label
    };
    let groups = pieces.chunk_by(are_equal);
    groups
        .map(|group| {
            let Piece {
                face, short, label, ..
            } = group[0];
            match (face, group.len()) {
                (Face::Back, n) if shape != Shape::Pile => Shown {
                    short: format!("{n}×{short}"),
                    label: lang::table_face_down(lang, n as u32),
                },
                (_, 1) => Shown {
                    short: short.clone(),
                    label: label.clone(),
                },
                (_, n) => Shown {
                    short: format!("{n}× {short}"),
                    label: format!("{n}× {label}"),
                },
            }
        })
        .collect()
}
