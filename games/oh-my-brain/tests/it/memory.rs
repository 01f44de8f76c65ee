//! What everybody remembers of a hand or a graveyard that they cannot see.

use oh_my_brain::{Action, OhMyBrain};
use tabletop::{Cx, Game, Seat, Viewer, chance::Scripted};

/// Plays `script` and compares what the table remembers then, as it is written
/// in one line, with `expected`.
#[track_caller]
fn remembers(table: &str, script: &str, expected: &str) {
    let mut table: OhMyBrain = table.parse().expect("a table");
    table.assert_sound();
    for line in script.lines().map(str::trim).filter(|it| !it.is_empty()) {
        let (line, draws) = line.split_once(" : ").unwrap_or((line, ""));
        let (seat, action) = line.split_once(' ').expect("a seat and a move");
        let seat: Seat = seat.parse().expect("a seat");
        let action: Action = action.parse().expect("a move");
        let draws = draws.split_whitespace().map(|it| it.parse().expect("luck"));
        let mut luck = Scripted::new(draws);
        table
            .play(seat, action, &mut Cx::silent(&mut luck))
            .expect("it is legal");
    }
    let text = table.to_string();
    let is_memory = |part: &&str| part.contains(" lacks ") || part.ends_with(" picked over");
    let memory: Vec<&str> = text.split("; ").filter(is_memory).collect();
    assert_eq!(memory.join("; "), expected);
    let view = table.view(Viewer::Public);
    for seat in table.seats() {
        assert_eq!(view.lacks[seat], table.lacks[seat]);
        assert_eq!(view.picked_over[seat], table.picked_over[seat]);
    }
}

const GIVES_UP: &str = "
    A give up : 0 0
    A keep 0
    ";

#[test]
fn who_gives_up_lacks_what_would_have_fitted() {
    remembers(
        "A 9 hand 4 5 6; B 9 hand 1; horde 17; A plays",
        GIVES_UP,
        "A lacks 0 18 19 in 3",
    );
    remembers(
        "A 9 hand 9 10; B 9 hand 1; horde 8; A plays",
        GIVES_UP,
        "A lacks 0 1 2 3 4 5 6 7 in 2",
    );
}

#[test]
fn a_card_that_could_not_have_fitted_leaves_less_to_remember() {
    let table = "A 9 hand 4 5 6; B 9 hand 1; horde 17; A plays";
    let plays_an_old_card = format!("{GIVES_UP}A play 4");
    remembers(table, &plays_an_old_card, "A lacks 0 18 19 in 2, 4 in 3");
    // A mosquito in that hand can only be the new card.
    let plays_the_new_card = format!("{GIVES_UP}A play 0");
    remembers(table, &plays_the_new_card, "A lacks 0 18 19 in 3");
}

#[test]
fn who_plays_an_animal_lacks_another_of_it() {
    remembers(
        "A 9 hand 6 7 8 9; B 9 hand 1; horde 4; A plays",
        "A play 6",
        "A lacks 6 in 3",
    );
    remembers(
        "A 9 hand 6 6 7 8 9; B 9 hand 1; horde 4; A plays",
        "A play 6 x2",
        "A lacks 6 in 3",
    );
}

#[test]
fn who_plays_a_mosquito_in_need_lacks_what_fits() {
    remembers(
        "A 9 hand 0 4 5 6; B 9 hand 1; horde 17; A plays",
        "A play 0",
        "A lacks 0 18 19 in 3",
    );
    let anything_fits = [
        "A 9 hand 0 4 5 6; B 9 hand 1; A plays",
        "A 9 hand 0 4 5 6; B 9 hand 1; horde 0; A plays",
    ];
    for table in anything_fits {
        remembers(table, "A play 0", "A lacks 0 in 3");
    }
}

#[test]
fn cards_that_come_later_may_be_anything() {
    remembers(
        "A 9 hand 6, graveyard 12; B 9 hand 1; horde 4; A lacks 9 in 1; A plays",
        "A play 6",
        "A picked over",
    );
    remembers(
        "A 9 hand 4 6, graveyard 12; B 9 hand 1; horde 4; A lacks 9 in 2; A plays",
        "A play 6",
        "A lacks 6 9 in 1; A picked over",
    );
}

#[test]
fn a_swap_of_hands_carries_it_along() {
    remembers(
        "A 9 hand 4 5 6; B 9 hand 1 2 3; horde 18; A lacks 0 in 2; B lacks 7 in 1; A swaps",
        "A swap hands B",
        "A lacks 7 in 1; B lacks 0 in 2",
    );
    remembers(
        "A 9 hand 4 5 6, graveyard 7; B 9 hand 1 2 3, graveyard 9; horde 18; A lacks 0 in 2; \
         B picked over; A swaps",
        "A swap graveyards B",
        "A lacks 0 in 2; A picked over",
    );
}

#[test]
fn a_gift_may_be_any_card_of_the_hand() {
    remembers(
        "A 9 hand 4 5 6 7; B 9 hand 1; horde 18; A lacks 0 in 3, 9 in 1; A gives",
        "A give 5 to B",
        "A lacks 0 in 2",
    );
}

#[test]
fn a_graveyard_is_picked_over_once_its_owner_takes_a_card() {
    remembers(
        "A 9 hand 6, graveyard 9 10 12 13; B 9 hand 1; horde 4; A plays",
        "
        A play 6
        A take 9
        ",
        "A picked over",
    );
}

#[test]
fn a_new_round_is_a_clean_slate() {
    remembers(
        "A 9 hand 6; B 9 hand 1 2; horde 4; A lacks 9 in 1; B lacks 0 in 2; B picked over; A plays",
        "A play 6 : 0 0 0 0 0 0",
        "",
    );
}
