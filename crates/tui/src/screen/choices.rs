//! The prompt, the last answer, who thinks, and the choices or the final
//! standings.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style, Stylize},
    text::{Line, Text},
    widgets::{Block, Paragraph},
};

use super::{
    app::{App, Focus},
    draw::{marked, titled},
    paint,
};
use crate::{
    lang,
    session::{Choice, Whose},
    words,
};

/// So many lines of choices are shown if the screen has room at all.
const LEAST_LINES: usize = 5;
/// Lines of a box that are not inside.
const BORDERS: u16 = 2;
/// A box costs two lines, which a low screen needs for choices.
const LEAST_BOX: u16 = 5;

/// How much room the choices need.
#[derive(Copy, Clone, Debug)]
pub(super) struct Height {
    /// Before the table is shown.
    pub(super) least: u16,
    /// Before the table is shown in detail.
    pub(super) whole: u16,
}

pub(super) fn height(app: &App<'_>, width: u16) -> Height {
    let inside = usize::from(width).saturating_sub(BORDERS.into());
    let (least, whole) = match app.session().whose() {
        Whose::Mine | Whose::Open { .. } => {
            let rows = Rows::of(app, inside);
            let tallest = rows.blocks.iter().map(Vec::len).max().unwrap_or(1);
            let all = rows.n_lines();
            (all.min(LEAST_LINES.max(tallest)), all)
        }
        Whose::Over(standings) => (standings.0.len(), standings.0.len()),
        // The table should not jump when it is the person's turn.
        Whose::Bots { .. } => (LEAST_LINES, 2 * LEAST_LINES),
    };
    let around = said(app, width).len() as u16 + BORDERS;
    Height {
        least: around + least as u16,
        whole: around + whole as u16,
    }
}

pub(super) fn draw(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let session = app.session();
    let lang = session.lang();
    let mut said = said(app, area.width);
    // The choices are never crowded out.
    let most = (area.height / 2).max(1);
    if usize::from(most) < said.len() {
        said.truncate(most.into());
        if let Some(last) = said.last_mut() {
            last.push_span("…");
        }
    }
    let [top, rest] =
        Layout::vertical([Constraint::Length(said.len() as u16), Constraint::Min(0)]).areas(area);
    frame.render_widget(Paragraph::new(said), top);
    match session.whose() {
        Whose::Over(standings) => {
            let block = Block::bordered().title(lang::end_heading(lang));
            let lines = words::standings(session.game(), &standings, &session.words());
            let text: Text = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(text).block(block), rest);
        }
        Whose::Mine | Whose::Open { .. } => draw_list(app, rest, frame),
        Whose::Bots { .. } => (),
    }
}

/// What stands above the choices.
fn said(app: &App<'_>, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    let width = usize::from(width);
    let mut said: Vec<Line> = paint::wrap(&session.prompt(), width, 0)
        .into_iter()
        .map(|line| Line::from(line).bold())
        .collect();
    if let Some(notice) = &app.notice {
        let lines = paint::wrap(&format!("! {notice}"), width, 2).into_iter();
        let style = if app.has_colours {
            Style::new().yellow()
        } else {
            Style::new().add_modifier(Modifier::UNDERLINED)
        };
        said.extend(lines.map(|line| Line::styled(line, style)));
    }
    if let Some(bot) = app.thinking() {
        let line = lang::table_thinking(session.lang(), session.name(bot));
        said.extend(paint::wrap(&line, width, 0).into_iter().map(Line::from));
    }
    said
}

/// The choices shown, each broken into lines.
struct Rows {
    blocks: Vec<Vec<String>>,
}

impl Rows {
    fn of(app: &App<'_>, width: usize) -> Rows {
        const POINTER: usize = 2;
        let digits = app.n_choices().to_string().len();
        let width = width.saturating_sub(POINTER);
        let block = |(number, choice): &(usize, &Choice)| {
            let text = format!("{number:>digits$} {}", choice.label);
            paint::wrap(&text, width, digits + 1)
        };
        Rows {
            blocks: app.shown().iter().map(block).collect(),
        }
    }

    /// Each choice with what it would do, if all of that fits and tells them
    /// apart: what is said of the lit one stands below the list anyway.
    fn explained(app: &App<'_>, width: usize, room: usize) -> Option<Rows> {
        let mut rows = Rows::of(app, width);
        if room < rows.n_lines() {
            return None;
        }
        let explain = |(_, choice): &(usize, &Choice)| app.session().explain(&choice.notation);
        let explained: Vec<Option<String>> = app.shown().iter().map(explain).collect();
        if explained.windows(2).all(|pair| pair[0] == pair[1]) {
            return None;
        }
        for (block, explained) in rows.blocks.iter_mut().zip(explained) {
            let indent = app.n_choices().to_string().len() + 3;
            if let Some(line) = explained {
                let line = format!("{}{line}", " ".repeat(indent));
                block.extend(paint::wrap(&line, width.saturating_sub(2), indent));
            }
        }
        (rows.n_lines() <= room).then_some(rows)
    }

    fn n_lines(&self) -> usize {
        self.blocks.iter().map(Vec::len).sum()
    }

    /// Where to begin so that all lines of the lit choice are among `room`, or
    /// as many as there is room for.
    fn start(&self, lit: usize, room: usize) -> usize {
        let before: usize = self.blocks.iter().take(lit).map(Vec::len).sum();
        let tall = self.blocks.get(lit).map_or(1, Vec::len);
        let centred = before.saturating_sub(room.saturating_sub(tall) / 2);
        centred.min(before).min(self.n_lines().saturating_sub(room))
    }

    /// How many choices do not show a single line above and below.
    fn hidden(&self, start: usize, room: usize) -> (usize, usize) {
        let (mut top, mut above, mut below) = (0, 0, 0);
        for block in &self.blocks {
            let bottom = top + block.len();
            above += usize::from(bottom <= start);
            below += usize::from(start + room <= top);
            top = bottom;
        }
        (above, below)
    }
}

fn draw_list(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let lang = app.session().lang();
    let is_boxed = LEAST_BOX <= area.height;
    let inside = if is_boxed {
        Block::bordered().inner(area)
    } else {
        area
    };
    let (width, room) = (usize::from(inside.width), usize::from(inside.height));
    let rows = Rows::explained(app, width, room).unwrap_or_else(|| Rows::of(app, width));
    let start = rows.start(app.lit, room);
    let lines = (0..).zip(&rows.blocks).flat_map(|(index, block)| {
        (0..).zip(block).map(move |(n, line): (usize, &String)| {
            let is_lit = index == app.lit;
            let pointer = if is_lit && n == 0 { "› " } else { "  " };
            let line = Line::from(format!("{pointer}{line}"));
            if is_lit { line.reversed() } else { line }
        })
    });
    let text: Text = lines.skip(start).take(room).collect();
    frame.render_widget(Paragraph::new(text), inside);
    let (above, below) = rows.hidden(start, room);
    if is_boxed {
        let shown = app.shown();
        let mut title = lang::screen_choices(lang).to_owned();
        if !app.filter.is_empty() {
            let n = lang::ChooseFiltered {
                shown: shown.len(),
                all: app.n_choices(),
            }
            .say(lang);
            title = format!("{title} /{} ({n})", app.filter);
        }
        let notation = shown
            .get(app.lit)
            .map_or("", |(_, choice)| &choice.notation);
        let block = titled(&title, app.focus == Focus::Choices).title_bottom(notation.to_owned());
        frame.render_widget(marked(block, lang, above, below), area);
        if shown.is_empty() && 0 < app.n_choices() {
            let nothing = lang::choose_nothing_fits(lang, &app.filter);
            frame.render_widget(Line::from(nothing), inside);
        }
    } else if !area.is_empty() {
        // No border to write on: a sign at the edge.
        let sign = match (above, below) {
            (0, 0) => return,
            (0, _) => "▼",
            (_, 0) => "▲",
            _ => "↕",
        };
        let edge = Rect::new(area.right() - 1, area.bottom() - 1, 1, 1);
        frame.render_widget(Line::from(sign), edge.intersection(area));
    }
}
