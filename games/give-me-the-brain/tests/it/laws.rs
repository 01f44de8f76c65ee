//! What every game owes its players.

use expect_test::expect;
use give_me_the_brain::GiveMeTheBrain;
use tabletop::{Seat, rule};
use testkit::laws;

use crate::memory::table_and_memory;

/// Marks are paused, because keeping them costs more than playing.
fn obeys(law: fn(n_games: u64), n_games: u64) {
    rule::pause(|| law(n_games));
}

#[test]
fn play() {
    obeys(laws::play::<GiveMeTheBrain>, 60);
}

#[test]
fn text() {
    obeys(laws::text::<GiveMeTheBrain>, 6);
}

/// A game takes as long as hundreds elsewhere: every move is compared with
/// others for the rest of a long game.
#[test]
fn secrecy() {
    obeys(laws::secrecy::<GiveMeTheBrain>, 6);
}

#[test]
fn scene() {
    obeys(laws::scene::<GiveMeTheBrain>, 6);
}

#[test]
fn story() {
    obeys(laws::story::<GiveMeTheBrain>, 6);
}

/// Players forget by the rules: GMB-24.forgotten.
#[test]
fn guess() {
    obeys(laws::guess_forgetfully::<GiveMeTheBrain>, 12);
}

#[test]
fn mirror() {
    obeys(laws::mirror::<GiveMeTheBrain>, 60);
}

#[test]
fn undo() {
    obeys(laws::undo::<GiveMeTheBrain>, 60);
}

#[test]
fn beliefs_rule_nothing_out() {
    let (table, memory) = table_and_memory(
        "A 5 9; B mop; C 3; deck 6 7 overtime; discards rest; B lacks bids 1; \
         C lacks handiwork 1; brain A; A works",
    );
    laws::belief(&table, Seat::new(0), &memory, 20);
}

#[test]
fn purpose() {
    obeys(laws::purpose::<GiveMeTheBrain>, 60);
}

/// A change of any rule that matters here changes a number.
#[test]
fn every_way_on_is_counted() {
    let counted = |table: &str, depth| {
        let table: GiveMeTheBrain = table.parse().expect("a table");
        format!("{:?}", testkit::perft(&table, depth))
    };
    expect!["[2, 4, 9]"].assert_eq(&counted(
        "A 5 mop; B 3; C 4; deck 6 7 8; discards rest; bids from A",
        3,
    ));
    expect!["[71, 12869]"].assert_eq(&counted(
        "A overtime 5; B 3 7; C 4 9; deck 6 8 10 11 12; discards rest; brain A; A works",
        2,
    ));
}

#[test]
fn playing_allocates_nothing() {
    obeys(laws::still::<GiveMeTheBrain>, 30);
}

/// `cargo test --release -p give-me-the-brain -- --ignored`.
const TEN_THOUSAND_FOR_EVERY_NUMBER_OF_PLAYERS: u64 = 60_000;

#[test]
#[ignore = "ten thousand games for every number of players"]
fn play_at_length() {
    obeys(
        laws::play::<GiveMeTheBrain>,
        TEN_THOUSAND_FOR_EVERY_NUMBER_OF_PLAYERS,
    );
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn guess_at_length() {
    obeys(
        laws::guess_forgetfully::<GiveMeTheBrain>,
        TEN_THOUSAND_FOR_EVERY_NUMBER_OF_PLAYERS,
    );
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn mirror_at_length() {
    obeys(
        laws::mirror::<GiveMeTheBrain>,
        TEN_THOUSAND_FOR_EVERY_NUMBER_OF_PLAYERS,
    );
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn playing_allocates_nothing_at_length() {
    obeys(
        laws::still::<GiveMeTheBrain>,
        TEN_THOUSAND_FOR_EVERY_NUMBER_OF_PLAYERS,
    );
}

/// Views are long texts.
#[test]
#[ignore = "a thousand games for every number of players"]
fn text_at_length() {
    obeys(laws::text::<GiveMeTheBrain>, 6_000);
}

#[test]
#[ignore = "fifty games for every number of players"]
fn secrecy_at_length() {
    obeys(laws::secrecy::<GiveMeTheBrain>, 300);
}

#[test]
fn orders() {
    laws::orders::<GiveMeTheBrain>(40, &[]);
}
