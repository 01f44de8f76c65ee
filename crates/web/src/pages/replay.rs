//! The way to a replay: what shows them is a piece of the program by itself.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{game::with_known, trouble::NotFound};
use crate::pieces;

/// Which replay a page is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// None yet: all that are there, and a file from anywhere.
    Shelf,
    /// One that this device keeps, by its name there.
    Device(String),
    /// That of a server's table, by its code.
    Server(String),
}

/// What shows them.
pub type Replays = fn(Asked) -> AnyView;

#[component]
pub fn ReplayPage() -> impl IntoView {
    let params = use_params_map();
    let asked = Memo::new(move |_| {
        let params = params.read();
        match (params.get("code"), params.get("id")) {
            (Some(code), _) => Asked::Server(code.to_ascii_uppercase()),
            (None, Some(id)) => Asked::Device(id),
            (None, None) => Asked::Shelf,
        }
    });
    let here = move |show: Replays| (move || show(asked.get())).into_any();
    with_known(pieces::watch_replays(), here, || {
        view! { <NotFound /> }.into_any()
    })
}
