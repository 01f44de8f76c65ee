//! Programs of other people at a table of the lab.
//!
//! Here a game goes through its erased door: programs read views, and bots of
//! the game's own are told the same. The luck is that of an arena, so that a
//! table of our bots alone would play the same games.

use std::{
    fmt,
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use erased::{
    Arena, Decided, DynBot, DynDecision, DynEvents, DynGame, DynMatch, Json, Played, Wants, Watched,
};
use tabletop::{
    Chance, Refusal, Seat, Standings, Turn, Viewer,
    chance::{Recorded, Seeded},
    game::Asked,
};

use crate::tournament::LabError;

/// Starts programs.
pub trait Outsiders: fmt::Debug + Send + Sync {
    /// Starts the program of a seat, to play game after game.
    fn start(&self, game: &'static dyn DynGame, command: &str)
    -> Result<Box<dyn Outsider>, String>;
}

/// A program in a seat. What it does wrong is told as one text.
pub trait Outsider: Send {
    /// A game begins.
    fn begin(&mut self, game: &NewGame<'_>) -> Result<(), String>;
    /// What its seat was told since a move, up to another.
    fn tell(&mut self, since: u32, n: u32, events: Vec<Json>) -> Result<(), String>;
    /// What it does, or nothing where it need not. Never waits for long.
    fn decide(&mut self, question: Asking<'_>) -> Result<Option<String>, String>;
    /// The game is over.
    fn end(&mut self, standings: &Standings) -> Result<(), String>;
}

/// What a program is told of a game at its beginning.
#[derive(Copy, Clone, Debug)]
pub struct NewGame<'a> {
    pub options: &'a Json,
    pub seat: Seat,
    /// The bots, in seat order.
    pub players: &'a [String],
    /// Luck for a program that wants some of its own and be repeatable.
    pub seed: u64,
}

/// What a program is asked.
#[derive(Clone, Debug)]
pub struct Asking<'a> {
    pub n: u32,
    pub must: bool,
    pub view: &'a Json,
    pub legal: &'a [String],
}

/// Whether a bot's name is the command of a program: bots of ours are one word.
pub fn is_program(bot: &str) -> bool {
    bot.contains([' ', '/', '\\'])
}

/// A bot that is refused where a program would be.
pub fn stand_in(bot: &str) -> &str {
    if is_program(bot) { "random" } else { bot }
}

/// Who plays the games of an experiment.
pub(crate) enum Player {
    Arena(Box<dyn Arena>),
    Table(Box<OutsideTable>),
}

impl Player {
    pub(crate) fn new(
        game: &'static dyn DynGame,
        options: &Json,
        bots: &[String],
        outsiders: Option<&Arc<dyn Outsiders>>,
    ) -> Result<Player, LabError> {
        let programs = bots.iter().filter(|bot| is_program(bot));
        match outsiders {
            Some(outsiders) if 0 < programs.count() => {
                let table = OutsideTable::new(game, options, bots, &**outsiders)?;
                Ok(Player::Table(Box::new(table)))
            }
            Some(_) | None => {
                let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
                let arena = game.arena(options, &bots).map_err(LabError::Refused)?;
                Ok(Player::Arena(arena))
            }
        }
    }

    pub(crate) fn watch(&mut self, seed: u64, wants: Wants) -> Result<Watched, LabError> {
        match self {
            Player::Arena(arena) => Ok(arena.watch(seed, wants)),
            Player::Table(table) => table.watch(seed, wants),
        }
    }
}

/// A table with programs at it, again and again.
pub(crate) struct OutsideTable {
    game: &'static dyn DynGame,
    options: Json,
    bots: Vec<String>,
    /// For each seat; nothing where a bot of ours sits.
    programs: Vec<Option<Box<dyn Outsider>>>,
}

/// A game at it.
struct Playing {
    table: Box<dyn DynMatch>,
    chance: Seeded,
    /// Nothing where a program sits.
    bots: Vec<Option<Box<dyn DynBot>>>,
    /// What happened, and after which moves.
    told: Vec<Box<dyn DynEvents>>,
    /// How much of it each seat has heard.
    heard: Vec<usize>,
    digest: DefaultHasher,
    seed: u64,
    first: Option<Seat>,
}

impl OutsideTable {
    pub(crate) fn new(
        game: &'static dyn DynGame,
        options: &Json,
        bots: &[String],
        outsiders: &dyn Outsiders,
    ) -> Result<OutsideTable, LabError> {
        let refused = LabError::Refused;
        // What our bots are refused for, before a program is started.
        let names: Vec<&str> = bots.iter().map(|it| stand_in(it)).collect();
        game.arena(options, &names).map_err(refused)?;
        let start = |bot: &String| {
            let program = is_program(bot).then(|| outsiders.start(game, bot));
            program.transpose().map_err(LabError::Program)
        };
        Ok(OutsideTable {
            game,
            options: options.clone(),
            bots: bots.to_vec(),
            programs: bots.iter().map(start).collect::<Result<_, _>>()?,
        })
    }

    /// Plays the game of a seed.
    pub(crate) fn watch(&mut self, seed: u64, wants: Wants) -> Result<Watched, LabError> {
        let mut playing = self.begin(seed)?;
        let (mut decisions, mut n) = (Vec::new(), 0);
        loop {
            let turn = playing.table.turn();
            if let Turn::Over(standings) = turn {
                return self.end(&mut playing, standings, (n, wants, decisions));
            }
            let mut next = None;
            for (seat, asked) in turn.asked() {
                if let Some(action) = self.ask(&mut playing, seat, asked, n)? {
                    next = Some((seat, action));
                    break;
                }
            }
            let (seat, action) = next.expect("somebody is waited for");
            if wants.decisions {
                decisions.push(Decided {
                    seat,
                    view: playing.table.view(Viewer::Seat(seat)),
                    legal: playing.table.legal(seat),
                    action: action.clone(),
                });
            }
            playing.play(seat, &action).map_err(LabError::Refused)?;
            n += 1;
        }
    }

    fn begin(&mut self, seed: u64) -> Result<Playing, LabError> {
        let mut chance = Seeded::derived(seed, &[0]);
        let mut luck = Recorded::new(&mut chance);
        let begun = self.game.start(&self.options, self.bots.len(), &mut luck);
        let begun = begun.map_err(LabError::Refused)?;
        let mut digest = DefaultHasher::new();
        luck.draws.hash(&mut digest);
        let mut bots = Vec::new();
        for (part, name) in (1..).zip(&self.bots) {
            let bot_seed = u64::from(Seeded::derived(seed, &[part]).draw(u32::MAX));
            bots.push(if is_program(name) {
                None
            } else {
                let bot = self.game.bot(name, bot_seed);
                Some(bot.map_err(LabError::Refused)?)
            });
            let seat = Seat::new(part as usize - 1);
            if let Some(program) = &mut self.programs[seat.index()] {
                let begins = program.begin(&NewGame {
                    options: &self.options,
                    seat,
                    players: &self.bots,
                    seed: bot_seed,
                });
                begins.map_err(|why| blame(&self.bots, (seat, seed), &why))?;
            }
        }
        Ok(Playing {
            table: begun.table,
            chance,
            bots,
            told: vec![begun.events],
            heard: vec![0; self.bots.len()],
            digest,
            seed,
            first: None,
        })
    }

    fn ask(
        &mut self,
        playing: &mut Playing,
        seat: Seat,
        asked: Asked,
        n: u32,
    ) -> Result<Option<String>, LabError> {
        let legal = playing.table.legal(seat);
        let view = playing.table.view(Viewer::Seat(seat));
        if let Some(bot) = &mut playing.bots[seat.index()] {
            let decision = DynDecision {
                seat,
                view: &view,
                memory: &playing.table.memory(seat),
                legal: &legal,
            };
            let action = match asked {
                Asked::WhetherToInterrupt => bot.interrupt(&decision),
                Asked::ToDecide => bot.choose(&decision, None).map(Some),
            };
            return action.map_err(LabError::Refused);
        }
        if legal.is_empty() {
            return Ok(None);
        }
        let program = self.programs[seat.index()].as_mut();
        let program = program.expect("who is no bot of ours is a program");
        let question = Asking {
            n,
            must: asked == Asked::ToDecide,
            view: &view,
            legal: &legal,
        };
        let news = playing.news(seat, n);
        let answer = match news {
            Some((since, events)) => program.tell(since, n, events),
            None => Ok(()),
        };
        let answer = answer.and_then(|()| program.decide(question));
        answer.map_err(|why| blame(&self.bots, (seat, playing.seed), &why))
    }

    fn end(
        &mut self,
        playing: &mut Playing,
        standings: Standings,
        (n, wants, decisions): (u32, Wants, Vec<Decided>),
    ) -> Result<Watched, LabError> {
        for seat in (0..self.bots.len()).map(Seat::new) {
            let news = playing.news(seat, n);
            if let Some(program) = &mut self.programs[seat.index()] {
                let told = news.map_or(Ok(()), |(since, events)| program.tell(since, n, events));
                told.and_then(|()| program.end(&standings))
                    .map_err(|why| blame(&self.bots, (seat, playing.seed), &why))?;
            }
        }
        let notes = if wants.notes {
            playing.told.iter().flat_map(|it| it.notes()).collect()
        } else {
            Vec::new()
        };
        Ok(Watched {
            played: Played {
                standings,
                n_decisions: n,
                digest: playing.digest.finish(),
            },
            notes,
            decisions,
            hands: Vec::new(),
            first: playing.first,
        })
    }
}

impl Playing {
    /// What a seat was told and has not heard, and since which move.
    fn news(&mut self, seat: Seat, n: u32) -> Option<(u32, Vec<Json>)> {
        let heard = std::mem::replace(&mut self.heard[seat.index()], self.told.len());
        let news = &self.told[heard..];
        let events = news.iter().flat_map(|it| it.json_for(Viewer::Seat(seat)));
        // What follows the set-up follows move 0, and is told from there on.
        let since = u32::try_from(heard).map_or(n, |heard| heard.saturating_sub(1));
        (!news.is_empty()).then(|| (since, events.collect()))
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let mut luck = Recorded::new(&mut self.chance);
        let step = self.table.play(seat, action, &mut luck)?;
        (seat, action, luck.draws).hash(&mut self.digest);
        self.first.get_or_insert(seat);
        self.table = step.table;
        self.told.push(step.events);
        Ok(())
    }
}

/// Whose fault it was, and in which game.
fn blame(bots: &[String], (seat, seed): (Seat, u64), why: &str) -> LabError {
    let bot = &bots[seat.index()];
    LabError::Program(format!(
        "{bot:?} at seat {seat}, in the game of seed {seed}: {why}"
    ))
}
