//! What each line of a log is about.

use scene::About;

use crate::event::Event;

pub(super) fn about(event: &Event) -> About {
    match *event {
        Event::RoundBegan { .. } => About::NewPart,
        Event::Turn { seat, .. } => About::Asked(seat),
        Event::Dealt { seat, .. }
        | Event::Buried { seat, .. }
        | Event::Played { seat, .. }
        | Event::Shared { seat, .. }
        | Event::GaveUp { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Kept { seat, .. }
        | Event::Swept { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Given { seat, .. }
        | Event::Swarmed { seat, .. }
        | Event::Stolen { seat, .. }
        | Event::Gained { seat, .. }
        | Event::SwappedHands { seat, .. }
        | Event::SwappedGraveyards { seat, .. }
        | Event::Refills { seat, .. }
        | Event::Took { seat, .. }
        | Event::RoundEnded { seat, .. } => About::Player(seat),
        Event::Reshuffled { .. } | Event::Ended { .. } => About::Fate,
    }
}
