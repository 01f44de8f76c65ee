//! What every game owes its players, over random play with three to seven.
//!
//! Random robbers seldom find the Engine, so their games are long; marks are
//! paused, because keeping them costs more than playing.

use expect_test::expect;
use great_brain_robbery::Robbery;
use tabletop::rule;
use testkit::laws;

#[test]
fn play() {
    rule::pause(|| laws::play::<Robbery>(50));
}

#[test]
fn text() {
    rule::pause(|| laws::text::<Robbery>(10));
}

#[test]
fn secrecy() {
    rule::pause(|| laws::secrecy::<Robbery>(20));
}

#[test]
fn scene() {
    rule::pause(|| laws::scene::<Robbery>(4));
}

#[test]
fn story() {
    rule::pause(|| laws::story::<Robbery>(5));
}

#[test]
fn guess() {
    rule::pause(|| laws::guess::<Robbery>(30));
}

#[test]
fn mirror() {
    rule::pause(|| laws::mirror::<Robbery>(50));
}

#[test]
fn undo() {
    rule::pause(|| laws::undo::<Robbery>(60));
}

#[test]
fn purpose() {
    rule::pause(|| laws::purpose::<Robbery>(20));
}

/// A change of any rule that matters here changes a number.
#[test]
fn every_way_on_is_counted() {
    let counted = |table: &str| {
        let table: Robbery = table.parse().expect("a table");
        format!("{:?}", testkit::perft(&table, 3))
    };
    expect!["[126, 303, 2019]"].assert_eq(&counted(
        "train caboose day-coach; A 1:b5 hand ada; B 1:b1 hand hank dusty; C 1:b2; A moves 1",
    ));
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<Robbery>(50);
}

/// As many as fit in some minutes each: `cargo test --release -p
/// great-brain-robbery -- --ignored`.
#[test]
#[ignore = "ten thousand games"]
fn play_at_length() {
    rule::pause(|| laws::play::<Robbery>(10_000));
}

#[test]
#[ignore = "a thousand games, all written down"]
fn text_at_length() {
    rule::pause(|| laws::text::<Robbery>(1000));
}

#[test]
#[ignore = "two thousand games, each with twins for every move and viewer"]
fn secrecy_at_length() {
    rule::pause(|| laws::secrecy::<Robbery>(2000));
}

#[test]
#[ignore = "ten thousand games, all guessed at"]
fn guess_at_length() {
    rule::pause(|| laws::guess::<Robbery>(10_000));
}

#[test]
#[ignore = "ten thousand games, all followed"]
fn mirror_at_length() {
    rule::pause(|| laws::mirror::<Robbery>(10_000));
}

#[test]
#[ignore = "ten thousand games"]
fn playing_allocates_nothing_at_length() {
    laws::still::<Robbery>(10_000);
}

#[test]
fn orders() {
    laws::orders::<Robbery>(40, &[]);
}
