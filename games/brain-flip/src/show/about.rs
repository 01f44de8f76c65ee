//! What each line of a log is about.

use scene::About;

use crate::event::Event;

pub(super) fn about(event: &Event) -> About {
    match *event {
        Event::RoundBegan { .. } | Event::ReviewBegan => About::NewPart,
        Event::Turn { seat, .. } => About::Asked(seat),
        Event::Chose { master: seat, .. }
        | Event::Asked { seat, .. }
        | Event::Answered { master: seat, .. }
        | Event::Corrected { master: seat, .. }
        | Event::Declined { master: seat, .. }
        | Event::Called { seat, .. }
        | Event::MistakeFound { master: seat, .. }
        | Event::Passed { seat, .. }
        | Event::Disputed { seat, .. }
        | Event::Voted { seat, .. }
        | Event::Scored { seat, .. }
        | Event::Lost { seat, .. } => About::Player(seat),
        Event::Dealt { .. } | Event::Shown { .. } | Event::Decided { .. } | Event::Ended { .. } => {
            About::Fate
        }
    }
}
