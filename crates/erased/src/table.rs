//! A game in progress, without its types.

use std::{any::Any, fmt, sync::OnceLock};

use scene::Present;
use serde_json::Value as Json;
#[cfg(not(target_family = "wasm"))]
use tabletop::extras::Worth;
use tabletop::{
    BySeat, Chance, Cx, Decision, Extras, Refusal, Seat, Strategy, Turn, Viewer, seat::MAX_SEATS,
};

use crate::{
    DynEvents, DynPerspective,
    events::Events,
    imagined::{Effort, Imagined, Shares},
    keep_for_bots, make_bot,
    perspective::Perspective,
    read_move,
};
#[cfg(not(target_family = "wasm"))]
use crate::{imagined::Trial, numbered::ByNumber};

/// A game in progress. Whoever holds it knows the truth: only match owners do.
pub trait DynMatch: Any + fmt::Debug + Send + Sync {
    fn turn(&self) -> Turn;
    /// What `seat` may do, in notation; nothing if it may not act.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether `seat` may do the same here as it may at `other`, a table of the
    /// same game.
    fn offers_the_same(&self, other: &dyn DynMatch, seat: Seat) -> bool;
    fn view(&self, viewer: Viewer) -> Json;
    /// What `seat` remembers and no longer sees: only bots ask for it.
    fn memory(&self, seat: Seat) -> Json;
    /// Everything `viewer` sees and may do, with its types.
    fn perspective(&self, viewer: Viewer) -> Box<dyn DynPerspective>;
    /// The same for somebody who only looks on, such as at a replay: there is
    /// nothing to do.
    fn seen(&self, viewer: Viewer) -> Box<dyn DynPerspective>;
    /// The table after a move, or why it is none.
    fn play(&self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Step, Refusal>;
    /// Lets a bot decide for `seat`, from that seat's view alone. Whoever may only
    /// interrupt is not asked: a bot may see nothing that it could decide.
    fn choose(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, Refusal>;
    /// Lets a bot act for `seat` although nobody waits for it, or keep quiet.
    fn interrupt(&self, bot: &str, seat: Seat, seed: u64) -> Result<Option<String>, Refusal>;
    /// What a standing order has `seat` do now, if the table waits for it and the
    /// order has anything to say.
    fn ordered(&self, order: &str, seat: Seat) -> Option<String>;
    fn fork(&self) -> Box<dyn DynMatch>;
    /// What `seat` sees in numbers, and which of its moves it could make if it
    /// were a bot, by number; none if it may not act.
    #[cfg(not(target_family = "wasm"))]
    fn by_number(&self, seat: Seat) -> Result<ByNumber, Refusal>;
    /// How games end that quick players play on from here, after `n` moves, and
    /// what they say of the move that was made.
    fn imagined(
        &self,
        effort: Effort,
        n: u32,
        played: Option<(Seat, &str)>,
    ) -> Result<Imagined, Refusal>;
    /// How games end after each of some choices of `seat`, which sees no more than
    /// it does after `n` moves: the same games for all of them.
    #[cfg(not(target_family = "wasm"))]
    fn imagined_choices(
        &self,
        seat_after: (Seat, u32),
        choices: &[String],
        trial: &Trial,
    ) -> Result<Vec<Vec<Shares>>, Refusal>;
    /// What each move of `seat` is worth that the game can compute exactly.
    #[cfg(not(target_family = "wasm"))]
    fn exact_worths(&self, seat: Seat) -> Vec<(String, Worth)>;
    /// What a bot may choose from that sits at `seat`.
    #[cfg(not(target_family = "wasm"))]
    fn legal_for_bots(&self, seat: Seat) -> Vec<String>;
    /// How one imagined game ends that begins here.
    fn imagined_once(&self, seed: u64, nth: u32) -> Shares;
}

/// What came of the set-up or of a move.
#[derive(Debug)]
pub struct Step {
    pub table: Box<dyn DynMatch>,
    pub events: Box<dyn DynEvents>,
}

#[derive(Clone, Debug)]
pub(crate) struct Table<G: Strategy> {
    pub(crate) game: G,
    pub(crate) memories: BySeat<G::Memory>,
    /// What each seat may do, found out once.
    legal: [OnceLock<Vec<G::Action>>; MAX_SEATS],
}

impl<G: Strategy + Extras + Present> DynMatch for Table<G> {
    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let legal = self.typed_legal(seat).iter();
        legal.map(ToString::to_string).collect()
    }

    fn offers_the_same(&self, other: &dyn DynMatch, seat: Seat) -> bool {
        let other: &dyn Any = other;
        let other = other.downcast_ref::<Table<G>>();
        other.is_some_and(|other| self.typed_legal(seat) == other.typed_legal(seat))
    }

    fn view(&self, viewer: Viewer) -> Json {
        serde_json::to_value(self.game.view(viewer)).expect("views are plain data")
    }

    fn memory(&self, seat: Seat) -> Json {
        serde_json::to_value(self.memories[seat]).expect("memories are plain data")
    }

    fn perspective(&self, viewer: Viewer) -> Box<dyn DynPerspective> {
        let legal = match viewer {
            Viewer::Seat(seat) => self.typed_legal(seat).to_vec(),
            Viewer::Public | Viewer::Judge => Vec::new(),
        };
        Box::new(Perspective::<G> {
            view: self.game.view(viewer),
            legal,
        })
    }

    fn seen(&self, viewer: Viewer) -> Box<dyn DynPerspective> {
        Box::new(Perspective::<G> {
            view: self.game.view(viewer),
            legal: Vec::new(),
        })
    }

    fn play(&self, seat: Seat, action: &str, chance: &mut dyn Chance) -> Result<Step, Refusal> {
        let action = read_move::<G>(action)?;
        let mut game = self.game;
        let mut events = Vec::new();
        game.play(seat, action, &mut Cx::new(chance, &mut events))?;
        Ok(Table::step(game, self.memories, events))
    }

    fn choose(&self, bot: &str, seat: Seat, seed: u64) -> Result<String, Refusal> {
        if !self.game.turn().must().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let mut bot = make_bot::<G>(bot, seed)?;
        let decided = self.ask(seat, |decision| bot.choose(decision));
        let action = decided.ok_or(Refusal::NotYourTurn)?;
        Ok(action.to_string())
    }

    fn interrupt(&self, bot: &str, seat: Seat, seed: u64) -> Result<Option<String>, Refusal> {
        let mut bot = make_bot::<G>(bot, seed)?;
        let said = self.ask(seat, |decision| bot.interrupt(decision));
        Ok(said.flatten().map(|action| action.to_string()))
    }

    fn ordered(&self, order: &str, seat: Seat) -> Option<String> {
        let order = G::ORDERS.iter().find(|it| it.name == order)?;
        let is_asked = self.game.turn().must().contains(seat);
        let seen = is_asked.then(|| self.game.view(Viewer::Public))?;
        let action = (order.answer)(&seen, seat)?;
        let is_legal = self.typed_legal(seat).contains(&action);
        is_legal.then(|| action.to_string())
    }

    fn fork(&self) -> Box<dyn DynMatch> {
        Box::new(self.clone())
    }

    #[cfg(not(target_family = "wasm"))]
    fn by_number(&self, seat: Seat) -> Result<ByNumber, Refusal> {
        ByNumber::of(&self.game, seat, self.memories.len())
    }

    fn imagined(
        &self,
        effort: Effort,
        n: u32,
        played: Option<(Seat, &str)>,
    ) -> Result<Imagined, Refusal> {
        self.imagine(effort, n, played)
    }

    #[cfg(not(target_family = "wasm"))]
    fn imagined_choices(
        &self,
        seat_after: (Seat, u32),
        choices: &[String],
        trial: &Trial,
    ) -> Result<Vec<Vec<Shares>>, Refusal> {
        self.imagine_choices(seat_after, choices, trial)
    }

    #[cfg(not(target_family = "wasm"))]
    fn exact_worths(&self, seat: Seat) -> Vec<(String, Worth)> {
        let view = self.game.view(Viewer::Seat(seat));
        let worth = |action: &G::Action| {
            let worth = G::exact_worth(&view, *action)?;
            Some((action.to_string(), worth))
        };
        self.typed_legal(seat).iter().filter_map(worth).collect()
    }

    #[cfg(not(target_family = "wasm"))]
    fn legal_for_bots(&self, seat: Seat) -> Vec<String> {
        let view = self.game.view(Viewer::Seat(seat));
        let mut legal = self.typed_legal(seat).to_vec();
        keep_for_bots::<G>(&view, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn imagined_once(&self, seed: u64, nth: u32) -> Shares {
        self.imagine_once(seed, nth)
    }
}

impl<G: Strategy + Extras + Present> Table<G> {
    /// A table that was just set up.
    pub(crate) fn open(game: G, n_seats: usize, events: Vec<G::Event>) -> Step {
        let memories = BySeat::new(n_seats, |_| G::Memory::default());
        Table::step(game, memories, events)
    }

    fn step(game: G, mut memories: BySeat<G::Memory>, events: Vec<G::Event>) -> Step {
        G::remember_all(&mut memories, &events);
        let table = Table {
            game,
            memories,
            legal: Default::default(),
        };
        Step {
            table: Box::new(table),
            events: Box::new(Events::<G>(events)),
        }
    }

    pub(crate) fn typed_legal(&self, seat: Seat) -> &[G::Action] {
        self.legal[seat.index()].get_or_init(|| {
            let mut legal = Vec::new();
            let is_at_the_table = seat.index() < self.memories.len();
            if is_at_the_table && self.game.turn().allows(seat) {
                self.game.legal(seat, &mut legal);
            }
            legal
        })
    }

    /// Puts a decision to a bot, if there is one for it to make.
    fn ask<T>(&self, seat: Seat, put: impl FnOnce(&Decision<'_, G>) -> T) -> Option<T> {
        let view = self.game.view(Viewer::Seat(seat));
        let mut legal = self.typed_legal(seat).to_vec();
        keep_for_bots::<G>(&view, &mut legal);
        let decision = Decision {
            seat,
            view: &view,
            memory: &self.memories[seat],
            legal: &legal,
        };
        (!legal.is_empty()).then(|| put(&decision))
    }
}
