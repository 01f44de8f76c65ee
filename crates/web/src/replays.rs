//! Games that are over: which there are, and each of them move by move.
//!
//! Nobody else needs this, so it is a piece of the program by itself.
//!
//! Reading order: this file (what is asked for), [`find`] (where a record comes
//! from, and what can be wrong with it), [`shelf`] (all that are there), [`screen`]
//! (one of them on the table), [`scrub`] and [`timeline`] (where it stands), [`eyes`]
//! (from whose place), [`hands`] (all of them open), [`keys`], [`go_on`] (playing on
//! from there), [`coach`] (the way to what it was worth).

pub mod coach;
pub mod eyes;
pub mod find;
pub mod go_on;
pub mod hands;
pub mod keys;
pub mod screen;
pub mod scrub;
pub mod shelf;
pub mod timeline;

use leptos::{prelude::*, task::spawn_local};

use self::{
    find::{Found, Trouble},
    screen::Screen,
    shelf::Shelf,
};
use crate::{
    pages::{game::Loading, replay::Asked},
    settings::settings,
};

/// What a page of replays shows.
#[derive(Clone, Debug)]
enum State {
    Shelf,
    Loading,
    Trouble(Trouble),
    Found(Box<Found>),
}

impl State {
    fn of(found: Result<Found, Trouble>) -> State {
        match found {
            Ok(found) => State::Found(Box::new(found)),
            Err(trouble) => State::Trouble(trouble),
        }
    }
}

/// The page of a replay, or of all of them.
pub fn show_replays(asked: Asked) -> AnyView {
    let state = RwSignal::new(match asked {
        Asked::Shelf => State::Shelf,
        Asked::Device(_) | Asked::Server(_) => State::Loading,
    });
    let mine = settings().face.get_untracked();
    spawn_local(async move {
        if let Some(found) = find::find(asked, mine).await {
            // Nobody is told if the page has been left meanwhile.
            let _ = state.try_set(State::of(found));
        }
    });
    // A file that somebody brings along is shown in the same place.
    let read = Callback::new(move |text: Result<String, Trouble>| {
        state.set(State::Loading);
        spawn_local(async move {
            let found = match text {
                Ok(text) => find::of_file(text).await,
                Err(trouble) => Err(trouble),
            };
            let _ = state.try_set(State::of(found));
        });
    });
    let shown = move || match state.get() {
        State::Shelf => view! { <Shelf read /> }.into_any(),
        State::Loading => view! { <Loading /> }.into_any(),
        State::Trouble(trouble) => find::page(trouble, read),
        State::Found(found) => view! { <Screen found=*found /> }.into_any(),
    };
    shown.into_any()
}
