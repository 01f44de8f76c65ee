//! What is measured, prepared so that only the work itself is.

use std::{fmt, hint::black_box};

use driver::Match;
use erased::{Arena, BotLabel, DynGame, DynMatch, Json};
use record::Record;
use tabletop::{Refusal, Seat, Turn, Viewer, sealed::Seal};

/// How many random games are written down, to be played again.
const N_GAMES: u8 = 4;

/// One kind of work, at the smallest table of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// Random moves by the rules alone.
    Playout,
    /// What a search does again and again: a guess, a walk down its tree, a
    /// game played on from there.
    Iteration,
    /// A move as a server carries it out: read from text, and then whoever is
    /// asked gets the view as JSON and the legal moves as text.
    Served,
    /// A move of a record: read, played again and compared with the seal.
    Replay,
    /// A decision of a bot in self-play, the rules included.
    Decision(&'static str),
}

/// Does the work of a seed and says how many steps it had.
pub type Steps = Box<dyn FnMut(u64) -> u32>;

impl Work {
    /// Everything that is measured of a game.
    pub fn all(game: &dyn DynGame) -> impl Iterator<Item = Work> + use<> {
        let rules = [Work::Playout, Work::Iteration, Work::Served, Work::Replay];
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
            Work::Served => {
                let records = records(game)?;
                Box::new(move |seed| served(&records[nth(seed, records.len())], game))
            }
            Work::Replay => {
                let records = records(game)?;
                let texts: Vec<_> = records.iter().map(Record::to_string).collect();
                Box::new(move |seed| replay(&texts[nth(seed, texts.len())]))
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
            Work::Served => f.pad("served move"),
            Work::Replay => f.pad("replayed move"),
            Work::Decision(bot) => f.pad(&format!("{bot} decision")),
        }
    }
}

pub(super) fn arena(game: &'static dyn DynGame, bot: &str) -> Result<Box<dyn Arena>, Refusal> {
    let n_seats = *game.info().seats.start();
    game.arena(&Json::Null, &vec![bot; n_seats])
}

fn nth(seed: u64, n: usize) -> usize {
    seed as usize % n
}

fn served(record: &Record, game: &'static dyn DynGame) -> u32 {
    let each = |table: &dyn DynMatch, _| {
        let seat = table.turn().must().first().unwrap_or(Seat::new(0));
        black_box((table.view(Viewer::Seat(seat)), table.legal(seat)));
    };
    driver::retell(record, game, each).expect("it was just played");
    record.moves.len() as u32
}

fn replay(text: &str) -> u32 {
    let report = driver::check(text, registry::find);
    report.expect("it was just played").n_moves
}

fn records(game: &'static dyn DynGame) -> Result<Vec<Record>, Refusal> {
    (0..N_GAMES).map(|key| random_game(game, key)).collect()
}

fn random_game(game: &'static dyn DynGame, key: u8) -> Result<Record, Refusal> {
    let players = vec!["random".to_owned(); *game.info().seats.start()];
    let seal = Seal {
        key: [key; 32],
        salts: players.clone(),
    };
    let mut played = Match::start(game, Json::Null, players, seal)?;
    while let Turn::Waiting { must, .. } = played.turn() {
        let seat = must.first().expect("somebody is waited for");
        let action = played.choose("random", seat)?;
        played.play(seat, &action)?;
    }
    Ok(played.record())
}
