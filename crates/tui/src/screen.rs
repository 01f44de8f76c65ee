//! The whole screen: the table in boxes, the log, and choices under the keys.
//!
//! Reading order: this file (the loop), `app` (what the screen remembers),
//! `keys` (what keys do), `draw` (how it looks), `zones` (the table in boxes),
//! `paint` (colours and line breaks).

mod app;
mod draw;
mod keys;
mod paint;
mod zones;

use std::{
    io,
    time::{Duration, Instant},
};

use ratatui::crossterm::event::{self, Event, KeyEventKind};

use self::app::App;
use crate::{
    Left,
    session::{Session, Whose},
};

/// How a game on the screen is played.
#[expect(missing_debug_implementations, reason = "a closure cannot be shown")]
pub struct Screen<'a> {
    /// How long a bot takes.
    pub pause: Duration,
    /// Whether colours may be used; shapes always are.
    pub has_colours: bool,
    /// Called whenever the game should be written down.
    pub save: &'a mut dyn FnMut(&Session) -> io::Result<()>,
}

/// Plays until the person leaves.
pub fn play(session: &mut Session, screen: &mut Screen<'_>) -> io::Result<Left> {
    ratatui::run(|terminal| {
        let mut app = App::new(session, screen.has_colours);
        let mut n_saved = None;
        let mut acted_at = Instant::now();
        loop {
            terminal.draw(|frame| draw::draw(&mut app, frame))?;
            let waits_for_bot = match app.session().whose() {
                Whose::Bots { bot } => Some(bot),
                Whose::Open { bot } if app.lets_others_act() => Some(bot),
                Whose::Mine | Whose::Open { .. } | Whose::Over(_) => None,
            };
            match waits_for_bot {
                Some(bot) if screen.pause <= acted_at.elapsed() && !app.is_reading() => {
                    app.let_play(bot);
                    acted_at = Instant::now();
                }
                Some(_) => (),
                None => {
                    // Nobody else acts before the person does: a good moment.
                    let n_moves = Some(app.session().n_moves());
                    if n_saved != n_moves {
                        (screen.save)(app.session())?;
                        n_saved = n_moves;
                    }
                }
            }
            let patience = match waits_for_bot {
                Some(_) if !app.is_reading() => screen.pause.saturating_sub(acted_at.elapsed()),
                Some(_) | None => Duration::from_mins(1),
            };
            if !event::poll(patience)? {
                continue;
            }
            if let Event::Key(key) = event::read()?
                && key.kind == KeyEventKind::Press
            {
                if let Some(left) = app.press(key) {
                    return Ok(left);
                }
                if waits_for_bot.is_none() {
                    acted_at = Instant::now();
                }
            }
        }
    })
}

#[cfg(test)]
mod tests;
