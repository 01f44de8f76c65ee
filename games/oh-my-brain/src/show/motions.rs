//! What went where.

use scene::{Motion, ZoneId};
use tabletop::Seat;

use super::{
    scene::{brain_face, card_face, die_face},
    zones::{
        die_id, die_zone, discard, drawn, extras, graveyard, hand, horde, plate, reserve, supply,
    },
};
use crate::{animal::Animal, event::Event};

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    match *event {
        Event::Dealt { seat, cards, .. } => match cards {
            Some(cards) => cards
                .iter()
                .map(|animal| card(Some(animal), reserve(), drawn(seat)))
                .collect(),
            None => vec![card(None, reserve(), drawn(seat)); 3],
        },
        Event::Buried { seat, card: buried } => vec![
            card(buried, drawn(seat), graveyard(seat)),
            card(None, drawn(seat), hand(seat)),
            card(None, drawn(seat), hand(seat)),
        ],
        Event::Played { seat, animal, n } => {
            let mut all = vec![card(Some(animal), hand(seat), extras()); n.into()];
            all[0].to = horde();
            all
        }
        Event::Shared { animal, to, .. } => vec![card(Some(animal), extras(), graveyard(to))],
        Event::GaveUp { seat } => brains(1, plate(seat), supply()),
        Event::Drew { seat, card: drew } => vec![card(drew, reserve(), drawn(seat))],
        Event::Kept { seat, card: kept } => vec![
            card(kept, drawn(seat), hand(seat)),
            card(None, drawn(seat), graveyard(seat)),
        ],
        Event::Rolled { face, .. } => {
            vec![Motion::roll(die_id(), die_zone()).showing(die_face(Some(face)))]
        }
        Event::Given {
            seat,
            to,
            card: given,
        } => vec![card(given, hand(seat), graveyard(to))],
        Event::Swarmed { seat, card: drawn } => vec![card(drawn, reserve(), graveyard(seat))],
        Event::Stolen { seat, from } => brains(1, plate(from), plate(seat)),
        Event::Gained { seat, n } => brains(n, supply(), plate(seat)),
        Event::SwappedHands { seat, with, .. } => swapped(hand, seat, with),
        Event::SwappedGraveyards { seat, with, .. } => swapped(graveyard, seat, with),
        Event::Took { seat, card: taken } => vec![card(taken, graveyard(seat), hand(seat))],
        Event::RoundEnded { lost, .. } => {
            let lost = lost.iter();
            lost.flat_map(|(seat, n)| brains(*n, plate(seat), supply()))
                .collect()
        }
        Event::Reshuffled { .. } => vec![Motion::new(discard(), reserve())],
        // Swept cards are seen before and afterwards.
        Event::RoundBegan { .. }
        | Event::Turn { .. }
        | Event::Swept { .. }
        | Event::Refills { .. }
        | Event::Ended { .. } => Vec::new(),
    }
}

fn card(seen: Option<Animal>, from: ZoneId, to: ZoneId) -> Motion {
    Motion::new(from, to).showing(seen.map(card_face))
}

fn brains(n: u8, from: ZoneId, to: ZoneId) -> Vec<Motion> {
    vec![Motion::new(from, to).showing(brain_face(1)); n.into()]
}

fn swapped(zone: fn(Seat) -> ZoneId, seat: Seat, with: Seat) -> Vec<Motion> {
    vec![
        Motion::new(zone(seat), zone(with)),
        Motion::new(zone(with), zone(seat)),
    ]
}
