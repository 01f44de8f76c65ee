//! What every game owes its players.

use give_me_the_brain::GiveMeTheBrain;
use testkit::laws;

#[test]
fn play() {
    laws::play::<GiveMeTheBrain>(60);
}

#[test]
fn text() {
    laws::text::<GiveMeTheBrain>(6);
}

#[test]
fn secrecy() {
    laws::secrecy::<GiveMeTheBrain>(6);
}

#[test]
fn guess() {
    laws::guess::<GiveMeTheBrain>(18);
}

#[test]
fn mirror() {
    laws::mirror::<GiveMeTheBrain>(60);
}

#[test]
fn playing_allocates_nothing() {
    laws::still::<GiveMeTheBrain>(30);
}
