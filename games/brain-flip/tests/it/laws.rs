//! What every game owes its players.

use brain_flip::{BrainFlip, Options};
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
    laws::scene::<BrainFlip>(5, 1);
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
