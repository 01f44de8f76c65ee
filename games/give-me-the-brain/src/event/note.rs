//! What the lab counts.

use tabletop::game::Note;

use super::Event;
use crate::state::How;

impl Event {
    /// Rounds of bidding, turns, what became of skill rolls, and how games are
    /// won.
    pub(crate) fn note(&self) -> Option<Note> {
        let (key, seat) = match *self {
            Event::BiddingBegan { .. } => ("bidding", None),
            Event::NobodyBid => ("bidding without bids", None),
            Event::PickedUp { seat } => ("brain picked up", Some(seat)),
            Event::TurnBegan { seat, .. } => ("round", Some(seat)),
            Event::TurnSkipped { seat } => ("turn skipped", Some(seat)),
            Event::Loafed { seat, cards: None } => ("loafed", Some(seat)),
            Event::Loafed {
                seat,
                cards: Some(_),
            } => ("loafed afresh", Some(seat)),
            Event::JobPlayed { seat, job, .. } => (job.id(), Some(seat)),
            Event::Reshuffled { .. } => ("reshuffled", None),
            Event::BrainTaken { seat, .. } => ("brain taken", Some(seat)),
            Event::BrainPassed { from, .. } => ("brain passed", Some(from)),
            Event::BrainDropped(fall) => ("brain dropped", Some(fall.dropper)),
            Event::Rolled {
                seat, kept: true, ..
            } => ("roll made", Some(seat)),
            Event::Rolled {
                seat, kept: false, ..
            } => ("roll failed", Some(seat)),
            Event::Won(win) => {
                let key = match win.how {
                    How::Job(_) => "won by a job",
                    How::OthersJob(_) => "won in another's turn",
                    How::Bid(_) => "won by a bid",
                    How::FewestCards => "won by fewest cards",
                };
                (key, Some(win.seat))
            }
            Event::Dealt { .. }
            | Event::Bid { .. }
            | Event::Passed { .. }
            | Event::Stopped { .. }
            | Event::Listened { .. }
            | Event::Tossed { .. }
            | Event::LeftOnDeck { .. }
            | Event::JobFollowed { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::JobDone { .. }
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
            | Event::TurnEarned { .. }
            | Event::HandsShown { .. } => return None,
        };
        Some(seat.map_or(Note::new(key), |seat| Note::to(key, seat)))
    }
}
