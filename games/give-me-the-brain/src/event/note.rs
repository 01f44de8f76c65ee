//! What the lab counts.

use tabletop::extras::Note;

use super::Event;
use crate::{card::Face, table::How};

impl Event {
    /// Turns and biddings, every job with what it did to its player's cards
    /// (followed by a Secret Menu it is done, but not played), skill rolls, how
    /// games are won, and what the others were stuck with.
    pub(crate) fn notes(&self, out: &mut Vec<Note>) {
        match *self {
            Event::BiddingBegan { .. } => out.push(Note::new("bidding")),
            Event::NobodyBid => out.push(Note::new("bidding without bids")),
            Event::Bid { seat, counts, .. } => {
                out.push(Note::to("bid", seat).amounting_to(counts.into()));
            }
            Event::PickedUp { seat } => out.push(Note::to("brain picked up", seat)),
            Event::TurnBegan { seat, .. } => out.push(Note::to("turn", seat)),
            Event::TurnSkipped { seat } => out.push(Note::to("turn skipped", seat)),
            Event::Loafed { seat, cards } => {
                let how = cards.map_or("for a card", |_| "afresh");
                out.push(Note::to("loafed", seat).of(how));
            }
            Event::JobPlayed { seat, job, .. } => {
                out.push(Note::to("job played", seat).of(job.id()));
            }
            Event::JobDone { seat, job, change } => {
                let done = Note::to("job done", seat).of(job.id());
                out.push(done.amounting_to(change.into()));
            }
            Event::Reshuffled { .. } => out.push(Note::new("reshuffled")),
            Event::BrainTaken { seat, .. } => out.push(Note::to("brain taken", seat)),
            Event::BrainPassed { from, .. } => out.push(Note::to("brain passed", from)),
            Event::BrainDropped(fall) => out.push(Note::to("brain dropped", fall.dropper)),
            Event::Rolled { seat, kept, .. } => {
                let what = if kept { "made" } else { "failed" };
                out.push(Note::to("roll", seat).of(what));
            }
            Event::Won(win) => out.push(Note::to("won", win.seat).of(key(win.how))),
            Event::HandsShown { hands } => {
                for (seat, hand) in hands.iter() {
                    let n_cards = i32::from(hand.len());
                    out.push(Note::to("left over", seat).amounting_to(n_cards));
                    let stuck = |face| Note::to("stuck with", seat).of(title(face));
                    out.extend(hand.iter().map(stuck));
                }
            }
            Event::Dealt { .. }
            | Event::Passed { .. }
            | Event::Stopped { .. }
            | Event::Listened { .. }
            | Event::Tossed { .. }
            | Event::LeftOnDeck { .. }
            | Event::JobFollowed { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::LaidBefore { .. }
            | Event::Removed { .. }
            | Event::MopMoved { .. }
            | Event::Drew { .. }
            | Event::TurnedOver { .. }
            | Event::Discarded { .. }
            | Event::HandDiscarded { .. }
            | Event::Enough { .. }
            | Event::Chose { .. }
            | Event::ChoseThird { .. }
            | Event::Given { .. }
            | Event::LookedAtHand { .. }
            | Event::HandsPassed { .. }
            | Event::HandsSwapped { .. }
            | Event::SetAside { .. }
            | Event::CardsPassed { .. }
            | Event::Fetched { .. }
            | Event::PutOnDeck { .. }
            | Event::Arranging { .. }
            | Event::PutBack { .. }
            | Event::RollsImproved { .. }
            | Event::TurnEarned { .. } => (),
        }
    }
}

const fn key(how: How) -> &'static str {
    match how {
        How::Job(_) => "by a job",
        How::OthersJob(_) => "in another's turn",
        How::Bid(_) => "by a bid",
        How::FewestCards => "with the fewest cards",
    }
}

/// All bids are one kind of card here.
const fn title(face: Face) -> &'static str {
    match face {
        Face::Bid(_) => "a bid",
        Face::Job(job) => job.id(),
    }
}
