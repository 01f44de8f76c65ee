//! What every game owes its players.

use great_brain_robbery::Robbery;
use testkit::laws;

#[test]
fn play() {
    laws::play::<Robbery>(200);
}

#[test]
fn text() {
    laws::text::<Robbery>(12);
}

#[test]
fn secrecy() {
    laws::secrecy::<Robbery>(8);
}

#[test]
fn guess() {
    laws::guess::<Robbery>(60);
}

#[test]
fn mirror() {
    laws::mirror::<Robbery>(200);
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<Robbery>(50);
}

/// Half an hour: `cargo test --release -p great-brain-robbery -- --ignored`. Marks are
/// paused, because keeping them costs more than playing.
fn ten_thousand_for_every_number_of_players(law: fn(n_games: u64)) {
    tabletop::rule::pause(|| law(40_000));
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn play_at_length() {
    ten_thousand_for_every_number_of_players(laws::play::<Robbery>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn text_at_length() {
    ten_thousand_for_every_number_of_players(laws::text::<Robbery>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn secrecy_at_length() {
    ten_thousand_for_every_number_of_players(laws::secrecy::<Robbery>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn guess_at_length() {
    ten_thousand_for_every_number_of_players(laws::guess::<Robbery>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn mirror_at_length() {
    ten_thousand_for_every_number_of_players(laws::mirror::<Robbery>);
}

#[test]
#[ignore = "ten thousand games for every number of players"]
fn playing_allocates_nothing_at_length() {
    ten_thousand_for_every_number_of_players(laws::still::<Robbery>);
}
