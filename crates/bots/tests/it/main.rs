//! Searching and playing by levels, at every game.

mod honest;
mod purpose;
mod still;
mod strong;
