//! What is on the table and what this page's player has chosen so far.

use give_me_the_brain::{
    Action, Bidding, Brain, Event, Face, Faces, GiveMeTheBrain, Job, Odds, Phase, Prompt, Step,
    Underway, View, Work,
};
use leptos::prelude::*;
use tabletop::{Seat, SeatSet};
use web::{
    session::Session,
    tables::{
        choice::{forget_when_asked_anew, key_of},
        selection::Selection,
        toss::{Toss, shown},
    },
};

use super::tale;

/// The table as this page sees it. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Board {
    pub session: Session,
    pub view: Memo<Option<View>>,
    /// The roll since the last thing that anybody did, if there was one.
    pub roll: Memo<Option<Event>>,
    /// What went to the discards last.
    pub last_discard: Memo<Option<Face>>,
    pub toss: Toss,
    /// What this page's player may do.
    pub legal: Memo<Vec<Action>>,
    /// What can be chosen before the main button does something, in the order
    /// of the number keys.
    pub choices: Memo<Vec<Choice>>,
    pub chosen: RwSignal<Option<Choice>>,
    /// What is in the way of what cannot be chosen.
    pub selection: Selection,
    /// The card touched last, playable or not.
    touched: RwSignal<Option<(Place, Face)>>,
    /// The card that is shown in full.
    pub looked_at: RwSignal<Option<Face>>,
    /// Whether the discards are looked through.
    pub is_browsing: RwSignal<bool>,
    /// The player whose sheet is open.
    pub visited: RwSignal<Option<Seat>>,
}

/// Something that can be tapped.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A card, which may allow several things.
    Card(Place, Face),
    /// A player, an Object, or something to do without a card.
    Just(Action),
}

/// Loafing, in one way or the other.
pub const LOAF: Choice = Choice::Just(Action::Loaf);

/// Where a card to choose lies.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// Among this page's player's cards.
    Yours,
    /// In the discards, on the deck, or among another player's cards.
    Table,
}

impl Board {
    pub fn new(session: Session) -> Board {
        let toss = Toss::new(session);
        let legal: Memo<Vec<Action>> = Memo::new(move |_| session.actions::<GiveMeTheBrain>());
        let choices = Memo::new(move |_| legal.with(|legal| choices(legal)));
        let view = shown::<GiveMeTheBrain>(session, toss);
        let board = Board {
            session,
            view,
            roll: tale::roll(session),
            last_discard: tale::last_discard(session),
            toss,
            legal,
            choices,
            chosen: RwSignal::new(None),
            selection: Selection::of::<GiveMeTheBrain>(session, view, toss),
            touched: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            is_browsing: RwSignal::new(false),
            visited: RwSignal::new(None),
        };
        forget_when_asked_anew(
            move || (board.legal.get(), board.cards()),
            move || board.choose_nothing(),
        );
        board.show_what_was_looked_at();
        board
    }

    /// A look at somebody's cards opens that player's sheet by itself.
    fn show_what_was_looked_at(self) {
        let whose = tale::looked_at(self.session);
        Effect::new(move |_| {
            if let Some(seat) = whose.get() {
                self.visited.set(Some(seat));
            }
        });
    }

    pub fn choose_nothing(self) {
        self.chosen.set(None);
        self.touched.set(None);
    }

    /// The card touched last, if it lies there.
    pub fn touched(self, place: Place) -> Option<Face> {
        let touched = self.touched.get();
        touched.filter(|(it, _)| *it == place).map(|(_, face)| face)
    }

    /// Makes something out of the table as it is shown.
    pub fn look<T>(self, f: impl FnOnce(&View) -> T) -> Option<T> {
        self.view.with(|view| view.as_ref().map(f))
    }

    /// Whether this page's player is the one to act, and can see why.
    pub fn is_mine(self) -> bool {
        self.session.may_act() && !self.toss.is_in_the_air()
    }

    pub fn me(self) -> Option<Seat> {
        self.session.seat()
    }

    pub fn prompt(self) -> Option<Prompt> {
        self.look(View::prompt)
    }

    pub fn is_over(self) -> bool {
        self.look(|view| matches!(view.table.phase, Phase::Over(_))) == Some(true)
    }

    /// The turn that is going on.
    pub fn work(self) -> Option<Work> {
        self.look(|view| match view.table.phase {
            Phase::Work(work) => Some(work),
            Phase::Bidding(_) | Phase::Over(_) => None,
        })
        .flatten()
    }

    pub fn bidding(self) -> Option<Bidding> {
        self.look(|view| match view.table.phase {
            Phase::Bidding(bidding) => Some(bidding),
            Phase::Work(_) | Phase::Over(_) => None,
        })
        .flatten()
    }

    /// Whether jobs are what is asked for: then one can say what a job will do.
    pub fn asks_for_jobs(self) -> bool {
        matches!(
            self.prompt(),
            Some(
                Prompt::Work { .. }
                    | Prompt::Step {
                        step: Step::PlayAJob,
                        ..
                    }
            )
        )
    }

    /// The job that is being done.
    pub fn underway(self) -> Option<Underway> {
        self.work()?.jobs.current().copied()
    }

    pub fn holds_brain(self, seat: Seat) -> bool {
        self.look(|view| view.table.brain == Brain::HeldBy(seat)) == Some(true)
    }

    /// Jobs that lie in front of a player.
    pub fn in_front_of(self, seat: Seat) -> Vec<Job> {
        let faces = self.look(|view| view.table.before[seat]);
        let faces = faces.unwrap_or_default();
        faces.iter().filter_map(Face::job).collect()
    }

    /// How likely this page's player makes the roll of a job; onlookers are
    /// told about whoever works.
    pub fn odds(self, job: Job) -> Option<Odds> {
        let seat = self.me().or_else(|| self.work().map(|it| it.active))?;
        self.look(|view| view.table.odds(seat, job)).flatten()
    }

    /// This page's player's cards, without those set aside.
    pub fn cards(self) -> Faces {
        let cards = self
            .me()
            .and_then(|me| self.look(|view| view.hands[me].minus_any(view.set_aside[me])));
        cards.unwrap_or_default()
    }

    /// Those that this page's player has set aside.
    pub fn set_aside(self) -> Faces {
        let cards = self
            .me()
            .and_then(|me| self.look(|view| view.set_aside[me]));
        cards.unwrap_or_default()
    }

    /// Everything a choice stands for; the likeliest first.
    pub fn actions(self, choice: Choice) -> Vec<Action> {
        let is_it = |action: &Action| choice_of(*action) == Some(choice);
        let mut actions: Vec<Action> = self
            .legal
            .with(|legal| legal.iter().copied().filter(is_it).collect());
        // Who may count 31 hardly ever wants less.
        actions.sort_by_key(|action| !matches!(action, Action::BidAs31(_)));
        actions
    }

    pub fn can_choose(self, choice: Choice) -> bool {
        self.is_mine() && self.choices.with(|it| it.contains(&choice))
    }

    pub fn is_chosen(self, choice: Choice) -> bool {
        self.chosen.get() == Some(choice)
    }

    /// The key that chooses this, if there is one.
    pub fn key(self, choice: Choice) -> Option<usize> {
        let index = self
            .choices
            .with(|it| it.iter().position(|it| *it == choice));
        index.and_then(key_of).filter(|_| self.is_mine())
    }

    /// A tap: choose this, or nothing. What is locked says why.
    pub fn tap(self, choice: Choice) {
        self.session.skip();
        let card = match choice {
            Choice::Card(place, face) => Some((place, face)),
            Choice::Just(_) => None,
        };
        if !untrack(|| self.can_choose(choice)) {
            self.chosen.set(None);
            self.touched.set(card);
            self.say_why_not(choice);
            return;
        }
        self.session.refusal.set(None);
        if self.chosen.get_untracked() == Some(choice) {
            self.choose_nothing();
        } else {
            self.chosen.set(Some(choice));
            self.touched.set(card);
        }
    }

    pub fn send(self, action: Action) {
        self.session.send(action.to_string());
    }

    /// The table's own words for an action.
    pub fn label(self, action: Action) -> String {
        self.session.label(&action.to_string())
    }

    /// Names, one after the other.
    pub fn names(self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|it| self.session.name(it)).collect();
        names.join(", ")
    }
}

/// Everything to choose from: cards first, then the rest.
fn choices(legal: &[Action]) -> Vec<Choice> {
    let mut choices = Vec::new();
    for choice in legal.iter().filter_map(|it| choice_of(*it)) {
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices.sort_by_key(|choice| matches!(choice, Choice::Just(_)));
    choices
}

/// What is tapped for an action; the rest have buttons.
fn choice_of(action: Action) -> Option<Choice> {
    match action {
        Action::Bid(bid) | Action::BidAs31(bid) => Some(Choice::Card(Place::Yours, Face::Bid(bid))),
        Action::Play { job, .. } => Some(Choice::Card(Place::Yours, Face::Job(job))),
        Action::Discard(face) | Action::Give(face) | Action::SetAside(face) => {
            Some(Choice::Card(Place::Yours, face))
        }
        Action::Move(face) | Action::Take(face) | Action::Put(face) | Action::Next(face) => {
            Some(Choice::Card(Place::Table, face))
        }
        Action::Follow(job) => Some(Choice::Card(Place::Table, Face::Job(job))),
        Action::Loaf | Action::LoafAfresh => Some(LOAF),
        Action::Choose(_) | Action::Inspect { .. } => Some(Choice::Just(action)),
        Action::Listen
        | Action::Pass
        | Action::Stop
        | Action::Toss
        | Action::Leave
        | Action::Enough => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(actions: &[&str]) -> Vec<Action> {
        let read = |it: &&str| it.parse().expect("it is an action");
        actions.iter().map(read).collect()
    }

    #[test]
    fn both_numbers_of_a_bid_are_one_choice() {
        let legal = read(&["bid 3", "bid 12", "bid 3 as 31", "pass"]);
        let face = |text: &str| text.parse().expect("it is a card");
        let expected = ["3", "12"].map(|it| Choice::Card(Place::Yours, face(it)));
        assert_eq!(choices(&legal), expected);
    }

    #[test]
    fn cards_have_lower_keys_than_loafing() {
        let legal = read(&["loaf", "loaf afresh", "play hot-potato"]);
        let choices = choices(&legal);
        assert!(matches!(choices[0], Choice::Card(Place::Yours, _)));
        assert_eq!(choices[1..], [LOAF], "both ways are one choice");
    }
}
