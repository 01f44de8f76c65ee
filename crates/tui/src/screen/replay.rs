//! A game that is over on the whole screen: the table at a move, and what led
//! there.

use std::{
    io,
    time::{Duration, Instant},
};

use driver::Playback;
use ratatui::{
    Frame,
    crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers},
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Stylize},
    text::Line,
    widgets::{Block, Paragraph},
};
use tabletop::{Lang, Viewer};

use super::{
    paint,
    zones::{self, Looks, Room},
};
use crate::{lang, replay, shown};

/// The log has at least so many lines.
const LOG: u16 = 5;
/// How many of the last moves it tells.
const N_TOLD: u32 = 40;

/// A replay, where it stands and from whose place it is seen.
#[derive(Debug)]
pub(super) struct Watcher<'a> {
    playback: &'a Playback,
    lang: Lang,
    has_colours: bool,
    pub(super) at: u32,
    pub(super) eyes: Viewer,
    pub(super) is_playing: bool,
    /// Lines scrolled down in the table.
    scroll: u16,
}

/// How a replay is looked at.
#[derive(Copy, Clone, Debug)]
pub struct Look {
    pub lang: Lang,
    /// Whether colours may be used; shapes always are.
    pub has_colours: bool,
    /// Where it begins.
    pub at: u32,
    pub eyes: Viewer,
    /// How long a move is looked at when it plays by itself.
    pub pause: Duration,
}

/// Shows a replay until the person leaves.
pub fn watch(playback: &Playback, look: Look) -> io::Result<()> {
    ratatui::run(|terminal| {
        let mut watcher = Watcher::new(playback, look);
        let mut moved_at = Instant::now();
        loop {
            terminal.draw(|frame| watcher.draw(frame))?;
            let patience = if watcher.is_playing {
                look.pause.saturating_sub(moved_at.elapsed())
            } else {
                Duration::from_mins(1)
            };
            if !event::poll(patience)? {
                if watcher.is_playing {
                    watcher.play_on();
                    moved_at = Instant::now();
                }
                continue;
            }
            if let Event::Key(key) = event::read()?
                && key.kind == KeyEventKind::Press
            {
                if watcher.press(key) {
                    return Ok(());
                }
                moved_at = Instant::now();
            }
        }
    })
}

impl<'a> Watcher<'a> {
    pub(super) fn new(playback: &'a Playback, look: Look) -> Watcher<'a> {
        Watcher {
            playback,
            lang: look.lang,
            has_colours: look.has_colours,
            at: look.at.min(playback.n_moves()),
            eyes: look.eyes,
            is_playing: false,
            scroll: 0,
        }
    }

    /// Says whether the person leaves.
    pub(super) fn press(&mut self, key: KeyEvent) -> bool {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c') if is_control => return true,
            KeyCode::Char('q') | KeyCode::Esc => return true,
            KeyCode::Right | KeyCode::Char('l') => self.jump(self.at.saturating_add(1)),
            KeyCode::Left | KeyCode::Char('h') => self.jump(self.at.saturating_sub(1)),
            KeyCode::Home => self.jump(0),
            KeyCode::End => self.jump(self.playback.n_moves()),
            KeyCode::Char('r') | KeyCode::PageDown => self.jump(self.next_part()),
            KeyCode::Char('R') | KeyCode::PageUp => self.jump(self.part_before()),
            KeyCode::Char('e') => self.eyes = self.next_eyes(),
            KeyCode::Char(' ') => self.toggle(),
            KeyCode::Down => self.scroll = self.scroll.saturating_add(1),
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            _ => (),
        }
        false
    }

    /// The next move, as long as there is one.
    pub(super) fn play_on(&mut self) {
        let is_playing = self.at + 1 < self.playback.n_moves();
        self.jump(self.at + 1);
        self.is_playing = is_playing;
    }

    fn toggle(&mut self) {
        if self.is_playing {
            self.is_playing = false;
            return;
        }
        if self.at == self.playback.n_moves() {
            self.at = 0;
        }
        self.is_playing = true;
    }

    fn jump(&mut self, n: u32) {
        self.at = n.min(self.playback.n_moves());
        self.is_playing = false;
        self.scroll = 0;
    }

    fn next_part(&self) -> u32 {
        let next = { self.playback.parts().into_iter() }.find(|n| self.at < *n);
        next.unwrap_or(self.playback.n_moves())
    }

    fn part_before(&self) -> u32 {
        let before = { self.playback.parts().into_iter() }.rfind(|n| *n < self.at);
        before.unwrap_or(0)
    }

    fn next_eyes(&self) -> Viewer {
        let all = replay::eyes(self.playback);
        let at = all.iter().position(|it| *it == self.eyes).unwrap_or(0);
        all[(at + 1) % all.len()]
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let [header, middle, line, footer] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(0),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let title = format!(
            " {} ",
            replay::heading(self.playback, self.at, self.eyes, self.lang)
        );
        frame.render_widget(Line::from(title).style(Modifier::REVERSED), header);
        let log = self.draw_zones(middle, frame);
        self.draw_log(log, frame);
        frame.render_widget(self.timeline(line.width.into()), line);
        frame.render_widget(Line::from(lang::replay_keys(self.lang)), footer);
    }

    /// Draws the zones at the top and says what is left below.
    fn draw_zones(&mut self, area: Rect, frame: &mut Frame<'_>) -> Rect {
        let zones =
            shown::titled(replay::scene(self.playback, self.at, self.eyes, self.lang).zones);
        let looks = Looks {
            me: match self.eyes {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public | Viewer::Judge => None,
            },
            lang: self.lang,
            has_colours: self.has_colours,
        };
        let most = area.height.saturating_sub(LOG);
        let room = Room {
            most,
            ample: most.saturating_sub(LOG),
        };
        let boxes = zones::lay_out(&zones, looks, area.width, room);
        let height = boxes.height.min(most);
        self.scroll = self.scroll.min(boxes.height - height);
        boxes.draw(Rect { height, ..area }, self.scroll, frame.buffer_mut());
        Rect {
            y: area.y + height,
            height: area.height - height,
            ..area
        }
    }

    /// What happened, the newest at the bottom and bold.
    fn draw_log(&self, area: Rect, frame: &mut Frame<'_>) {
        let inside = usize::from(area.height.saturating_sub(2));
        let width = usize::from(area.width.saturating_sub(2)).max(1);
        let first = self.at.saturating_sub(N_TOLD);
        let mut lines: Vec<Line<'_>> = Vec::new();
        for n in first..=self.at {
            for sentence in replay::sentences(self.playback, n, self.eyes, self.lang) {
                let broken = paint::wrap(&sentence, width, 6).into_iter().map(Line::from);
                lines.extend(broken.map(|it| if n == self.at { it.bold() } else { it }));
            }
        }
        let lines = lines.split_off(lines.len().saturating_sub(inside));
        let block = Block::bordered().title(lang::screen_log(self.lang));
        frame.render_widget(Paragraph::new(lines).block(block), area);
    }

    /// One letter a column: what has been played, where it stands, where parts
    /// begin.
    fn timeline(&self, width: usize) -> Line<'static> {
        let n_moves = self.playback.n_moves() as usize;
        let n_columns = width.saturating_sub(2).max(1);
        let column = |n: u32| n as usize * (n_columns - 1) / n_moves.max(1);
        let mut letters = vec!['·'; n_columns];
        letters[..column(self.at)].fill('━');
        for n in self.playback.parts() {
            letters[column(n)] = '┃';
        }
        letters[column(self.at)] = '●';
        Line::from(format!(" {}", letters.into_iter().collect::<String>()))
    }
}
