//! The bots of one table, who go on with earlier thoughts.

use std::{
    collections::{BTreeMap, btree_map::Entry},
    time::Duration,
};

use erased::{DynBot, DynDecision, DynGame, Json};
use tabletop::{Refusal, Seat, Viewer};

use crate::Match;

/// What a bot is asked, with everything it may know. It can be carried to
/// another thread while the game goes on.
#[derive(Clone, Debug)]
pub struct Question {
    game: &'static dyn DynGame,
    bot: String,
    seed: u64,
    seat: Seat,
    view: Json,
    memory: Json,
    legal: Vec<String>,
    within: Option<Duration>,
}

/// Those who search, by seat and name. They find what they thought by what
/// they see, so that after an undo an old thought is useless at worst.
#[derive(Debug, Default)]
pub struct Bots(BTreeMap<(Seat, String), Box<dyn DynBot>>);

impl Match {
    /// What a bot is asked that is to decide for `seat` now.
    pub fn question(&self, bot: &str, seat: Seat) -> Question {
        Question {
            game: self.game(),
            bot: bot.to_owned(),
            seed: self.bots_seed(),
            seat,
            view: self.view(Viewer::Seat(seat)),
            memory: self.memory(seat),
            legal: self.legal(seat),
            within: None,
        }
    }
}

impl Question {
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether the bot searches, which takes a while and is worth remembering.
    pub fn takes_thought(&self) -> bool {
        self.game.searches(&self.bot)
    }

    /// Whether it searches now: not where there is only one move.
    pub fn is_searched(&self) -> bool {
        self.takes_thought() && 1 < self.legal.len()
    }

    /// The same question, to be answered within this time.
    #[must_use]
    pub fn within(self, time: Duration) -> Question {
        Question {
            within: Some(time),
            ..self
        }
    }

    /// Asks a bot that is new to the table. Its choice follows from the sealed
    /// key and the position alone, as in [`Match::choose`].
    pub fn answer(&self) -> Result<String, Refusal> {
        self.put_to(&mut *self.game.bot(&self.bot, self.seed)?)
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

impl Bots {
    /// Asks a bot of this table. One that searches was asked before, perhaps;
    /// the others have nothing to remember, so that they play the same game
    /// whether or not it was left in between.
    pub fn answer(&mut self, question: &Question) -> Result<String, Refusal> {
        if !question.takes_thought() {
            return question.answer();
        }
        let bot = match self.0.entry((question.seat, question.bot.clone())) {
            Entry::Occupied(kept) => kept.into_mut(),
            Entry::Vacant(free) => free.insert(question.game.bot(&question.bot, question.seed)?),
        };
        question.put_to(&mut **bot)
    }
}
