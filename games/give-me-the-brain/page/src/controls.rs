//! What buttons and keys do with what is selected.

use give_me_the_brain::{Prompt, Step, show::ids};
use web::{
    shell::controls::{Act, Controls},
    tables::card::CardState,
};

use super::board::Board;
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let selection = self.selection;
        let act = |action: String| Act {
            label: self.button(&action),
            ..selection.act(action)
        };
        let mut controls = selection.controls(self.missing(), act);
        let mut n_offered = selection.offered().len();
        if controls.primary.is_none() && 0 < n_offered {
            controls.primary = Some(controls.secondary.remove(0));
            n_offered -= 1;
        }
        if selection.state(&ids::loaf()) == CardState::Open {
            let words = lang::do_loaf(self.session.lang());
            let loaf = Act::new(words, move || selection.touch(&ids::loaf()));
            if selection.in_reach() == [ids::loaf()] {
                controls.primary = Some(loaf);
            } else {
                controls.secondary.insert(n_offered, loaf);
            }
        }
        controls
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
