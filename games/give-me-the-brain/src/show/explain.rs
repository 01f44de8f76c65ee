//! What a move would bring about.

use scene::Words;
use tabletop::Seat;

use super::{job_name, job_text};
use crate::{
    action::Action,
    bidding::{Offer, Outlook},
    card::{Bid, Face, THIRTY_ONE},
    job::{Amount, Drawers, Job, Step, Substitute, With},
    lang,
    table::Phase,
    view::View,
};

pub(super) fn explain(view: &View, action: Action, words: &Words<'_>) -> Option<String> {
    let lang = words.lang;
    match action {
        Action::Bid(bid) => bids(view, bid, bid.number(), words),
        Action::BidAs31(bid) => bids(view, bid, THIRTY_ONE, words),
        Action::Pass => Some(lang::explain_pass(lang).to_owned()),
        Action::Loaf | Action::LoafAfresh => Some(lang::explain_loaf(lang).to_owned()),
        Action::Play { job, substitute } => {
            let text = job_text(job, lang).to_owned();
            let stake = stake_words(view, job, substitute, words);
            Some([text, stake].join(" ").trim_end().to_owned())
        }
        Action::Choose(seat) => Some(
            lang::ExplainHasCards {
                name: words.name(seat),
                n: view.table.held[seat].into(),
            }
            .say(lang),
        ),
        Action::Inspect { job, .. }
        | Action::Follow(job)
        | Action::Discard(Face::Job(job))
        | Action::Give(Face::Job(job))
        | Action::SetAside(Face::Job(job))
        | Action::Move(Face::Job(job))
        | Action::Take(Face::Job(job))
        | Action::Put(Face::Job(job))
        | Action::Next(Face::Job(job)) => Some(job_text(job, lang).to_owned()),
        Action::Stop
        | Action::Listen
        | Action::Toss
        | Action::Leave
        | Action::Discard(Face::Bid(_))
        | Action::Enough
        | Action::Give(Face::Bid(_))
        | Action::SetAside(Face::Bid(_))
        | Action::Move(Face::Bid(_))
        | Action::Take(Face::Bid(_))
        | Action::Put(Face::Bid(_))
        | Action::Next(Face::Bid(_)) => None,
    }
}

fn bids(view: &View, bid: Bid, counts: u8, words: &Words<'_>) -> Option<String> {
    let (lang, me) = (words.lang, words.me?);
    let Phase::Bidding(bidding) = &view.table.phase else {
        return None;
    };
    // The last card wins, whatever it counts.
    if view.table.held[me] == 1 {
        return Some(lang::explain_last_card(lang).to_owned());
    }
    let best = bidding.best().map(|(seat, n)| (words.name(seat), n));
    Some(match (bidding.outlook(counts), best) {
        (Outlook::Wins, _) if counts == THIRTY_ONE => lang::explain_bid_31(lang, bid),
        (Outlook::Wins, Some((name, n))) => lang::ExplainBidBeats { bid, name, n }.say(lang),
        (Outlook::Loses, Some((name, n))) => lang::ExplainBidLoses { name, n, bid }.say(lang),
        (Outlook::Wins | Outlook::Loses, None) => lang::explain_bid_wins(lang).to_owned(),
        (Outlook::Leads, _) => {
            let is_later = |it: &Seat| *it != me && bidding.offers[*it] == Offer::Awaited;
            let n = bidding.order().filter(is_later).count();
            lang::explain_bid_leads(lang, n as u32)
        }
    })
}

/// How many cards a job leaves, and what is lost if the die is against it.
pub fn stake_words(
    view: &View,
    job: Job,
    substitute: Option<Substitute>,
    words: &Words<'_>,
) -> String {
    let (lang, name) = (words.lang, job_name(job, words.lang));
    let held = words.me.map(|me| view.table.held[me].saturating_sub(1));
    let left = held.and_then(|held| leaves(job, held)).map(|n| match n {
        0 => lang::explain_leaves_none(lang, name),
        n => lang::ExplainLeaves {
            job: name,
            n: n.into(),
        }
        .say(lang),
    });
    let stake = match With::of(job, substitute) {
        With::Hands => None,
        With::Brain => Some(lang::explain_drop(lang).to_owned()),
        With::Substitute(it) => Some(lang::explain_fail_with(lang, job_name(it.job(), lang))),
    };
    let said: Vec<String> = left.into_iter().chain(stake).collect();
    said.join(" ")
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
