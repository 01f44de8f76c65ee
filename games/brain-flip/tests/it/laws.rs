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
fn playing_allocates_nothing() {
    laws::still::<BrainFlip>(5);
}
