//! What is guessed is even: every card is as likely in one hidden place as in
//! any other.

use std::collections::BTreeMap;

use great_brain_robbery::Robbery;
use tabletop::{Game, Seat, Viewer, chance::Seeded};
use testkit::laws;

/// Every guess of A with how likely it is.
fn guesses(table: &str) -> BTreeMap<String, f64> {
    let table: Robbery = table.parse().expect("a table");
    let mut guesses = BTreeMap::new();
    // Equal cards that change places are written down alike.
    for (guess, likely) in laws::every_guess(&table, Seat::new(0), 30) {
        *guesses.entry(guess.to_string()).or_insert(0.0) += likely;
    }
    guesses
}

#[test]
fn hidden_cards_are_guessed_evenly() {
    let all = guesses(
        "train caboose day-coach; A 1:a1 hand ada; B 1:b1 hand hank; C 1:b2 hand dusty; \
         deck nail otis; A begins",
    );
    // Four unseen cards, one for B and one for C.
    assert_eq!(all.len(), 12, "{all:?}");
    assert!(all.values().all(|it| (it - 1.0 / 12.0).abs() < 1e-9));
}

#[test]
fn a_top_card_that_another_saw_is_guessed_too() {
    let all = guesses(
        "train caboose day-coach; A 1:a1; B 1:b1 hand hank; C 1:b2; deck nail otis; \
         top otis seen by B; A begins",
    );
    // Three unseen cards: one is B's, one of the others is on top.
    assert_eq!(all.len(), 6, "{all:?}");
    assert!(all.values().all(|it| (it - 1.0 / 6.0).abs() < 1e-9));
}

#[test]
fn what_was_seen_is_never_guessed_away() {
    let all = guesses(
        "train caboose day-coach; A 1:a1; B 1:b1 hand hank dusty; C 1:b2; deck nail otis; \
         top otis seen by A; A saw hank; A begins",
    );
    assert_eq!(all.len(), 2, "{all:?}");
    assert!(
        all.keys()
            .all(|it| it.contains("top otis seen by A; A saw hank"))
    );
}

#[test]
fn the_public_and_the_judge_can_guess_too() {
    let robbery: Robbery = "train caboose day-coach; A 1:a1 hand ada; B 1:b1; C 1:b2; A begins"
        .parse()
        .expect("a table");
    for viewer in [Viewer::Public, Viewer::Judge] {
        let view = robbery.view(viewer);
        let guess = Robbery::determinize(&view, &mut Seeded::new(1));
        assert_eq!(guess.view(viewer), view);
    }
}
