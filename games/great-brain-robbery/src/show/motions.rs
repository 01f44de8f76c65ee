//! What went where.

use scene::{Motion, PieceId, ZoneId};

use super::scene::{
    behind, brain_id, brains, deck, dice_id, discards, fight_id, hand, pawn_id, plate, train,
};
use crate::{brain::Brain, cards::Cards, event::Event};

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match *event {
        Event::CheeseGiven { seat, brain } => vec![carried(brain, deck(), plate(seat))],
        Event::Dealt { seat, card } | Event::Drew { seat, card, .. } => {
            let motion = Motion::new(deck(), hand(seat));
            vec![card.map(brain_id).into_iter().fold(motion, Motion::naming)]
        }
        Event::Discarded { seat, card }
        | Event::ThrownToRun { seat, card }
        | Event::ThrownToHit { seat, card, .. } => vec![carried(card, hand(seat), discards())],
        Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => (1..)
            .zip(dice.iter())
            .map(|(n, _)| Motion::roll(PieceId::of("die", n), dice_id()))
            .collect(),
        Event::FightRolled { fighters, dice, .. } => {
            let all = fighters.iter().flat_map(|seat| {
                let dice = (1..).zip(dice[seat].iter());
                dice.map(move |(n, _)| PieceId::of("die", format_args!("{seat}.{n}")))
            });
            all.map(|die| Motion::roll(die, fight_id())).collect()
        }
        Event::Fell { seat, cards } => {
            let mut all = vec![
                Motion::new(train(), behind())
                    .naming(pawn_id(seat))
                    .dropping(),
            ];
            all.extend(all_carried(cards, &hand(seat), &discards()));
            all
        }
        Event::Found { seat, .. } => vec![Motion::new(train(), plate(seat))],
        Event::Reshuffled { .. } => vec![Motion::new(discards(), deck())],
        Event::Pickpocketed { seat, from, card } => {
            let motion = Motion::new(hand(from), hand(seat));
            vec![card.map(brain_id).into_iter().fold(motion, Motion::naming)]
        }
        Event::BrainsLeft { brains: left } => all_carried(left, &brains(), &discards()),
        Event::Installed {
            seat,
            old: Some(it),
            ..
        } => vec![carried(it, plate(seat), discards())],
        // Pawns, cars and brains are seen before and afterwards.
        Event::CarJoined { .. }
        | Event::Round { .. }
        | Event::Turn { .. }
        | Event::Foresaw { .. }
        | Event::Opened { .. }
        | Event::Stopped { .. }
        | Event::Braked { .. }
        | Event::CouplingRolled { .. }
        | Event::LetBe { .. }
        | Event::Again { .. }
        | Event::CarLost { .. }
        | Event::Met { .. }
        | Event::LeftAlone { .. }
        | Event::Attacked { .. }
        | Event::StayedOut { .. }
        | Event::Passed { .. }
        | Event::FightWon { .. }
        | Event::Learned { .. }
        | Event::Spoils { .. }
        | Event::BrainsTaken { .. }
        | Event::BrainGiven { .. }
        | Event::MayInstall { .. }
        | Event::Installed { old: None, .. }
        | Event::OverLimit { .. }
        | Event::OutOfTime
        | Event::Won { .. }
        | Event::EveryoneLost => Vec::new(),
    }
}

fn carried(brain: Brain, from: ZoneId, to: ZoneId) -> Motion {
    Motion::new(from, to).naming(brain_id(brain))
}

fn all_carried(cards: Cards, from: &ZoneId, to: &ZoneId) -> Vec<Motion> {
    let cards = cards.iter();
    cards
        .map(|brain| carried(brain, from.clone(), to.clone()))
        .collect()
}
