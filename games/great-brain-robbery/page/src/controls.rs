//! What buttons and keys do with what is chosen.

use great_brain_robbery::{Action, Brain, Step, Table, show::names::brain_name};
use leptos::prelude::*;
use web::{
    shell::controls::{Act, Controls},
    tables::choice::key_of,
};

use super::{
    board::{Board, Chosen, Goal},
    sight::steps_of,
};
use crate::lang;

impl Board {
    /// What buttons and keys do now.
    pub fn controls(self) -> Controls {
        let Some(step) = self.step().filter(|_| self.is_mine()) else {
            return Controls::default();
        };
        let legal = self.legal.get();
        let stay = self.stay().filter(|it| legal.contains(it));
        let is_stuck = self.open_goals().is_empty();
        let usual = usual(step, &legal).or(stay.filter(|_| is_stuck));
        let primary = self.action().or(usual);
        let verbs = legal.iter().copied().filter(|it| is_verb(*it));
        let secondary = verbs.chain(stay).filter(|it| Some(*it) != primary);
        let act = |action: Action| Act::new(self.label(action), move || self.send(action));
        Controls {
            primary: Some(primary.map_or_else(|| Act::locked(self.wanted(step)), act)),
            secondary: secondary.map(act).collect(),
            choices: self.choices(),
            cancel: Some(Callback::new(move |()| self.choose_nothing())),
        }
    }

    /// What the game says, but short where the page shows the rest.
    fn label(self, action: Action) -> String {
        let lang = self.session.lang();
        match (action, self.step()) {
            (stop @ Action::Stop(_), _) if self.stay() == Some(stop) => {
                lang::stay_put(lang).to_owned()
            }
            (Action::Stop(spot), _) => {
                let steps = self.look_at(spot).and_then(|look| steps_of(look.distance));
                lang::stop_here(lang, steps.unwrap_or_default())
            }
            (Action::Give(brain), Some(Step::DealOut(deal))) => {
                let n_seats = self.table(Table::n_seats).unwrap_or_default();
                let to = deal.next(n_seats).map(|seat| self.session.name(seat));
                lang::Give {
                    name: brain_name(brain, lang),
                    player: to.unwrap_or_default(),
                }
                .say(lang)
            }
            _ => self.session.label(&action.to_string()),
        }
    }

    /// Ending the move where it begins.
    fn stay(self) -> Option<Action> {
        self.going()?;
        let place = self.table(|table| table.pawns[table.active])?;
        place.spot().map(Action::Stop)
    }

    /// What is missing before the main button can do anything.
    fn wanted(self, step: Step) -> &'static str {
        let lang = self.session.lang();
        match step {
            Step::Move(_) => lang::choose_space(lang),
            Step::Install | Step::DealOut(_) => lang::choose_brain(lang),
            Step::Begin
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Fight(_)
            | Step::OverLimit { .. }
            | Step::Over => lang::choose_card(lang),
        }
    }

    /// What the number keys choose: places to go to, then cards.
    fn choices(self) -> Vec<Act> {
        let goals = self.open_goals();
        let goals = goals
            .into_iter()
            .map(|goal| Act::new(String::new(), move || self.tap_way(goal)));
        let cards = self.choosable().into_iter();
        let cards = cards.map(|brain| Act::new(String::new(), move || self.tap_card(brain)));
        goals.chain(cards).collect()
    }

    /// Places the move can end at, in the order of the list.
    fn open_goals(self) -> Vec<Goal> {
        let ways = self.ways().into_iter();
        ways.filter(|way| way.is_open).map(|way| way.to).collect()
    }

    /// The key that chooses a place, if there is one.
    pub fn key_to(self, goal: Goal) -> Option<usize> {
        let index = self.open_goals().iter().position(|it| *it == goal);
        index.and_then(key_of)
    }

    /// The key that chooses a card, if there is one.
    pub fn key_of(self, brain: Brain) -> Option<usize> {
        if !self.is_mine() {
            return None;
        }
        let index = self.choosable().iter().position(|it| *it == brain)?;
        key_of(self.open_goals().len() + index)
    }

    pub fn is_chosen(self, goal: Goal) -> bool {
        let chosen = self.chosen.get();
        chosen != Chosen::Nothing && chosen == goal.chosen()
    }
}

/// What the main button does while nothing is chosen. Choices that lose
/// something are never the usual thing.
fn usual(step: Step, legal: &[Action]) -> Option<Action> {
    let usual = match step {
        Step::Begin => Action::Roll,
        Step::Coupling { .. } => Action::Again,
        Step::MayFight => Action::Fight,
        Step::MayStayOut { .. } => Action::StayOut,
        Step::Fight(_) => Action::Pass,
        Step::Move(_) | Step::DealOut(_) | Step::Install | Step::OverLimit { .. } | Step::Over => {
            return legal.first().copied().filter(|_| legal.len() == 1);
        }
    };
    Some(usual)
}

/// A move that needs neither card nor space.
fn is_verb(action: Action) -> bool {
    match action {
        Action::Open
        | Action::Stop(_)
        | Action::Discard(_)
        | Action::Throw(_)
        | Action::Give(_)
        | Action::Install(_) => false,
        Action::Roll
        | Action::Reroll
        | Action::Pass
        | Action::Again
        | Action::LetBe
        | Action::Fight
        | Action::NoFight
        | Action::StayOut
        | Action::StandUp
        | Action::GiveNothing
        | Action::Done => true,
    }
}
