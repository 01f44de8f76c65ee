//! A bot, without the types of its game.

use std::{fmt, time::Duration};

use serde_json::Value as Json;
use tabletop::{Bot, Decision, Extras, Refusal, Seat, Strategy};

use crate::{keep_for_bots, read, read_action};

/// A player that is asked again and again and keeps what it thought meanwhile.
/// It is told what its seat sees, never the truth, so it can live elsewhere:
/// on a thread, or in a worker of the browser.
pub trait DynBot: fmt::Debug + Send {
    /// Decides. `within` is how long that may take, if it matters.
    fn choose(
        &mut self,
        decision: &DynDecision<'_>,
        within: Option<Duration>,
    ) -> Result<String, Refusal>;
    /// Acts although nobody waits for it, or keeps quiet.
    fn interrupt(&mut self, decision: &DynDecision<'_>) -> Result<Option<String>, Refusal>;
}

/// One seat's choice, with everything it may base it on.
#[derive(Copy, Clone, Debug)]
pub struct DynDecision<'a> {
    pub seat: Seat,
    pub view: &'a Json,
    /// What the seat remembers and no longer sees.
    pub memory: &'a Json,
    /// What it may do, in notation.
    pub legal: &'a [String],
}

pub(crate) struct Player<G: Strategy>(pub(crate) Box<dyn Bot<G>>);

impl<G: Strategy> fmt::Debug for Player<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Player")
            .field(&G::INFO.id)
            .finish_non_exhaustive()
    }
}

impl<G: Strategy + Extras> DynBot for Player<G> {
    fn choose(
        &mut self,
        decision: &DynDecision<'_>,
        within: Option<Duration>,
    ) -> Result<String, Refusal> {
        let choice = self.ask(decision, |bot, decision| {
            bot.hurry(within.unwrap_or(Duration::MAX));
            Some(bot.choose(decision))
        });
        choice?.ok_or(Refusal::NotYourTurn)
    }

    fn interrupt(&mut self, decision: &DynDecision<'_>) -> Result<Option<String>, Refusal> {
        self.ask(decision, |bot, decision| bot.interrupt(decision))
    }
}

impl<G: Strategy + Extras> Player<G> {
    /// Nothing where there is nothing to choose from.
    fn ask(
        &mut self,
        decision: &DynDecision<'_>,
        ask: impl FnOnce(&mut dyn Bot<G>, &Decision<'_, G>) -> Option<G::Action>,
    ) -> Result<Option<String>, Refusal> {
        let view = read(decision.view)?;
        let memory = read(decision.memory)?;
        let legal = read_legal::<G>(&view, decision.legal)?;
        if legal.is_empty() {
            return Ok(None);
        }
        let decision = Decision {
            seat: decision.seat,
            view: &view,
            memory: &memory,
            legal: &legal,
        };
        let action = ask(self.0.as_mut(), &decision);
        Ok(action.map(|action| action.to_string()))
    }
}

fn read_legal<G: Extras>(view: &G::View, legal: &[String]) -> Result<Vec<G::Action>, Refusal> {
    let legal = legal.iter().map(|text| read_action::<G>(text));
    let mut legal = legal.collect::<Result<_, _>>()?;
    keep_for_bots::<G>(view, &mut legal);
    Ok(legal)
}
