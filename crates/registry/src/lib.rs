//! Every game this build knows. Adding one is adding a line.

use erased::{DynGame, Erased};

/// In the order menus show them.
pub static GAMES: &[&dyn DynGame] = &[
    &Erased::<mmm_brains::MmmBrains>::new(),
    // xtask new-game adds its line above this one.
];

/// Not on the menu, but playable by name: the worked example of the manual.
static EXAMPLES: &[&dyn DynGame] = &[&Erased::<pig::Pig>::new()];

/// Games and examples.
pub fn all() -> impl Iterator<Item = &'static dyn DynGame> {
    GAMES.iter().chain(EXAMPLES).copied()
}

/// Finds a game by the id in its identity card.
pub fn find(id: &str) -> Option<&'static dyn DynGame> {
    all().find(|game| game.info().id == id)
}
