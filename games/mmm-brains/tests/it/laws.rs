//! What every game owes its players.

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
    laws::scene::<MmmBrains>(20, 5);
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
fn playing_allocates_nothing() {
    laws::still::<MmmBrains>(50);
}
