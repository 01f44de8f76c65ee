//! What buttons and keys do with what is chosen.

use brain_flip::{Action, Step, lang as game};
use leptos::prelude::*;
use web::shell::controls::{Act, Controls};

use super::board::{Board, Desk, Interest, Role};
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let Some(step) = self.step() else {
            return Controls::default();
        };
        if self.is_ended_shown() && !self.is_judged() {
            return self.going_on();
        }
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

    /// The end of a round has been looked at.
    fn going_on(self) -> Controls {
        let close = move || self.interest.set(Interest::Closed);
        Controls {
            primary: Some(Act::new(lang::go_on(self.session.lang()), close)),
            cancel: Some(Callback::new(move |()| close())),
            ..Controls::default()
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
        let ask = self.can_ask().then(|| match self.question.get() {
            Some(question) => {
                let label = lang::ask_this(lang, question.text(lang));
                Act::new(label, move || self.send(Action::Ask(question)))
            }
            None => Act::new(lang::ask(lang), move || self.is_asking.set(true)),
        });
        let cancel = Some(Callback::new(move |()| {
            self.choose_nothing();
            self.question.set(None);
        }));
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
        self.even(self.legal.get())
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
        let lang = self.session.lang();
        let label = match action {
            Action::Say(word) => self.word(word).to_owned(),
            Action::Decline => lang::cant_say(lang).to_owned(),
            Action::Choose(_)
            | Action::Ask(_)
            | Action::AskFree
            | Action::Point(_)
            | Action::Correct
            | Action::Dispute(_)
            | Action::Vote(_)
            | Action::Pass => self.session.label(&action.to_string()),
        };
        Act::new(label, move || {
            // Keys press these at once, so they ask for themselves.
            if self.session.is_meant() {
                self.send(action);
            }
        })
    }

    /// What the chosen thing will do, and what else is worth knowing.
    pub fn hint(self) -> String {
        let lang = self.session.lang();
        let says = match (self.desk(), self.role()) {
            _ if self.is_ended_shown() => "",
            (Desk::Answering, _) => lang::hint_say(lang),
            (Desk::Listening, _) => lang::hint_listen(lang),
            (Desk::None, _) if self.can_choose() => lang::hint_choose(lang),
            (Desk::None, Role::Guesser) if self.is_calling.get() => match self.chosen.get() {
                None => lang::hint_call(lang),
                Some(_) => lang::hint_point(lang),
            },
            (Desk::None, Role::Guesser) if self.is_flipped() => lang::hint_flipped(lang),
            (Desk::None, Role::Guesser) => lang::hint_straight(lang),
            (Desk::None, Role::Master | Role::Out | Role::Onlooker) => "",
        };
        says.to_owned()
    }
}
