//! Small honours at the end.

use scene::{Award, Tally, Words};

use crate::{
    dice::{N_DICE, Side},
    event::Event,
    lang,
};

pub(super) fn awards(events: &[Event], words: &Words<'_>) -> Vec<Award> {
    let lang = words.lang;
    let [mut bites, mut gifts, mut brains] = [Tally::default(); 3];
    for event in events {
        match *event {
            Event::Taken { seat, points, .. } => bites.best_of(seat, points),
            Event::Paid { payer, points, .. } => gifts.add(payer, points),
            Event::Thrown {
                seat, kept, dice, ..
            } => {
                let thrown = (0..N_DICE).filter(|die| !kept.contains(*die));
                let n = thrown.filter(|die| dice.0[*die] == Side::BRAIN).count() as u32;
                // One brain at a time is no luck.
                brains.best_of(seat, if 1 < n { n } else { 0 });
            }
            Event::Turn { .. }
            | Event::Stopped { .. }
            | Event::Nothing { .. }
            | Event::PhaseTwo
            | Event::Out { .. }
            | Event::Won { .. } => (),
        }
    }
    let all = [
        bites.award(lang::award_bite(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardBiteTook { player, n }.say(lang)
        }),
        gifts.award(lang::award_heart(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardHeartPaid { player, n }.say(lang)
        }),
        brains.award(lang::award_throw(lang), |seat, n| {
            let player = words.who(seat);
            lang::AwardThrowBrains { player, n }.say(lang)
        }),
    ];
    all.into_iter().flatten().collect()
}
