//! Why a card cannot be chosen: in words about this very table, and the clause
//! that says so.

use give_me_the_brain::{Action, Face, GiveMeTheBrain, Job, Prompt, Step, View, rulebook as r};
use leptos::prelude::*;
use tabletop::{Lang, Refusal, Seat};
use web::session::{Session, why};
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

    /// Why the card touched last cannot be used.
    pub fn why(self) -> String {
        let lock = self.touched(Place::Yours).and_then(|face| self.lock(face));
        lock.map(|lock| lock.why(self.session)).unwrap_or_default()
    }

    /// What is in the way of playing one of your cards now, where it is not
    /// the rules of this moment alone.
    pub fn lock(self, face: Face) -> Option<Lock> {
        if !self.is_mine() || self.can_choose(Choice::Card(Place::Yours, face)) {
            return None;
        }
        let (me, prompt) = (self.me()?, self.prompt()?);
        let brain = self.look(|view| view.table.brain)?;
        let needs_brain = |job: Job| job.skill().is_some() && brain.holder() != Some(me);
        match (prompt, face) {
            (Prompt::Bid { .. }, Face::Job(_)) => Some(Lock::OnlyBids),
            (Prompt::Work { .. }, Face::Bid(_)) => Some(Lock::NoBids),
            (Prompt::Work { hands_left, .. }, Face::Job(job)) if hands_left < job.hands() => {
                Some(Lock::Hands {
                    needed: job.hands(),
                    left: hands_left,
                })
            }
            (
                Prompt::Work { .. }
                | Prompt::Step {
                    step: Step::PlayAJob,
                    ..
                },
                Face::Job(job),
            ) if needs_brain(job) => Some(Lock::Brain(brain.holder())),
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

/// What is in the way of a card.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Lock {
    /// The Brain is on the floor.
    OnlyBids,
    /// It is not.
    NoBids,
    /// It takes more hands than are left.
    Hands { needed: u8, left: u8 },
    /// It needs the Brain, which somebody else has, or nobody.
    Brain(Option<Seat>),
}

impl Lock {
    /// As short as it must be to stand on the card.
    pub fn short(self, lang: Lang) -> String {
        match self {
            Lock::OnlyBids => lang::only_bids(lang).to_owned(),
            Lock::NoBids => lang::no_bids(lang).to_owned(),
            Lock::Hands { needed, .. } => lang::no_hands(lang, needed.into()),
            Lock::Brain(_) => lang::no_brain(lang).to_owned(),
        }
    }

    /// About this very table.
    pub fn why(self, session: Session) -> String {
        let lang = session.lang();
        match self {
            Lock::OnlyBids => lang::only_bids_why(lang).to_owned(),
            Lock::NoBids => lang::no_bids_why(lang).to_owned(),
            Lock::Hands { needed, left } => lang::NoHandsWhy {
                n: needed.into(),
                left,
            }
            .say(lang),
            Lock::Brain(Some(holder)) => lang::no_brain_why(lang, session.name(holder)),
            Lock::Brain(None) => lang::no_brain_floor(lang).to_owned(),
        }
    }
}

/// Which clause is in the way of a card.
fn why_not(view: &View, me: Seat, face: Face) -> Refusal {
    let attempt = match face {
        Face::Bid(bid) => Action::Bid(bid),
        Face::Job(job) => Action::Play {
            job,
            substitute: None,
        },
    };
    match why::why_not::<GiveMeTheBrain>(view, me, attempt) {
        Err(refusal) => refusal,
        Ok(()) => Refusal::Forbidden(r::GMB_12_IN_ORDER),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Viewer};

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
