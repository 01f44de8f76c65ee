//! Any game, by name, without its types. Servers, command lines and bindings
//! speak this; rules and search do not.
//!
//! Reading order: [`Listing`] (a game on the menu), [`DynGame`] (a game that can
//! be played), [`DynMatch`] (a game in progress), [`DynEvents`] (what happened),
//! [`DynPerspective`] (what somebody sees of it), [`DynBot`] (a player that keeps
//! its thoughts), [`Arena`] (the same table again and again), `imagined`
//! (how a game might have gone on), `numbered`, `batch` and `tree` (for programs
//! that learn: a game by number, thousands of tables in step, a small game laid out
//! whole), [`remark`] (what players say in their own words).

// The page plays no tournaments, and what it does not play it does not load.
#[cfg(not(target_family = "wasm"))]
mod arena;
#[cfg(not(target_family = "wasm"))]
pub mod batch;
mod events;
pub mod imagined;
// Nor is it there to learn from.
#[cfg(not(target_family = "wasm"))]
pub mod numbered;
mod perspective;
mod player;
pub mod remark;
#[cfg(not(target_family = "wasm"))]
mod schema;
mod table;
#[cfg(not(target_family = "wasm"))]
pub mod tree;

use std::{fmt, marker::PhantomData};

use scene::{Blurb, Card, Present, StandingOrder, Unit, Variant};
use serde::de::DeserializeOwned;
pub use serde_json::Value as Json;
use tabletop::{Bot, Chance, Chapter, Cx, Extras, Game, Info, Lang, Refusal, Strategy};

#[cfg(not(target_family = "wasm"))]
use crate::{arena::TypedArena, batch::TypedBatch, schema::Shape};
#[cfg(not(target_family = "wasm"))]
pub use crate::{
    arena::{Arena, Compared, Decided, Played, Wants, Watched},
    batch::{Batch, Rows, Size},
    numbered::{ByNumber, Code, QUIET},
    tree::{Node, Situation, Tree},
};
pub use crate::{
    events::DynEvents,
    perspective::DynPerspective,
    player::{DynBot, DynDecision},
    table::{DynMatch, Step},
};
use crate::{events::Events, perspective::Perspective, player::Player, table::Table};
use bots::BotSpec;
pub use bots::{BotLabel, LEVELS, LevelName, USUAL};
#[cfg(not(target_family = "wasm"))]
use tabletop::extras::ExactValue;

/// What a menu says about a game. Needs none of its rules.
pub trait Listing: fmt::Debug + Send + Sync {
    fn info(&self) -> Info;
    /// What the players may agree on before the game.
    fn variants(&self, lang: Lang) -> Vec<Variant>;
    /// What the back of the box says, if it has one.
    fn blurb(&self, lang: Lang) -> Option<Blurb>;
}

/// A game that can be played.
///
/// What a [`DynMatch`] handed out as JSON is read once; a client that holds
/// nothing else can still draw, tell and ask.
pub trait DynGame: Listing {
    fn rulebook(&self) -> &'static [Chapter];
    /// What one plays for, in one short line; may be empty.
    fn goal(&self, lang: Lang) -> &'static str;
    /// Every card, as the rulebook lists them.
    fn cards(&self, lang: Lang) -> Vec<Card>;
    /// A final result in what the game counts.
    fn result(&self, points: i32, lang: Lang) -> String;
    /// What that is a number of, if a row of small ones shows it.
    fn unit(&self) -> Option<Unit>;
    /// Everybody who plays it: those of its own, then the five levels, each
    /// weakest first. [`USUAL`] is the level for those who do not choose.
    fn bots(&self) -> Vec<BotLabel>;
    /// One of them, to be asked again and again.
    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn DynBot>, Refusal>;
    /// Whether the bot of that name searches: it takes its time, and plays
    /// better if it is kept from move to move. The others need luck only.
    fn searches(&self, bot: &str) -> bool;

    /// What a bot is worth to those who play for a rating, if it is one of the
    /// levels.
    fn rating(&self, bot: &str) -> Option<u16>;
    /// Opens a table. `options` may be `null` for the usual game.
    fn start(
        &self,
        options: &Json,
        n_seats: usize,
        chance: &mut dyn Chance,
    ) -> Result<Step, Refusal>;
    /// Reads what a match owner sent of a table, once.
    fn read_perspective(
        &self,
        view: &Json,
        legal: &[String],
    ) -> Result<Box<dyn DynPerspective>, Refusal>;
    /// Reads what a match owner told, once.
    fn read_events(&self, told: &[Json]) -> Result<Box<dyn DynEvents>, Refusal>;
    /// What a seat remembers that was told all of this, for a bot that is asked.
    fn memory_of(&self, told: &dyn DynEvents) -> Json;
    /// Whether the move reads as one that is said in the player's own words.
    fn takes_remark(&self, action: &str) -> bool;
    /// Whether a move is written as the game writes it: who reads leniently lets
    /// odd spellings pass.
    fn is_notation(&self, action: &str) -> bool;
    /// What players can say once for all.
    fn orders(&self) -> Vec<OrderLabel>;
    /// Its puzzles as they are written down; nothing if it has none.
    #[cfg(not(target_family = "wasm"))]
    fn puzzles(&self) -> &'static str;
    /// Numbers about the game that its own computation knows exactly.
    #[cfg(not(target_family = "wasm"))]
    fn exact_values(&self) -> Vec<ExactValue>;
    /// What options, views and events are made of, as JSON schemas, by values of
    /// them that were seen.
    #[cfg(not(target_family = "wasm"))]
    fn schemas(&self, seen: &Seen) -> Schemas;
    /// A table that bots play on again and again; one bot's name for each seat.
    #[cfg(not(target_family = "wasm"))]
    fn arena(&self, options: &Json, bots: &[&str]) -> Result<Box<dyn Arena>, Refusal>;
    /// How it is written in numbers at a table of so many.
    #[cfg(not(target_family = "wasm"))]
    fn code(&self, options: &Json, n_seats: usize) -> Result<Code, Refusal>;
    /// Tables that are played in step, by number.
    #[cfg(not(target_family = "wasm"))]
    fn batch(&self, options: &Json, size: Size) -> Result<Box<dyn Batch>, Refusal>;
    /// The whole game, laid out, if it has no more positions than `limit`.
    #[cfg(not(target_family = "wasm"))]
    fn tree(&self, options: &Json, n_seats: usize, limit: usize) -> Result<Tree, Refusal>;
}

/// Real values that types are shown.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub views: Vec<Json>,
    pub events: Vec<Json>,
}

/// JSON schemas of a game's types.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Debug)]
pub struct Schemas {
    pub options: Json,
    pub view: Json,
    pub event: Json,
}

/// What a player can say once for all, without the types of the game.
#[derive(Copy, Clone, Debug)]
pub struct OrderLabel {
    pub name: &'static str,
    /// What is done, as its player reads it.
    pub says: fn(Lang) -> &'static str,
}

/// A game with its types hidden, for as long as the program runs.
pub const fn game<G: Strategy + Extras + Present>() -> &'static dyn DynGame {
    const { &Erased::<G>::new() }
}

/// A game with its types hidden.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub const fn new() -> Erased<G> {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Erased<G> {
        Erased::new()
    }
}

impl<G: Game> fmt::Debug for Erased<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Erased").field(&G::INFO.id).finish()
    }
}

impl<G: Strategy + Extras + Present> Listing for Erased<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn variants(&self, lang: Lang) -> Vec<Variant> {
        G::variants(lang)
    }

    fn blurb(&self, lang: Lang) -> Option<Blurb> {
        G::blurb(lang)
    }
}

impl<G: Strategy + Extras + Present> DynGame for Erased<G> {
    fn rulebook(&self) -> &'static [Chapter] {
        G::RULEBOOK
    }

    fn goal(&self, lang: Lang) -> &'static str {
        G::goal(lang)
    }

    fn cards(&self, lang: Lang) -> Vec<Card> {
        G::cards(lang)
    }

    fn result(&self, points: i32, lang: Lang) -> String {
        G::result(points, lang)
    }

    fn unit(&self) -> Option<Unit> {
        G::UNIT
    }

    fn bots(&self) -> Vec<BotLabel> {
        bots::roster::<G>().collect()
    }

    fn bot(&self, name: &str, seed: u64) -> Result<Box<dyn DynBot>, Refusal> {
        Ok(Box::new(Player(make_bot::<G>(name, seed)?)))
    }

    fn searches(&self, bot: &str) -> bool {
        BotSpec::read::<G>(bot).is_some_and(|spec| spec.searches())
    }

    fn rating(&self, bot: &str) -> Option<u16> {
        let level = LEVELS.iter().position(|level| level.name == bot)?;
        Some(G::RATINGS[level])
    }

    fn start(
        &self,
        options: &Json,
        n_seats: usize,
        chance: &mut dyn Chance,
    ) -> Result<Step, Refusal> {
        let options = read_options::<G>(options, n_seats)?;
        let mut events = Vec::new();
        let game = G::setup(&options, n_seats, &mut Cx::new(chance, &mut events))?;
        Ok(Table::open(game, n_seats, events))
    }

    fn read_perspective(
        &self,
        view: &Json,
        legal: &[String],
    ) -> Result<Box<dyn DynPerspective>, Refusal> {
        let legal = legal.iter().map(|text| read_action::<G>(text));
        Ok(Box::new(Perspective::<G> {
            view: read(view)?,
            legal: legal.collect::<Result<_, _>>()?,
        }))
    }

    fn read_events(&self, told: &[Json]) -> Result<Box<dyn DynEvents>, Refusal> {
        let events = told.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Box::new(Events::<G>(events)))
    }

    fn memory_of(&self, told: &dyn DynEvents) -> Json {
        let mut memory = G::Memory::default();
        for event in told.of::<G>() {
            G::remember(&mut memory, event);
        }
        serde_json::to_value(memory).expect("memories are plain data")
    }

    fn takes_remark(&self, action: &str) -> bool {
        read_action::<G>(action).is_ok_and(|action| G::needs_words(action).is_some())
    }

    fn is_notation(&self, action: &str) -> bool {
        let (notation, _) = remark::split(action);
        read_action::<G>(notation).is_ok_and(|it| it.to_string() == notation)
    }

    fn orders(&self) -> Vec<OrderLabel> {
        let label = |it: &StandingOrder<G>| OrderLabel {
            name: it.name,
            says: it.says,
        };
        G::ORDERS.iter().map(label).collect()
    }

    #[cfg(not(target_family = "wasm"))]
    fn puzzles(&self) -> &'static str {
        G::PUZZLES
    }

    #[cfg(not(target_family = "wasm"))]
    fn exact_values(&self) -> Vec<ExactValue> {
        G::exact_values()
    }

    #[cfg(not(target_family = "wasm"))]
    fn schemas(&self, seen: &Seen) -> Schemas {
        let usual = serde_json::to_value(G::Options::default()).expect("options are plain data");
        Schemas {
            options: Shape::of::<G::Options>(&[usual]),
            view: Shape::of::<G::View>(&seen.views),
            event: Shape::of::<G::Event>(&seen.events),
        }
    }

    #[cfg(not(target_family = "wasm"))]
    fn arena(&self, options: &Json, bots: &[&str]) -> Result<Box<dyn Arena>, Refusal> {
        let options = read_options::<G>(options, bots.len())?;
        let arena = TypedArena::<G>::new(options, bots)?;
        Ok(Box::new(arena))
    }

    #[cfg(not(target_family = "wasm"))]
    fn code(&self, options: &Json, n_seats: usize) -> Result<Code, Refusal> {
        let options = read_options::<G>(options, n_seats)?;
        numbered::code::<G>(&options, n_seats)
    }

    #[cfg(not(target_family = "wasm"))]
    fn batch(&self, options: &Json, size: Size) -> Result<Box<dyn Batch>, Refusal> {
        let options = read_options::<G>(options, size.n_seats)?;
        Ok(Box::new(TypedBatch::<G>::new(options, size)?))
    }

    #[cfg(not(target_family = "wasm"))]
    fn tree(&self, options: &Json, n_seats: usize, limit: usize) -> Result<Tree, Refusal> {
        let options = read_options::<G>(options, n_seats)?;
        tree::plant::<G>(&options, n_seats, limit)
    }
}

fn make_bot<G: Strategy>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, Refusal> {
    bots::make::<G>(name, seed).ok_or_else(|| {
        let names: Vec<_> = bots::roster::<G>().map(|bot| bot.name).collect();
        Refusal::Unreadable(format!(
            "unknown bot {name:?}, {} has {}",
            G::INFO.id,
            names.join(", ")
        ))
    })
}

fn read<T: DeserializeOwned>(json: &Json) -> Result<T, Refusal> {
    T::deserialize(json).map_err(|error| Refusal::Unreadable(error.to_string()))
}

fn read_options<G: Game>(options: &Json, n_seats: usize) -> Result<G::Options, Refusal> {
    let seats = G::INFO.seats;
    if !seats.contains(&n_seats) {
        return Err(Refusal::Unreadable(format!(
            "{} is for {} to {} players, not {n_seats}",
            G::INFO.title,
            seats.start(),
            seats.end()
        )));
    }
    match options {
        Json::Null => Ok(G::Options::default()),
        given => read(given),
    }
}

/// A move as it is made: with words if it needs them.
fn read_move<G: Extras>(text: &str) -> Result<G::Action, Refusal> {
    let action = read_action::<G>(text)?;
    match (G::needs_words(action), remark::split(text)) {
        (Some(rule), (_, None)) => Err(Refusal::Forbidden(rule)),
        (Some(_), (_, Some(_))) | (None, _) => Ok(action),
    }
}

/// What a bot that sees `view` may choose from.
fn keep_for_bots<G: Extras>(view: &G::View, legal: &mut Vec<G::Action>) {
    legal.retain(|action| !G::is_for_people(view, *action));
}

/// A move as it is offered.
fn read_action<G: Extras>(text: &str) -> Result<G::Action, Refusal> {
    let (notation, remark) = remark::split(text);
    let action = notation
        .parse()
        .map_err(|error: <G::Action as std::str::FromStr>::Err| {
            Refusal::Unreadable(error.to_string())
        })?;
    match remark {
        Some(_) if G::needs_words(action).is_none() => Err(Refusal::Unreadable(format!(
            "`{notation}` takes no remark: leave out what stands behind the #"
        ))),
        Some(remark) => remark::check(remark).map(|()| action),
        None => Ok(action),
    }
}
