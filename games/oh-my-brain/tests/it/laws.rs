//! What every game owes its players.

use oh_my_brain::OhMyBrain;
use testkit::laws;

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
    laws::scene::<OhMyBrain>(20, 2);
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
