//! Each game is a piece of the program, loaded when somebody plays it.
//!
//! The program that has them all says how to load one: `crates/page`.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    pin::Pin,
};

use erased::DynGame;
use leptos::{prelude::*, task::spawn_local, wasm_split::SplitLoaderError};

use crate::{browser, tables::Table};

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

/// A piece on its way.
pub type Coming = Pin<Box<dyn Future<Output = Result<Piece, SplitLoaderError>>>>;
/// Sends for the piece of the game of that id; nothing if there is no such game.
pub type Fetch = fn(&str) -> Option<Coming>;

thread_local! {
    static FETCH: Cell<Fetch> = const { Cell::new(|_| None) };
    /// The pieces that are here, by game.
    static LOADED: RefCell<BTreeMap<&'static str, Piece>> = const { RefCell::new(BTreeMap::new()) };
}

/// Says how pieces are loaded, once and before anything else.
pub fn fetch_with(fetch: Fetch) {
    FETCH.set(fetch);
}

/// A game that is here already.
pub fn find(id: &str) -> Option<Piece> {
    LOADED.with_borrow(|loaded| loaded.get(id).copied())
}

/// The game as soon as it is here, or as it is known that it will not come.
pub async fn load(id: &str) -> Known {
    if let Some(piece) = find(id) {
        return Known::Here(piece);
    }
    let Some(coming) = FETCH.get()(id) else {
        return Known::Missing;
    };
    match coming.await {
        Err(_) => Known::Unreachable,
        Ok(piece) => {
            let keep = |loaded: &mut BTreeMap<_, _>| loaded.insert(piece.game.info().id, piece);
            // Two pages may have waited for it.
            if LOADED.with_borrow_mut(keep).is_none() {
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
