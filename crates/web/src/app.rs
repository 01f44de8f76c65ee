//! Which page is shown.

use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};

use crate::{
    lang,
    pages::{landing::Landing, play::Play, rules::RulesPage, table::TablePage},
    settings::Settings,
    shell::help::HelpDialog,
    sound,
};

#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    for touch in ["pointerdown", "keydown"] {
        let touched = leptos::ev::Custom::<web_sys::Event>::new(touch);
        window_event_listener(touched, |_| sound::wake());
    }
    view! {
        <Router>
            <a class="skip" href="#main" rel="external" on:click=move |click| {
                click.prevent_default();
                crate::browser::focus("main");
            }>{move || lang::skip(settings.lang.get())}</a>
            <Routes fallback=NotFound>
                <Route path=path!("/") view=Landing />
                <Route path=path!("/play/:game") view=Play />
                <Route path=path!("/table/:code") view=TablePage />
                <Route path=path!("/rules/:game") view=RulesPage />
            </Routes>
        </Router>
        <HelpDialog />
    }
}

#[component]
pub fn NotFound() -> impl IntoView {
    let settings = crate::settings::settings();
    view! {
        <main id="main" class="page" tabindex="-1">
            <h1>{move || lang::not_found(settings.lang.get())}</h1>
            <p><a href="/">{move || lang::home(settings.lang.get())}</a></p>
        </main>
    }
}
