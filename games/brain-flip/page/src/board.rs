//! What is on the table and what this page's player has chosen so far.

use brain_flip::{
    Action, Answers, Asked, BrainFlip, Cell, Picture, Question, Step, View, Word,
    show::question_words,
};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    gallery::{self, Gallery},
    session::Session,
    tables::{choice::forget_when_asked_anew, recent::follow},
};

use super::{
    notes::{Notes, Page},
    recent::{Recent, Round},
};
use crate::lang;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub gallery: Gallery,
    pub view: Memo<Option<View>>,
    pub recent: Memo<Recent>,
    /// What this page's player may do.
    pub legal: Memo<Vec<Action>>,
    /// The picture touched last.
    pub chosen: RwSignal<Option<Cell>>,
    /// "Got it!" was said, and a picture is to be pointed at.
    pub is_calling: RwSignal<bool>,
    /// The question that would be asked, if it was chosen on the table.
    pub question: RwSignal<Option<Question>>,
    /// Whether the sheet with questions is open.
    pub is_asking: RwSignal<bool>,
    /// The picture that is shown large.
    pub looked_at: RwSignal<Option<Cell>>,
    /// Whether the end of the last round is still looked at.
    pub interest: RwSignal<Interest>,
    pub notes: Notes,
}

/// How long the end of a round stays on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Interest {
    /// Until something is said in the next round.
    Fresh,
    /// Somebody has asked for it.
    Kept,
    Closed,
}

/// Whether the Brain Master's desk is laid instead of the grid.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Desk {
    None,
    Listening,
    /// A question waits for a word.
    Answering,
}

/// What this page's player is in the round.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    Onlooker,
    Master,
    Guesser,
    /// Called wrongly.
    Out,
}

impl Board {
    pub fn new(session: Session) -> Board {
        let recent = follow::<BrainFlip, _>(session, Recent::follow);
        let page = Memo::new(move |_| Page {
            game: session.commitment.get(),
            n_rounds: recent.with(|recent| recent.n_rounds),
        });
        let board = Board {
            session,
            gallery: gallery::open("brain-flip"),
            view: Memo::new(move |_| session.view::<BrainFlip>()),
            recent,
            legal: Memo::new(move |_| session.actions::<BrainFlip>()),
            chosen: RwSignal::new(None),
            is_calling: RwSignal::new(false),
            question: RwSignal::new(None),
            is_asking: RwSignal::new(false),
            looked_at: RwSignal::new(None),
            interest: RwSignal::new(Interest::Fresh),
            notes: Notes::new(page),
        };
        board.forget_old_choices();
        board
    }

    /// What others do at the same time changes nothing about a choice, unless
    /// there is nothing left to choose for.
    fn forget_old_choices(self) {
        forget_when_asked_anew(
            move || self.recent.with(|recent| recent.n_rounds),
            move || self.choose_nothing(),
        );
        let can_call = Memo::new(move |_| self.can_call());
        Effect::new(move |_| {
            if !can_call.get() {
                self.is_calling.set(false);
            }
        });
        let can_ask = Memo::new(move |_| self.can_ask());
        Effect::new(move |_| {
            if !can_ask.get() {
                self.is_asking.set(false);
                self.question.set(None);
            }
        });
        forget_when_asked_anew(
            move || self.ended(),
            move || self.interest.set(Interest::Fresh),
        );
    }

    /// The round that has ended last.
    pub fn ended(self) -> Option<Round> {
        self.recent.with(|recent| {
            let now = Some(&recent.now).filter(|round| round.spot.is_some());
            now.or(recent.last.as_ref()).cloned()
        })
    }

    /// Whether people still judge the answers of the round that has ended.
    pub fn is_judged(self) -> bool {
        matches!(self.step(), Some(Step::Review(_) | Step::Vote { .. }))
    }

    /// Whether the end of a round covers the table.
    pub fn is_ended_shown(self) -> bool {
        if !self
            .recent
            .with(|recent| recent.now.spot.is_some() || recent.last.is_some())
        {
            return false;
        }
        match (self.step(), self.interest.get()) {
            (None, _) | (Some(_), Interest::Closed) => false,
            (Some(Step::Review(_) | Step::Vote { .. }), _) => true,
            (Some(Step::Over), _) => self.session.is_moving.get(),
            (Some(_), Interest::Fresh) => self.recent.with(|recent| !recent.now.has_begun()),
            (Some(_), Interest::Kept) => true,
        }
    }

    pub fn desk(self) -> Desk {
        match (self.role(), self.step()) {
            (Role::Master, Some(Step::Answer { .. })) if self.is_ended_shown() => Desk::Listening,
            (Role::Master, Some(Step::Ask { .. })) => Desk::Listening,
            (Role::Master, Some(Step::Answer { .. })) => Desk::Answering,
            (Role::Master | Role::Guesser | Role::Out | Role::Onlooker, _) => Desk::None,
        }
    }

    pub fn master(self) -> Option<Seat> {
        self.read(|view| view.table.master)
    }

    /// `Round 4: Cobweb is Brain Master`.
    pub fn phase(self) -> String {
        let lang = self.session.lang();
        let n = self.recent.with(|recent| recent.n_rounds);
        match self.master() {
            None => String::new(),
            Some(master) if self.me() == Some(master) => lang::round_you(lang, n),
            Some(master) => {
                let name = self.session.name(master);
                lang::Round { n, name }.say(lang)
            }
        }
    }

    pub fn choose_nothing(self) {
        self.chosen.set(None);
        self.is_calling.set(false);
    }

    pub fn me(self) -> Option<Seat> {
        self.session.seat()
    }

    /// Reads something off the table.
    pub fn read<T>(self, f: impl FnOnce(&View) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(f))
    }

    pub fn step(self) -> Option<Step> {
        self.read(|view| view.table.step)
    }

    pub fn role(self) -> Role {
        let me = self.me();
        let role = self.read(|view| match me {
            None => Role::Onlooker,
            Some(me) if me == view.table.master => Role::Master,
            Some(me) if view.table.still_in.contains(me) => Role::Guesser,
            Some(_) => Role::Out,
        });
        role.unwrap_or(Role::Onlooker)
    }

    pub fn is_flipped(self) -> bool {
        self.read(|view| view.table.agreed.answers) == Some(Answers::Flipped)
    }

    pub fn picture(self, cell: Cell) -> Option<Picture> {
        self.read(|view| view.table.grid.at(cell)).flatten()
    }

    fn may(self, is_it: impl Fn(&Action) -> bool) -> bool {
        self.legal.with(|legal| legal.iter().any(is_it))
    }

    pub fn can_choose(self) -> bool {
        self.may(|it| matches!(it, Action::Choose(_)))
    }

    pub fn can_call(self) -> bool {
        self.may(|it| matches!(it, Action::Point(_)))
    }

    pub fn can_ask(self) -> bool {
        self.may(|it| matches!(it, Action::Ask(_)))
    }

    /// A tap on a picture: choose it, let it go, or dim it.
    pub fn tap(self, cell: Cell) {
        self.session.skip();
        self.session.refusal.set(None);
        let is_choosing = untrack(|| self.can_choose() || self.is_calling.get());
        if is_choosing {
            let choose =
                |chosen: &mut Option<Cell>| *chosen = (*chosen != Some(cell)).then_some(cell);
            self.chosen.update(choose);
        } else {
            self.notes.toggle(cell);
        }
    }

    /// "Got it!", at this picture: nothing is said before it is confirmed.
    pub fn call(self, cell: Cell) {
        self.is_asking.set(false);
        self.chosen.set(Some(cell));
        self.is_calling.set(true);
    }

    pub fn send(self, action: Action) {
        self.session.send(action.to_string());
    }

    /// Whether the Brain Master is a bot.
    pub fn has_bot_master(self) -> bool {
        self.master()
            .is_some_and(|master| self.session.is_bot(master))
    }

    pub fn question_words(self, asked: Asked) -> String {
        self.session
            .with_words(|words| question_words(asked, words).to_owned())
    }

    /// What the table hears.
    pub fn word(self, word: Word) -> &'static str {
        match word {
            Word::Yes => lang::yes(self.session.lang()),
            Word::No => lang::no(self.session.lang()),
        }
    }
}
