//! A game on screen, wherever it is played.
//!
//! Tables and shell hold a [`Session`] and nothing else: they do not know
//! whether the game runs in this page ([`local`], at a [`desk`]) or on a server
//! ([`online`]).

pub mod desk;
pub mod local;
pub mod online;
pub mod seat;
mod stage;

use driver::Witness;
use erased::{DynGame, Json, remark};
use leptos::prelude::*;
use scene::Words;
use tabletop::{Lang, Refusal, Seat, SeatSet, Turn};
use wire::{Problem, SeatInfo, SeatKind, Snapshot};

use self::stage::Stage;
use crate::settings::{Settings, settings};

/// Whom the page talks to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// Nobody: the game is played in this page.
    Local,
    Up,
    Down,
}

/// What a player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Play(String),
    Undo,
    /// Free seats go to bots.
    Fill,
}

/// What this page's player can do about the table.
#[derive(PartialEq, Eq, Debug)]
struct Offer {
    legal: Vec<String>,
    may_undo: bool,
    is_over: bool,
}

/// Tells presses that are meant for what is shown from those that came too
/// late for what was shown before.
#[derive(Debug, Default)]
struct Guard {
    /// When it began, by the clock of the page.
    since: f64,
    /// When something was pressed.
    pressed: f64,
    /// What is shown; nothing is known of it after a command.
    offer: Option<Offer>,
}

/// A game as this page shows it. Copies share everything.
#[derive(Copy, Clone)]
pub struct Session {
    pub game: &'static dyn DynGame,
    pub settings: Settings,
    /// In seat order.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// What is on the table now; nothing before the game has started.
    pub snapshot: RwSignal<Option<Snapshot>>,
    /// Everything told so far. What still moves has not been told.
    pub story: RwSignal<Vec<Json>>,
    /// What was told last.
    pub news: RwSignal<Vec<Json>>,
    /// Something is moving: dice tumble, cards fly.
    pub is_moving: RwSignal<bool>,
    pub link: RwSignal<Link>,
    pub refusal: RwSignal<Option<Problem>>,
    /// The finished game with its key.
    pub record: RwSignal<Option<String>>,
    /// The hash of the key, as seen before the first move.
    pub commitment: RwSignal<Option<String>>,
    /// What a server has told this device; nothing for a game of its own.
    pub kept: StoredValue<Option<Witness>>,
    stage: StoredValue<Stage>,
    guard: StoredValue<Guard>,
    door: StoredValue<Option<Callback<Command>>>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("game", &self.game)
            .finish_non_exhaustive()
    }
}

impl Session {
    pub fn new(game: &'static dyn DynGame, link: Link) -> Session {
        Session {
            game,
            settings: settings(),
            seats: RwSignal::new(Vec::new()),
            snapshot: RwSignal::new(None),
            story: RwSignal::new(Vec::new()),
            news: RwSignal::new(Vec::new()),
            is_moving: RwSignal::new(false),
            link: RwSignal::new(link),
            refusal: RwSignal::new(None),
            record: RwSignal::new(None),
            commitment: RwSignal::new(None),
            kept: StoredValue::new(None),
            stage: StoredValue::new(Stage::default()),
            guard: StoredValue::new(Guard::default()),
            door: StoredValue::new(None),
        }
    }

    /// Sets who carries out commands.
    pub fn opens(&self, door: Callback<Command>) {
        self.door.set_value(Some(door));
    }

    pub fn send(&self, action: impl Into<String>) {
        self.command(Command::Play(action.into()));
    }

    /// Makes a move and says something with it.
    pub fn say(&self, action: &str, remark: &str) {
        self.send(remark::join(action, remark));
    }

    pub fn undo(&self) {
        self.command(Command::Undo);
    }

    pub fn fill(&self) {
        self.command(Command::Fill);
    }

    /// Nothing is asked of a server that does not hear.
    fn command(&self, command: Command) {
        if untrack(|| self.is_cut_off()) {
            return;
        }
        self.skip();
        self.refusal.set(None);
        self.begin_guard();
        // Whatever is offered next is new.
        self.guard.update_value(|guard| guard.offer = None);
        if let Some(door) = self.door.get_value() {
            door.run(command);
        }
    }

    /// Whether the server that plays this game cannot be reached, tracked.
    pub fn is_cut_off(&self) -> bool {
        self.link.get() == Link::Down
    }

    /// The reader's language, tracked.
    pub fn lang(&self) -> Lang {
        self.settings.lang.get()
    }

    /// Names in seat order, tracked.
    pub fn names(&self) -> Vec<String> {
        self.seats
            .with(|seats| seats.iter().map(|seat| seat.name.clone()).collect())
    }

    /// What a player is called, tracked.
    pub fn name(&self, seat: Seat) -> String {
        let name = self
            .seats
            .with(|seats| seats.get(seat.index()).map(|it| it.name.clone()));
        name.unwrap_or_else(|| seat.to_string())
    }

    pub fn is_bot(&self, seat: Seat) -> bool {
        self.seats.with(|seats| {
            seats
                .get(seat.index())
                .is_some_and(|it| matches!(it.kind, SeatKind::Bot(_)))
        })
    }

    pub fn is_away(&self, seat: Seat) -> bool {
        self.seats.with(|seats| {
            seats
                .get(seat.index())
                .is_some_and(|it| it.is_taken && !it.is_here)
        })
    }

    /// In how many milliseconds a bot plays for somebody who is away, as of
    /// when the server last spoke of it; 0: it does.
    pub fn stand_in_ms(&self, seat: Seat) -> Option<u32> {
        self.seats
            .with(|seats| seats.get(seat.index())?.stand_in_ms)
    }

    /// Whose page this is; nobody's for an onlooker.
    pub fn seat(&self) -> Option<Seat> {
        self.snapshot.with(|it| it.as_ref().and_then(|it| it.seat))
    }

    pub fn turn(&self) -> Option<Turn> {
        self.snapshot.with(|it| it.as_ref().map(|it| it.turn))
    }

    pub fn must(&self) -> SeatSet {
        self.turn().map_or(SeatSet::EMPTY, |turn| turn.must())
    }

    /// Whether the table waits for this page's player.
    pub fn must_act(&self) -> bool {
        self.seat().is_some_and(|seat| self.must().contains(seat))
    }

    /// Whether this page's player can do something now, waited for or not.
    pub fn may_act(&self) -> bool {
        self.snapshot
            .with(|it| it.as_ref().is_some_and(|it| !it.legal.is_empty()))
    }

    pub fn may_undo(&self) -> bool {
        self.snapshot
            .with(|it| it.as_ref().is_some_and(|it| it.may_undo))
    }

    pub fn legal(&self) -> Vec<String> {
        self.snapshot
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| it.legal.to_vec()))
    }

    /// What the table waits for, as a sentence for whoever looks.
    pub fn prompt(&self) -> String {
        self.draw(|view, words| self.game.prompt(view, words))
            .unwrap_or_default()
    }

    /// What the button for `action` says.
    pub fn label(&self, action: &str) -> String {
        self.draw(|view, words| self.game.label(view, action, words))
            .unwrap_or_else(|| action.to_owned())
    }

    pub fn tell(&self, event: &Json) -> String {
        self.with_words(|words| self.game.tell(event, words))
            .unwrap_or_else(|refusal| refusal.to_string())
    }

    /// Makes something out of the view now on the table.
    pub fn draw<T>(&self, f: impl FnOnce(&Json, &Words<'_>) -> Result<T, Refusal>) -> Option<T> {
        self.with_words(|words| {
            self.snapshot
                .with(|it| it.as_ref().and_then(|it| f(&it.view, words).ok()))
        })
    }

    /// Sentences of the game itself, to whoever sits here.
    pub fn with_words<T>(&self, f: impl FnOnce(&Words<'_>) -> T) -> T {
        let names = self.names();
        let remarks = self
            .snapshot
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| it.remarks.to_vec()));
        f(&Words {
            lang: self.lang(),
            me: self.seat(),
            names: &names,
            remarks: &remarks,
        })
    }
}
