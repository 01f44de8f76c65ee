//! How the screen looks.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style, Stylize},
    text::{Line, Text},
    widgets::{Block, List, ListItem, ListState, Paragraph},
};

use super::{
    app::{App, Page, Typing},
    paint, zones,
};
use crate::{lang, session::Whose, words};

/// From here on the log stands beside the choices.
const WIDE: u16 = 60;
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
            let lines = words::rules(session.game(), "", session.lang());
            let title = lang::screen_rules(session.lang());
            draw_page(app, title, &lines, middle, frame);
        }
        Page::Help => {
            let lang = app.session().lang();
            let lines = help(lang).map(str::to_owned);
            draw_page(app, lang::screen_help(lang), &lines, middle, frame);
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
    match (app.page, &app.typing, app.session().whose()) {
        (Page::Quitting, ..) => Line::from(lang::screen_quit(lang)).bold(),
        (Page::Rules | Page::Help, ..) => Line::from(lang::screen_keys_back(lang)),
        (Page::Table, Some(Typing::Move(said)), _) => {
            Line::from(format!("{}_", lang::screen_typing(lang, said))).bold()
        }
        (Page::Table, Some(Typing::Filter), _) => {
            Line::from(format!("{}_", lang::screen_filter(lang, &app.filter))).bold()
        }
        (Page::Table, None, Whose::Over(_)) => Line::from(lang::screen_keys_over(lang)),
        (Page::Table, None, _) => Line::from(lang::screen_keys(lang)),
    }
}

/// Zones on top, choices and log below; less on a small screen.
fn draw_table(app: &mut App<'_>, area: Rect, frame: &mut Frame<'_>) {
    if area.height < LOW {
        draw_choices(app, area, frame);
        return;
    }
    let scene = app.session().scene();
    let me = app.session().me();
    let boxes = zones::lay_out(&scene.zones, me, area.width, app.has_colours);
    // The choices keep room for themselves.
    let height = boxes.height.min(area.height.saturating_sub(LOW - 2));
    let [table, below] =
        Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area);
    boxes.draw(table, frame);
    if WIDE <= area.width {
        let [left, right] =
            Layout::horizontal([Constraint::Percentage(56), Constraint::Min(0)]).areas(below);
        draw_choices(app, left, frame);
        draw_log(app, right, frame);
    } else if 2 * LOW <= below.height {
        let [top, bottom] =
            Layout::vertical([Constraint::Percentage(60), Constraint::Min(0)]).areas(below);
        draw_choices(app, top, frame);
        draw_log(app, bottom, frame);
    } else {
        draw_choices(app, below, frame);
    }
}

/// The prompt, the last answer, who thinks, and the choices or the final
/// standings.
fn draw_choices(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let session = app.session();
    let lang = session.lang();
    let width = usize::from(area.width);
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
        let line = lang::table_thinking(lang, session.name(bot));
        said.extend(paint::wrap(&line, width, 0).into_iter().map(Line::from));
    }
    // The choices are never crowded out.
    let n_said = (said.len() as u16).min((area.height / 2).max(1));
    let [top, rest] =
        Layout::vertical([Constraint::Length(n_said), Constraint::Min(0)]).areas(area);
    frame.render_widget(Paragraph::new(said), top);
    match session.whose() {
        Whose::Over(standings) => {
            let block = Block::bordered().title(lang::end_heading(lang));
            let lines = words::standings(&standings, &session.words());
            let text: Text = lines.into_iter().map(Line::from).collect();
            frame.render_widget(Paragraph::new(text).block(block), rest);
        }
        Whose::Mine | Whose::Open { .. } => draw_list(app, rest, frame),
        Whose::Bots { .. } => (),
    }
}

fn draw_list(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let lang = app.session().lang();
    let shown = app.shown();
    // A box costs two lines, which a low screen needs for choices.
    let is_boxed = 4 < area.height;
    let width = usize::from(area.width).saturating_sub(if is_boxed { 4 } else { 2 });
    let digits = app.n_choices().to_string().len();
    let items = shown.iter().map(|(number, choice)| {
        let text = format!("{number:>digits$} {}", choice.label);
        let n_lines = if is_boxed { usize::MAX } else { 1 };
        let lines = paint::wrap(&text, width, digits + 1)
            .into_iter()
            .take(n_lines);
        ListItem::new(lines.map(Line::from).collect::<Text>())
    });
    let mut list = List::new(items)
        .highlight_symbol("› ")
        .highlight_style(Modifier::REVERSED);
    if is_boxed {
        let mut title = lang::screen_choices(lang).to_owned();
        if !app.filter.is_empty() {
            let n = lang::choose_filtered(lang, shown.len(), app.n_choices());
            title = format!("{title} /{} ({n})", app.filter);
        }
        let notation = shown
            .get(app.lit)
            .map_or("", |(_, choice)| &choice.notation);
        list = list.block(
            Block::bordered()
                .title(title)
                .title_bottom(notation.to_owned()),
        );
    }
    let mut state = ListState::default().with_selected(Some(app.lit));
    frame.render_stateful_widget(list, area, &mut state);
    if shown.is_empty() && 0 < app.n_choices() && is_boxed {
        let nothing = lang::choose_nothing_fits(lang, &app.filter);
        let inside = Block::bordered().inner(area);
        frame.render_widget(Line::from(nothing), inside);
    }
}

/// The newest sentences at the bottom.
fn draw_log(app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
    let block = Block::bordered().title(lang::screen_log(app.session().lang()));
    let inside = block.inner(area);
    let lines: Vec<String> = app
        .session()
        .log()
        .iter()
        .flatten()
        .flat_map(|sentence| paint::wrap(sentence, inside.width.into(), 2))
        .collect();
    let room = usize::from(inside.height);
    let end = lines
        .len()
        .saturating_sub(app.scroll)
        .max(lines.len().min(room));
    let start = end.saturating_sub(room);
    let text: Text = lines[start..end]
        .iter()
        .map(|line| Line::raw(line.as_str()))
        .collect();
    frame.render_widget(Paragraph::new(text).block(block), area);
}

/// Text to read, with its own scrolling.
fn draw_page(
    app: &mut App<'_>,
    title: &'static str,
    lines: &[String],
    area: Rect,
    frame: &mut Frame<'_>,
) {
    let block = Block::bordered().title(title);
    let inside = block.inner(area);
    let lines: Vec<String> = lines
        .iter()
        .flat_map(|line| paint::wrap(line, inside.width.into(), 4))
        .collect();
    app.scroll = app
        .scroll
        .min(lines.len().saturating_sub(inside.height.into()));
    let text: Text = lines.into_iter().skip(app.scroll).map(Line::from).collect();
    frame.render_widget(Paragraph::new(text).block(block), area);
}

fn help(lang: tabletop::Lang) -> [&'static str; 9] {
    [
        lang::keys_arrows(lang),
        lang::keys_digits(lang),
        lang::keys_enter(lang),
        lang::keys_colon(lang),
        lang::keys_slash(lang),
        lang::keys_undo(lang),
        lang::keys_rules(lang),
        lang::keys_pages(lang),
        lang::keys_quit(lang),
    ]
}
