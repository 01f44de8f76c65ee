//! What is guessed is even: every card is as likely in one hidden place as in
//! any other.

use std::collections::BTreeMap;

use give_me_the_brain::GiveMeTheBrain;
use tabletop::{Game, Seat, Viewer, chance::Seeded};
use testkit::laws;

/// Every guess of A with how likely it is.
fn guesses(table: &str) -> BTreeMap<String, f64> {
    let table: GiveMeTheBrain = table.parse().expect("a table");
    let mut guesses = BTreeMap::new();
    // Equal cards that change places are written down alike.
    for (guess, likely) in laws::every_guess(&table, Seat::new(0), 30) {
        *guesses.entry(guess.to_string()).or_insert(0.0) += likely;
    }
    guesses
}

#[test]
fn different_cards_are_guessed_evenly() {
    let all = guesses("A 1; B 2 3; C 4; deck 5; discards rest; brain A; A works");
    assert_eq!(all.len(), 12, "{all:?}");
    assert!(all.values().all(|it| (it - 1.0 / 12.0).abs() < 1e-9));
}

#[test]
fn equal_cards_weigh_as_many_as_they_are() {
    let all = guesses("A 1; B hot-potato; C hot-potato; deck 5; discards rest; brain A; A works");
    // The 5 is in any of three places.
    assert_eq!(all.len(), 3, "{all:?}");
    assert!(all.values().all(|it| (it - 1.0 / 3.0).abs() < 1e-9));
}

#[test]
fn what_was_seen_is_never_guessed_away() {
    let all = guesses(
        "A 1; B 2 hot-potato; C 4; deck 5; discards rest; A saw B hot-potato; brain A; A works",
    );
    assert_eq!(all.len(), 6, "{all:?}");
    assert!(all.keys().all(|it| it.contains("A saw B hot-potato")));
}

#[test]
fn a_card_that_somebody_else_saw_on_the_deck_is_one_of_the_unseen() {
    let all = guesses("A 1; B 2; C 4; deck 5; top 6 A, 7 B; discards rest; brain A; A works");
    assert_eq!(all.len(), 24, "{all:?}");
    assert!(
        all.keys()
            .all(|it| it.contains("top 6 A, ") && it.contains(" B; "))
    );
}

#[test]
fn cards_set_aside_by_others_are_any_of_theirs() {
    let all = guesses(
        "A 1 2 3; B 4 5 6, aside 4; C 7; discards rest; A saw B 4 5 6; A saw C 7; \
         brain A; A works, used 2, doing fire-drill 1 n 1",
    );
    assert_eq!(all.len(), 3, "{all:?}");
}

#[test]
fn the_public_and_the_judge_can_guess_too() {
    let table: GiveMeTheBrain = "A 1 2; B 3; C 4, table mop; all saw A 2; top 9 all, 10 C; \
                                 discards 5; brain A; A works"
        .parse()
        .expect("a table");
    for viewer in [Viewer::Public, Viewer::Judge] {
        let view = table.view(viewer);
        let guess = GiveMeTheBrain::determinize(&view, &mut Seeded::new(1));
        assert_eq!(guess.view(viewer), view);
    }
}
