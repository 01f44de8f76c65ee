//! Puzzles: a real table, and one move that is better than it looks.
//!
//! Nobody else needs this, so it is a piece of the program by itself, and the
//! puzzles of a game are a file that is fetched when one of them is asked.
//!
//! Reading order: this file (what is fetched), [`screen`] (what is around the
//! table), [`voice`] (what the coach says), [`list`] (all there are).

pub mod list;
pub mod screen;
pub mod voice;

use std::sync::Arc;

use driver::{Posed, Puzzles};
use futures::future::join;
use leptos::{prelude::*, task::spawn_local};

use self::{list::List, screen::Screen};
use crate::{
    pages::{
        game::Loading,
        puzzle::{self, Asked},
        trouble::{NotFound, NotLoaded},
    },
    pieces::{self, Known},
    session::{online, puzzle::Riddle},
};

/// What the page of a puzzle shows.
#[derive(Clone, Debug)]
enum State {
    Loading,
    /// It did not come, or cannot be read.
    Lost,
    Missing,
    Here(Arc<Posed>),
}

/// The page of a puzzle, or of all.
pub fn show_puzzles(asked: Asked) -> AnyView {
    let all = puzzle::all();
    let today = puzzle::today();
    let (game, n, day) = match asked {
        Asked::All => return view! { <List all today /> }.into_any(),
        Asked::One(game, n) => (game, n, None),
        Asked::Today => match puzzle::of_day(today, &all) {
            Some((game, n)) => (game.to_owned(), n, Some(today)),
            None => return view! { <NotFound /> }.into_any(),
        },
    };
    let of_game = all.iter().find(|it| it.0 == game);
    if of_game.is_none_or(|it| !(1..=it.1).contains(&n)) {
        return view! { <NotFound /> }.into_any();
    }
    let state = RwSignal::new(State::Loading);
    spawn_local(async move {
        // Nobody is told if the page has been left meanwhile.
        let _ = state.try_set(fetch(&game, n).await);
    });
    let shown = move || match state.get() {
        State::Loading => view! { <Loading /> }.into_any(),
        State::Lost => view! { <NotLoaded /> }.into_any(),
        State::Missing => view! { <NotFound /> }.into_any(),
        State::Here(posed) => {
            let riddle = Riddle::open(posed, n, day);
            view! { <Screen riddle /> }.into_any()
        }
    };
    shown.into_any()
}

async fn fetch(game: &str, n: u32) -> State {
    let path = format!("/puzzles/{game}.json");
    let puzzles = online::get_of_this_build::<Puzzles>(&path);
    let (Known::Here(piece), Ok(puzzles)) = join(pieces::load(game), puzzles).await else {
        return State::Lost;
    };
    let puzzle = puzzles.puzzles.into_iter().nth(n as usize - 1);
    let Some(puzzle) = puzzle else {
        return State::Missing;
    };
    match Posed::new(puzzle, piece.game) {
        Ok(posed) => State::Here(Arc::new(posed)),
        Err(_) => State::Lost,
    }
}
