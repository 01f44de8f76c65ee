//! Scene: whatever a viewer may do can be touched, everything has a name of its
//! own, and nothing hidden has one. A scene is drawn from a view and from what may
//! be done alone, so what [`secrecy`](super::secrecy()) says of those holds for it.

use std::collections::BTreeSet;

use scene::{Face, Piece, PieceId, Present, Scene, Touched, Words, ZoneId};
use tabletop::{Lang, Seat, Viewer};

use crate::tables::{actors, each, legal, viewers};

/// Holds the law against so many games.
///
/// ```
/// testkit::laws::scene::<jars::Jars>(5);
/// ```
pub fn scene<G: Present>(n_games: u64) {
    each::<G>(n_games, |trial| {
        // Everybody looks in turn, and whoever is to act.
        let n_seats = trial.n_seats;
        let mut onlookers = (0..).flat_map(|_| viewers(n_seats));
        loop {
            let onlooker = onlookers.next().expect("they look again and again");
            check(&trial.game, onlooker);
            let Some((seat, action)) = trial.any_move() else {
                break;
            };
            let scene = check(&trial.game, Viewer::Seat(seat));
            let again = seen(&trial.game, Viewer::Seat(seat));
            assert_eq!(scene, again, "{seat} sees the same otherwise");
            check_touch(&scene, &action.to_string());
            let before = trial.game.view(Viewer::Judge);
            trial.apply(seat, action);
            check_motions::<G>(before, &trial.events);
        }
    });
}

/// What a viewer sees, and may touch.
fn seen<G: Present>(game: &G, viewer: Viewer) -> Scene {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public | Viewer::Judge => None,
    };
    let acting = seat.filter(|seat| actors(&game.turn()).contains(*seat));
    let legal = acting.map_or_else(Vec::new, |seat| legal(game, seat));
    G::scene(&game.view(viewer), &legal, &words(seat))
}

fn check<G: Present>(game: &G, viewer: Viewer) -> Scene {
    let scene = seen(game, viewer);
    check_names(&scene, viewer);
    let offered = match viewer {
        Viewer::Seat(seat) if actors(&game.turn()).contains(seat) => legal(game, seat),
        Viewer::Seat(_) | Viewer::Public | Viewer::Judge => Vec::new(),
    };
    let offered: BTreeSet<String> = offered.iter().map(ToString::to_string).collect();
    let listed = scene.pieces().flat_map(|(_, piece)| piece.moves.clone());
    let listed: BTreeSet<String> = listed.chain(scene.actions.clone()).collect();
    assert_eq!(listed, offered, "{viewer:?} cannot touch what it may do");
    let json = serde_json::to_string(&scene).expect("scenes are plain data");
    let read: Scene = serde_json::from_str(&json).expect("they read back");
    assert_eq!(read, scene, "a scene reads back differently");
    scene
}

/// Touching what lists a move, one piece after the other, comes to it.
fn check_touch(scene: &Scene, action: &str) {
    let lists = |piece: &&Piece| piece.moves.iter().any(|it| it == action);
    let pieces = scene.pieces().map(|(_, piece)| piece);
    let listing: Vec<&Piece> = pieces.filter(lists).collect();
    let mut selected = Vec::new();
    // Equal ones are touched together, and let go again one by one.
    for piece in listing.iter().chain(&listing) {
        let Touched {
            proposed, offered, ..
        } = scene.touched(&selected);
        if proposed.as_deref() == Some(action) || offered.iter().any(|it| it == action) {
            return;
        }
        selected = scene.touch(&selected, &piece.id);
    }
    let touched = scene.touched(&selected);
    let is_it = touched.proposed.as_deref() == Some(action);
    assert!(
        listing.is_empty() || is_it || touched.offered.iter().any(|it| it == action),
        "touching {listing:#?} does not come to {action}"
    );
}

fn check_names(scene: &Scene, viewer: Viewer) {
    let mut names = BTreeSet::new();
    for zone in &scene.zones {
        let id = &zone.id;
        assert!(names.insert(id.to_string()), "{viewer:?} sees two of {id}");
        let has = |id: &PieceId| zone.pieces.iter().any(|piece| piece.id == *id);
        for piece in &zone.pieces {
            let id = &piece.id;
            assert!(
                names.insert(id.to_string()),
                "{viewer:?} sees two of {id}: {zone:#?}"
            );
            assert!(!piece.label.is_empty(), "nobody can say what {id} is");
            assert!(
                piece.face != Face::Back || id.is_a_place(),
                "{viewer:?} can tell {id} apart from other hidden cards"
            );
            assert!(piece.on.as_ref().is_none_or(has), "{id} lies on nothing");
            assert!(
                piece.moves.is_empty() || piece.locked.is_none(),
                "{id} can be used and cannot"
            );
        }
    }
}

/// Things move between zones that are there before or after the event, and a
/// card looks in the log as it does on the table.
fn check_motions<G: Present>(mut view: G::View, events: &[G::Event]) {
    let scene = |view: &G::View| G::scene(view, &[], &words(None));
    let zones = |scene: &Scene| scene.zones.iter().map(|it| it.id.clone()).collect();
    let mut seen: BTreeSet<ZoneId> = zones(&scene(&view));
    for event in events {
        G::follow(&mut view, event);
        let after = scene(&view);
        seen.append(&mut zones(&after));
        for motion in G::motions(event) {
            for zone in [&motion.from, &motion.to] {
                assert!(seen.contains(zone), "{event:?} moves things at no {zone}");
            }
            let shown = motion.face.filter(is_printed);
            let mut pieces = after.pieces().map(|(_, piece)| piece);
            let piece = pieces.find(|piece| Some(&piece.id) == motion.piece.as_ref());
            if let (Some(face), Some(piece)) = (shown, piece) {
                assert_eq!(piece.face, face, "{event:?} shows {} otherwise", piece.id);
            }
        }
    }
}

/// Whether it looks the same for a whole game.
fn is_printed(face: &Face) -> bool {
    matches!(face, Face::Card(_) | Face::Picture(_))
}

fn words(me: Option<Seat>) -> Words<'static> {
    Words {
        lang: Lang::En,
        me,
        names: &[],
        remarks: &[],
    }
}
