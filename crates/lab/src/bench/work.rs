//! What is measured, prepared so that only the work itself is.

use std::fmt;

use erased::{Arena, BotLabel, DynGame, DynMatch, Json};
use record::Running;
use tabletop::{Refusal, Seat, Turn, Viewer, sealed::Seal};

/// How many games views are taken from and records are made of.
const N_GAMES: u8 = 4;

/// One kind of work, at the smallest table of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// Random moves by the rules alone.
    Playout,
    /// What a search does again and again: a guess, a walk down its tree, a
    /// game played on from there.
    Iteration,
    /// What a seat sees as JSON, and its moves as text.
    Look,
    /// A move of a record, read, played again and compared with the seal.
    Replay,
    /// A decision of a bot in self-play, the rules included.
    Decision(&'static str),
}

/// Does the work of a seed and says how many steps it had.
pub type Steps = Box<dyn FnMut(u64) -> u32>;

impl Work {
    /// Everything that is measured of a game.
    pub fn all(game: &dyn DynGame) -> impl Iterator<Item = Work> + use<> {
        let rules = [Work::Playout, Work::Iteration, Work::Look, Work::Replay];
        let bots: Vec<_> = Work::decisions(game).map(Work::Decision).collect();
        rules.into_iter().chain(bots)
    }

    /// The bots that are measured: its own and the usual level. The stronger
    /// levels are made to take their time.
    pub fn decisions(game: &dyn DynGame) -> impl Iterator<Item = &'static str> + use<> {
        let is_measured = |bot: &BotLabel| {
            let is_own = bot.level.is_none() && bot.name != "random";
            is_own || bot.name == erased::USUAL.name
        };
        let bots = game.bots().into_iter();
        bots.filter(is_measured).map(|bot| bot.name)
    }

    pub fn prepare(self, game: &'static dyn DynGame) -> Result<Steps, Refusal> {
        Ok(match self {
            Work::Playout => {
                let mut arena = arena(game, "random")?;
                Box::new(move |seed| arena.playout(seed))
            }
            Work::Iteration => {
                let mut arena = arena(game, "random")?;
                Box::new(move |seed| arena.think(seed))
            }
            Work::Look => {
                let tables = tables(game)?;
                Box::new(move |seed| look(&*tables[nth(seed, tables.len())]))
            }
            Work::Replay => {
                let records = records(game)?;
                Box::new(move |seed| replay(&records[nth(seed, records.len())]))
            }
            Work::Decision(bot) => {
                let mut arena = arena(game, bot)?;
                Box::new(move |seed| arena.play(seed).n_decisions)
            }
        })
    }
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // `pad`, so that a table can align it.
        match self {
            Work::Playout => f.pad("random move"),
            Work::Iteration => f.pad("search iteration"),
            Work::Look => f.pad("view and moves"),
            Work::Replay => f.pad("replayed move"),
            Work::Decision(bot) => f.pad(&format!("{bot} decision")),
        }
    }
}

pub(super) fn arena(
    game: &'static dyn DynGame,
    bot: &str,
) -> Result<Box<dyn Arena>, tabletop::Refusal> {
    let n_seats = *game.info().seats.start();
    game.arena(&Json::Null, &vec![bot; n_seats])
}

fn nth(seed: u64, n: usize) -> usize {
    seed as usize % n
}

fn look(table: &dyn DynMatch) -> u32 {
    let seat = table.turn().must().first().unwrap_or(Seat::new(0));
    std::hint::black_box((table.view(Viewer::Seat(seat)), table.legal(seat)));
    1
}

fn replay(text: &str) -> u32 {
    let report = record::check(text, registry::find);
    report.expect("it was just played").n_moves
}

/// Every position of some random games.
fn tables(game: &'static dyn DynGame) -> Result<Vec<Box<dyn DynMatch>>, Refusal> {
    let mut tables = Vec::new();
    for text in records(game)? {
        let record = text.parse().expect("it was just written");
        let told = record::retell(&record, game, |table, _| tables.push(table.fork()));
        told.expect("it was just played");
    }
    Ok(tables)
}

/// Some random games, written down with their seals.
fn records(game: &'static dyn DynGame) -> Result<Vec<String>, Refusal> {
    (0..N_GAMES).map(|key| random_game(game, key)).collect()
}

fn random_game(game: &'static dyn DynGame, key: u8) -> Result<String, Refusal> {
    let players = vec!["random".to_owned(); *game.info().seats.start()];
    let seal = Seal {
        key: [key; 32],
        salts: players.clone(),
    };
    let mut running = Running::start(game, Json::Null, players, seal)?;
    while let Turn::Waiting { must, .. } = running.turn() {
        let seat = must.first().expect("somebody is waited for");
        let action = running.choose("random", seat)?;
        running.play(seat, &action)?;
    }
    Ok(running.record().to_string())
}
