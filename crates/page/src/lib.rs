//! The program of the page: the client with every game there is.
//!
//! Each game is a piece of it, loaded when somebody plays it. Everything that
//! only one game needs is behind the function of its name: rules, bots, texts,
//! table, looks. The bundler cuts there. Whoever names a game's rules elsewhere
//! puts them into what every visitor loads.

use erased::{Erased, Listing};
use leptos::{wasm_split, wasm_split::SplitLoaderError};
use wasm_bindgen::prelude::wasm_bindgen;
use web::{
    me::show_me,
    pages::{me::Profile, replay::Replays},
    pieces::{Coming, Fetch, GameModule},
    playing::{ON_SERVER, OnServer, PLAYING},
    replays::show_replays,
    tables::generic,
    thinker,
};

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
            fn $game() -> Result<GameModule, SplitLoaderError> {
                static GAME: Erased<registry::$game::$Game> = Erased::new();
                Ok(GameModule { game: &GAME, table: &$table::TABLE, playing: &PLAYING })
            }
        )*

        /// Loads a piece; nothing if there is no such game.
        fn fetch(id: &str) -> Option<Coming<GameModule>> {
            $(if id == Erased::<registry::$game::$Game>::new().info().id {
                return Some(Box::pin($game()));
            })*
            None
        }
    };
}

registry::shelf!(pieces);

#[wasm_split::wasm_split(online, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn online() -> Result<&'static OnServer, SplitLoaderError> {
    Ok(&ON_SERVER)
}

#[wasm_split::wasm_split(replays, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn replays() -> Result<Replays, SplitLoaderError> {
    Ok(show_replays as Replays)
}

#[wasm_split::wasm_split(me, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn me() -> Result<Profile, SplitLoaderError> {
    Ok(show_me as Profile)
}

/// Draws the page. The browser calls this once the module is loaded, in a
/// worker too, where there is nothing to draw.
#[wasm_bindgen(start)]
pub fn start() {
    web::start(Fetch {
        game: fetch,
        online: || Box::pin(online()),
        replays: || Box::pin(replays()),
        me: || Box::pin(me()),
    });
}

/// What the worker runs: a job for a bot in, a move out, nothing if the job
/// makes no sense or the game does not come.
#[wasm_bindgen]
pub async fn think(job: String) -> Option<String> {
    thinker::answer(&job).await
}
