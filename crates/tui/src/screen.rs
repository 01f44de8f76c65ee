//! The whole screen: the table in boxes, the log, and choices under the keys.
//!
//! Reading order: this file (the loop), `app` (what the screen remembers),
//! `keys` (what keys do), `draw` (how it looks), `choices` (the list to choose
//! from), `zones` (the table in boxes), `paint` (colours and line breaks), `replay`
//! (a game that is over).

mod app;
mod choices;
mod draw;
mod keys;
mod paint;
mod replay;
mod zones;

use std::{
    io,
    time::{Duration, Instant},
};

use ratatui::crossterm::event::{self, Event, KeyEventKind};

use self::app::App;
pub use self::replay::{Look, watch};
use crate::{
    Left,
    session::{SOON, Session},
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

/// How long a decision may be awaited without looking at the keys.
const GLANCE: Duration = Duration::from_millis(10);
/// How often a bot that thinks is looked after.
const LOOK: Duration = Duration::from_millis(50);

/// Plays until the person leaves. A bot thinks elsewhere, so that keys are
/// always answered.
pub fn play(session: &mut Session, screen: &mut Screen<'_>) -> io::Result<Left> {
    ratatui::run(|terminal| {
        let mut app = App::new(session, screen.has_colours);
        let mut n_saved = None;
        let mut acted_at = Instant::now();
        loop {
            let waits_for_bot = app.wake_bot();
            let waited = acted_at.elapsed();
            let awaits_advice = app.awaits_advice();
            app.waits_visibly = SOON <= screen.pause.max(waited);
            terminal.draw(|frame| draw::draw(&mut app, frame))?;
            if !waits_for_bot {
                // Nobody else acts before the person does: a good moment.
                let n_moves = Some(app.session().n_moves());
                if n_saved != n_moves {
                    (screen.save)(app.session())?;
                    n_saved = n_moves;
                }
            }
            let is_watching = waits_for_bot && !app.is_reading();
            if is_watching && screen.pause <= waited && app.let_act(GLANCE) {
                acted_at = Instant::now();
                continue;
            }
            let patience = if is_watching {
                screen.pause.saturating_sub(waited).max(LOOK)
            } else if awaits_advice {
                LOOK
            } else {
                Duration::from_mins(1)
            };
            if !event::poll(patience)? {
                continue;
            }
            if let Event::Key(key) = event::read()?
                && key.kind == KeyEventKind::Press
            {
                let n_before = app.session().n_moves();
                if let Some(left) = app.press(key) {
                    return Ok(left);
                }
                if !waits_for_bot || app.session().n_moves() != n_before {
                    acted_at = Instant::now();
                }
            }
        }
    })
}

#[cfg(test)]
mod tests;
