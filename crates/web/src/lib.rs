//! The table in the browser.
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

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page. The browser calls this once the module is loaded, in a
/// worker too, where there is nothing to draw.
#[wasm_bindgen(start)]
pub fn start() {
    if web_sys::window().is_none() {
        return;
    }
    browser::clear_waiting_room();
    leptos::mount::mount_to_body(app::App);
}
