//! What every game owes its players.

use expect_test::expect;
use mmm_brains::{MmmBrains, Options};
use testkit::laws;

#[test]
fn play() {
    laws::play::<MmmBrains>(300);
}

#[test]
fn text() {
    laws::text::<MmmBrains>(30);
}

#[test]
fn secrecy() {
    laws::secrecy::<MmmBrains>(20);
}

#[test]
fn scene() {
    laws::scene::<MmmBrains>(20);
}

#[test]
fn story() {
    laws::story::<MmmBrains>(30);
}

#[test]
fn guess() {
    laws::guess::<MmmBrains>(100);
    laws::guess_evenly::<MmmBrains>(&Options::default(), 3, 10, 1);
}

#[test]
fn mirror() {
    laws::mirror::<MmmBrains>(300);
}

#[test]
fn undo() {
    laws::undo::<MmmBrains>(50);
}

#[test]
fn purpose() {
    laws::purpose::<MmmBrains>(30);
}

/// A change of any rule that matters here changes a number.
#[test]
fn every_way_on_is_counted() {
    let counted = |table: &str, depth| {
        let table: MmmBrains = table.parse().expect("a table");
        format!("{:?}", testkit::perft(&table, depth))
    };
    let players = "phase 2; A red 30, B yellow 20, C green 25";
    expect!["[3, 23328]"].assert_eq(&counted(&format!("{players}; A stands 1 2 5 * *"), 2));
    expect!["[16807]"].assert_eq(&counted(
        &format!("{players}; A shows 1 2 5 * *, 1 left"),
        1,
    ));
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<MmmBrains>(50);
}

#[test]
fn orders() {
    laws::orders::<MmmBrains>(40, &[]);
}
