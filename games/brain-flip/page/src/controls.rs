//! What buttons and keys do with what is chosen.

use brain_flip::{Action, Step, Word, lang as game};
use leptos::prelude::*;
use web::shell::controls::{Act, Controls};

use super::board::{Board, Role};
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let Some(step) = self.step() else {
            return Controls::default();
        };
        match (step, self.role()) {
            (Step::Over, _) | (_, Role::Onlooker) => Controls::default(),
            (Step::Choose, _) if self.can_choose() => self.choosing(),
            (Step::Choose, _) => Controls::default(),
            (Step::Ask { .. } | Step::Answer { .. }, Role::Master) => self.answering(),
            (Step::Ask { .. } | Step::Answer { .. }, Role::Guesser) => self.guessing(),
            (Step::Ask { .. } | Step::Answer { .. }, Role::Out) => Controls {
                primary: Some(Act::locked(lang::you_are_out(self.session.lang()))),
                ..Controls::default()
            },
            (Step::Review(_), _) => self.reviewing(),
            (Step::Vote { .. }, _) => self.even(self.legal.get()),
        }
    }

    fn choosing(self) -> Controls {
        let lang = self.session.lang();
        let chosen = self.chosen.get();
        let chosen = chosen.and_then(|cell| Some((cell, self.picture(cell)?)));
        Controls {
            primary: Some(match chosen {
                Some((cell, picture)) => {
                    let label = game::ActionChoose {
                        cell,
                        picture: picture.name(lang),
                    }
                    .say(lang);
                    Act::new(label, move || {
                        self.choose_nothing();
                        self.send(Action::Choose(cell));
                    })
                }
                None => Act::locked(lang::tap_picture(lang)),
            }),
            cancel: Some(Callback::new(move |()| self.choose_nothing())),
            ..Controls::default()
        }
    }

    fn guessing(self) -> Controls {
        let lang = self.session.lang();
        let cancel = Some(Callback::new(move |()| self.choose_nothing()));
        if self.is_calling.get() {
            return Controls {
                primary: Some(self.pointing()),
                secondary: vec![Act::urgent(web::lang::cancel(lang), move || {
                    self.is_calling.set(false);
                })],
                cancel,
                ..Controls::default()
            };
        }
        if !self.can_call() {
            return Controls {
                primary: Some(Act::locked(lang::nothing_left(lang))),
                ..Controls::default()
            };
        }
        let got_it = Act::urgent(lang::got_it(lang), move || self.is_calling.set(true));
        let ask = self.can_ask().then(|| {
            let label = lang::ask(lang);
            Act::new(label, move || self.is_asking.set(true))
        });
        Controls {
            choices: ask.iter().cloned().chain([got_it.clone()]).collect(),
            primary: ask,
            secondary: vec![got_it],
            cancel,
        }
    }

    fn pointing(self) -> Act {
        let lang = self.session.lang();
        let chosen = self.chosen.get();
        match chosen.and_then(|cell| Some((cell, self.picture(cell)?))) {
            Some((cell, picture)) => {
                let label = lang::Point {
                    cell,
                    picture: picture.name(lang),
                }
                .say(lang);
                Act::urgent(label, move || {
                    self.choose_nothing();
                    self.send(Action::Point(cell));
                })
            }
            None => Act::locked(lang::tap_picture(lang)),
        }
    }

    /// Neither word is proposed: which one is right is the game.
    fn answering(self) -> Controls {
        let legal = self.legal.get();
        if legal.contains(&Action::Say(Word::Yes)) {
            return self.even(legal);
        }
        Controls {
            secondary: legal.into_iter().map(|action| self.act(action)).collect(),
            ..Controls::default()
        }
    }

    fn reviewing(self) -> Controls {
        let legal = self.legal.get();
        if legal.is_empty() {
            return Controls::default();
        }
        let (pass, disputes): (Vec<_>, Vec<_>) =
            legal.into_iter().partition(|it| *it == Action::Pass);
        Controls {
            primary: pass.first().map(|pass| self.act(*pass)),
            choices: disputes.into_iter().map(|it| self.act(it)).collect(),
            ..Controls::default()
        }
    }

    fn even(self, legal: Vec<Action>) -> Controls {
        let acts: Vec<Act> = legal.into_iter().map(|action| self.act(action)).collect();
        Controls {
            secondary: acts.clone(),
            choices: acts,
            ..Controls::default()
        }
    }

    fn act(self, action: Action) -> Act {
        let label = self.session.label(&action.to_string());
        Act::new(label, move || {
            // Keys press these at once, so they ask for themselves.
            if self.session.is_meant() {
                self.send(action);
            }
        })
    }
}
