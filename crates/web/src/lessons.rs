//! First games with a coach: a whole game on the real table, one idea at a time.
//!
//! Nobody else needs this, so it is a piece of the program by itself, and the
//! script of a lesson is a file that is fetched when it begins.
//!
//! Reading order: this file (what is fetched), [`screen`] (what is around the
//! table), [`voice`] (what the coach says), [`light`] (what is lit).

pub mod light;
pub mod screen;
pub mod voice;

use std::sync::Arc;

use driver::{Course, Lesson};
use futures::future::join;
use leptos::{prelude::*, task::spawn_local};

use self::screen::Screen;
use crate::{
    pages::{
        game::Loading,
        trouble::{NotFound, NotLoaded},
    },
    pieces::{self, Known},
    session::{lesson::Coaching, online},
};

/// What the page of a lesson shows.
#[derive(Clone, Debug)]
enum State {
    Loading,
    /// It did not come, or cannot be read.
    Lost,
    Missing,
    Here(Arc<Course>),
}

/// The page of a lesson.
pub fn show_lesson(game: String) -> AnyView {
    let state = RwSignal::new(State::Loading);
    spawn_local(async move {
        // Nobody is told if the page has been left meanwhile.
        let _ = state.try_set(fetch(&game).await);
    });
    let shown = move || match state.get() {
        State::Loading => view! { <Loading /> }.into_any(),
        State::Lost => view! { <NotLoaded /> }.into_any(),
        State::Missing => view! { <NotFound /> }.into_any(),
        State::Here(course) => {
            let coaching = Coaching::open(course);
            view! { <Screen coaching /> }.into_any()
        }
    };
    shown.into_any()
}

async fn fetch(game: &str) -> State {
    let path = format!("/lessons/{game}.json");
    let lesson = online::get_of_this_build::<Lesson>(&path);
    let (piece, lesson) = join(pieces::load(game), lesson).await;
    match (piece, lesson) {
        (Known::Missing, _) => State::Missing,
        (Known::Here(piece), Ok(lesson)) => match Course::new(lesson, piece.game) {
            Ok(course) => State::Here(Arc::new(course)),
            Err(_) => State::Lost,
        },
        (Known::Here(_) | Known::NotYet | Known::Unreachable, _) => State::Lost,
    }
}
