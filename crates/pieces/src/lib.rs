//! The program of the page: the client with every game there is.
//!
//! Each game is a piece of it, loaded when somebody plays it. Everything that
//! only one game needs is behind the function of its name: rules, bots, texts,
//! table, looks. The bundler cuts there. Whoever names a game's rules elsewhere
//! puts them into what every visitor loads.
//!
//! A library, because there are more programs than ours: [`page!`] makes one of
//! our games and those of somebody else.

use erased::{Erased, Listing};
use leptos::{wasm_split, wasm_split::SplitLoaderError};
use wasm_bindgen::prelude::wasm_bindgen;
use web::{
    hindsight::{self, HINDSIGHT, Hindsight},
    lessons::show_lesson,
    me::show_me,
    pages::{learn::Lessons, me::Profile, puzzle::Puzzles, replay::Replays, rules::Rules},
    pieces::{Coming, Fetch, GameModule},
    playing::{ON_SERVER, OnServer},
    puzzles::show_puzzles,
    replays::show_replays,
    tables::generic,
    thinker,
    tour::show_rules,
};

/// Makes the program of a page: our games, and on the shelf behind them the
/// games that are listed, each as `its_crate::ItsType => its_table`. The table is
/// a crate with a `TABLE`, or `generic`, which shows any game.
///
/// ```ignore
/// pieces::page! {
///     last_bite::LastBite => generic,
/// }
/// ```
#[macro_export]
macro_rules! page {
    ($($game:ident::$Game:ident => $table:ident),* $(,)?) => {
        $(
            #[$crate::used::wasm_split::wasm_split(
                $game,
                wasm_split_path = $crate::used::wasm_split,
                fallible
            )]
            fn $game() -> Result<$crate::used::GameModule, $crate::used::SplitLoaderError> {
                #[allow(unused_imports, reason = "a table made by hand needs no other")]
                use $crate::used::generic;
                static GAME: $crate::used::Erased<::$game::$Game> = $crate::used::Erased::new();
                Ok($crate::used::piece(&GAME, &$table::TABLE))
            }
        )*

        /// Draws the page. The browser calls this once the module is loaded, in a
        /// worker too, where there is nothing to draw.
        #[$crate::used::wasm_bindgen::prelude::wasm_bindgen(
            start,
            wasm_bindgen = $crate::used::wasm_bindgen
        )]
        pub fn start() {
            $crate::start(
                &[$(const { &$crate::used::Erased::<::$game::$Game>::new() },)*],
                |id| {
                    $(if id == $crate::used::id::<::$game::$Game>() {
                        return Some(Box::pin($game()));
                    })*
                    $crate::fetch(id)
                },
            );
        }
    };
}

/// What [`page!`] writes down, for a crate that leans on nothing else of ours.
#[doc(hidden)]
pub mod used {
    pub use erased::Erased;
    pub use leptos::{wasm_split, wasm_split::SplitLoaderError};
    pub use wasm_bindgen;
    pub use web::{pieces::GameModule, tables::generic};

    use erased::{DynGame, Listing};
    use web::{playing::PLAYING, tables::Table};

    pub fn piece(game: &'static dyn DynGame, table: &'static Table) -> GameModule {
        GameModule {
            game,
            table,
            playing: &PLAYING,
        }
    }

    /// Naming it does not link the rules.
    pub fn id<G>() -> &'static str
    where
        Erased<G>: Listing,
    {
        Erased::<G>::new().info().id
    }
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
            fn $game() -> Result<GameModule, SplitLoaderError> {
                static GAME: Erased<registry::$game::$Game> = Erased::new();
                Ok(used::piece(&GAME, &$table::TABLE))
            }
        )*

        /// Loads a piece; nothing if there is no such game.
        #[doc(hidden)]
        pub fn fetch(id: &str) -> Option<Coming<GameModule>> {
            $(if id == used::id::<registry::$game::$Game>() {
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

#[wasm_split::wasm_split(lessons, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn lessons() -> Result<Lessons, SplitLoaderError> {
    Ok(show_lesson as Lessons)
}

#[wasm_split::wasm_split(rules, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn rules() -> Result<Rules, SplitLoaderError> {
    Ok(show_rules as Rules)
}

#[wasm_split::wasm_split(puzzles, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn puzzles() -> Result<Puzzles, SplitLoaderError> {
    Ok(show_puzzles as Puzzles)
}

#[wasm_split::wasm_split(hindsight, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the macro adds the failure")]
fn hindsight_piece() -> Result<&'static Hindsight, SplitLoaderError> {
    Ok(&HINDSIGHT)
}

/// Draws the page with these games on the shelf behind ours; `game` loads all of
/// them, and ours.
#[doc(hidden)]
pub fn start(more: &[&'static dyn Listing], game: fn(&str) -> Option<Coming<GameModule>>) {
    registry::list(more);
    web::start(Fetch {
        game,
        online: || Box::pin(online()),
        replays: || Box::pin(replays()),
        me: || Box::pin(me()),
        lessons: || Box::pin(lessons()),
        rules: || Box::pin(rules()),
        puzzles: || Box::pin(puzzles()),
        hindsight: || Box::pin(hindsight_piece()),
    });
}

/// What the worker runs: a job for a bot in, a move out, nothing if the job
/// makes no sense or the game does not come.
#[wasm_bindgen]
pub async fn think(job: String) -> Option<String> {
    thinker::answer(&job).await
}

/// What the worker of the coach runs: a question in, what was found out.
#[wasm_bindgen]
pub async fn look_back(question: String) -> Option<String> {
    hindsight::answer(question).await
}
