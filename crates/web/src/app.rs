//! Which page is shown.

use leptos::prelude::*;
use leptos_router::{
    components::{Route, Router, Routes},
    path,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use crate::{
    lang,
    pages::{
        home::Home,
        learn::LearnPage,
        lists::{MyTablesPage, OpenTablesPage},
        me::MePage,
        play::Play,
        puzzle::{PuzzlePage, PuzzlesPage},
        replay::ReplayPage,
        rules::RulesPage,
        setup::FromShelf,
        table::TablePage,
        top::Arrivals,
        trouble::NotFound,
    },
    settings::Settings,
    sheets::{Sheets, closing, me::MeSheet, settings::SettingsSheet},
    shell::help::HelpDialog,
    sound::{self, Sound},
};

#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    Sheets::provide();
    FromShelf::provide();
    Arrivals::provide();
    closing::listen();
    for touch in ["pointerdown", "keydown"] {
        let touched = leptos::ev::Custom::<web_sys::Event>::new(touch);
        window_event_listener(touched, |_| sound::wake());
    }
    window_event_listener(leptos::ev::click, move |click| {
        if is_tap(&click) {
            sound::play(Sound::Tap, settings);
        }
    });
    view! {
        <Router>
            <a class="skip" href="#main" rel="external" on:click=move |click| {
                click.prevent_default();
                crate::browser::focus("main");
            }>{move || lang::skip(settings.lang.get())}</a>
            <Routes fallback=NotFound transition=true>
                <Route path=path!("/") view=Home />
                <Route path=path!("/play/:game") view=Play />
                <Route path=path!("/learn/:game") view=LearnPage />
                <Route path=path!("/puzzle") view=PuzzlePage />
                <Route path=path!("/puzzle/:game/:n") view=PuzzlePage />
                <Route path=path!("/puzzles") view=PuzzlesPage />
                <Route path=path!("/table/:code") view=TablePage />
                <Route path=path!("/tables") view=OpenTablesPage />
                <Route path=path!("/tables/mine") view=MyTablesPage />
                <Route path=path!("/rules/:game") view=RulesPage />
                <Route path=path!("/me") view=MePage />
                <Route path=path!("/link/:code") view=MePage />
                <Route path=path!("/replay") view=ReplayPage />
                <Route path=path!("/replay/:code") view=ReplayPage />
                <Route path=path!("/replay/local/:id") view=ReplayPage />
            </Routes>
        </Router>
        <HelpDialog />
        <SettingsSheet />
        <MeSheet />
    }
}

/// Whether something was pressed that does something.
fn is_tap(click: &MouseEvent) -> bool {
    const PRESSED: &str = "button:not([aria-disabled=true]), a[href], summary, label";
    let target = click.target().and_then(|it| it.dyn_into::<Element>().ok());
    let pressed = target.and_then(|it| it.closest(PRESSED).ok());
    pressed.flatten().is_some()
}
