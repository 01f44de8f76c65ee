//! What touching pieces comes to.

use scene::{Face, Piece, PieceId, Scene, Shape, Touched, Zone, ZoneId};

/// Pieces with what they list: `die.1 keep 1, keep 1 3`.
fn scene(pieces: &[&str]) -> Scene {
    let pieces = pieces.iter().map(|text| {
        let (id, moves) = text.split_once(' ').unwrap_or((text, ""));
        let moves = moves.split(", ").filter(|it| !it.is_empty());
        Piece::new(PieceId::new(id), Face::Note, id, id).meaning(moves.map(str::to_owned).collect())
    });
    let zone = Zone::new(ZoneId::new("table"), Shape::Row, "").with(pieces);
    Scene::new(vec![zone], &["stop"])
}

fn ids(names: &[&str]) -> Vec<PieceId> {
    names.iter().map(|name| PieceId::new(*name)).collect()
}

fn touched(scene: &Scene, names: &[&str]) -> (Option<String>, Vec<String>, Vec<String>) {
    let Touched {
        proposed,
        offered,
        next,
    } = scene.touched(&ids(names));
    let next = next.iter().map(ToString::to_string).collect();
    (proposed, offered, next)
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "what is proposed is compared with it"
)]
fn some(action: &str) -> Option<String> {
    Some(action.to_owned())
}

#[test]
fn what_no_piece_lists_is_an_action_of_its_own() {
    assert_eq!(scene(&["die.1 keep 1"]).actions, ["stop"]);
    assert!(scene(&["die.1 stop"]).actions.is_empty());
}

#[test]
fn a_piece_with_one_move_proposes_it() {
    let scene = scene(&["a walk a", "b walk b", "c"]);
    assert_eq!(touched(&scene, &["a"]), (some("walk a"), vec![], vec![]));
    let none = (None, vec![], vec!["a".to_owned(), "b".to_owned()]);
    assert_eq!(touched(&scene, &[]), none);
    // Another space is another walk.
    assert_eq!(scene.touch(&ids(&["a"]), &PieceId::new("b")), ids(&["b"]));
    assert_eq!(scene.touch(&ids(&["b"]), &PieceId::new("b")), ids(&[]));
}

#[test]
fn a_move_of_two_pieces_is_completed_by_the_second() {
    let scene = scene(&[
        "card.4 give 4 to B, give 4 to C",
        "card.5 give 5 to B, give 5 to C",
        "player.B give 4 to B, give 5 to B",
        "player.C give 4 to C, give 5 to C",
    ]);
    let both = vec!["give 4 to B".to_owned(), "give 4 to C".to_owned()];
    let others = vec!["player.B".to_owned(), "player.C".to_owned()];
    assert_eq!(touched(&scene, &["card.4"]), (None, both, others));
    let selected = scene.touch(&ids(&["card.4"]), &PieceId::new("player.C"));
    assert_eq!(
        scene.touched(&selected).proposed,
        some("give 4 to C"),
        "the player completes it"
    );
    let selected = scene.touch(&selected, &PieceId::new("card.5"));
    assert_eq!(
        scene.touched(&selected).proposed,
        some("give 5 to C"),
        "another card is for the same player"
    );
}

#[test]
fn a_set_of_dice_stands_for_keeping_just_these() {
    let scene = scene(&[
        "die.1 keep 1, keep 1 2",
        "die.2 keep 2, keep 1 2",
        "die.3 keep 3",
    ]);
    let next = vec!["die.2".to_owned()];
    assert_eq!(touched(&scene, &["die.1"]), (some("keep 1"), vec![], next));
    let selected = scene.touch(&ids(&["die.1"]), &PieceId::new("die.2"));
    assert_eq!(scene.touched(&selected).proposed, some("keep 1 2"));
}

#[test]
fn equal_cards_offer_all_that_any_of_them_can_do() {
    let scene = scene(&[
        "hand/12.0 play 12, play 12 x2",
        "hand/12.1 play 12, play 12 x2",
    ]);
    let (proposed, offered, next) = touched(&scene, &["hand/12.0"]);
    assert_eq!((proposed, offered.len()), (None, 2));
    assert!(next.is_empty(), "another one is no other choice");
    let other = PieceId::new("hand/12.1");
    let selected = scene.touch(&ids(&["hand/12.0"]), &other);
    assert_eq!(selected, [other]);
}

#[test]
fn equal_cards_that_are_used_together_are_chosen_together() {
    let mut scene = scene(&[
        "hand/12.0 play 12, play 12 x2",
        "hand/12.1 play 12, play 12 x2",
        "hand/14.0 play 14",
    ]);
    for piece in &mut scene.zones[0].pieces {
        piece.together = true;
    }
    let both = scene.touch(&ids(&["hand/14.0"]), &PieceId::new("hand/12.1"));
    assert_eq!(scene.touched(&both).proposed, some("play 12 x2"));
    let second = scene.touch(&both, &PieceId::new("hand/12.0"));
    assert_eq!(second, ids(&["hand/12.1"]), "each can be left out");
    assert_eq!(scene.touched(&second).proposed, some("play 12"));
    let both = scene.touch(&second, &PieceId::new("hand/12.0"));
    assert_eq!(scene.touched(&both).proposed, some("play 12 x2"));
}
