//! What bots are asked, and the bots of one table, who go on with earlier
//! thoughts.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    time::Duration,
};

use erased::{DynBot, DynDecision, DynGame, Json, LEVELS};
use serde::{Deserialize, Serialize};
use tabletop::{Refusal, Seat};

/// How long somebody waits who wants advice.
const ADVICE: Duration = Duration::from_secs(2);

/// A decision for a bot to make, with everything it may know. Plain data: it
/// can be carried to another thread, a worker or another machine while the game
/// goes on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BotJob {
    pub game: String,
    /// Tells tables apart: bots remember one.
    pub table: String,
    /// Tells positions of the table apart, also after moves were taken back.
    pub position: u32,
    pub bot: String,
    pub seed: u64,
    pub seat: Seat,
    pub view: Json,
    /// What the seat remembers and no longer sees.
    pub memory: Json,
    pub legal: Vec<String>,
    /// How long the answer may take, if somebody waits for it.
    pub within: Option<Duration>,
    /// Whether the bot searches, which takes a while and is worth remembering.
    pub searches: bool,
}

impl BotJob {
    /// Whether there is something to search for: not where there is only one
    /// move.
    pub fn is_searched(&self) -> bool {
        self.searches && 1 < self.legal.len()
    }

    /// When its answer may be seen, counted from when it began: where there are
    /// secrets, how soon a bot knows what to do tells what it holds, so that it
    /// always seems to need all its time.
    pub fn pace(&self, game: &dyn DynGame) -> Duration {
        let is_secret = self.searches && game.info().has_secrets;
        let pace = self.within.filter(|_| is_secret);
        pace.unwrap_or_default()
    }

    /// The same decision, put to the strongest bot by somebody who wants advice.
    #[must_use]
    pub fn for_advice(self, game: &dyn DynGame) -> BotJob {
        let strongest = LEVELS[LEVELS.len() - 1].name;
        BotJob {
            bot: strongest.to_owned(),
            within: Some(ADVICE),
            searches: game.searches(strongest),
            ..self
        }
    }

    /// Asks a bot that is new to the table. Its choice follows from the seed
    /// and the position alone.
    pub fn answer(&self, game: &dyn DynGame) -> Result<String, Refusal> {
        self.put_to(&mut *game.bot(&self.bot, self.seed)?)
    }

    fn put_to(&self, bot: &mut dyn DynBot) -> Result<String, Refusal> {
        let decision = DynDecision {
            seat: self.seat,
            view: &self.view,
            memory: &self.memory,
            legal: &self.legal,
        };
        bot.choose(&decision, self.within)
    }
}

/// The bots of one table that search. They find what they thought by what they
/// see, so that after an undo an old thought is useless at worst.
#[derive(Debug, Default)]
pub struct Bots {
    table: String,
    by_seat: BTreeMap<(Seat, String), Box<dyn DynBot>>,
}

impl Bots {
    pub const fn new() -> Bots {
        Bots {
            table: String::new(),
            by_seat: BTreeMap::new(),
        }
    }

    /// Asks a bot of this table. One that searches was asked before, perhaps;
    /// the others have nothing to remember, so that they play the same game
    /// whether or not it was left in between.
    pub fn answer(&mut self, job: &BotJob, game: &dyn DynGame) -> Result<String, Refusal> {
        if !job.searches {
            return job.answer(game);
        }
        if self.table != job.table {
            self.table.clone_from(&job.table);
            self.by_seat.clear();
        }
        let bot = match self.by_seat.entry((job.seat, job.bot.clone())) {
            Entry::Occupied(kept) => kept.into_mut(),
            Entry::Vacant(free) => free.insert(game.bot(&job.bot, job.seed)?),
        };
        job.put_to(&mut **bot)
    }
}
