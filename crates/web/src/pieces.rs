//! Each game is a piece of the program, loaded when somebody plays it.
//!
//! Everything that only one game needs is behind the function of its name:
//! rules, bots, texts, table, looks. The bundler cuts there. Whoever names a
//! game's rules elsewhere puts them into what every visitor loads.

use std::{cell::RefCell, collections::BTreeMap};

use erased::{DynGame, Erased, Listing};
use leptos::{prelude::*, task::spawn_local, wasm_split, wasm_split::SplitLoaderError};

use crate::{
    browser,
    tables::{self, Table},
};

/// A game with its table.
#[derive(Copy, Clone, Debug)]
pub struct Piece {
    pub game: &'static dyn DynGame,
    pub table: &'static Table,
}

/// What is known about a game.
#[derive(Copy, Clone, Debug)]
pub enum Known {
    NotYet,
    /// There is no such game.
    Missing,
    /// It did not come: no network, or the server has another build by now.
    Unreachable,
    Here(Piece),
}

thread_local! {
    /// The pieces that are here, by game.
    static LOADED: RefCell<BTreeMap<&'static str, Piece>> = const { RefCell::new(BTreeMap::new()) };
}

macro_rules! pieces {
    (
        games { $($game:ident::$Game:ident => $table:ident,)* }
        examples { $($example:ident::$Example:ident => $plain:ident,)* }
    ) => {
        pieces! { $($game::$Game => $table,)* $($example::$Example => $plain,)* }
    };
    ($($game:ident::$Game:ident => $table:ident,)*) => {
        $(
            #[wasm_split::wasm_split($game, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $game() -> Result<Piece, SplitLoaderError> {
                static GAME: Erased<registry::$game::$Game> = Erased::new();
                Ok(Piece { game: &GAME, table: &tables::$table::TABLE })
            }
        )*

        /// Loads a piece; nothing if there is no such game.
        async fn fetch(id: &str) -> Option<Result<Piece, SplitLoaderError>> {
            $(if id == Erased::<registry::$game::$Game>::new().info().id {
                return Some($game().await);
            })*
            None
        }
    };
}

registry::shelf!(pieces);

/// A game that is here already.
pub fn find(id: &str) -> Option<Piece> {
    LOADED.with_borrow(|loaded| loaded.get(id).copied())
}

/// The game as soon as it is here, or as it is known that it will not come.
pub async fn load(id: &str) -> Known {
    if let Some(piece) = find(id) {
        return Known::Here(piece);
    }
    match fetch(id).await {
        None => Known::Missing,
        Some(Err(_)) => Known::Unreachable,
        Some(Ok(piece)) => {
            let is_new = |loaded: &mut BTreeMap<_, _>| loaded.insert(piece.game.info().id, piece);
            if LOADED.with_borrow_mut(is_new).is_none() {
                browser::dress(piece.table.style);
            }
            Known::Here(piece)
        }
    }
}

/// The same for a page, which shows something meanwhile.
pub fn watch(id: String) -> RwSignal<Known> {
    let known = RwSignal::new(find(&id).map_or(Known::NotYet, Known::Here));
    if matches!(known.get_untracked(), Known::NotYet) {
        spawn_local(async move {
            // Nobody is told if the page has been left meanwhile.
            let _ = known.try_set(load(&id).await);
        });
    }
    known
}
