//! Small honours at the end.

use scene::{Award, Tally, Words};

use crate::{event::Event, lang};

pub(super) fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
    let lang = words.lang;
    let [mut jobs, mut drops, mut bids] = [Tally::default(); 3];
    for event in events {
        match *event {
            Event::JobDone { seat, .. } => jobs.add(seat, 1u8),
            Event::BrainDropped(fall) => drops.add(fall.dropper, 1u8),
            Event::Bid { seat, counts, .. } => bids.best_of(seat, counts),
            Event::Dealt { .. }
            | Event::BiddingBegan { .. }
            | Event::Passed { .. }
            | Event::NobodyBid
            | Event::PickedUp { .. }
            | Event::TurnBegan { .. }
            | Event::TurnSkipped { .. }
            | Event::Stopped { .. }
            | Event::Loafed { .. }
            | Event::Listened { .. }
            | Event::Tossed { .. }
            | Event::LeftOnDeck { .. }
            | Event::JobPlayed { .. }
            | Event::JobFollowed { .. }
            | Event::Asked { .. }
            | Event::StepSkipped { .. }
            | Event::LaidBefore { .. }
            | Event::Removed { .. }
            | Event::MopMoved { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
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
            | Event::BrainTaken { .. }
            | Event::BrainPassed { .. }
            | Event::Rolled { .. }
            | Event::Won(_)
            | Event::HandsShown { .. } => (),
        }
    }
    let all = [
        jobs.award(lang::award_jobs(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardJobsDone { player, n }.say(lang)
        }),
        drops.award(lang::award_butterfingers(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardButterfingersDropped { player, n }.say(lang)
        }),
        bids.award(lang::award_loudest(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardLoudestBid { player, n }.say(lang)
        }),
    ];
    all.into_iter().flatten().collect()
}
