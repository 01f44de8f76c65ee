//! Small honours at the end.

use scene::{Award, Tally, Words};
use tabletop::SeatSet;

use crate::{event::Event, lang};

pub(super) fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
    let lang = words.lang;
    let mut players = SeatSet::EMPTY;
    let [mut brains_lost, mut cards_given, mut cards_got] = [Tally::default(); 3];
    for event in events {
        match *event {
            Event::Dealt { seat, .. } => players = players.with(seat),
            Event::Shared { seat, to, .. } | Event::Given { seat, to, .. } => {
                cards_given.add(seat, 1u8);
                cards_got.add(to, 1u8);
            }
            Event::GaveUp { seat } | Event::Stolen { from: seat, .. } => {
                brains_lost.add(seat, 1u8);
            }
            Event::RoundEnded { lost, .. } => {
                for (seat, n) in lost.iter() {
                    brains_lost.add(seat, *n);
                }
            }
            Event::RoundBegan { .. }
            | Event::Buried { .. }
            | Event::Turn { .. }
            | Event::Played { .. }
            | Event::Reshuffled { .. }
            | Event::Drew { .. }
            | Event::Kept { .. }
            | Event::Swept { .. }
            | Event::Rolled { .. }
            | Event::Swarmed { .. }
            | Event::Gained { .. }
            | Event::SwappedHands { .. }
            | Event::SwappedGraveyards { .. }
            | Event::Refills { .. }
            | Event::Took { .. }
            | Event::Ended { .. } => (),
        }
    }
    let all = [
        thickest_skull(players, brains_lost, words),
        cards_given.award(lang::award_sly(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardSlyGave { player, n }.say(lang)
        }),
        cards_got.award(lang::award_graveyard(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardGraveyardGot { player, n }.say(lang)
        }),
    ];
    all.into_iter().flatten().collect()
}

/// Whoever lost the fewest brains, if somebody lost more.
fn thickest_skull(players: SeatSet, brains_lost: Tally, words: &Words<'_>) -> Option<Award> {
    let lang = words.lang;
    let seat = players.iter().min_by_key(|seat| brains_lost.of(*seat))?;
    let (_, most) = brains_lost.most()?;
    let player = words.who(seat);
    let says = match brains_lost.of(seat) {
        n if n == most => return None,
        0 => lang::award_thickest_whole(lang, player),
        n => lang::AwardThickestLost { player, n }.say(lang),
    };
    Some(Award {
        title: lang::award_thickest(lang),
        says,
    })
}
