//! Searching, at every game.

mod honest;
mod still;
mod strong;
