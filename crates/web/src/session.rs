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

use std::sync::Arc;

use driver::{Match, Witness};
use erased::{DynEvents, DynGame, DynPerspective, remark};
use leptos::prelude::*;
use scene::{Present, Words};
use tabletop::{Game, Lang, Refusal, Seat, SeatSet, Turn, Viewer};
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

/// What somebody was told, with its types.
pub type Told = Arc<dyn DynEvents>;

/// What is on the table, as whoever looks at this page sees it. It is read once
/// when it arrives.
#[derive(Clone, Debug)]
pub struct Model {
    /// How many moves stand.
    pub n: u32,
    /// Whose eyes; nobody's for an onlooker.
    pub seat: Option<Seat>,
    /// The view and the legal moves.
    pub seen: Arc<dyn DynPerspective>,
    pub turn: Turn,
    /// What the viewer may do now, in notation.
    pub legal: Arc<[String]>,
    pub may_undo: bool,
    /// `events` are all that happened after this many moves; 0 is everything.
    pub since: u32,
    pub events: Told,
    /// What was said with each move that takes a remark.
    pub remarks: Arc<[Option<String>]>,
}

impl Model {
    /// Reads what a server sent.
    pub fn read(game: &dyn DynGame, snapshot: Snapshot) -> Result<Model, Refusal> {
        let Snapshot {
            n,
            seat,
            view,
            turn,
            legal,
            may_undo,
            since,
            events,
            remarks,
        } = snapshot;
        Ok(Model {
            n,
            seat,
            seen: game.read_perspective(&view, &legal)?.into(),
            turn,
            legal,
            may_undo,
            since,
            events: game.read_events(&events)?.into(),
            remarks,
        })
    }

    /// What `seat` of a game in this page sees, and was told after `since` moves.
    pub fn of(game: &Match, seat: Seat, since: u32) -> Model {
        let viewer = Viewer::Seat(seat);
        Model {
            n: game.n_moves(),
            seat: Some(seat),
            seen: game.perspective(viewer).into(),
            turn: game.turn(),
            legal: game.legal(seat),
            may_undo: game.may_undo(seat).is_ok(),
            since,
            events: game.told_since(since, viewer).into(),
            remarks: Arc::clone(game.remarks()),
        }
    }
}

/// A game as this page shows it. Copies share everything.
#[derive(Copy, Clone)]
pub struct Session {
    pub game: &'static dyn DynGame,
    pub settings: Settings,
    /// In seat order.
    pub seats: RwSignal<Vec<SeatInfo>>,
    /// What is on the table now; nothing before the game has started.
    pub model: RwSignal<Option<Model>>,
    /// Everything told so far. What still moves has not been told.
    pub log: RwSignal<Vec<Told>>,
    /// What was told last.
    pub new_events: RwSignal<Option<Told>>,
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
            model: RwSignal::new(None),
            log: RwSignal::new(Vec::new()),
            new_events: RwSignal::new(None),
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
        self.model.with(|it| it.as_ref().and_then(|it| it.seat))
    }

    pub fn turn(&self) -> Option<Turn> {
        self.model.with(|it| it.as_ref().map(|it| it.turn))
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
        self.model
            .with(|it| it.as_ref().is_some_and(|it| !it.legal.is_empty()))
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
