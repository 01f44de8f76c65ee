//! How the screen looks.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style, Stylize},
    text::{Line, Text},
    widgets::{Block, Paragraph},
};

use super::{
    app::{App, Focus, Page, Typing},
    choices, paint,
    zones::{self, Looks, Room},
};
use crate::{lang, session::Whose, shown, words};

/// From here on the log stands beside the choices.
const WIDE: u16 = 60;
/// From here on the log has a column of its own.
const WIDEST: u16 = 120;
/// Below this only the choices are shown.
const LOW: u16 = 10;

pub(super) fn draw(app: &mut App<'_>, frame: &mut Frame<'_>) {
    let [header, middle, footer] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(0),
        Constraint::Length(1),
    ])
    .areas(frame.area());
    draw_header(app, header, frame);
    match app.page {
        Page::Table | Page::Quitting => draw_table(app, middle, frame),
        Page::Rules => {
            let session = app.session();
            let lines = words::rules(session.game(), &app.wanted, session.lang());
            let title = match app.wanted.as_str() {
                "" => lang::screen_rules(session.lang()).to_owned(),
                wanted => format!("{} /{wanted}", lang::screen_rules(session.lang())),
            };
            draw_page(app, title, &lines, middle, frame);
        }
        Page::Help => {
            let lang = app.session().lang();
            let lines = help(lang).map(str::to_owned);
            let title = lang::screen_help(lang).to_owned();
            draw_page(app, title, &lines, middle, frame);
        }
    }
    frame.render_widget(footer_line(app), footer);
}

fn draw_header(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let session = app.session();
    let lang = session.lang();
    let turn = match session.whose() {
        Whose::Mine => lang::screen_turn_you(lang).to_owned(),
        Whose::Open { bot } | Whose::Bots { bot } => {
            lang::screen_turn_other(lang, session.name(bot))
        }
        Whose::Over(_) => lang::screen_over(lang).to_owned(),
    };
    let moves = lang::table_moves(lang, session.n_moves());
    let title = session.game().info().title;
    let line = Line::from(format!(" {title} · {moves} · {turn} "));
    frame.render_widget(line.style(Modifier::REVERSED), area);
}

fn footer_line(app: &App<'_>) -> Line<'static> {
    let lang = app.session().lang();
    let typed = |line: String| Line::from(format!("{line}_")).bold();
    match (app.page, &app.typing, app.session().whose()) {
        (Page::Quitting, ..) => Line::from(lang::screen_quit(lang)).bold(),
        (Page::Rules, Some(_), _) => typed(lang::screen_search(lang, &app.wanted)),
        (Page::Rules, None, _) => Line::from(lang::screen_keys_rules(lang)),
        (Page::Help, ..) => Line::from(lang::screen_keys_back(lang)),
        (Page::Table, Some(Typing::Move(said)), _) => typed(lang::screen_typing(lang, said)),
        (Page::Table, Some(Typing::Filter | Typing::Search), _) => {
            typed(lang::screen_filter(lang, &app.filter))
        }
        (Page::Table, None, _) if app.focus == Focus::Zones => {
            Line::from(lang::screen_keys_box(lang, lang::screen_table(lang)))
        }
        (Page::Table, None, _) if app.focus == Focus::Log => {
            Line::from(lang::screen_keys_box(lang, lang::screen_log(lang)))
        }
        (Page::Table, None, Whose::Over(_)) => Line::from(lang::screen_keys_over(lang)),
        (Page::Table, None, _) => Line::from(lang::screen_keys(lang)),
    }
}

/// Zones on top, choices and log below; the log beside both if there is room;
/// less on a small screen.
fn draw_table(app: &mut App<'_>, area: Rect, frame: &mut Frame<'_>) {
    if area.height < LOW {
        choices::draw(app, area, frame);
        return;
    }
    let (main, log) = if WIDEST <= area.width {
        let [main, log] =
            Layout::horizontal([Constraint::Percentage(66), Constraint::Min(0)]).areas(area);
        (main, Some(log))
    } else {
        (area, None)
    };
    let [main, strip] = Layout::vertical([
        Constraint::Min(0),
        Constraint::Length(n_explained(app, main.width)),
    ])
    .areas(main);
    let width = if log.is_none() && WIDE <= main.width {
        main.width * 56 / 100
    } else {
        main.width
    };
    let wanted = choices::height(app, width);
    let below = match app.focus {
        Focus::Choices => wanted.least,
        Focus::Zones => LOW / 2,
        Focus::Log => main.height - LOW / 2,
    };
    let room = Room {
        most: main.height.saturating_sub(below),
        ample: main.height.saturating_sub(wanted.whole),
    };
    let below = draw_zones(app, room, main, frame);
    draw_strip(app, strip, frame);
    match log {
        Some(log) => {
            choices::draw(app, below, frame);
            draw_log(app, log, frame);
        }
        None if WIDE <= area.width => {
            let [left, right] =
                Layout::horizontal([Constraint::Length(width), Constraint::Min(0)]).areas(below);
            choices::draw(app, left, frame);
            draw_log(app, right, frame);
        }
        None if app.focus == Focus::Log => draw_log(app, below, frame),
        None => choices::draw(app, below, frame),
    }
}

/// Draws the zones at the top of `area` and says what of it is left below.
fn draw_zones(app: &mut App<'_>, room: Room, area: Rect, frame: &mut Frame<'_>) -> Rect {
    let zones = shown::titled(app.session().scene().zones);
    let looks = Looks {
        me: Some(app.session().me()),
        lang: app.session().lang(),
        has_colours: app.has_colours,
    };
    let boxes = zones::lay_out(&zones, looks, area.width, room);
    let place = Rect {
        height: boxes.height.min(room.most),
        ..area
    };
    let hidden = boxes.height - place.height;
    app.scroll = app.scroll.min(hidden.into());
    let scroll = app.scroll as u16;
    boxes.draw(place, scroll, frame.buffer_mut());
    let lang = app.session().lang();
    let is_looked_at = app.focus == Focus::Zones;
    let mark = |sign: &str, n: u16| {
        let more = lang::ScreenMore { sign, n }.say(lang);
        let mut line = Line::from(format!(" {more} ")).right_aligned();
        line = line.style(Modifier::REVERSED);
        if is_looked_at { line.bold() } else { line }
    };
    if 0 < scroll && 0 < place.height {
        draw_mark(mark("▲", scroll), place.y, place, frame);
    }
    if scroll < hidden && 0 < place.height {
        draw_mark(mark("▼", hidden - scroll), place.bottom() - 1, place, frame);
    }
    Rect {
        y: place.bottom(),
        height: area.height - place.height,
        ..area
    }
}

/// Says at the right edge of row `y` that there is more.
fn draw_mark(mark: Line<'_>, y: u16, area: Rect, frame: &mut Frame<'_>) {
    let width = (mark.width() as u16).min(area.width);
    let place = Rect::new(area.right() - width, y, width, 1);
    frame.render_widget(mark, place);
}

/// How many lines the explanation of the lit choice takes, never fewer than at
/// this table before.
fn n_explained(app: &mut App<'_>, width: u16) -> u16 {
    const MOST: u16 = 3;
    let lines = app.explanation().map_or(0, |explanation| {
        paint::wrap(&explanation, width.into(), 0).len() as u16
    });
    app.n_explained = app.n_explained.max(lines.min(MOST));
    app.n_explained
}

/// What the lit choice would do.
fn draw_strip(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let Some(explanation) = app.explanation() else {
        return;
    };
    let mut lines = paint::wrap(&explanation, area.width.into(), 0);
    let room = usize::from(area.height);
    if room < lines.len() {
        lines.truncate(room);
        if let Some(last) = lines.last_mut() {
            last.push('…');
        }
    }
    let text: Text = lines.into_iter().map(Line::from).collect();
    frame.render_widget(Paragraph::new(text).italic(), area);
}

/// The newest sentences at the bottom.
fn draw_log(app: &mut App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let lang = app.session().lang();
    let block = titled(lang::screen_log(lang), app.focus == Focus::Log);
    let inside = block.inner(area);
    let lines: Vec<String> = app
        .session()
        .log()
        .iter()
        .flatten()
        .flat_map(|sentence| paint::wrap(sentence, inside.width.into(), 2))
        .collect();
    let room = usize::from(inside.height);
    let n_back = lines.len().saturating_sub(room);
    app.log_scroll = app.log_scroll.min(n_back);
    let start = n_back - app.log_scroll;
    let end = lines.len().min(start + room);
    let text: Text = lines[start..end]
        .iter()
        .map(|line| Line::raw(line.as_str()))
        .collect();
    let block = marked(block, lang, start, lines.len() - end);
    frame.render_widget(Paragraph::new(text).block(block), area);
}

/// Text to read, with its own scrolling.
fn draw_page(
    app: &mut App<'_>,
    title: String,
    lines: &[String],
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let inside = Block::bordered().inner(area);
    let lines: Vec<String> = lines
        .iter()
        .flat_map(|line| paint::wrap(line, inside.width.into(), 4))
        .collect();
    let n_hidden = lines.len().saturating_sub(inside.height.into());
    app.scroll = app.scroll.min(n_hidden);
    let lang = app.session().lang();
    let block = marked(
        Block::bordered().title(title),
        lang,
        app.scroll,
        n_hidden - app.scroll,
    );
    let text: Text = lines.into_iter().skip(app.scroll).map(Line::from).collect();
    frame.render_widget(Paragraph::new(text).block(block), area);
}

/// A box; the one the arrows move in is pointed at.
pub(super) fn titled(title: &str, is_looked_at: bool) -> Block<'static> {
    let title = if is_looked_at {
        Line::styled(format!("▸{title}"), Style::new().bold())
    } else {
        Line::from(title.to_owned())
    };
    Block::bordered().title(title)
}

/// Says on the border of a box how much more there is above and below.
pub(super) fn marked(
    block: Block<'static>,
    lang: tabletop::Lang,
    above: usize,
    below: usize,
) -> Block<'static> {
    let mut block = block;
    if 0 < above {
        let mark = Line::from(
            lang::ScreenMore {
                sign: "▲",
                n: above,
            }
            .say(lang),
        );
        block = block.title_top(mark.right_aligned());
    }
    if 0 < below {
        let mark = Line::from(
            lang::ScreenMore {
                sign: "▼",
                n: below,
            }
            .say(lang),
        );
        block = block.title_bottom(mark.right_aligned());
    }
    block
}

fn help(lang: tabletop::Lang) -> [&'static str; 14] {
    [
        lang::keys_arrows(lang),
        lang::keys_digits(lang),
        lang::keys_enter(lang),
        lang::keys_tab(lang),
        lang::keys_pages(lang),
        lang::keys_colon(lang),
        lang::keys_slash(lang),
        lang::keys_orders(lang),
        lang::keys_undo(lang),
        lang::keys_idea(lang),
        lang::keys_why(lang),
        lang::keys_rules(lang),
        lang::keys_quit(lang),
        lang::keys_more(lang),
    ]
}
