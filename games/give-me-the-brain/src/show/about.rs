//! What each line of a log is about.

use scene::About;

use crate::event::Event;

pub(super) fn about(event: &Event) -> About {
    match *event {
        Event::BiddingBegan { .. } => About::NewPart,
        Event::TurnBegan { .. } => About::Turn,
        Event::Dealt { seat, .. }
        | Event::Bid { seat, .. }
        | Event::Passed { seat, .. }
        | Event::PickedUp { seat, .. }
        | Event::TurnSkipped { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Loafed { seat, .. }
        | Event::Listened { seat, .. }
        | Event::Tossed { seat, .. }
        | Event::LeftOnDeck { seat, .. }
        | Event::JobPlayed { seat, .. }
        | Event::JobFollowed { seat, .. }
        | Event::Asked { seat, .. }
        | Event::JobDone { seat, .. }
        | Event::LaidBefore { owner: seat, .. }
        | Event::Removed { owner: seat, .. }
        | Event::MopMoved { from: seat, .. }
        | Event::Drew { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::HandDiscarded { seat, .. }
        | Event::Enough { seat, .. }
        | Event::Chose { seat, .. }
        | Event::ChoseThird { seat, .. }
        | Event::Given { chooser: seat, .. }
        | Event::LookedAtHand { seat, .. }
        | Event::HandsSwapped { seat, .. }
        | Event::SetAside { seat, .. }
        | Event::Fetched { seat, .. }
        | Event::PutOnDeck { seat, .. }
        | Event::Arranging { seat, .. }
        | Event::PutBack { seat, .. }
        | Event::RollsImproved { seat, .. }
        | Event::TurnEarned { seat, .. }
        | Event::BrainTaken { seat, .. }
        | Event::BrainPassed { from: seat, .. }
        | Event::Rolled { seat, .. } => About::Player(seat),
        Event::BrainDropped(fall) => About::Player(fall.dropper),
        Event::Won(win) => About::Player(win.seat),
        Event::NobodyBid
        | Event::StepSkipped { .. }
        | Event::Reshuffled { .. }
        | Event::TurnedOver { .. }
        | Event::HandsPassed { .. }
        | Event::CardsPassed { .. }
        | Event::HandsShown { .. } => About::Fate,
    }
}
