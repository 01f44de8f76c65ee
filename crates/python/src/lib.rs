//! Brainery for Python. All of it goes by any game, through the door that hides
//! its types; what is pleasant to use is in `python/brainery`.
//!
//! Reading order: `game` (a game), `table` (a game in progress), `note` (a
//! game written down), `tables` (thousands in step), `tree` (a small game laid
//! out whole), `plain` (what crosses over, and how no is said).

mod game;
mod note;
mod plain;
mod table;
mod tables;
mod tree;

use pyo3::pymodule;

#[pymodule(name = "_brainery")]
mod module {
    #[pymodule_export]
    use crate::{
        game::{Code, Game, games},
        note::Record,
        plain::Refused,
        table::Match,
        tables::{Tables, playouts},
        tree::Tree,
    };

    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");
}
