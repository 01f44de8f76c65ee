//! How it was won, and the rounds in which somebody fought.

use scene::{Recap, Round, Words};

use super::names::brain_name;
use crate::{event::Event, lang};

pub(super) fn recap(events: &[Event], words: &Words<'_>) -> Recap {
    let lang = words.lang;
    let mut recap = Recap::default();
    let mut n = 0;
    for event in events {
        if let Event::Round { n: round } = *event {
            n = round;
        } else if let Event::FightWon { seat, .. } = *event {
            let player = words.who(seat);
            recap.rounds.push(Round {
                seat,
                says: lang::RecapFight { n, player }.say(lang),
            });
        } else if let Event::Won { seat, brain } = *event {
            let (player, iq) = (words.who(seat), brain.iq());
            let brain = brain_name(brain, lang);
            recap.how = lang::RecapWon { player, brain, iq }.say(lang);
        } else if let Event::EveryoneLost = *event {
            lang::recap_lost(lang).clone_into(&mut recap.how);
        }
    }
    recap
}
