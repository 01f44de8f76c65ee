//! What buttons and keys do with what is chosen.

use leptos::prelude::*;
use oh_my_brain::{Action, Animal, Step};
use tabletop::Seat;
use web::shell::controls::{Act, Controls};

use super::board::{Board, Chosen, Place};
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let Some(step) = self.step().filter(|_| self.is_mine()) else {
            return Controls::default();
        };
        let mut controls = Controls {
            primary: Some(match self.action() {
                Some(action) => {
                    let label = self.label(action);
                    Act::new(label, move || self.send(action))
                }
                None => Act::locked(self.hint(step)),
            }),
            secondary: Vec::new(),
            choices: self.choices(),
            cancel: Some(Callback::new(move |()| self.choose_nothing())),
        };
        let legal = self.legal.get();
        if legal.contains(&Action::GiveUp) {
            let label = lang::give_up(self.session.lang());
            let ask = Act::new(label, move || self.is_asking.set(true));
            // Without a card that fits it is the only thing to do.
            match legal.len() {
                1 => controls.primary = Some(ask),
                _ => controls.secondary.push(ask),
            }
        }
        controls
    }

    fn label(self, action: Action) -> String {
        match action {
            Action::Play { animal, n } if 1 < n.get() => lang::PlayGroup {
                card: self.card_words(animal),
                n,
            }
            .say(self.session.lang()),
            _ => self.session.label(&action.to_string()),
        }
    }

    /// What is missing before the main button can do anything.
    fn hint(self, step: Step) -> &'static str {
        let lang = self.session.lang();
        match step {
            Step::Deal { .. } | Step::Play | Step::Keep | Step::Refill { .. } | Step::Over => {
                lang::choose_card(lang)
            }
            Step::Give if self.chosen.get() == Chosen::Nothing => lang::choose_card(lang),
            Step::Give | Step::Share { .. } | Step::Steal => lang::choose_opponent(lang),
            Step::Swap => lang::choose_swap(lang),
        }
    }

    /// What the number keys choose: opponents once a card is chosen for one of
    /// them, cards or exchanges before.
    fn choices(self) -> Vec<Act> {
        let aims: Vec<Seat> = self.opponents();
        if aims.iter().any(|seat| self.target(*seat).is_some()) && self.action_needs_aim() {
            let aim = |seat| Act::new(String::new(), move || self.aim(seat));
            return aims.into_iter().map(aim).collect();
        }
        let mut choices: Vec<Act> = self
            .choosable()
            .into_iter()
            .map(|(place, animal)| Act::new(String::new(), move || self.tap(place, animal)))
            .collect();
        choices.extend(self.exchanges().into_iter().map(|exchange| {
            Act::new(String::new(), move || {
                self.chosen.set(Chosen::Exchange(exchange));
            })
        }));
        choices
    }

    fn action_needs_aim(self) -> bool {
        match self.step() {
            Some(Step::Share { .. } | Step::Steal) => true,
            Some(Step::Give) => 1 < self.opponents().len(),
            Some(
                Step::Deal { .. }
                | Step::Play
                | Step::Keep
                | Step::Swap
                | Step::Refill { .. }
                | Step::Over,
            )
            | None => false,
        }
    }

    /// The key that chooses a card, if there is one.
    pub fn key(self, place: Place, animal: Animal) -> Option<usize> {
        let is_aiming = self.action_needs_aim() && self.chosen.get() != Chosen::Nothing;
        if !self.is_mine() || is_aiming {
            return None;
        }
        let index = self
            .choosable()
            .iter()
            .position(|it| *it == (place, animal));
        index.map(|index| index + 1).filter(|key| *key <= 9)
    }
}
