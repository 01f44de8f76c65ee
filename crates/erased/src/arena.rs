//! The same table again and again: bots by the million, without a detour
//! through text or JSON.

use std::fmt;

use bots::Search;
use tabletop::{
    Bot, Budget, Chance, Cx, Decision, Determinize, Game, Refusal, Seat, Standings, Turn, Viewer,
    chance::Seeded, game::Note,
};

use crate::make_bot;

/// A table that bots play on again and again. Not shared: one for each thread.
pub trait Arena: fmt::Debug + Send {
    /// Plays one game among the bots. A function of `seed` alone, whatever was
    /// played before.
    fn play(&mut self, seed: u64) -> Played;
    /// Plays the game [`Arena::play`] plays, and notes what happened in it.
    fn study(&mut self, seed: u64) -> (Played, Vec<Note>);
    /// Plays one game of random moves without asking anybody, as fast as the
    /// rules go, and says how many moves it took.
    fn playout(&mut self, seed: u64) -> u32;
    /// Lets a search think about a decision in the midst of a game, and says
    /// for how many iterations.
    fn think(&mut self, seed: u64) -> u32;
    /// Bytes of one state.
    fn state_size(&self) -> usize;
}

/// How a game went.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Played {
    pub standings: Standings,
    pub n_decisions: u32,
}

/// What a bot is asked: to decide, or whether it interrupts.
type Ask<G> = fn(&mut dyn Bot<G>, &Decision<'_, G>) -> Option<<G as Game>::Action>;

pub(crate) struct TypedArena<G: Determinize> {
    options: G::Options,
    names: Vec<String>,
    legal: Vec<G::Action>,
    search: Search<G>,
}

/// How long [`Arena::think`] thinks, and how late in a game at most.
const N_ITERATIONS: u32 = 1000;
const LAST_MOVE: u32 = 49;

impl<G: Determinize> fmt::Debug for TypedArena<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Arena")
            .field("game", &G::INFO.id)
            .field("bots", &self.names)
            .finish_non_exhaustive()
    }
}

impl<G: Determinize> TypedArena<G> {
    pub(crate) fn new(options: G::Options, names: &[&str]) -> Result<TypedArena<G>, Refusal> {
        // Refuses unknown bots and bad options here, so that `play` cannot.
        for name in names {
            make_bot::<G>(name, 0)?;
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
}

impl<G: Determinize> TypedArena<G> {
    /// Tells what happened only if somebody wants to note it: silence is faster.
    fn run(&mut self, seed: u64, mut notes: Option<&mut Vec<Note>>) -> Played {
        let mut chance = Seeded::derived(seed, &[0]);
        let mut events = Vec::new();
        let mut game = self.open(&mut Cx::new(&mut chance, &mut events));
        let mut bots: Vec<Box<dyn Bot<G>>> = (1u64..)
            .zip(&self.names)
            .map(|(part, name)| {
                let bot_seed = Seeded::derived(seed, &[part]).draw(u32::MAX);
                make_bot(name, bot_seed.into()).expect("the bot was known before")
            })
            .collect();
        let mut n_decisions = 0;
        loop {
            if let Some(notes) = &mut notes {
                for event in events.drain(..) {
                    G::notes(&event, notes);
                }
            }
            let (must, may) = match game.turn() {
                Turn::Waiting { must, may } => (must, may),
                Turn::Over(standings) => {
                    return Played {
                        standings,
                        n_decisions,
                    };
                }
            };
            let mut asked = |seat: Seat, ask: Ask<G>| {
                self.legal.clear();
                game.legal(seat, &mut self.legal);
                let action = ask(
                    bots[seat.index()].as_mut(),
                    &Decision {
                        seat,
                        view: &game.view(Viewer::Seat(seat)),
                        legal: &self.legal,
                    },
                );
                action.map(|action| (seat, action))
            };
            // Whoever interrupts is faster than whoever is waited for.
            let interrupted = may
                .iter()
                .find_map(|seat| asked(seat, |bot, decision| bot.interrupt(decision)));
            let (seat, action) = interrupted
                .or_else(|| asked(must.first()?, |bot, decision| Some(bot.choose(decision))))
                .expect("somebody is waited for");
            let mut cx = match notes {
                Some(_) => Cx::new(&mut chance, &mut events),
                None => Cx::silent(&mut chance),
            };
            game.play(seat, action, &mut cx)
                .expect("a bot chooses among the legal moves");
            n_decisions += 1;
        }
    }
}

impl<G: Determinize> Arena for TypedArena<G> {
    fn play(&mut self, seed: u64) -> Played {
        self.run(seed, None)
    }

    fn study(&mut self, seed: u64) -> (Played, Vec<Note>) {
        let mut notes = Vec::new();
        let played = self.run(seed, Some(&mut notes));
        (played, notes)
    }

    fn playout(&mut self, seed: u64) -> u32 {
        let mut chance = Seeded::new(seed);
        let mut game = self.open(&mut Cx::silent(&mut chance));
        let mut n_moves = 0;
        while let Some(seat) = game.turn().must().first() {
            self.legal.clear();
            game.legal(seat, &mut self.legal);
            let action = self.legal[chance.draw(self.legal.len() as u32 - 1) as usize];
            game.apply(seat, action, &mut Cx::silent(&mut chance));
            n_moves += 1;
        }
        n_moves
    }

    fn think(&mut self, seed: u64) -> u32 {
        let mut chance = Seeded::derived(seed, &[0]);
        let mut game: G = self.open(&mut Cx::silent(&mut chance));
        let mut n_moves = chance.draw(LAST_MOVE);
        loop {
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
                    legal: &self.legal,
                });
            }
            n_moves = n_moves.saturating_sub(1);
            let action = game.hunch(seat, &self.legal, &mut chance);
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }

    fn state_size(&self) -> usize {
        size_of::<G>()
    }
}
