//! What buttons say, and what the bubble adds.

use give_me_the_brain::{
    Action, Phase, Prompt, Step,
    show::{job_name, stake_words},
};

use super::board::Board;
use crate::lang;

impl Board {
    /// The classes of the table: what lies in the middle decides about the
    /// places of the rest.
    pub fn class(self) -> &'static str {
        let is_bidding = self.look(|view| matches!(view.table.phase, Phase::Bidding(_)));
        match is_bidding {
            Some(true) => "gmb bidding",
            Some(false) | None if self.tray().is_some() => "gmb picking",
            Some(false) | None => "gmb",
        }
    }

    /// A move, as short as a button must be.
    pub fn button(self, action: &str) -> String {
        let lang = self.session.lang();
        match action.parse() {
            Ok(Action::Bid(bid)) => lang::do_bid(lang, bid),
            Ok(Action::BidAs31(bid)) => lang::do_bid_31(lang, bid),
            Ok(Action::Play { substitute, .. }) => match substitute {
                None => lang::do_job(lang).to_owned(),
                Some(it) => lang::do_job_with(lang, job_name(it.job(), lang)),
            },
            Ok(Action::Stop) => lang::do_stop(lang).to_owned(),
            Ok(Action::Loaf) => lang::do_loaf_draw(lang).to_owned(),
            Ok(Action::LoafAfresh) => {
                let n = self.cards().len();
                lang::DoLoafAfresh { n, more: n + 1 }.say(lang)
            }
            Ok(Action::Listen) => lang::do_listen(lang).to_owned(),
            _ => self.session.label(action),
        }
    }

    /// What the bubble adds to the prompt: what the main button will do, or what
    /// is worth knowing while nothing is selected.
    pub fn hint(self) -> String {
        let Some(action) = self.main() else {
            return self.aside().unwrap_or_default();
        };
        let said = match action.parse() {
            // The slip says what the job does.
            Ok(Action::Play { job, substitute }) => self.look(|view| {
                self.session
                    .with_words(|words| stake_words(view, job, substitute, words))
            }),
            _ => self.selection.explain(&action),
        };
        said.unwrap_or_default()
    }

    /// What is worth knowing while nothing is selected.
    fn aside(self) -> Option<String> {
        let lang = self.session.lang();
        match self.prompt()? {
            Prompt::Bid { dropper, .. } => dropper.map(|it| {
                if self.me() == Some(it) {
                    lang::you_dropped(lang).to_owned()
                } else {
                    lang::dropped(lang, self.session.name(it))
                }
            }),
            Prompt::Step {
                step: Step::ChooseAnother | Step::ChooseThird,
                ..
            } if self.is_mine() => Some(lang::tap_a_face(lang).to_owned()),
            Prompt::SetAside { awaited } if self.is_mine() => {
                Some(lang::still_choosing(lang, self.names(awaited)))
            }
            Prompt::Work { .. }
            | Prompt::Toss { .. }
            | Prompt::Step { .. }
            | Prompt::SetAside { .. }
            | Prompt::Over(_) => None,
        }
    }
}
