//! A bot, without the types of its game.

use std::{fmt, time::Duration};

use serde_json::Value as Json;
use tabletop::{Bot, Decision, Determinize, Game, Policy, Refusal, Seat};

use crate::{LEVELS, keep_for_bots, read, read_action};

/// A player that is asked again and again and keeps what it thought meanwhile.
/// It is told what its seat sees, never the truth, so it can live elsewhere:
/// on a thread, or in a worker of the browser.
pub trait DynBot: fmt::Debug + Send {
    /// Decides for `seat`, which sees `view` and may do what is `legal`, in
    /// notation. `within` is how long that may take, if it matters.
    fn choose(
        &mut self,
        seat: Seat,
        view: &Json,
        legal: &[String],
        within: Option<Duration>,
    ) -> Result<String, Refusal>;
    /// Acts for `seat` although nobody waits for it, or keeps quiet.
    fn interrupt(
        &mut self,
        seat: Seat,
        view: &Json,
        legal: &[String],
    ) -> Result<Option<String>, Refusal>;
}

pub(crate) struct Player<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Player")
            .field(&G::INFO.id)
            .finish_non_exhaustive()
    }
}

impl<G: Determinize> DynBot for Player<G> {
    fn choose(
        &mut self,
        seat: Seat,
        view: &Json,
        legal: &[String],
        within: Option<Duration>,
    ) -> Result<String, Refusal> {
        let view = read(view)?;
        let legal = read_legal::<G>(&view, legal)?;
        if legal.is_empty() {
            return Err(Refusal::NotYourTurn);
        }
        self.0.hurry(within.unwrap_or(Duration::MAX));
        let action = self.0.choose(&Decision {
            seat,
            view: &view,
            legal: &legal,
        });
        Ok(action.to_string())
    }

    fn interrupt(
        &mut self,
        seat: Seat,
        view: &Json,
        legal: &[String],
    ) -> Result<Option<String>, Refusal> {
        let view = read(view)?;
        let legal = read_legal::<G>(&view, legal)?;
        if legal.is_empty() {
            return Ok(None);
        }
        let action = self.0.interrupt(&Decision {
            seat,
            view: &view,
            legal: &legal,
        });
        Ok(action.map(|action| action.to_string()))
    }
}

fn read_legal<G: Game>(view: &G::View, legal: &[String]) -> Result<Vec<G::Action>, Refusal> {
    let legal = legal.iter().map(|text| read_action::<G>(text));
    let mut legal = legal.collect::<Result<_, _>>()?;
    keep_for_bots::<G>(view, &mut legal);
    Ok(legal)
}

/// By the names of [`mod@bots::roster`].
pub(crate) fn searches<G: Determinize>(bot: &str) -> bool {
    let policy = bot.split_once('~').map_or(bot, |(policy, _)| policy);
    match LEVELS.iter().position(|level| level.name == policy) {
        Some(level) => matches!(G::LEVELS[level].policy, Policy::Search(_)),
        None => policy.starts_with("search-"),
    }
}
