//! What every game owes its players.

use give_me_the_brain::GiveMeTheBrain;
use tabletop::rule;
use testkit::laws;

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

/// One game takes as long as thousands elsewhere: every move is compared with
/// others for the rest of a long game.
#[test]
fn secrecy() {
    obeys(laws::secrecy::<GiveMeTheBrain>, 1);
}

#[test]
fn scene() {
    rule::pause(|| laws::scene::<GiveMeTheBrain>(6, 0));
}

#[test]
fn guess() {
    obeys(laws::guess::<GiveMeTheBrain>, 12);
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
        laws::guess::<GiveMeTheBrain>,
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
