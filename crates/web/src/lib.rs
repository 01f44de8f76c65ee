//! The client in the browser. The games are not in it: `crates/pieces` puts
//! both together.
//!
//! Reading order: [`app`] (which page), [`pages`] (each of them), [`session`]
//! (a game on screen, wherever it is played), [`shell`] (what is around every
//! table), [`playing`] (what comes with the first game),
//! [`replays`] (games that are over), [`hindsight`] (what they were worth),
//! [`lessons`] (first games with a coach), [`puzzles`] (moves to be found), [`me`] (what a player looks back at),
//! [`tour`] (the rules in pictures), [`tables`] (the tables themselves),
//! [`sheets`] (name, face, settings). Below them: [`settings`],
//! [`browser`], [`art`], [`face`], [`gallery`], [`sound`], [`names`], [`thinker`], [`worker`], and [`lang`]
//! for every sentence. The program is loaded in [`pieces`].

#![allow(
    clippy::large_types_passed_by_value,
    reason = "a session is a handful of signals, and signals are passed by value"
)]

pub mod app;
pub mod pages;

pub mod session;

pub mod shell;

pub mod playing;

pub mod replays;

pub mod hindsight;

pub mod lessons;

pub mod puzzles;

pub mod me;

pub mod tour;

pub mod sheets;

pub mod tables;

pub mod pieces;

pub mod art;
pub mod authenticator;
pub mod browser;
pub mod emote;
pub mod face;
pub mod gallery;
pub mod motion;
pub mod names;
pub mod notice;
pub mod refused;
pub mod settings;
pub mod sound;
pub mod thinker;
pub mod worker;

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
