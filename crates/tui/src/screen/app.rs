//! What the screen remembers between two keys.

use std::time::Duration;

use scene::Suggestion;
use tabletop::{Refusal, Seat};

use crate::{
    lang, search,
    session::{Choice, Session, Whose},
    text,
    words::{self, Asked},
};

/// The game and where the person is looking.
#[derive(Debug)]
pub(super) struct App<'a> {
    session: &'a mut Session,
    pub(super) has_colours: bool,
    /// What the person may do now.
    choices: Vec<Choice>,
    /// Which of the choices shown is lit.
    pub(super) lit: usize,
    /// Digits typed so far towards a number.
    pub(super) digits: String,
    /// Only choices that contain this are shown.
    pub(super) filter: String,
    /// Only rules that contain this are shown.
    pub(super) wanted: String,
    /// Only these are shown, if there are any: what typed words may mean.
    pub(super) suggested: Vec<Choice>,
    pub(super) typing: Option<Typing>,
    pub(super) page: Page,
    /// Which part of the table the arrows move in.
    pub(super) focus: Focus,
    /// Lines scrolled down, on a page or in the table.
    pub(super) scroll: usize,
    /// Lines scrolled back in the log.
    pub(super) log_scroll: usize,
    /// Lines that explanations have taken up at this table so far: what is below
    /// them should not jump.
    pub(super) n_explained: u16,
    /// The last answer to a key: a refusal, or why a move stands.
    pub(super) notice: Option<String>,
    lets_others_act: bool,
    /// Whether a bot takes so long that the screen says so.
    pub(super) waits_visibly: bool,
}

/// A line being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Typing {
    /// A move in words.
    Move(String),
    /// The filter of the choices.
    Filter,
    /// What to look for in the rules.
    Search,
}

/// A part of the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Choices,
    Zones,
    Log,
}

/// What fills the screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Page {
    Table,
    Rules,
    Help,
    /// The table, with the question whether to leave.
    Quitting,
}

impl<'a> App<'a> {
    pub(super) fn new(session: &'a mut Session, has_colours: bool) -> App<'a> {
        let mut app = App {
            session,
            has_colours,
            choices: Vec::new(),
            lit: 0,
            digits: String::new(),
            filter: String::new(),
            wanted: String::new(),
            suggested: Vec::new(),
            typing: None,
            page: Page::Table,
            focus: Focus::Choices,
            scroll: 0,
            log_scroll: 0,
            n_explained: 0,
            notice: None,
            lets_others_act: false,
            waits_visibly: false,
        };
        app.look();
        app
    }

    pub(super) fn session(&self) -> &Session {
        self.session
    }

    /// The bot that is waited for, once the screen says so.
    pub(super) fn thinking(&self) -> Option<Seat> {
        let bot = match self.session.whose() {
            Whose::Bots { bot } => Some(bot),
            Whose::Open { bot } => Some(bot).filter(|_| self.lets_others_act),
            Whose::Mine | Whose::Over(_) => None,
        };
        bot.filter(|_| self.waits_visibly)
    }

    /// Whether the person is reading something that should not change.
    pub(super) fn is_reading(&self) -> bool {
        self.page != Page::Table
    }

    /// The choices that pass the filter, with their numbers.
    pub(super) fn shown(&self) -> Vec<(usize, &Choice)> {
        let wanted = search::folded(&self.filter);
        let fits = |choice: &Choice| {
            let explained = || self.session.explain(&choice.notation).unwrap_or_default();
            let is_wanted = wanted.is_empty()
                || search::folded(&choice.label).contains(&wanted)
                || search::folded(&choice.notation).contains(&wanted)
                || search::folded(&explained()).contains(&wanted);
            is_wanted && (self.suggested.is_empty() || self.suggested.contains(choice))
        };
        (1..)
            .zip(&self.choices)
            .filter(|(_, choice)| fits(choice))
            .collect()
    }

    pub(super) fn n_choices(&self) -> usize {
        self.choices.len()
    }

    /// What the lit choice would do.
    pub(super) fn explanation(&self) -> Option<String> {
        let shown = self.shown();
        let (_, choice) = shown.get(self.lit)?;
        self.session.explain(&choice.notation)
    }

    /// Plays the choice that is lit.
    pub(super) fn play_lit(&mut self) {
        let Some(notation) = self.shown().get(self.lit).map(|it| it.1.notation.clone()) else {
            return;
        };
        if notation.is_empty() {
            self.lets_others_act = true;
            return;
        }
        self.play(&notation);
    }

    /// Plays what the person wrote.
    pub(super) fn play(&mut self, said: &str) {
        if let Some(number) = text::is_about_orders(said) {
            self.session.switch_order(number);
            self.notice = Some(words::orders(self.session).join("\n"));
            return;
        }
        match self.session.play(said) {
            Ok(()) => self.look(),
            Err(refusal) => {
                let suggestion = match refusal {
                    Refusal::Unreadable(_) => self.session.suggestion(said),
                    Refusal::Forbidden(_)
                    | Refusal::NotNow
                    | Refusal::NotYourTurn
                    | Refusal::Over => None,
                };
                self.notice = Some(if let Some(Suggestion { says, actions }) = suggestion {
                    self.suggested = actions;
                    self.filter.clear();
                    self.lit = 0;
                    says
                } else {
                    let asked = Asked {
                        game: self.session.game(),
                        choices: &self.session.choices(),
                        lang: self.session.lang(),
                    };
                    words::refusal(asked, said, &refusal)
                });
            }
        }
    }

    /// Sets the bot to work that acts next, if one does.
    pub(super) fn wake_bot(&mut self) -> bool {
        self.session.wake_bot(self.lets_others_act)
    }

    /// Lets the bot act, if it has decided.
    pub(super) fn let_act(&mut self, patience: Duration) -> bool {
        let has_acted = self.session.let_act(patience);
        if has_acted {
            self.look();
        }
        has_acted
    }

    pub(super) fn undo(&mut self) {
        let lang = self.session.lang();
        match self.session.undo() {
            Ok(()) => {
                self.look();
                self.notice = Some(lang::undo_done(lang).to_owned());
            }
            Err(barrier) => self.notice = Some(words::barrier(barrier, lang).to_owned()),
        }
    }

    pub(super) fn ask_advice(&mut self) {
        let lang = self.session.lang();
        let says = if self.session.ask_advice() {
            lang::advice_coming(lang)
        } else {
            lang::advice_none(lang)
        };
        self.notice = Some(says.to_owned());
    }

    /// Whether advice is on its way: what has come is shown.
    pub(super) fn awaits_advice(&mut self) -> bool {
        if let Some(says) = self.session.advice(Duration::ZERO) {
            self.notice = Some(says);
        }
        self.session.awaits_advice()
    }

    pub(super) fn tell_whys(&mut self) {
        self.notice = Some(words::whys(self.session).join("\n"));
    }

    /// Takes in a table that has changed.
    fn look(&mut self) {
        self.choices = match self.session.whose() {
            Whose::Mine | Whose::Open { .. } => self.session.choices(),
            Whose::Bots { .. } | Whose::Over(_) => Vec::new(),
        };
        if matches!(self.session.whose(), Whose::Open { .. }) {
            self.choices.push(Choice {
                notation: String::new(),
                label: lang::choose_waiting(self.session.lang()).to_owned(),
            });
        }
        // Who need not act is not made to by an idle Enter.
        self.lit = match self.session.whose() {
            Whose::Open { .. } => self.choices.len() - 1,
            Whose::Mine | Whose::Bots { .. } | Whose::Over(_) => 0,
        };
        self.digits.clear();
        self.filter.clear();
        self.suggested.clear();
        self.typing = None;
        self.focus = Focus::Choices;
        self.scroll = 0;
        self.log_scroll = 0;
        self.n_explained = 0;
        self.notice = None;
        self.lets_others_act = false;
    }
}
