//! A game in progress, without its types.

use std::fmt;

use scene::Present;
use serde_json::Value as Json;
use tabletop::{BySeat, Chance, Cx, Decision, Extras, Refusal, Seat, Strategy, Turn, Viewer};

use crate::{keep_for_bots, make_bot, read_move};

/// A game in progress. Whoever holds it knows the truth: only match owners do.
pub trait DynMatch: fmt::Debug + Send + Sync {
    fn turn(&self) -> Turn;
    /// What `seat` may do, in notation; nothing if it may not act.
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn view(&self, viewer: Viewer) -> Json;
    /// What `seat` remembers and no longer sees: only bots ask for it.
    fn memory(&self, seat: Seat) -> Json;
    /// Carries out a move, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: &str,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Told>, Refusal>;
    /// Lets a bot decide for `seat`, from that seat's view alone.
    fn choose(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, Refusal>;
    /// Lets a bot act for `seat` although nobody waits for it, or keep quiet.
    fn interrupt(&self, bot: &str, seat: Seat, seed: u64) -> Result<Option<String>, Refusal>;
    fn fork(&self) -> Box<dyn DynMatch>;
}

/// One event, as each kind of viewer may hear it.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    pub judge: Json,
    pub public: Option<Json>,
    pub seats: Vec<Option<Json>>,
    /// Somebody has seen something new: there is no way back behind this.
    pub reveals: bool,
}

impl Told {
    /// What `viewer` hears of it.
    pub fn to(&self, viewer: Viewer) -> Option<&Json> {
        match viewer {
            Viewer::Judge => Some(&self.judge),
            Viewer::Public => self.public.as_ref(),
            Viewer::Seat(seat) => self.seats.get(seat.index())?.as_ref(),
        }
    }
}

#[derive(Copy, Clone, Debug)]
pub(crate) struct Table<G: Strategy> {
    game: G,
    memories: BySeat<G::Memory>,
}

impl<G: Strategy + Extras + Present> DynMatch for Table<G> {
    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        self.typed_legal(seat)
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    fn view(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.game.view(viewer)).expect("views are plain data")
    }

    fn memory(&self, seat: Seat) -> Json {
        serde_json::to_value(self.memories[seat]).expect("memories are plain data")
    }

    fn play(
        &mut self,
        seat: Seat,
        action: &str,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Told>, Refusal> {
        let action = read_move::<G>(action)?;
        let mut events = Vec::new();
        self.game
            .play(seat, action, &mut Cx::new(chance, &mut events))?;
        G::remember_all(&mut self.memories, &events);
        Ok(self.tell(&events))
    }

    fn choose(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, Refusal> {
        let mut bot = make_bot::<G>(bot, seed)?;
        let view = self.game.view(Viewer::Seat(seat));
        let mut legal = self.typed_legal(seat);
        keep_for_bots::<G>(&view, &mut legal);
        if legal.is_empty() {
            return Err(Refusal::NotYourTurn);
        }
        let action = bot.choose(&Decision {
            seat,
            view: &view,
            memory: &self.memories[seat],
            legal: &legal,
        });
        Ok(action.to_string())
    }

    fn interrupt(&self, bot: &str, seat: Seat, seed: u64) -> Result<Option<String>, Refusal> {
        let mut bot = make_bot::<G>(bot, seed)?;
        let view = self.game.view(Viewer::Seat(seat));
        let mut legal = self.typed_legal(seat);
        keep_for_bots::<G>(&view, &mut legal);
        if legal.is_empty() {
            return Ok(None);
        }
        let action = bot.interrupt(&Decision {
            seat,
            view: &view,
            memory: &self.memories[seat],
            legal: &legal,
        });
        Ok(action.map(|action| action.to_string()))
    }

    fn fork(&self) -> Box<dyn DynMatch> {
        Box::new(*self)
    }
}

impl<G: Strategy> Table<G> {
    /// A table on which `events` have happened so far: the set-up.
    pub(crate) fn new(game: G, n_seats: usize, events: &[G::Event]) -> Table<G> {
        let mut memories = BySeat::new(n_seats, |_| G::Memory::default());
        G::remember_all(&mut memories, events);
        Table { game, memories }
    }

    pub(crate) fn tell(&self, events: &[G::Event]) -> Vec<Told> {
        let json = |event: &G::Event| serde_json::to_value(event).expect("events are plain data");
        let seen = |event, viewer| G::redact(event, viewer).as_ref().map(json);
        events
            .iter()
            .map(|event| Told {
                judge: json(event),
                public: seen(event, Viewer::Public),
                seats: self
                    .memories
                    .seats()
                    .map(|seat| seen(event, Viewer::Seat(seat)))
                    .collect(),
                reveals: G::reveals(event),
            })
            .collect()
    }

    fn typed_legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        let is_at_the_table = seat.index() < self.memories.len();
        if is_at_the_table && self.game.turn().allows(seat) {
            self.game.legal(seat, &mut legal);
        }
        legal
    }
}
