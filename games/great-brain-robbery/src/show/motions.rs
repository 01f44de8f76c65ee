//! What went where.

use scene::{Face as Side, Motion, PieceId, ZoneId};

use super::scene::{
    behind, brain_id, brains, car_id, card_face, counter_face, deck, dice_id, discards, fight_id,
    hand, pawn_id, plate, train,
};
use crate::{brain::Brain, cards::Cards, event::Event};

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match *event {
        Event::CheeseGiven { seat, brain } => vec![carried(brain, deck(), plate(seat))],
        Event::Dealt { seat, card } | Event::Drew { seat, card, .. } => {
            vec![perhaps_seen(card, deck(), hand(seat))]
        }
        Event::Discarded { seat, card }
        | Event::ThrownToRun { seat, card }
        | Event::ThrownToHit { seat, card, .. } => vec![carried(card, hand(seat), discards())],
        Event::Rolled { dice, .. } | Event::Rerolled { dice, .. } => (1..)
            .zip(dice.iter())
            .map(|(n, pips)| rolled(PieceId::of("die", n), dice_id(), pips))
            .collect(),
        Event::CouplingRolled { die, .. } => {
            vec![rolled(PieceId::of("die", "coupling"), dice_id(), die)]
        }
        Event::FightRolled { fighters, dice, .. } => {
            let all = fighters.iter().flat_map(|seat| {
                let dice = (1..).zip(dice[seat].iter());
                dice.map(move |(n, pips)| {
                    let die = PieceId::of("die", format_args!("{seat}.{n}"));
                    rolled(die, fight_id(), pips)
                })
            });
            all.collect()
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
        Event::Found { seat, .. } => {
            vec![Motion::new(train(), plate(seat)).showing(counter_face())]
        }
        Event::Reshuffled { .. } => vec![Motion::new(discards(), deck())],
        Event::Pickpocketed { seat, from, card } => {
            vec![perhaps_seen(card, hand(from), hand(seat))]
        }
        Event::BrainsLeft { brains: left } => all_carried(left, &brains(), &discards()),
        Event::Installed {
            seat, brain, old, ..
        } => {
            let old = old.map(|old| carried(old, plate(seat), discards()));
            let new = carried(brain, hand(seat), plate(seat));
            std::iter::once(new).chain(old).collect()
        }
        Event::BrainGiven {
            to,
            brain: Some(brain),
        } => vec![carried(brain, brains(), plate(to))],
        Event::Foresaw {
            card: Some(brain), ..
        } => vec![carried(brain, deck(), deck())],
        Event::Won { seat, brain } => vec![carried(brain, plate(seat), plate(seat))],
        Event::Stopped { seat, .. } | Event::Braked { seat } => {
            vec![Motion::still(pawn_id(seat), train())]
        }
        Event::Opened { face, .. } => vec![Motion::still(car_id(face), train())],
        // Cars are seen before and afterwards.
        Event::CarJoined { .. }
        | Event::Round { .. }
        | Event::Turn { .. }
        | Event::Foresaw { card: None, .. }
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
        | Event::BrainGiven { brain: None, .. }
        | Event::MayInstall { .. }
        | Event::OverLimit { .. }
        | Event::OutOfTime
        | Event::EveryoneLost => Vec::new(),
    }
}

fn carried(brain: Brain, from: ZoneId, to: ZoneId) -> Motion {
    Motion::new(from, to)
        .naming(brain_id(brain))
        .showing(card_face(brain))
}

fn perhaps_seen(card: Option<Brain>, from: ZoneId, to: ZoneId) -> Motion {
    match card {
        Some(brain) => carried(brain, from, to),
        None => Motion::new(from, to),
    }
}

fn rolled(die: PieceId, zone: ZoneId, pips: u8) -> Motion {
    Motion::roll(die, zone).showing(Side::Die { side: Some(pips) })
}

fn all_carried(cards: Cards, from: &ZoneId, to: &ZoneId) -> Vec<Motion> {
    let cards = cards.iter();
    cards
        .map(|brain| carried(brain, from.clone(), to.clone()))
        .collect()
}
