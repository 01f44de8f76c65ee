//! What buttons say, and what the bubble adds: what the chosen thing will do,
//! or why it cannot be done.

use give_me_the_brain::{
    Action, Bid, Face, Job, Outlook, Phase, Prompt, Step, With,
    card::THIRTY_ONE,
    job::{Amount, Drawers},
    show::{job_name, job_text},
};
use leptos::prelude::*;
use tabletop::Seat;

use super::board::{Board, Choice, LOAF, Place};
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

    /// An action, as short as a button must be.
    pub fn button(self, action: Action) -> String {
        let lang = self.session.lang();
        match action {
            Action::Bid(bid) => lang::do_bid(lang, bid),
            Action::BidAs31(bid) => lang::do_bid_31(lang, bid),
            Action::Play {
                substitute: None, ..
            } => lang::do_job(lang).to_owned(),
            Action::Play {
                substitute: Some(it),
                ..
            } => lang::do_job_with(lang, job_name(it.job(), lang)),
            Action::Stop => lang::do_stop(lang).to_owned(),
            Action::Loaf => lang::do_loaf_draw(lang).to_owned(),
            Action::LoafAfresh => {
                let n = self.cards().len();
                lang::DoLoafAfresh { n, more: n + 1 }.say(lang)
            }
            Action::Listen => lang::do_listen(lang).to_owned(),
            Action::Choose(seat) => self.effect_on(seat),
            Action::Pass
            | Action::Toss
            | Action::Leave
            | Action::Discard(_)
            | Action::Enough
            | Action::Give(_)
            | Action::SetAside(_)
            | Action::Move(_)
            | Action::Take(_)
            | Action::Put(_)
            | Action::Next(_)
            | Action::Inspect { .. }
            | Action::Follow(_) => self.label(action),
        }
    }

    /// What being chosen means for a player: `Cobweb draws 2`.
    pub fn effect_on(self, seat: Seat) -> String {
        let (lang, name) = (self.session.lang(), self.session.name(seat));
        let Some(underway) = self.underway() else {
            return name;
        };
        let mut coming = underway.job.steps().iter();
        let effect = coming.by_ref().skip(usize::from(underway.step) + 1);
        let mut effect = effect.filter_map(|step| match *step {
            Step::Draw {
                who: Drawers::Chosen,
                n: Amount::Fixed(n),
            } => Some(
                lang::ChooseDraws {
                    name: name.clone(),
                    n,
                }
                .say(lang),
            ),
            Step::Give(_) => Some(lang::choose_gets(lang, &name)),
            Step::TakeAtRandom => Some(lang::choose_loses(lang, &name)),
            Step::LookAtHand => Some(lang::choose_shows(lang, &name)),
            Step::SwapHands => Some(lang::choose_swaps(lang, &name)),
            Step::LayBeforeChosen => Some(lang::choose_has_it(lang, &name)),
            Step::MoveToThird => Some(lang::choose_third(lang, &name)),
            _ => None,
        });
        effect.next().unwrap_or(name)
    }

    /// What the bubble adds to the prompt.
    pub fn hint(self) -> String {
        let (session, lang) = (self.session, self.session.lang());
        if !self.is_mine() {
            return self.aside().unwrap_or_default();
        }
        match self.chosen.get() {
            Some(Choice::Card(Place::Yours, Face::Bid(bid))) if self.bidding().is_some() => {
                self.what_a_bid_does(bid).unwrap_or_default()
            }
            Some(Choice::Card(Place::Yours, Face::Job(job))) if self.asks_for_jobs() => {
                self.what_a_job_leaves(job)
            }
            Some(Choice::Card(_, Face::Job(job)) | Choice::Just(Action::Inspect { job, .. })) => {
                job_text(job, lang).to_owned()
            }
            Some(LOAF) => lang::loaf_ends(lang).to_owned(),
            Some(Choice::Just(Action::Choose(seat))) => {
                let n = self.look(|view| view.table.held[seat]).unwrap_or(0);
                lang::HasCards {
                    name: session.name(seat),
                    n: n.into(),
                }
                .say(lang)
            }
            Some(Choice::Card(..) | Choice::Just(_)) => String::new(),
            None => self.aside().unwrap_or_default(),
        }
    }

    /// What is worth knowing while nothing is chosen.
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

    fn what_a_bid_does(self, bid: Bid) -> Option<String> {
        let (lang, bidding) = (self.session.lang(), self.bidding()?);
        let counts = if bidding.may_count_31(self.me()?, bid) {
            THIRTY_ONE
        } else {
            bid.number()
        };
        // The last card wins, whatever it counts.
        if self.cards().len() == 1 {
            return Some(lang::last_card(lang).to_owned());
        }
        let best = bidding.best().map(|(seat, n)| (self.session.name(seat), n));
        Some(match (bidding.outlook(counts), best) {
            (Outlook::Wins, _) if counts == THIRTY_ONE => lang::bid_31(lang, bid),
            (Outlook::Wins, Some((name, n))) => lang::BidBeats { bid, name, n }.say(lang),
            (Outlook::Loses, Some((name, n))) => lang::BidLoses { name, n, bid }.say(lang),
            (Outlook::Wins | Outlook::Loses, None) => lang::bid_wins(lang).to_owned(),
            (Outlook::Leads, _) => {
                let me = self.me()?;
                let is_later = |seat: &Seat| {
                    *seat != me && bidding.offers[*seat] == give_me_the_brain::Offer::Awaited
                };
                let n = bidding.order().filter(is_later).count();
                lang::bid_leads(lang, u32::try_from(n).unwrap_or(u32::MAX))
            }
        })
    }

    /// How many cards a job leaves, and what is at stake.
    fn what_a_job_leaves(self, job: Job) -> String {
        let lang = self.session.lang();
        let name = job_name(job, lang);
        let left = leaves(job, self.cards().len().saturating_sub(1));
        let left = left.map(|n| match n {
            0 => lang::leaves_none(lang, name),
            n => lang::Leaves {
                job: name,
                n: n.into(),
            }
            .say(lang),
        });
        let stake = match self.played_with(job) {
            With::Hands => None,
            With::Brain => Some(lang::drop_ends(lang).to_owned()),
            With::Substitute(it) => Some(lang::fail_with(lang, job_name(it.job(), lang))),
        };
        let words: Vec<String> = [left, stake].into_iter().flatten().collect();
        words.join(" ")
    }

    /// What the main button would do a job with.
    pub fn played_with(self, job: Job) -> With {
        let actions = self.actions(Choice::Card(Place::Yours, Face::Job(job)));
        let substitute = actions.iter().find_map(|action| {
            let Action::Play { substitute, .. } = action else {
                return None;
            };
            Some(*substitute)
        });
        With::of(job, substitute.flatten())
    }
}

/// How many cards are left of so many when a job is done, as far as the cards
/// and the players to come do not decide about it.
fn leaves(job: Job, held: u8) -> Option<u8> {
    job.steps().iter().try_fold(held, |n, step| match *step {
        Step::Draw {
            who: Drawers::You | Drawers::Everyone,
            n: Amount::Fixed(more),
        } => Some(n + more),
        Step::Discard(fewer) => Some(n.saturating_sub(fewer)),
        Step::DiscardHand => Some(0),
        Step::Give(_) => Some(n.saturating_sub(1)),
        Step::TakeAtRandom | Step::Fetch | Step::TurnOverToABid => Some(n + 1),
        Step::SwapHands | Step::PassHands | Step::PlayAJob | Step::FollowAJob => None,
        Step::Draw { .. }
        | Step::DiscardUpTo(_)
        | Step::ChooseAnother
        | Step::ChooseThird
        | Step::LookAtHand
        | Step::MoveToThird
        | Step::EveryonePasses(_)
        | Step::TakeTheBrain
        | Step::PassTheBrain
        | Step::DropTheBrain
        | Step::PutOnDeck
        | Step::Arrange(_)
        | Step::Inspect
        | Step::AnotherTurn
        | Step::RollsPlus(_)
        | Step::LayBeforeYou
        | Step::LayBeforeChosen => Some(n),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_and_discarded_is_counted() {
        assert_eq!(leaves(Job::BalanceTheRegister, 5), Some(4));
        assert_eq!(leaves(Job::InventoryDay, 5), Some(4));
        assert_eq!(leaves(Job::TakeOutTheTrash, 1), Some(0));
        assert_eq!(leaves(Job::GreaseFire, 5), Some(5));
    }

    #[test]
    fn nobody_knows_what_a_swap_leaves() {
        assert_eq!(leaves(Job::ShiftSwap, 5), None);
    }
}
