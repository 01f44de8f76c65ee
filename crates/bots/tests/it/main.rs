//! Searching and playing by levels, at every game.

mod honest;
mod pointless;
mod still;
mod strong;
