//! What the strongest bot would do, and why the others did what they did.

use std::time::Duration;

use tabletop::{Seat, Viewer};

use super::{Choice, Session};
use crate::{lang, thinker::Answer};

impl Session {
    /// Asks the strongest bot what it would do in the person's place. Says whether
    /// there is anything to ask: not while a bot is at work.
    pub fn ask_advice(&mut self) -> bool {
        let must = self.driver.game().turn().must();
        let is_free = self.at_work.is_none() && must.contains(self.me);
        if is_free && self.advice.is_none() {
            let job = self.driver.job(&self.bot, self.me).for_advice(self.game());
            self.advice = Some(self.thinker.ask(job));
        }
        is_free
    }

    /// Whether an answer to that is on its way.
    pub fn awaits_advice(&self) -> bool {
        self.advice.is_some()
    }

    /// What it would do and why, if it decides within `patience`.
    pub fn advice(&mut self, patience: Duration) -> Option<String> {
        let Answer { action, .. } = self.advice.as_ref()?.within(patience)?;
        self.advice = None;
        let choice = self.choices().into_iter().find(|it| it.notation == action);
        let Choice { notation, label } = choice?;
        let reason = self.reason(self.me, &notation);
        let says = lang::AdviceMove { label, notation }.say(self.lang);
        Some(format!("{says} {reason}"))
    }

    /// Why the others did what they have done since the person's last move.
    pub fn whys_of_others(&self) -> Vec<String> {
        let others = self.whys.iter().rev();
        let others = others.take_while(|why| why.as_ref().is_none_or(|it| it.0 != self.me));
        let mut says: Vec<_> = others.flatten().map(|it| it.1.clone()).collect();
        says.reverse();
        says
    }

    /// Who has made the latest move and why, as far as the person was told: asked
    /// while the table before it is still the one that is seen.
    pub(super) fn why(&self) -> Option<(Seat, String)> {
        let told = self.driver.game().latest().seen_by(Viewer::Seat(self.me));
        let (seat, action) = told.made()?;
        let sentence = told.sentences(&self.words()).into_iter().next()?;
        Some((seat, format!("{sentence} {}", self.reason(seat, &action))))
    }

    /// Why somebody may make this move, in a sentence; a plain one where nothing
    /// special can be said.
    fn reason(&self, seat: Seat, action: &str) -> String {
        let reason = self.seen.reason(seat, action, &self.words());
        match reason.ok().flatten() {
            Some(half) => scene::sentence(&half),
            None => lang::advice_plain(self.lang).to_owned(),
        }
    }
}
