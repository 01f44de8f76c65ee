//! What every game owes its players.

use expect_test::expect;
use oh_my_brain::OhMyBrain;
use tabletop::Seat;
use testkit::laws;

use crate::memory::table_and_memory;

#[test]
fn play() {
    laws::play::<OhMyBrain>(200);
}

#[test]
fn text() {
    laws::text::<OhMyBrain>(12);
}

#[test]
fn secrecy() {
    laws::secrecy::<OhMyBrain>(8);
}

#[test]
fn scene() {
    laws::scene::<OhMyBrain>(20);
}

#[test]
fn story() {
    laws::story::<OhMyBrain>(20);
}

#[test]
fn guess() {
    laws::guess::<OhMyBrain>(60);
}

#[test]
fn mirror() {
    laws::mirror::<OhMyBrain>(200);
}

#[test]
fn undo() {
    laws::undo::<OhMyBrain>(200);
}

#[test]
fn beliefs_rule_nothing_out() {
    let (table, memory) = table_and_memory(
        "A 9 hand 5 6; B 9 hand 3, graveyard 4; horde 12; reserve 0 9 11 18; discard rest; \
         B lacks 0 18 in 1; B picked over; A plays",
    );
    laws::belief(&table, Seat::new(0), &memory, 30);
}

#[test]
fn purpose() {
    laws::purpose::<OhMyBrain>(60);
}

/// A change of any rule that matters here changes a number.
#[test]
fn every_way_on_is_counted() {
    let counted = |table: &str, depth| {
        let table: OhMyBrain = table.parse().expect("a table");
        format!("{:?}", testkit::perft(&table, depth))
    };
    expect!["[3, 6, 10379]"].assert_eq(&counted(
        "A 2 hand 3 12, graveyard 4 9; B 1 hand 0 6; horde 2 7; reserve 1 5; discard rest; A plays",
        3,
    ));
    expect!["[91, 137863]"].assert_eq(&counted(
        "A 9 hand 6 6 2; B 9 hand 8, graveyard 5; C 9 hand 1; reserve 0 19; discard rest; A plays",
        2,
    ));
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<OhMyBrain>(50);
}

/// Half an hour: `cargo test --release -p oh-my-brain -- --ignored`. Marks are
/// paused, because keeping them costs more than playing.
fn ten_thousand_for_every_number_of_players(law: fn(n_games: u64)) {
    tabletop::rule::pause(|| law(40_000));
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn play_at_length() {
    ten_thousand_for_every_number_of_players(laws::play::<OhMyBrain>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn text_at_length() {
    ten_thousand_for_every_number_of_players(laws::text::<OhMyBrain>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn secrecy_at_length() {
    ten_thousand_for_every_number_of_players(laws::secrecy::<OhMyBrain>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn guess_at_length() {
    ten_thousand_for_every_number_of_players(laws::guess::<OhMyBrain>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn mirror_at_length() {
    ten_thousand_for_every_number_of_players(laws::mirror::<OhMyBrain>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn playing_allocates_nothing_at_length() {
    ten_thousand_for_every_number_of_players(laws::still::<OhMyBrain>);
}
