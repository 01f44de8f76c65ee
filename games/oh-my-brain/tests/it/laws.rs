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
fn guess() {
    laws::guess::<OhMyBrain>(60);
}

#[test]
fn mirror() {
    laws::mirror::<OhMyBrain>(200);
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<OhMyBrain>(50);
}

/// Takes an hour and a half: `cargo test --release -p oh-my-brain -- --ignored`.
#[test]
#[ignore = "ten thousand games for every number of players"]
fn all_laws_over_ten_thousand_games_for_every_number_of_players() {
    laws::obey::<OhMyBrain>(40_000);
}
