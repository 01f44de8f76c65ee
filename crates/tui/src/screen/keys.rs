//! What keys do.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::app::{App, Focus, Page, Typing};
use crate::{Left, session::Whose};

impl App<'_> {
    /// Does what a key asks for; says so if the person leaves.
    pub(super) fn press(&mut self, key: KeyEvent) -> Option<Left> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return (key.code == KeyCode::Char('c')).then(|| self.left());
        }
        match (self.page, self.typing.take()) {
            (Page::Table, Some(typing)) => self.type_key(key.code, typing),
            (Page::Table, None) => return self.table_key(key.code),
            (Page::Rules, Some(_)) => self.search_key(key.code),
            (Page::Rules | Page::Help, _) => self.page_key(key.code),
            (Page::Quitting, _) => match key.code {
                // Yes and oui.
                KeyCode::Char('y' | 'Y' | 'o' | 'O') | KeyCode::Enter => return Some(self.left()),
                _ => self.page = Page::Table,
            },
        }
        None
    }

    fn left(&self) -> Left {
        match self.session().whose() {
            Whose::Over(_) => Left::Over,
            Whose::Mine | Whose::Open { .. } | Whose::Bots { .. } => Left::Early,
        }
    }

    fn table_key(&mut self, code: KeyCode) -> Option<Left> {
        let last = self.shown().len().saturating_sub(1);
        let digits = std::mem::take(&mut self.digits);
        match code {
            KeyCode::Tab => self.focus = self.focus.next(),
            KeyCode::BackTab => self.focus = self.focus.next().next(),
            KeyCode::Up | KeyCode::Char('k') => self.go(last, Way::Back(1)),
            KeyCode::Down | KeyCode::Char('j') => self.go(last, Way::On(1)),
            KeyCode::PageUp => self.go(last, Way::Back(PAGE)),
            KeyCode::PageDown => self.go(last, Way::On(PAGE)),
            KeyCode::Home => self.go(last, Way::Back(usize::MAX)),
            KeyCode::End => self.go(last, Way::On(usize::MAX)),
            KeyCode::Char(digit @ '0'..='9') => self.light_number(&digits, digit),
            KeyCode::Enter => self.play_lit(),
            KeyCode::Char(':') => self.typing = Some(Typing::Move(String::new())),
            KeyCode::Char('/') => self.typing = Some(Typing::Filter),
            KeyCode::Esc => {
                self.filter.clear();
                self.suggested.clear();
                self.notice = None;
                self.focus = Focus::Choices;
            }
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('i') => self.ask_advice(),
            KeyCode::Char('w') => self.tell_whys(),
            KeyCode::Char('r') => self.open(Page::Rules),
            KeyCode::Char('?' | 'h') => self.open(Page::Help),
            KeyCode::Char('q') => match self.left() {
                Left::Over => return Some(Left::Over),
                Left::Early => self.page = Page::Quitting,
            },
            _ => (),
        }
        None
    }

    /// Moves in the part that is looked at; drawing stops at its end.
    fn go(&mut self, last: usize, way: Way) {
        match (self.focus, way) {
            (Focus::Choices, Way::Back(n)) => self.lit = self.lit.saturating_sub(n),
            (Focus::Choices, Way::On(n)) => self.lit = last.min(self.lit.saturating_add(n)),
            (Focus::Zones, Way::Back(n)) => self.scroll = self.scroll.saturating_sub(n),
            (Focus::Zones, Way::On(n)) => self.scroll = self.scroll.saturating_add(n),
            (Focus::Log, Way::Back(n)) => self.log_scroll = self.log_scroll.saturating_add(n),
            (Focus::Log, Way::On(n)) => self.log_scroll = self.log_scroll.saturating_sub(n),
        }
    }

    fn open(&mut self, page: Page) {
        self.page = page;
        self.scroll = 0;
    }

    /// Lights the choice whose number the digits spell. A digit that makes no
    /// number with those before begins a new one.
    fn light_number(&mut self, before: &str, digit: char) {
        for digits in [format!("{before}{digit}"), digit.to_string()] {
            let position = self
                .shown()
                .iter()
                .position(|(number, _)| number.to_string() == digits);
            if let Some(position) = position {
                self.lit = position;
                self.digits = digits;
                return;
            }
        }
    }

    fn type_key(&mut self, code: KeyCode, typing: Typing) {
        match (typing, code) {
            (Typing::Filter, KeyCode::Esc) => self.filter.clear(),
            // Rules are searched on their own page.
            (Typing::Move(_), KeyCode::Esc)
            | (Typing::Filter, KeyCode::Enter)
            | (Typing::Search, _) => (),
            (Typing::Move(said), KeyCode::Enter) => {
                let said: Vec<&str> = said.split_whitespace().collect();
                if !said.is_empty() {
                    self.play(&said.join(" "));
                }
            }
            (Typing::Move(mut said), code) => {
                edit(&mut said, code);
                self.typing = Some(Typing::Move(said));
            }
            (Typing::Filter, code) => {
                edit(&mut self.filter, code);
                self.lit = 0;
                self.typing = Some(Typing::Filter);
            }
        }
    }

    fn page_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Up | KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => self.scroll += 1,
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(PAGE),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll += PAGE,
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = usize::MAX,
            KeyCode::Char('/') if self.page == Page::Rules => self.typing = Some(Typing::Search),
            KeyCode::Esc if self.page == Page::Rules && !self.wanted.is_empty() => {
                self.wanted.clear();
                self.scroll = 0;
            }
            _ => self.open(Page::Table),
        }
    }

    /// The rules follow every letter.
    fn search_key(&mut self, code: KeyCode) {
        match code {
            KeyCode::Enter => return,
            KeyCode::Esc => self.wanted.clear(),
            code => {
                edit(&mut self.wanted, code);
                self.typing = Some(Typing::Search);
            }
        }
        self.scroll = 0;
    }
}

/// How far page keys go.
const PAGE: usize = 8;

/// Where a key goes in a list.
#[derive(Copy, Clone)]
enum Way {
    Back(usize),
    On(usize),
}

impl Focus {
    fn next(self) -> Focus {
        match self {
            Focus::Choices => Focus::Zones,
            Focus::Zones => Focus::Log,
            Focus::Log => Focus::Choices,
        }
    }
}

fn edit(line: &mut String, code: KeyCode) {
    match code {
        KeyCode::Char(letter) => line.push(letter),
        KeyCode::Backspace => {
            line.pop();
        }
        _ => (),
    }
}
