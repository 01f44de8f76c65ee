//! What each line of a log is about.

use scene::About;

use crate::event::Event;

pub(super) fn about(event: &Event) -> About {
    match *event {
        Event::PhaseTwo => About::NewPart,
        Event::Turn { .. } => About::Turn,
        Event::Thrown { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Taken { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Nothing { seat, .. }
        | Event::Out { seat, .. }
        | Event::Won { seat, .. } => About::Player(seat),
    }
}
