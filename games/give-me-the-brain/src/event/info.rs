//! What an event is.

use tabletop::{Beat, BySeat, Cue, EventInfo, extras::Note};

use super::Event;
use crate::{card::Face, faces::Faces, table::How};

impl Event {
    /// Cards that were dealt before are shown without a draw. The lab counts
    /// turns and biddings, every job with what it did to its player's cards
    /// (followed by a Secret Menu it is done, but not played), skill rolls, how
    /// games are won, and what the others were stuck with.
    pub(crate) fn info(&self) -> EventInfo {
        let info = EventInfo::new(Beat::Move);
        let squelch = info.clone().heard_as(Cue::Squelch);
        match *self {
            Event::Dealt { .. } => info.no_news(),
            Event::BiddingBegan { .. } => info
                .no_news()
                .heard_as(Cue::Bell)
                .counted(Note::new("bidding")),
            Event::Bid { seat, counts, .. } => {
                info.counted(Note::to("bid", seat).amounting_to(counts.into()))
            }
            Event::NobodyBid => info.counted(Note::new("bidding without bids")),
            Event::PickedUp { seat } => squelch.counted(Note::to("brain picked up", seat)),
            Event::TurnBegan { seat, .. } => info.no_news().counted(Note::to("turn", seat)),
            Event::TurnSkipped { seat } => info.counted(Note::to("turn skipped", seat)),
            Event::Loafed { seat, cards } => {
                let how = cards.map_or("for a card", |_| "afresh");
                info.counted(Note::to("loafed", seat).of(how))
            }
            Event::JobPlayed { seat, job, .. } => {
                info.counted(Note::to("job played", seat).of(job.id()))
            }
            Event::JobDone { seat, job, change } => {
                let done = Note::to("job done", seat).of(job.id());
                info.no_news().counted(done.amounting_to(change.into()))
            }
            Event::Asked { .. } => EventInfo::new(Beat::None).no_news(),
            // Everybody chooses at once. It shows whether the next player's
            // cards leave a choice.
            Event::SetAside { .. } => EventInfo::new(Beat::None).no_news().revealing(),
            Event::Reshuffled { .. } => info.counted(Note::new("reshuffled")),
            Event::BrainTaken { seat, .. } => squelch.counted(Note::to("brain taken", seat)),
            Event::BrainPassed { from, .. } => squelch.counted(Note::to("brain passed", from)),
            Event::BrainDropped(fall) => info.counted(Note::to("brain dropped", fall.dropper)),
            Event::Rolled { seat, kept, .. } => {
                let what = if kept { "made" } else { "failed" };
                EventInfo::new(Beat::Roll).counted(Note::to("roll", seat).of(what))
            }
            Event::Won(win) => info.counted(Note::to("won", win.seat).of(key(win.how))),
            Event::HandsShown { hands } => EventInfo {
                notes: left_over(hands),
                ..info.no_news().revealing()
            },
            Event::LookedAtHand { .. }
            | Event::HandsPassed { .. }
            | Event::HandsSwapped { .. }
            | Event::CardsPassed { .. }
            | Event::Given { .. }
            | Event::Listened { .. }
            | Event::Arranging { .. }
            | Event::Drew { .. }
            | Event::TurnedOver { .. } => info.revealing(),
            Event::Passed { .. }
            | Event::Stopped { .. }
            | Event::Tossed { .. }
            | Event::LeftOnDeck { .. }
            | Event::JobFollowed { .. }
            | Event::StepSkipped { .. }
            | Event::LaidBefore { .. }
            | Event::Removed { .. }
            | Event::MopMoved { .. }
            | Event::Discarded { .. }
            | Event::HandDiscarded { .. }
            | Event::Enough { .. }
            | Event::Chose { .. }
            | Event::ChoseThird { .. }
            | Event::Fetched { .. }
            | Event::PutOnDeck { .. }
            | Event::PutBack { .. }
            | Event::RollsImproved { .. }
            | Event::TurnEarned { .. } => info,
        }
    }
}

/// What everybody was stuck with.
fn left_over(hands: BySeat<Faces>) -> Vec<Note> {
    let mut notes = Vec::new();
    for (seat, hand) in hands.iter() {
        let n_cards = i32::from(hand.len());
        notes.push(Note::to("left over", seat).amounting_to(n_cards));
        let stuck = |face| Note::to("stuck with", seat).of(title(face));
        notes.extend(hand.iter().map(stuck));
    }
    notes
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
