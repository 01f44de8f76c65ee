//! Searching and playing by levels, at every game.

mod honest;
mod still;
mod strong;
