//! What each line of a log is about.

use scene::About;

use crate::event::Event;

pub(super) fn about(event: &Event) -> About {
    match *event {
        Event::Round { .. } => About::NewPart,
        Event::Turn { seat, .. } | Event::MayInstall { seat, .. } => About::Asked(seat),
        Event::CheeseGiven { seat, .. }
        | Event::Dealt { seat, .. }
        | Event::Foresaw { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Rolled { seat, .. }
        | Event::Rerolled { seat, .. }
        | Event::ThrownToRun { seat, .. }
        | Event::Opened { seat, .. }
        | Event::Stopped { seat, .. }
        | Event::Braked { seat, .. }
        | Event::LetBe { seat, .. }
        | Event::Again { seat, .. }
        | Event::Fell { seat, .. }
        | Event::Found { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Met { seat, .. }
        | Event::LeftAlone { seat, .. }
        | Event::Attacked { seat, .. }
        | Event::StayedOut { seat, .. }
        | Event::ThrownToHit { seat, .. }
        | Event::Passed { seat, .. }
        | Event::FightWon { seat, .. }
        | Event::Learned { seat, .. }
        | Event::Spoils { seat, .. }
        | Event::Pickpocketed { seat, .. }
        | Event::BrainsTaken { seat, .. }
        | Event::BrainGiven { to: seat, .. }
        | Event::Installed { seat, .. }
        | Event::OverLimit { seat, .. }
        | Event::Won { seat, .. } => About::Player(seat),
        Event::CarJoined { .. }
        | Event::CouplingRolled { .. }
        | Event::CarLost { .. }
        | Event::Reshuffled { .. }
        | Event::FightRolled { .. }
        | Event::BrainsLeft { .. }
        | Event::OutOfTime
        | Event::EveryoneLost => About::Fate,
    }
}
