//! What every game owes its players.

use brain_flip::{BrainFlip, Options};
use expect_test::expect;
use tabletop::Seat;
use testkit::laws;

#[test]
fn play() {
    laws::play::<BrainFlip>(100);
}

#[test]
fn text() {
    laws::text::<BrainFlip>(5);
}

#[test]
fn secrecy() {
    laws::secrecy::<BrainFlip>(10);
}

#[test]
fn scene() {
    laws::scene::<BrainFlip>(5);
}

#[test]
fn story() {
    laws::story::<BrainFlip>(20);
}

#[test]
fn guess() {
    laws::guess::<BrainFlip>(50);
}

#[test]
fn every_picture_that_can_be_the_one_is_guessed_evenly() {
    let options = Options {
        grid: 2,
        ..Options::default()
    };
    laws::guess_evenly::<BrainFlip>(&options, 3, 10, 4);
}

#[test]
fn mirror() {
    laws::mirror::<BrainFlip>(100);
}

#[test]
fn undo() {
    laws::undo::<BrainFlip>(50);
}

#[test]
fn beliefs_rule_nothing_out() {
    let table = "A 0, B 0, C 0; flipped 9; grid cat frog / king rose; A hides a1; B asks";
    let table: BrainFlip = table.parse().expect("a table");
    laws::belief(&table, Seat::new(1), &(), 4);
}

#[test]
fn purpose() {
    laws::purpose::<BrainFlip>(20);
}

/// A change of any rule that matters here changes a number.
#[test]
fn every_way_on_is_counted() {
    let counted = |table: &str| {
        let table: BrainFlip = table.parse().expect("a table");
        format!("{:?}", testkit::perft(&table, 2))
    };
    expect!["[105, 1585]"].assert_eq(&counted(
        "A 0, B 0, C 0; flipped 9; grid cat frog / king rose; A hides a1; B asks",
    ));
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<BrainFlip>(5);
}

/// `cargo test --release -p brain-flip -- --ignored`. Marks are paused, because
/// keeping them costs more than playing.
fn ten_thousand_games(law: fn(n_games: u64)) {
    tabletop::rule::pause(|| law(10_000));
}

#[test]
#[ignore = "ten thousand games"]
fn play_at_length() {
    ten_thousand_games(laws::play::<BrainFlip>);
}

#[test]
#[ignore = "ten thousand games"]
fn text_at_length() {
    ten_thousand_games(laws::text::<BrainFlip>);
}

#[test]
#[ignore = "ten thousand games"]
fn secrecy_at_length() {
    ten_thousand_games(laws::secrecy::<BrainFlip>);
}

#[test]
#[ignore = "ten thousand games"]
fn guess_at_length() {
    ten_thousand_games(laws::guess::<BrainFlip>);
}

#[test]
#[ignore = "ten thousand games"]
fn mirror_at_length() {
    ten_thousand_games(laws::mirror::<BrainFlip>);
}

#[test]
#[ignore = "ten thousand games"]
fn playing_allocates_nothing_at_length() {
    ten_thousand_games(laws::still::<BrainFlip>);
}

#[test]
fn orders() {
    let table =
        "A 1, B 0, C 0, D 0; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes";
    // Only answers to free questions are disputed, and no random move asks one.
    let tables = ["review", "vote on 1: B upholds"].map(|step| {
        let table: BrainFlip = format!("{table}; {step}").parse().expect("a table");
        table
    });
    laws::orders(40, &tables);
}
