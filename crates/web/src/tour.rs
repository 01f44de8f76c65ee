//! The rules of a game as one can see them: goal, set-up, a turn and examples in
//! pictures, every card, and behind a search every clause.
//!
//! Who plays does without, so it is a piece of the program by itself, and the tour
//! of a game is a file that is fetched with it.
//!
//! Reading order: this file (what is fetched), [`page`] (what stands where),
//! [`picture`] (panels), [`example`] (a few moves), [`cards`], [`clauses`].

pub mod page;

pub mod picture;

pub mod example;

pub mod cards;
pub mod clauses;

use std::sync::Arc;

use driver::{Tour, tour::Shown};
use futures::future::join;
use leptos::{prelude::*, task::spawn_local};

use self::page::Page;
use crate::{
    pages::{
        game::Loading,
        trouble::{NotFound, NotLoaded},
    },
    pieces::{self, GameModule, Known},
    session::online,
};

/// What the page shows.
#[derive(Clone, Debug)]
enum State {
    Loading,
    /// It did not come, or cannot be read.
    Lost,
    Missing,
    Here(GameModule, Option<Arc<Visit>>),
}

/// A tour whose examples have been played once.
#[derive(Debug)]
pub struct Visit {
    pub tour: Tour,
    pub examples: Vec<Arc<Shown>>,
}

/// The page of the rules of a game. A game without a tour has clauses only.
pub fn show_rules(game: String, has_tour: bool) -> AnyView {
    let state = RwSignal::new(State::Loading);
    spawn_local(async move {
        // Nobody is told if the page has been left meanwhile.
        let _ = state.try_set(fetch(&game, has_tour).await);
    });
    let shown = move || match state.get() {
        State::Loading => view! { <Loading /> }.into_any(),
        State::Lost => view! { <NotLoaded /> }.into_any(),
        State::Missing => view! { <NotFound /> }.into_any(),
        State::Here(piece, visit) => view! { <Page game=piece.game visit /> }.into_any(),
    };
    shown.into_any()
}

async fn fetch(game: &str, has_tour: bool) -> State {
    let tour = async {
        if !has_tour {
            return Ok(None);
        }
        let path = format!("/tours/{game}.json");
        online::get_of_this_build::<Tour>(&path).await.map(Some)
    };
    match join(pieces::load(game), tour).await {
        (Known::Missing, _) => State::Missing,
        (Known::Here(piece), Ok(None)) => State::Here(piece, None),
        (Known::Here(piece), Ok(Some(tour))) => match Visit::begin(tour, piece) {
            Some(visit) => State::Here(piece, Some(Arc::new(visit))),
            None => State::Lost,
        },
        (Known::Here(_) | Known::NotYet | Known::Unreachable, _) => State::Lost,
    }
}

impl Visit {
    fn begin(mut tour: Tour, piece: GameModule) -> Option<Visit> {
        let examples = std::mem::take(&mut tour.examples).into_iter();
        let examples = examples.map(|it| Shown::new(it, piece.game).ok().map(Arc::new));
        let examples = examples.collect::<Option<_>>()?;
        Some(Visit { tour, examples })
    }
}
