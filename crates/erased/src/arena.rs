//! The same table again and again: bots by the million, without a detour
//! through text or JSON.

use std::{
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    ops::ControlFlow,
};

use bots::{BotSpec, Search};
use scene::{Present, Scene, Shape, Words};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use tabletop::{
    Asked, Bot, Budget, BySeat, Chance, Cx, Decision, Extras, Game, Lang, Refusal, Seat, Standings,
    Strategy, Turn, Viewer,
    chance::{Recorded, Seeded},
    extras::Note,
};

use crate::{keep_for_bots, make_bot};

/// A table that bots play on again and again. Not shared: one for each thread.
pub trait Arena: fmt::Debug + Send {
    /// Plays one game among the bots. A function of `seed` alone, whatever was
    /// played before.
    fn play(&mut self, seed: u64) -> Played;
    /// Plays the game [`Arena::play`] plays, and writes down what is wanted.
    fn watch(&mut self, seed: u64, wants: Wants) -> Watched;
    /// Plays the game [`Arena::play`] plays, and notes what happened in it.
    fn study(&mut self, seed: u64) -> (Played, Vec<Note>) {
        let wants = Wants {
            notes: true,
            ..Wants::default()
        };
        let watched = self.watch(seed, wants);
        (watched.played, watched.notes)
    }
    /// Plays the game [`Arena::play`] plays and asks two more bots in passing.
    /// Where they part, both choices are played on from the truth `n_playouts`
    /// times, with the same luck.
    fn compare(&mut self, seed: u64, bots: [&str; 2], n_playouts: u32)
    -> Result<Compared, Refusal>;
    /// Plays one game of random moves without asking anybody, as fast as the
    /// rules go, and says how many moves it took.
    fn playout(&mut self, seed: u64) -> u32;
    /// Lets a search think about a decision in the midst of a game, and says
    /// for how many iterations.
    fn think(&mut self, seed: u64) -> u32;
    /// Bytes of one state.
    fn state_size(&self) -> usize;
}

/// What is to be written down of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Wants {
    /// What the lab counts.
    pub notes: bool,
    /// What every seat was asked, and what it did.
    pub decisions: bool,
    /// How much everybody holds, move by move.
    pub hands: bool,
}

/// A game that was watched. What was not wanted is empty.
#[derive(Clone, PartialEq, Debug)]
pub struct Watched {
    pub played: Played,
    pub notes: Vec<Note>,
    pub decisions: Vec<Decided>,
    /// Before each move, and at the end.
    pub hands: Vec<BySeat<u16>>,
    /// Who made the first move.
    pub first: Option<Seat>,
}

/// A move with what its player saw and might have done instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decided {
    pub seat: Seat,
    pub view: Json,
    /// In notation.
    pub legal: Vec<String>,
    #[serde(rename = "move")]
    pub action: String,
}

/// How a game went.
#[derive(Copy, Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    pub standings: Standings,
    pub n_decisions: u32,
    /// Of all moves and all luck: games that have it in common were equal.
    pub digest: u64,
}

/// How two bots compare that were asked the same all through a game.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Compared {
    pub played: Played,
    pub n_asked: u32,
    /// How often they chose differently.
    pub n_parted: u32,
    /// What the choices of the second brought more than those of the first, all
    /// together: 1 is the way from the last place to the first.
    pub gain: f64,
}

/// A game in play, and those who play it.
struct Playing<G: Strategy> {
    game: G,
    chance: Seeded,
    bots: Vec<Box<dyn Bot<G>>>,
    memories: BySeat<G::Memory>,
    /// Whether anybody makes use of what it was told.
    is_remembered: bool,
    digest: DefaultHasher,
}

/// A move, or the end.
type Next<G> = ControlFlow<Standings, (Seat, <G as Game>::Action)>;

pub(crate) struct TypedArena<G: Strategy> {
    options: G::Options,
    names: Vec<String>,
    legal: Vec<G::Action>,
    search: Search<G>,
}

/// How long [`Arena::think`] thinks, and how late in a game at most.
const N_ITERATIONS: u32 = 1000;
const LAST_MOVE: u32 = 49;

impl<G: Strategy> fmt::Debug for TypedArena<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Arena")
            .field("game", &G::INFO.id)
            .field("bots", &self.names)
            .finish_non_exhaustive()
    }
}

impl<G: Strategy + Extras + Present> TypedArena<G> {
    pub(crate) fn new(options: G::Options, names: &[&str]) -> Result<TypedArena<G>, Refusal> {
        // Refuses unknown bots and bad options here, so that `play` cannot.
        for name in names {
            make_bot::<G>(name, 0)?;
            if BotSpec::read::<G>(name).is_some_and(|spec| spec.is_timed()) {
                return Err(Refusal::Unreadable(format!(
                    "{name} thinks by the clock, so that no run with it can be repeated; give it \
                     iterations instead, such as search-5000"
                )));
            }
        }
        G::setup(&options, names.len(), &mut Cx::silent(&mut Seeded::new(0)))?;
        Ok(TypedArena {
            options,
            names: names.iter().map(ToString::to_string).collect(),
            legal: Vec::new(),
            search: Search::new(Budget::iterations(N_ITERATIONS), 0),
        })
    }

    fn open(&self, cx: &mut Cx<'_, G::Event>) -> G {
        G::setup(&self.options, self.names.len(), cx)
            .expect("the options were accepted when the arena was opened")
    }

    /// The bots of a game, each with luck of its own.
    fn seat_bots(&self, seed: u64) -> Vec<Box<dyn Bot<G>>> {
        let bot = |(part, name): (u64, &String)| {
            let bot_seed = Seeded::derived(seed, &[part]).draw(u32::MAX);
            make_bot(name, bot_seed.into()).expect("the bot was known before")
        };
        (1..).zip(&self.names).map(bot).collect()
    }

    fn begin(&self, seed: u64, events: &mut Vec<G::Event>) -> Playing<G> {
        let mut chance = Seeded::derived(seed, &[0]);
        let mut luck = Recorded::new(&mut chance);
        let game = self.open(&mut Cx::new(&mut luck, events));
        let mut digest = DefaultHasher::new();
        luck.draws.hash(&mut digest);
        let bots = self.seat_bots(seed);
        let mut memories = self.memories();
        G::remember_all(&mut memories, events);
        Playing {
            game,
            chance,
            is_remembered: is_remembered(&bots),
            bots,
            memories,
            digest,
        }
    }

    fn memories(&self) -> BySeat<G::Memory> {
        BySeat::new(self.names.len(), |_| G::Memory::default())
    }

    /// Tells what happened only if somebody wants to note or remember it:
    /// silence is faster.
    fn run(&mut self, seed: u64, wants: Wants) -> Watched {
        let mut events = Vec::new();
        let mut playing = self.begin(seed, &mut events);
        let is_told = wants.notes || playing.is_remembered;
        let (mut notes, mut decisions, mut hands) = (Vec::new(), Vec::new(), Vec::new());
        let (mut n_decisions, mut first) = (0, None);
        loop {
            if wants.notes {
                notes.extend(events.iter().flat_map(|it| G::event_info(it).notes));
            }
            if wants.hands {
                hands.push(held(&playing.game, self.names.len()));
            }
            events.clear();
            let (seat, action) = match playing.next_move(&mut self.legal) {
                ControlFlow::Continue(next) => next,
                ControlFlow::Break(standings) => {
                    let played = Played {
                        standings,
                        n_decisions,
                        digest: playing.digest.finish(),
                    };
                    return Watched {
                        played,
                        notes,
                        decisions,
                        hands,
                        first,
                    };
                }
            };
            first.get_or_insert(seat);
            if wants.decisions {
                decisions.push(playing.decided(seat, action, &self.legal));
            }
            playing.play(seat, action, is_told, &mut events);
            n_decisions += 1;
        }
    }

    /// What a choice brings if the bots of the table play on, on average.
    fn value(&mut self, from: &Playing<G>, choice: (Seat, G::Action), seeds: &[u64]) -> f64 {
        let (seat, action) = choice;
        let play_on = |seed: &u64| {
            let bots = self.seat_bots(*seed);
            let mut playing = Playing {
                game: from.game,
                chance: Seeded::derived(*seed, &[0]),
                is_remembered: is_remembered(&bots),
                bots,
                memories: from.memories,
                digest: DefaultHasher::new(),
            };
            playing.apply(seat, action);
            loop {
                match playing.next_move(&mut self.legal) {
                    ControlFlow::Continue((seat, action)) => playing.apply(seat, action),
                    ControlFlow::Break(standings) => return f64::from(standings.rewards()[seat]),
                }
            }
        };
        seeds.iter().map(play_on).sum::<f64>() / f64::from(seeds.len() as u32)
    }
}

impl<G: Strategy + Extras> Playing<G> {
    /// Who moves next and how, or how the game ended.
    fn next_move(&mut self, legal: &mut Vec<G::Action>) -> Next<G> {
        let turn = self.game.turn();
        if let Turn::Over(standings) = turn {
            return ControlFlow::Break(standings);
        }
        let next = turn.asked().find_map(|(seat, asked)| {
            let view = self.game.view(Viewer::Seat(seat));
            legal.clear();
            self.game.legal(seat, legal);
            keep_for_bots::<G>(&view, legal);
            let decision = Decision {
                seat,
                view: &view,
                memory: &self.memories[seat],
                legal,
            };
            let bot = &mut self.bots[seat.index()];
            let action = match asked {
                Asked::WhetherToInterrupt => bot.interrupt(&decision),
                Asked::ToDecide => Some(bot.choose(&decision)),
            };
            action.map(|action| (seat, action))
        });
        ControlFlow::Continue(next.expect("somebody is waited for"))
    }

    /// What is written down of a move, by what its seat was just offered.
    fn decided(&self, seat: Seat, action: G::Action, legal: &[G::Action]) -> Decided {
        let view = self.game.view(Viewer::Seat(seat));
        Decided {
            seat,
            view: serde_json::to_value(view).expect("views are plain data"),
            legal: legal.iter().map(ToString::to_string).collect(),
            action: action.to_string(),
        }
    }

    /// Carries a move out and remembers its luck.
    fn play(&mut self, seat: Seat, action: G::Action, is_told: bool, events: &mut Vec<G::Event>) {
        let mut luck = Recorded::new(&mut self.chance);
        let mut cx = if is_told {
            Cx::new(&mut luck, events)
        } else {
            Cx::silent(&mut luck)
        };
        let played = self.game.play(seat, action, &mut cx);
        played.expect("a bot chooses among the legal moves");
        (seat, action, luck.draws).hash(&mut self.digest);
        self.remember(events);
    }

    fn remember(&mut self, events: &[G::Event]) {
        if self.is_remembered {
            G::remember_all(&mut self.memories, events);
        }
    }

    fn apply(&mut self, seat: Seat, action: G::Action) {
        let mut events = Vec::new();
        let mut cx = if self.is_remembered {
            Cx::new(&mut self.chance, &mut events)
        } else {
            Cx::silent(&mut self.chance)
        };
        self.game.apply(seat, action, &mut cx);
        self.remember(&events);
    }
}

/// Whether anybody makes use of what it was told.
fn is_remembered<G: Strategy>(bots: &[Box<dyn Bot<G>>]) -> bool {
    size_of::<G::Memory>() != 0 && bots.iter().any(|bot| bot.uses_memory())
}

/// How much everybody holds, as an onlooker sees it: cards in hands, and in
/// games without hands what lies before the players.
fn held<G: Present>(game: &G, n_seats: usize) -> BySeat<u16> {
    let words = Words {
        lang: Lang::En,
        me: None,
        names: &[],
        remarks: &[],
    };
    let scene = G::scene(&game.view(Viewer::Public), &[], &words);
    let has_hands = scene.zones.iter().any(|it| it.shape == Shape::Fan);
    let shape = if has_hands { Shape::Fan } else { Shape::Rack };
    BySeat::new(n_seats, |seat| held_by(&scene, seat, shape))
}

fn held_by(scene: &Scene, seat: Seat, shape: Shape) -> u16 {
    let zones = scene.zones.iter();
    zones
        .filter(|it| it.owner == Some(seat) && it.shape == shape)
        .map(|it| it.count.unwrap_or(it.pieces.len() as u16))
        .sum()
}

impl<G: Strategy + Extras + Present> Arena for TypedArena<G> {
    fn play(&mut self, seed: u64) -> Played {
        self.run(seed, Wants::default()).played
    }

    fn watch(&mut self, seed: u64, wants: Wants) -> Watched {
        self.run(seed, wants)
    }

    fn compare(
        &mut self,
        seed: u64,
        bots: [&str; 2],
        n_playouts: u32,
    ) -> Result<Compared, Refusal> {
        let (mut n_asked, mut n_parted, mut gain) = (0, 0, 0.0);
        let mut n_decisions = 0;
        let mut events = Vec::new();
        let mut playing = self.begin(seed, &mut events);
        // The bots that are asked in passing may, whoever plays.
        playing.is_remembered = true;
        let standings = loop {
            let (seat, action) = match playing.next_move(&mut self.legal) {
                ControlFlow::Continue(next) => next,
                ControlFlow::Break(standings) => break standings,
            };
            let Playing { game, memories, .. } = &playing;
            let view = game.view(Viewer::Seat(seat));
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            keep_for_bots::<G>(&view, &mut self.legal);
            // Not where there is no choice, nor whether to interrupt.
            if 1 < self.legal.len() && game.turn().must().contains(seat) {
                let nth = u64::from(n_asked);
                let mut luck = Seeded::derived(seed, &[u64::MAX, nth]);
                let mut any_seed = || u64::from(luck.draw(u32::MAX));
                let decision = Decision {
                    seat,
                    view: &view,
                    memory: &memories[seat],
                    legal: &self.legal,
                };
                let bot_seed = any_seed();
                let chosen = |bot| Ok(make_bot::<G>(bot, bot_seed)?.choose(&decision));
                let [first, second] = [chosen(bots[0])?, chosen(bots[1])?];
                n_asked += 1;
                if first != second {
                    n_parted += 1;
                    let seeds: Vec<u64> = (0..n_playouts).map(|_| any_seed()).collect();
                    gain += self.value(&playing, (seat, second), &seeds)
                        - self.value(&playing, (seat, first), &seeds);
                }
            }
            events.clear();
            playing.play(seat, action, true, &mut events);
            n_decisions += 1;
        };
        let played = Played {
            standings,
            n_decisions,
            digest: playing.digest.finish(),
        };
        Ok(Compared {
            played,
            n_asked,
            n_parted,
            gain,
        })
    }

    fn playout(&mut self, seed: u64) -> u32 {
        let mut chance = Seeded::new(seed);
        let mut game = self.open(&mut Cx::silent(&mut chance));
        let mut n_moves = 0;
        while let Some(seat) = game.turn().must().first() {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let action = self.legal[chance.pick(self.legal.len())];
            game.apply(seat, action, &mut Cx::silent(&mut chance));
            n_moves += 1;
        }
        n_moves
    }

    fn think(&mut self, seed: u64) -> u32 {
        let mut chance = Seeded::derived(seed, &[0]);
        let mut events = Vec::new();
        let mut game: G = self.open(&mut Cx::new(&mut chance, &mut events));
        let mut memories = self.memories();
        let mut n_moves = chance.draw(LAST_MOVE);
        loop {
            G::remember_all(&mut memories, &events);
            events.clear();
            let Some(seat) = game.turn().must().first() else {
                return 0;
            };
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            if n_moves == 0 && 1 < self.legal.len() {
                self.search.forget();
                return self.search.think(&Decision {
                    seat,
                    view: &game.view(Viewer::Seat(seat)),
                    memory: &memories[seat],
                    legal: &self.legal,
                });
            }
            n_moves = n_moves.saturating_sub(1);
            let action = game.rollout_move(seat, &self.legal, &mut chance);
            game.apply(seat, action, &mut Cx::new(&mut chance, &mut events));
        }
    }

    fn state_size(&self) -> usize {
        size_of::<G>()
    }
}
