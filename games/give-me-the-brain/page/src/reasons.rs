//! Why a card cannot be chosen: in words about this very table, and the clause
//! that says so.

use give_me_the_brain::{Action, Brain, Face, GiveMeTheBrain, Prompt, Step, View, rulebook as r};
use leptos::prelude::*;
use tabletop::{Game, Refusal, Seat, chance::Seeded};
use wire::Problem;

use super::board::{Board, Choice, Place};
use crate::lang;

impl Board {
    /// The rules answer for a card that cannot be chosen.
    pub fn say_why_not(self, choice: Choice) {
        let Choice::Card(Place::Yours, face) = choice else {
            return;
        };
        let Some((view, me)) = untrack(|| self.view.get().zip(self.me())) else {
            return;
        };
        if !untrack(|| self.is_mine()) {
            return;
        }
        let refusal = why_not(&view, me, face);
        self.session.refusal.set(Some(Problem::from(refusal)));
    }

    /// What is in the way of playing a card now, where it is not the rules of
    /// this moment alone.
    pub fn obstacle(self, (place, face): (Place, Face)) -> Option<String> {
        let lang = self.session.lang();
        if !self.is_mine() || self.can_choose(Choice::Card(place, face)) {
            return None;
        }
        let (me, prompt) = (self.me()?, self.prompt()?);
        let brain = self.look(|view| view.table.brain)?;
        match (prompt, face) {
            (Prompt::Bid { .. }, Face::Job(_)) => Some(lang::only_bids(lang).to_owned()),
            (Prompt::Work { .. }, Face::Bid(_)) => Some(lang::no_bids(lang).to_owned()),
            (Prompt::Work { hands_left, .. }, Face::Job(job)) if hands_left < job.hands() => Some(
                lang::NoHands {
                    n: job.hands().into(),
                    left: hands_left,
                }
                .say(lang),
            ),
            (
                Prompt::Work { .. }
                | Prompt::Step {
                    step: Step::PlayAJob,
                    ..
                },
                Face::Job(job),
            ) if job.skill().is_some() => match brain {
                Brain::HeldBy(holder) if holder != me => {
                    Some(lang::no_brain(lang, self.session.name(holder)))
                }
                Brain::HeldBy(_) | Brain::OnTheFloor => None,
            },
            (
                Prompt::Bid { .. }
                | Prompt::Work { .. }
                | Prompt::Toss { .. }
                | Prompt::Step { .. }
                | Prompt::SetAside { .. }
                | Prompt::Over(_),
                Face::Bid(_) | Face::Job(_),
            ) => None,
        }
    }
}

/// Asks the rules, about a table like the one this player sees.
fn why_not(view: &View, me: Seat, face: Face) -> Refusal {
    let attempt = match face {
        Face::Bid(bid) => Action::Bid(bid),
        Face::Job(job) => Action::Play {
            job,
            substitute: None,
        },
    };
    let table = GiveMeTheBrain::determinize(view, &mut Seeded::new(0));
    match table.check(me, attempt) {
        Err(refusal) => refusal,
        Ok(()) => Refusal::Forbidden(r::GMB_12_IN_ORDER),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Viewer;

    use super::*;

    fn why_not_of(table: &str, face: &str) -> Refusal {
        let table: GiveMeTheBrain = table.parse().expect("it is a table");
        let me = Seat::new(0);
        let face = face.parse().expect("it is a card");
        why_not(&table.view(Viewer::Seat(me)), me, face)
    }

    const AT_WORK: &str = "A 7 hot-potato fire-drill overtime; B 8; C 9; brain B; A works, used 1";

    #[test]
    fn a_job_with_a_skill_number_is_told_that_it_needs_the_brain() {
        let refusal = why_not_of(AT_WORK, "overtime");
        assert_eq!(refusal, Refusal::Forbidden(r::GMB_15_NEEDS));
    }

    #[test]
    fn a_two_handed_job_is_told_what_it_takes() {
        let refusal = why_not_of(AT_WORK, "fire-drill");
        assert_eq!(refusal, Refusal::Forbidden(r::GMB_10_COST));
    }

    #[test]
    fn a_bid_is_told_that_one_works_or_loafs() {
        let refusal = why_not_of(AT_WORK, "7");
        assert_eq!(refusal, Refusal::Forbidden(r::GMB_9_WORK));
    }

    #[test]
    fn a_job_is_told_that_the_brain_is_on_the_floor() {
        let refusal = why_not_of("A 7 hot-potato; B 8; C 9; bids from A", "hot-potato");
        assert_eq!(refusal, Refusal::Forbidden(r::GMB_4_FLOOR));
    }
}
