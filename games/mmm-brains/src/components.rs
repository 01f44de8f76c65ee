//! Generated from `data/dice.toml` by `cargo xtask data --update`.

use crate::dice::Colour::{self, Black, Blue, Green, Red, Yellow};

/// For each die the colours of the numbers 1 to 5, then the colour of its brain.
/// A layout of our own, see `data/dice.toml`.
pub const DICE: [[Colour; 6]; 5] = [
    [Yellow, Green, Blue, Black, Red, Red],
    [Blue, Red, Black, Green, Yellow, Yellow],
    [Red, Black, Yellow, Blue, Green, Green],
    [Black, Yellow, Green, Red, Blue, Blue],
    [Green, Blue, Red, Yellow, Black, Black],
];
