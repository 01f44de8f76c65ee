//! What buttons and keys do with what is chosen.

use give_me_the_brain::{Action, Prompt, Step};
use leptos::prelude::*;
use web::shell::controls::{Act, Controls};

use super::board::{Board, Choice, LOAF};
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        if !self.is_mine() {
            return Controls::default();
        }
        let act = |action: Action| Act::new(self.button(action), move || self.send(action));
        let chosen = self.chosen.get();
        let actions = chosen.map(|choice| self.actions(choice));
        let mut acts: Vec<Act> = actions.into_iter().flatten().map(act).collect();
        let choices = self.choices.get();
        if acts.is_empty() && choices.iter().any(|it| *it != LOAF) {
            acts.push(Act::locked(self.missing()));
        }
        if choices.contains(&LOAF) && chosen != Some(LOAF) {
            let words = lang::do_loaf(self.session.lang());
            acts.push(Act::new(words, move || self.tap(LOAF)));
        }
        let is_plain =
            |action: &Action| !choices.iter().any(|it| self.actions(*it).contains(action));
        let plain: Vec<Action> = self
            .legal
            .with(|legal| legal.iter().copied().filter(is_plain).collect());
        acts.extend(plain.into_iter().map(act));
        let primary = (!acts.is_empty()).then(|| acts.remove(0));
        Controls {
            primary,
            secondary: acts,
            choices: choices.into_iter().map(|it| self.key_act(it)).collect(),
            cancel: Some(Callback::new(move |()| self.choose_nothing())),
        }
    }

    fn key_act(self, choice: Choice) -> Act {
        Act::new(String::new(), move || self.tap(choice))
    }

    /// What is missing before the main button can do anything.
    fn missing(self) -> &'static str {
        let lang = self.session.lang();
        match self.prompt() {
            Some(Prompt::Bid { .. }) => lang::choose_bid(lang),
            Some(
                Prompt::Work { .. }
                | Prompt::Step {
                    step: Step::PlayAJob | Step::FollowAJob,
                    ..
                },
            ) => lang::choose_job(lang),
            Some(Prompt::Step {
                step: Step::ChooseAnother | Step::ChooseThird,
                ..
            }) => lang::choose_player(lang),
            Some(Prompt::Step {
                step: Step::Inspect,
                ..
            }) => lang::choose_object(lang),
            Some(
                Prompt::Step { .. }
                | Prompt::SetAside { .. }
                | Prompt::Toss { .. }
                | Prompt::Over(_),
            )
            | None => lang::choose_card(lang),
        }
    }
}
