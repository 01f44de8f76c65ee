//! What moves between two scenes.

use expect_test::{Expect, expect};
use scene::{Face, Motion, Piece, PieceId, Place, Scene, Shape, Zone, ZoneId, travels};

/// Zones such as `hand: card.4 ? ?; deck: ` and what they hold: `?` is a card
/// face down, `12` one of several equal cards, anything else has its own name.
/// `pawn@c3` lies on `c3`.
fn scene(text: &str) -> Scene {
    let zones = text.split("; ").map(|zone| {
        let (name, pieces) = zone.split_once(':').expect("a zone has a name");
        let id = ZoneId::new(name);
        let pieces = pieces.split_whitespace().enumerate().map(|(n, piece)| {
            let (piece, on) = piece.split_once('@').unwrap_or((piece, ""));
            let made = match piece {
                "?" => Piece::back(&id, n, "a card"),
                number if number.parse::<u8>().is_ok() => {
                    let face = Face::Card(number.to_owned());
                    Piece::new(id.place(format!("{number}.{n}")), face, number, number)
                }
                die if die.starts_with("die=") => {
                    let side = die.trim_start_matches("die=").parse().ok();
                    Piece::new(PieceId::new("die"), Face::Die { side }, "", "a die")
                }
                own => {
                    let face = Face::Card(own.to_owned());
                    Piece::new(PieceId::new(own), face, own, own)
                }
            };
            match on {
                "" => made,
                on => made.lying_on(PieceId::new(on)),
            }
        });
        Zone::new(id.clone(), Shape::Row, name).with(pieces)
    });
    Scene::new(zones.collect(), &[] as &[String])
}

fn told(from: &str, to: &str) -> Motion {
    Motion::new(ZoneId::new(from), ZoneId::new(to))
}

#[track_caller]
fn check(before: &str, after: &str, events: &[Motion], expected: &Expect) {
    let named = |place: Option<&Place>| match place {
        Some(Place {
            zone,
            piece: Some(piece),
        }) => format!("{zone} ({piece})"),
        Some(Place { zone, piece: None }) => zone.to_string(),
        None => "nowhere".to_owned(),
    };
    let lines = travels(&scene(before), &scene(after), events)
        .into_iter()
        .map(|it| {
            let (from, to) = (named(it.from.as_ref()), named(it.to.as_ref()));
            format!("{from} → {to}, {:?}, {:?}\n", it.kind, it.manner)
        });
    expected.assert_eq(&lines.collect::<String>());
}

#[test]
fn what_lies_still_does_not_travel() {
    check(
        "hand: card.4 ? ?; deck: ",
        "hand: card.4 ? ?; deck: ",
        &[],
        &expect![[""]],
    );
}

#[test]
fn a_named_piece_moves_by_itself() {
    check(
        "hand: card.4 card.5; table:",
        "hand: card.5; table: card.4",
        &[],
        &expect!["hand (card.4) → table (card.4), Moved, Carried\n"],
    );
    check(
        "board: c3 c4 pawn@c3",
        "board: c3 c4 pawn@c4",
        &[],
        &expect!["board (pawn) → board (pawn), Moved, Carried\n"],
    );
}

#[test]
fn a_hidden_card_is_turned_over_on_its_way() {
    check(
        "hand: ? ?; table:",
        "hand: ?; table: card.4",
        &[told("hand", "table").naming(PieceId::new("card.4"))],
        &expect!["hand (hand/1) → table (card.4), TurnedOver, Carried\n"],
    );
}

#[test]
fn a_card_is_drawn_from_the_deck_if_the_event_says_so() {
    check(
        "deck:; hand: ?",
        "deck:; hand: ? ?",
        &[told("deck", "hand")],
        &expect!["deck → hand (hand/1), Appeared, Carried\n"],
    );
    check(
        "deck:; hand: ?",
        "deck:; hand: ? ?",
        &[],
        &expect!["nowhere → hand (hand/1), Appeared, Carried\n"],
    );
}

#[test]
fn a_card_vanishes_into_the_deck_and_a_brain_stays_unseen() {
    check(
        "hand: card.4; deck:; supply:",
        "hand:; deck:; supply:",
        &[told("hand", "deck"), told("supply", "deck")],
        &expect![[r#"
            hand (card.4) → deck, Vanished, Carried
            supply → deck, Unseen, Carried
        "#]],
    );
}

#[test]
fn of_equal_cards_any_may_be_the_one_that_went() {
    check(
        "hand: 12 12; horde: 7",
        "hand: 12; horde: 7 12",
        &[],
        &expect!["hand (hand/12.1) → horde (horde/12.1), Moved, Carried\n"],
    );
    // The event comes first: the 12 of the graveyard is another.
    check(
        "hand: 12; graveyard: 12; horde:",
        "hand: 12; graveyard:; horde: 12",
        &[told("graveyard", "horde")],
        &expect!["graveyard (graveyard/12.0) → horde (horde/12.0), Moved, Carried\n"],
    );
}

#[test]
fn a_die_tumbles_even_if_it_shows_the_same_again() {
    let roll = Motion::roll(PieceId::new("die"), ZoneId::new("table"));
    check(
        "table: die=3",
        "table: die=3",
        &[roll],
        &expect!["table (die) → table (die), Moved, Rolled\n"],
    );
    check(
        "table: die=3",
        "table: die=4",
        &[],
        &expect!["table (die) → table (die), TurnedOver, Carried\n"],
    );
}

#[test]
fn what_slips_is_dropped() {
    let slip = told("plate", "floor").naming(PieceId::new("the-brain"));
    check(
        "plate: the-brain; floor:",
        "plate:; floor: the-brain",
        &[slip.dropping()],
        &expect!["plate (the-brain) → floor (the-brain), Moved, Dropped\n"],
    );
}

#[test]
fn what_is_passed_on_may_fly() {
    let pass = told("plate.A", "plate.B").naming(PieceId::new("the-brain"));
    check(
        "plate.A: the-brain; plate.B:",
        "plate.A:; plate.B: the-brain",
        &[pass.throwing()],
        &expect!["plate.A (the-brain) → plate.B (the-brain), Moved, Thrown\n"],
    );
}

#[test]
fn what_is_only_spoken_of_does_not_travel() {
    let still = Motion::still(PieceId::new("cat"), ZoneId::new("grid"));
    let still = still.showing(Face::Card("cat".to_owned()));
    check("grid: cat dog", "grid: cat dog", &[still], &expect![""]);
}

#[test]
fn where_one_card_of_a_hand_is_told_of_the_others_went_with_it() {
    check(
        "deck:; hand:; other:",
        "deck:; hand: card.4 card.5; other: ? ?",
        &[told("deck", "hand"), told("deck", "other")],
        &expect![[r#"
            deck → hand (card.4), Appeared, Carried
            deck → other (other/0), Appeared, Carried
            deck → hand (card.5), Appeared, Carried
            deck → other (other/1), Appeared, Carried
        "#]],
    );
    check(
        "hand: card.4 card.5; other: ? ?",
        "hand: card.6 card.7; other: ? ?",
        &[told("hand", "other"), told("other", "hand")],
        &expect![[r#"
            hand (card.4) → other, Vanished, Carried
            other → hand (card.6), Appeared, Carried
            hand (card.5) → other, Vanished, Carried
            other → hand (card.7), Appeared, Carried
        "#]],
    );
}
