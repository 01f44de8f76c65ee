//! What is guessed is even: every card is as likely in one hidden place as in
//! any other.

use std::collections::BTreeMap;

use oh_my_brain::OhMyBrain;
use tabletop::{Game, Seat, Viewer, chance::Seeded};
use testkit::laws;

/// Every guess of A with how likely it is.
fn guesses(table: &str) -> BTreeMap<String, f64> {
    let table: OhMyBrain = table.parse().expect("a table");
    let mut guesses = BTreeMap::new();
    // Equal cards that change places are written down alike.
    for (guess, likely) in laws::every_guess(&table, Seat::new(0), 30) {
        *guesses.entry(guess.to_string()).or_insert(0.0) += likely;
    }
    guesses
}

#[test]
fn different_cards_are_guessed_evenly() {
    let all = guesses("A 9 hand 5; B 9 hand 7 12, graveyard 3; reserve 4; discard rest; A plays");
    assert_eq!(all.len(), 12, "{all:?}");
    assert!(all.values().all(|it| (it - 1.0 / 12.0).abs() < 1e-9));
}

#[test]
fn equal_cards_weigh_as_many_as_they_are() {
    let all = guesses("A 9 hand 5; B 9 hand 6; reserve 6 7; discard rest; A plays");
    let chances: Vec<f64> = all.into_values().collect();
    assert!((chances[0] - 2.0 / 3.0).abs() < 1e-9 && (chances[1] - 1.0 / 3.0).abs() < 1e-9);
}

#[test]
fn what_was_seen_is_never_guessed_away() {
    let all = guesses(
        "A 9 hand 5; B 9 hand 7 12, graveyard 3 4, open 3; C 9 hand 1; discard rest; \
         A saw B hand 12; A plays",
    );
    // Three unseen cards in three hidden places.
    assert_eq!(all.len(), 6, "{all:?}");
    assert!(all.keys().all(|it| it.contains("A saw B hand 12")));
}

#[test]
fn the_public_and_the_judge_can_guess_too() {
    let table: OhMyBrain = "A 9 hand 5; B 9 hand 7, graveyard 3, open 3; A plays"
        .parse()
        .expect("a table");
    for viewer in [Viewer::Public, Viewer::Judge] {
        let view = table.view(viewer);
        let guess = OhMyBrain::determinize(&view, &mut Seeded::new(1));
        assert_eq!(guess.view(viewer), view);
    }
}
