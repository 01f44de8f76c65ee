//! The client in the browser. The games are not in it: `crates/page` is the
//! program that has both.
//!
//! Reading order: [`app`] (which page), [`pages`] (each of them), [`session`]
//! (a game on screen, wherever it is played), [`shell`] (what is around every
//! table), [`tables`] (the tables themselves). Below them: [`settings`],
//! [`browser`], [`art`], [`gallery`], [`sound`], [`names`], [`thinker`], and [`lang`]
//! for every sentence. The program is loaded in [`pieces`].

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod app;
pub mod pages;

pub mod session;

pub mod shell;

pub mod tables;

pub mod pieces;

pub mod art;
pub mod browser;
pub mod gallery;
pub mod names;
pub mod settings;
pub mod sound;
pub mod thinker;

pub mod lang;

/// Draws the page, or nothing in a worker. `fetch` loads the games.
pub fn start(fetch: pieces::Fetch) {
    pieces::fetch_with(fetch);
    if web_sys::window().is_none() {
        return;
    }
    browser::clear_waiting_room();
    leptos::mount::mount_to_body(app::App);
}
