//! What is on the table and what this page's player has chosen so far.

use brain_flip::{
    Action, Answers, Asked, BrainFlip, Cell, Picture, Step, View, Word,
    show::{question_words, word_word},
};
use leptos::prelude::*;
use tabletop::Seat;
use web::{
    gallery::{self, Gallery},
    session::Session,
};

use super::{
    notes::{Notes, Page},
    tale::{Tale, tale},
};

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub gallery: Gallery,
    pub view: Memo<Option<View>>,
    pub tale: Memo<Tale>,
    /// What this page's player may do.
    pub legal: Memo<Vec<Action>>,
    /// The picture touched last.
    pub chosen: RwSignal<Option<Cell>>,
    /// "Got it!" was said, and a picture is to be pointed at.
    pub is_calling: RwSignal<bool>,
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
    /// Until the next round is under way.
    Fresh,
    /// Somebody reads it.
    Kept,
    Closed,
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
        let tale = tale(session);
        let page = Memo::new(move |_| Page {
            game: session.commitment.get(),
            n_rounds: tale.with(|tale| tale.n_rounds),
        });
        let board = Board {
            session,
            gallery: gallery::open("brain-flip"),
            view: Memo::new(move |_| session.view::<BrainFlip>()),
            tale,
            legal: Memo::new(move |_| session.actions::<BrainFlip>()),
            chosen: RwSignal::new(None),
            is_calling: RwSignal::new(false),
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
        let n_rounds = Memo::new(move |_| self.tale.with(|tale| tale.n_rounds));
        Effect::new(move |_| {
            // Read, not only tracked: a memo nobody reads is never computed.
            let _ = n_rounds.get();
            self.choose_nothing();
        });
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
            }
        });
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
        if self.notes.is_on.get_untracked() && !is_choosing {
            self.notes.toggle(cell);
            return;
        }
        self.chosen
            .update(|chosen| *chosen = (*chosen != Some(cell)).then_some(cell));
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
        let master = self.read(|view| view.table.master);
        master.is_some_and(|master| self.session.is_bot(master))
    }

    pub fn question_words(self, asked: Asked) -> String {
        self.session
            .with_words(|words| question_words(asked, words).to_owned())
    }

    pub fn word(self, word: Word) -> &'static str {
        word_word(word, self.session.lang())
    }
}
