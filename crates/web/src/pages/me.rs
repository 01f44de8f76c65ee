//! The way to one's own page: what shows it is a piece of the program by
//! itself.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

use super::{game::with_known, trouble::NotFound};
use crate::pieces;

/// What shows it; with a code if a device is to be linked.
pub type Profile = fn(Option<String>) -> AnyView;

#[component]
pub fn MePage() -> impl IntoView {
    let params = use_params_map();
    let code = Memo::new(move |_| params.read().get("code"));
    let here = move |show: Profile| (move || show(code.get())).into_any();
    with_known(pieces::watch_me(), here, || {
        view! { <NotFound /> }.into_any()
    })
}
