//! Small honours at the end.

use scene::{Award, Tally, Words};

use crate::{event::Event, lang};

pub(super) fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
    let lang = words.lang;
    let [mut fights, mut legs, mut cars] = [Tally::default(); 3];
    // Of the move under way.
    let mut steps = 0;
    for event in events {
        match *event {
            Event::FightWon { seat, .. } => fights.add(seat, 1u8),
            Event::Opened { seat, .. } => cars.add(seat, 1u8),
            Event::Rolled { seat, steps: n, .. } | Event::Rerolled { seat, steps: n, .. } => {
                steps = u32::from(n);
                legs.best_of(seat, steps);
            }
            Event::ThrownToRun { seat, card } => {
                steps += u32::from(card.run());
                legs.best_of(seat, steps);
            }
            Event::CarJoined { .. }
            | Event::CheeseGiven { .. }
            | Event::Dealt { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Foresaw { .. }
            | Event::Discarded { .. }
            | Event::Stopped { .. }
            | Event::Braked { .. }
            | Event::CouplingRolled { .. }
            | Event::LetBe { .. }
            | Event::Again { .. }
            | Event::CarLost { .. }
            | Event::Fell { .. }
            | Event::Found { .. }
            | Event::Drew { .. }
            | Event::Reshuffled { .. }
            | Event::Met { .. }
            | Event::LeftAlone { .. }
            | Event::Attacked { .. }
            | Event::StayedOut { .. }
            | Event::FightRolled { .. }
            | Event::ThrownToHit { .. }
            | Event::Passed { .. }
            | Event::Learned { .. }
            | Event::Spoils { .. }
            | Event::Pickpocketed { .. }
            | Event::BrainsTaken { .. }
            | Event::BrainGiven { .. }
            | Event::BrainsLeft { .. }
            | Event::MayInstall { .. }
            | Event::Installed { .. }
            | Event::OverLimit { .. }
            | Event::OutOfTime
            | Event::Won { .. }
            | Event::EveryoneLost => (),
        }
    }
    let all = [
        fights.award(lang::award_fists(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardFistsWon { player, n }.say(lang)
        }),
        legs.award(lang::award_legs(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardLegsRan { player, n }.say(lang)
        }),
        cars.award(lang::award_doors(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardDoorsOpened { player, n }.say(lang)
        }),
    ];
    all.into_iter().flatten().collect()
}
