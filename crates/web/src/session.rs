//! A game on screen, wherever it is played.
//!
//! Tables and shell hold a [`Session`] and nothing else: they do not know
//! whether the game runs in this page ([`local`], at a [`desk`]) or on a server
//! ([`online`]), is over and looked at again ([`replay`]), played with a coach
//! ([`lesson`]), or asks for one move ([`puzzle`]).

mod announce;
pub mod clock;
pub mod company;
pub mod desk;
pub mod errand;
pub mod finished;
pub mod key;
pub mod lamp;
pub mod lesson;
pub mod local;
pub mod mine;
pub mod online;
pub mod orders;
pub mod puzzle;
pub mod quick;
pub mod replay;
pub mod seat;
mod stage;
pub mod why;

use std::{sync::Arc, time::Duration};

pub use driver::Model;
use driver::Witness;
use erased::{DynEvents, DynGame, DynPerspective, remark};
use leptos::prelude::*;
use scene::{Line, Present, Words};
use tabletop::{Game, Lang, Seat, SeatSet, Turn, Viewer};
use wire::{Problem, SeatInfo, SeatKind, Wish};

use self::{company::Company, lamp::Lamp, orders::Orders, stage::Stage};
use crate::{
    browser,
    face::{Face, Portrait},
    motion::Motions,
    settings::{Settings, settings},
};

/// Whom the page talks to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// Nobody: the game is played in this page.
    Local,
    /// A server, for the first time: nothing is lost yet.
    Dialling,
    Up,
    Down,
    /// Nobody: the game is over, and its record is looked at.
    Replay(Origin),
}

/// Where a record was.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// This device has played it and kept it.
    Device,
    Server,
    /// Somebody brought it along.
    File,
}

/// What a player asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    Play(String),
    Undo,
    /// Free seats go to bots.
    Fill,
    /// Nobody else may take a seat, or everybody again.
    Lock(bool),
    /// Somebody loses their seat.
    Remove(Seat),
    /// Something is arranged before the game.
    Lobby(Wish),
    /// What is done for the player whenever the game asks, by name.
    Orders(Vec<String>),
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
    /// When a command was given.
    commanded: f64,
    /// What is shown; nothing is known of it after a command.
    offer: Option<Offer>,
}

/// What somebody was told, with its types.
pub type ViewerEvents = Arc<dyn DynEvents>;

/// A game as this page shows it. Copies share everything.
#[derive(Copy, Clone)]
pub struct Session {
    pub game: &'static dyn DynGame,
    pub settings: Settings,
    /// In seat order.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// What is on the table now; nothing before the game has started.
    pub model: RwSignal<Option<Model>>,
    /// Parts of it that most of the page goes by: whatever shows only them is
    /// not drawn anew by every move.
    seat: Memo<Option<Seat>>,
    turn: Memo<Option<Turn>>,
    may_act: Memo<bool>,
    /// Everything told so far. What still moves has not been told.
    pub log: RwSignal<Vec<ViewerEvents>>,
    /// What was told last.
    pub new_events: RwSignal<Option<ViewerEvents>>,
    /// Something is moving: dice tumble, cards fly.
    pub is_moving: RwSignal<bool>,
    pub link: RwSignal<Link>,
    /// When the server is tried again, by the clock of the page; nothing while
    /// it is being tried.
    pub redial_at: RwSignal<Option<f64>>,
    redial: StoredValue<Option<Callback<()>>>,
    pub refusal: RwSignal<Option<Problem>>,
    /// The player about whom everything public is shown.
    pub asked_about: RwSignal<Option<Seat>>,
    /// The finished game with its key.
    pub record: RwSignal<Option<String>>,
    /// Where it can be looked at again.
    pub replay: RwSignal<Option<String>>,
    /// The hash of the key, as seen before the first move.
    pub commitment: RwSignal<Option<String>>,
    /// What a server has told this device; nothing for a game of its own.
    pub kept: StoredValue<Option<Witness>>,
    pub orders: Orders,
    /// The others, beside the game.
    pub company: Company,
    /// What the strongest bot would do, and what bots say who are asked why.
    pub lamp: Lamp,
    /// What moves in the newest change.
    pub motions: StoredValue<Motions>,
    /// What the numbers of the table show, by their names.
    numbers: StoredValue<Vec<(String, u32)>>,
    /// Whoever is about to do something, and what.
    pub announced: RwSignal<Option<(Seat, String)>>,
    /// Whether more is being shown at once than can be told.
    pub is_meanwhile: RwSignal<bool>,
    /// Whether somebody holds the table down, so that everything goes fast.
    is_held: RwSignal<bool>,
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
        let model = RwSignal::new(None::<Model>);
        Session {
            game,
            settings: settings(),
            seats: RwSignal::new(Vec::new()),
            model,
            seat: Memo::new(move |_| model.with(|it| it.as_ref()?.seat)),
            turn: Memo::new(move |_| model.with(|it| Some(it.as_ref()?.turn))),
            may_act: Memo::new(move |_| {
                model.with(|it| it.as_ref().is_some_and(|it| !it.legal.is_empty()))
            }),
            log: RwSignal::new(Vec::new()),
            new_events: RwSignal::new(None),
            is_moving: RwSignal::new(false),
            link: RwSignal::new(link),
            redial_at: RwSignal::new(None),
            redial: StoredValue::new(None),
            refusal: RwSignal::new(None),
            asked_about: RwSignal::new(None),
            record: RwSignal::new(None),
            replay: RwSignal::new(None),
            commitment: RwSignal::new(None),
            kept: StoredValue::new(None),
            orders: Orders::default(),
            company: Company::default(),
            lamp: Lamp::default(),
            motions: StoredValue::new(Motions::default()),
            numbers: StoredValue::new(Vec::new()),
            announced: RwSignal::new(None),
            is_meanwhile: RwSignal::new(false),
            is_held: RwSignal::new(false),
            stage: StoredValue::new(Stage::default()),
            guard: StoredValue::new(Guard {
                commanded: browser::now(),
                ..Guard::default()
            }),
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

    pub fn lock(&self, on: bool) {
        self.command(Command::Lock(on));
    }

    pub fn remove(&self, seat: Seat) {
        self.command(Command::Remove(seat));
    }

    pub fn give_orders(&self, orders: Vec<String>) {
        self.command(Command::Orders(orders));
    }

    pub fn wish(&self, wish: Wish) {
        self.command(Command::Lobby(wish));
    }

    /// Nothing is asked of a server that does not hear.
    fn command(&self, command: Command) {
        if untrack(|| self.is_cut_off()) {
            return;
        }
        // What was announced is skipped, and then what moves.
        self.act_on_words();
        self.skip();
        self.refusal.set(None);
        self.begin_guard();
        // Whatever is offered next is new.
        self.guard.update_value(|guard| {
            guard.offer = None;
            guard.commanded = browser::now();
        });
        if let Some(door) = self.door.get_value() {
            door.run(command);
        }
    }

    /// What a number of the table shows, if it has shown anything.
    pub fn counted(&self, name: &str) -> Option<u32> {
        self.numbers.with_value(|all| {
            let found = all.iter().find(|it| it.0 == name);
            found.map(|it| it.1)
        })
    }

    pub fn count(&self, name: &str, n: u32) {
        self.numbers
            .update_value(|all| match all.iter_mut().find(|it| it.0 == name) {
                Some(it) => it.1 = n,
                None => all.push((name.to_owned(), n)),
            });
    }

    /// Sets who tries the server again.
    pub fn redials(&self, redial: Callback<()>) {
        self.redial.set_value(Some(redial));
    }

    /// Tries the server now.
    pub fn redial(&self) {
        if let Some(redial) = self.redial.get_value() {
            redial.run(());
        }
    }

    /// How long others have been playing since this page's player did.
    pub fn others_took(&self) -> Duration {
        let commanded = self.guard.with_value(|guard| guard.commanded);
        Duration::from_secs_f64((browser::now() - commanded).max(0.0) / 1000.0)
    }

    /// Whether the server that plays this game cannot be reached, tracked.
    pub fn is_cut_off(&self) -> bool {
        match self.link.get() {
            Link::Dialling | Link::Down => true,
            Link::Local | Link::Up | Link::Replay(_) => false,
        }
    }

    /// Whether the game is over and only looked at, tracked.
    pub fn is_replay(&self) -> bool {
        matches!(self.link.get(), Link::Replay(_))
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

    /// Somebody's face: one's own, the one they brought, or that of their name;
    /// tracked.
    pub fn face(&self, seat: Seat) -> Portrait {
        let brought = self.seats.with(|seats| {
            seats
                .get(seat.index())?
                .face
                .as_deref()
                .map(Face::from_parts)
        });
        // In a replay one looks through the eyes of others.
        let is_me = self.seat() == Some(seat) && !self.is_replay();
        let mine = is_me.then(|| self.settings.face.get());
        Portrait::new(mine.or(brought), &self.name(seat))
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
        self.seat.get()
    }

    pub fn turn(&self) -> Option<Turn> {
        self.turn.get()
    }

    pub fn must(&self) -> SeatSet {
        self.turn().map_or(SeatSet::EMPTY, |turn| turn.must())
    }

    /// Whether the table waits for this page's player.
    pub fn must_act(&self) -> bool {
        !self.is_replay() && self.seat().is_some_and(|seat| self.must().contains(seat))
    }

    /// Whether this page's player can do something now, waited for or not.
    pub fn may_act(&self) -> bool {
        self.may_act.get()
    }

    pub fn may_undo(&self) -> bool {
        self.model
            .with(|it| it.as_ref().is_some_and(|it| it.may_undo))
    }

    pub fn legal(&self) -> Vec<String> {
        self.model
            .with(|it| it.as_ref().map_or_else(Vec::new, |it| it.legal.to_vec()))
    }

    /// What the table waits for, as a sentence for whoever looks.
    pub fn prompt(&self) -> String {
        self.draw(DynPerspective::prompt).unwrap_or_default()
    }

    /// What the button for `action` says.
    pub fn label(&self, action: &str) -> String {
        self.draw(|seen, words| seen.label(action, words).ok())
            .flatten()
            .unwrap_or_else(|| action.to_owned())
    }

    /// What was told, in sentences.
    pub fn sentences(&self, told: &dyn DynEvents) -> Vec<String> {
        self.with_words(|words| told.sentences(words))
    }

    /// The same, with whom and what each of them is about.
    pub fn lines(&self, told: &dyn DynEvents) -> Vec<Line> {
        self.with_words(|words| told.lines(words))
    }

    /// All that was told so far, as one story.
    pub fn story(&self) -> Option<Box<dyn DynEvents>> {
        self.log.with(|log| {
            let (first, later) = log.split_first()?;
            let mut all = first.seen_by(Viewer::Judge);
            for told in later {
                all.append(&**told);
            }
            Some(all)
        })
    }

    /// One thing that was told, for whoever knows the game.
    pub fn tell<G: Present>(&self, event: &G::Event) -> String {
        self.with_words(|words| G::tell(event, words))
    }

    /// The view now on the table, for whoever knows the game.
    pub fn view<G: Game>(&self) -> Option<G::View> {
        self.model
            .with(|it| it.as_ref()?.seen.view_of::<G>().cloned())
    }

    /// What this page's player may do, for whoever knows the game.
    pub fn actions<G: Game>(&self) -> Vec<G::Action> {
        self.model.with(|it| {
            let it = it.as_ref();
            it.map_or_else(Vec::new, |it| it.seen.legal_of::<G>().to_vec())
        })
    }

    /// Makes something out of the newest events, for whoever knows the game.
    pub fn with_new<G: Game, T>(&self, f: impl FnOnce(&[G::Event]) -> T) -> T {
        self.new_events
            .with(|it| f(it.as_ref().map_or(&[], |it| it.of::<G>())))
    }

    /// Makes something out of what is now on the table.
    pub fn draw<T>(&self, f: impl FnOnce(&dyn DynPerspective, &Words<'_>) -> T) -> Option<T> {
        self.with_words(|words| {
            self.model
                .with(|it| it.as_ref().map(|it| f(&*it.seen, words)))
        })
    }

    /// Sentences of the game itself, to whoever sits here.
    pub fn with_words<T>(&self, f: impl FnOnce(&Words<'_>) -> T) -> T {
        let names = self.names();
        let remarks = self.model.with(|it| {
            let it = it.as_ref();
            it.map_or_else(Arc::default, |it| Arc::clone(&it.remarks))
        });
        f(&Words {
            lang: self.lang(),
            me: self.seat(),
            names: &names,
            remarks: &remarks,
        })
    }
}
