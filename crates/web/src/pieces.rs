//! Each game is a piece of the program, loaded when somebody plays it.
//!
//! The program that has them all says how to load one: `crates/pieces`.

use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
    pin::Pin,
};

use erased::DynGame;
use futures::future::join;
use leptos::{prelude::*, task::spawn_local, wasm_split::SplitLoaderError};

use crate::{
    browser,
    hindsight::Hindsight,
    pages::{learn::Lessons, me::Profile, puzzle::Puzzles, replay::Replays, rules::Rules},
    playing::{OnServer, PlayOnline, Playing},
    tables::{self, Table},
};

/// A game with its table.
#[derive(Copy, Clone, Debug)]
pub struct GameModule {
    pub game: &'static dyn DynGame,
    pub table: &'static Table,
    /// What plays it, which the shop does without.
    pub playing: &'static Playing,
}

/// What is known about a game.
#[derive(Copy, Clone, Debug)]
pub enum Known<T = GameModule> {
    NotYet,
    /// There is no such game.
    Missing,
    /// It did not come: no network, or the server has another build by now.
    Unreachable,
    Here(T),
}

/// A piece on its way.
pub type Coming<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// How pieces are sent for.
#[derive(Copy, Clone, Debug)]
pub struct Fetch {
    /// The game of that id; nothing if there is no such game.
    pub game: fn(&str) -> Option<Coming<GameModule>>,
    pub online: fn() -> Coming<&'static OnServer>,
    pub replays: fn() -> Coming<Replays>,
    pub me: fn() -> Coming<Profile>,
    pub lessons: fn() -> Coming<Lessons>,
    pub rules: fn() -> Coming<Rules>,
    pub puzzles: fn() -> Coming<Puzzles>,
    pub hindsight: fn() -> Coming<&'static Hindsight>,
}

thread_local! {
    static FETCH: Cell<Option<Fetch>> = const { Cell::new(None) };
    /// The pieces that are here, by game.
    static LOADED: RefCell<BTreeMap<&'static str, GameModule>> = const { RefCell::new(BTreeMap::new()) };
}

/// Says how pieces are loaded, once and before anything else.
pub fn fetch_with(fetch: Fetch) {
    FETCH.set(Some(fetch));
}

/// A game that is here already.
pub fn find(id: &str) -> Option<GameModule> {
    LOADED.with_borrow(|loaded| loaded.get(id).copied())
}

/// The game as soon as it is here, or as it is known that it will not come.
pub async fn load(id: &str) -> Known {
    if let Some(piece) = find(id) {
        return Known::Here(piece);
    }
    let Some(coming) = FETCH.get().and_then(|fetch| (fetch.game)(id)) else {
        return Known::Missing;
    };
    match coming.await {
        Err(_) => Known::Unreachable,
        Ok(piece) => {
            // Whoever finds it lays its table at once, so that its style sheet comes first.
            if let Some(style) = piece.table.style {
                browser::dress(style, tables::NOWHERE).await;
            }
            let keep = |loaded: &mut BTreeMap<_, _>| loaded.insert(piece.game.info().id, piece);
            LOADED.with_borrow_mut(keep);
            Known::Here(piece)
        }
    }
}

/// The same with what plays it on a server.
pub async fn load_online(id: &str) -> Known<(GameModule, PlayOnline)> {
    let Some(fetch) = FETCH.get() else {
        return Known::Missing;
    };
    match join(load(id), (fetch.online)()).await {
        (Known::Here(piece), Ok(on_server)) => Known::Here((piece, on_server.play)),
        (Known::Missing, _) => Known::Missing,
        (Known::NotYet | Known::Unreachable | Known::Here(_), _) => Known::Unreachable,
    }
}

/// The same for a page, which shows something meanwhile.
pub fn watch(id: String) -> RwSignal<Known> {
    let known = RwSignal::new(find(&id).map_or(Known::NotYet, Known::Here));
    if matches!(known.get_untracked(), Known::NotYet) {
        tell(known, async move { load(&id).await });
    }
    known
}

/// The same for the page of a server's table.
pub fn watch_online(id: String) -> RwSignal<Known<(GameModule, PlayOnline)>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async move { load_online(&id).await });
    known
}

/// What needs a server and no game, for a page.
pub fn watch_on_server() -> RwSignal<Known<&'static OnServer>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async {
        let Some(fetch) = FETCH.get() else {
            return Known::Missing;
        };
        (fetch.online)()
            .await
            .map_or(Known::Unreachable, Known::Here)
    });
    known
}

/// What shows replays, for their pages.
pub fn watch_replays() -> RwSignal<Known<Replays>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async {
        match FETCH.get() {
            Some(fetch) => (fetch.replays)()
                .await
                .map_or(Known::Unreachable, Known::Here),
            None => Known::Missing,
        }
    });
    known
}

/// What shows what a player looks back at, with its style sheet.
pub fn watch_me() -> RwSignal<Known<Profile>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async {
        match FETCH.get() {
            Some(fetch) => {
                let (me, ()) = join((fetch.me)(), browser::dress("me", tables::EVERYWHERE)).await;
                me.map_or(Known::Unreachable, Known::Here)
            }
            None => Known::Missing,
        }
    });
    known
}

/// The coach of first games, with its style sheet.
pub fn watch_lessons() -> RwSignal<Known<Lessons>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async {
        match FETCH.get() {
            Some(fetch) => {
                let (coach, ()) = join(
                    (fetch.lessons)(),
                    browser::dress("lessons", tables::EVERYWHERE),
                )
                .await;
                coach.map_or(Known::Unreachable, Known::Here)
            }
            None => Known::Missing,
        }
    });
    known
}

/// What asks puzzles, with its style sheet and that of the coach.
pub fn watch_puzzles() -> RwSignal<Known<Puzzles>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async {
        match FETCH.get() {
            Some(fetch) => {
                browser::dress("lessons", tables::EVERYWHERE).await;
                let (puzzles, ()) = join(
                    (fetch.puzzles)(),
                    browser::dress("puzzles", tables::EVERYWHERE),
                )
                .await;
                puzzles.map_or(Known::Unreachable, Known::Here)
            }
            None => Known::Missing,
        }
    });
    known
}

/// What shows the rules in pictures, with its style sheet.
pub fn watch_rules() -> RwSignal<Known<Rules>> {
    let known = RwSignal::new(Known::NotYet);
    tell(known, async {
        match FETCH.get() {
            Some(fetch) => {
                let (rules, ()) =
                    join((fetch.rules)(), browser::dress("rules", tables::EVERYWHERE)).await;
                rules.map_or(Known::Unreachable, Known::Here)
            }
            None => Known::Missing,
        }
    });
    known
}

/// What looks into a game that is over; nothing if it does not come.
pub async fn load_hindsight() -> Option<&'static Hindsight> {
    let coming = (FETCH.get()?.hindsight)();
    let (hindsight, ()) = join(coming, browser::dress("coach", tables::EVERYWHERE)).await;
    hindsight.ok()
}

fn tell<T: Send + Sync + 'static>(
    known: RwSignal<Known<T>>,
    coming: impl Future<Output = Known<T>> + 'static,
) {
    spawn_local(async move {
        // Nobody is told if the page has been left meanwhile.
        let _ = known.try_set(coming.await);
    });
}
