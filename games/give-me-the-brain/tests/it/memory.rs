//! What everybody remembers of cards that they cannot see.

use give_me_the_brain::{Action, GiveMeTheBrain};
use tabletop::{Cx, Game, Seat, Viewer, chance::Scripted};

/// Plays `script` and compares what the table remembers then, as it is written
/// in one line, with `expected`.
#[track_caller]
fn remembers(table: &str, script: &str, expected: &str) {
    let mut table: GiveMeTheBrain = table.parse().expect("a table");
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
    let is_memory = |part: &&str| part.contains(" lacks ");
    let memory: Vec<&str> = text.split("; ").filter(is_memory).collect();
    assert_eq!(memory.join("; "), expected);
    let view = table.view(Viewer::Public);
    for seat in table.seats() {
        assert_eq!(view.lacks[seat], table.hands.lacks(seat));
    }
}

#[test]
fn who_passes_lacks_bids() {
    remembers(
        "A mop hot-potato; B 3; C 4; bids from A",
        "A pass",
        "A lacks bids 2",
    );
}

#[test]
fn what_is_drawn_later_may_be_a_bid() {
    remembers(
        "A mop; B overtime; C improvise; deck 5 6 7 8; discards rest; bids from A",
        "
        A pass
        B pass
        C pass : 0 0 0
        ",
        "A lacks bids 1; B lacks bids 1; C lacks bids 1",
    );
    // A bid can only be the card that was drawn.
    remembers(
        "A 5 mop; B 3; C 4; A lacks bids 1; bids from A",
        "A bid 5",
        "A lacks bids 1",
    );
}

#[test]
fn a_job_that_was_no_bid_leaves_less_to_remember() {
    remembers(
        "A coffee-mug mop 7; B 3; C 4; A lacks bids 2; brain B; A works",
        "A play coffee-mug",
        "A lacks bids 1",
    );
}

#[test]
fn who_stops_with_a_hand_left_lacks_work_for_it() {
    remembers(
        "A 5 overtime; B 3; C 4; brain B; A works, used 1",
        "A stop",
        "A lacks handiwork 2",
    );
    remembers(
        "A 5 overtime, table walkie-talkie; B 3; C 4; brain B; A works, used 2",
        "A stop",
        "",
    );
}

#[test]
fn loafing_says_nothing_but_fresh_cards_are_fresh() {
    remembers(
        "A 5 overtime; B 3; C 4; A lacks bids 1; brain B; A works",
        "A loaf : 0",
        "A lacks bids 1",
    );
    remembers(
        "A 5 6; B 3; C 4; A lacks handiwork 2; brain A; A works",
        "A loaf afresh : 0 0 0",
        "",
    );
}

#[test]
fn passed_and_swapped_cards_carry_it_along() {
    remembers(
        "A shift-swap 5; B 3 6; C 4; A lacks handiwork 2; B lacks bids 2; brain B; A works",
        "
        A play shift-swap
        A choose B
        ",
        "A lacks bids 2; B lacks handiwork 1",
    );
    remembers(
        "A scrambling-practice 5; B 3 6; C 4; B lacks bids 2; brain B; A works",
        "A play scrambling-practice",
        "C lacks bids 2",
    );
}

#[test]
fn a_card_that_is_given_may_be_any() {
    remembers(
        "A not-my-station 5 6 7; B 3; C 4; A lacks handiwork 3; B lacks bids 1; brain B; A works",
        "
        A play not-my-station
        A give 5
        ",
        "A lacks handiwork 1; B lacks bids 1",
    );
    remembers(
        "A fire-drill 5 6 7; B 3 8 9; C 4 10 11; A lacks handiwork 4; B lacks handiwork 3; \
         brain B; A works",
        "
        A play fire-drill
        A set aside 5
        A set aside 6
        B set aside 3
        B set aside 8
        C set aside 4
        C set aside 10
        ",
        "A lacks handiwork 1; B lacks handiwork 1",
    );
}

#[test]
fn discarded_cards_are_seen_by_all() {
    remembers(
        "A take-out-the-trash 5 mop overtime; B 3; C 4; A lacks handiwork 2; brain B; A works",
        "
        A play take-out-the-trash
        A discard mop
        ",
        "A lacks handiwork 1",
    );
    remembers(
        "A inventory-day 5 6; B 3; C 4; A lacks handiwork 2; brain A; A works",
        "A play inventory-day : 0 0 0 0 5",
        "",
    );
}
