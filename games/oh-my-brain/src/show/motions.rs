//! What went where.

use scene::{Motion, ZoneId};
use tabletop::Seat;

use super::scene::{
    die_id, die_zone, discard, drawn, extras, graveyard, hand, horde, plate, reserve, supply,
};
use crate::event::Event;

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    let cards = |n: u8, from: ZoneId, to: ZoneId| vec![Motion::new(from, to); n.into()];
    match *event {
        Event::Dealt { seat, .. } => cards(3, reserve(), drawn(seat)),
        Event::Buried { seat, .. } => {
            let mut all = cards(1, drawn(seat), graveyard(seat));
            all.extend(cards(2, drawn(seat), hand(seat)));
            all
        }
        Event::Played { seat, n, .. } => {
            let mut all = cards(1, hand(seat), horde());
            if 1 < n {
                all.extend(cards(n - 1, hand(seat), extras()));
            }
            all
        }
        Event::Shared { to, .. } => cards(1, extras(), graveyard(to)),
        Event::GaveUp { seat } => vec![Motion::new(plate(seat), supply())],
        Event::Drew { seat, .. } => cards(1, reserve(), drawn(seat)),
        Event::Kept { seat, .. } => {
            let mut all = cards(1, drawn(seat), hand(seat));
            all.extend(cards(1, drawn(seat), graveyard(seat)));
            all
        }
        Event::Rolled { .. } => vec![Motion::roll(die_id(), die_zone())],
        Event::Given { seat, to, .. } => cards(1, hand(seat), graveyard(to)),
        Event::Swarmed { seat, .. } => cards(1, reserve(), graveyard(seat)),
        Event::Stolen { seat, from } => vec![Motion::new(plate(from), plate(seat))],
        Event::Gained { seat, n } => cards(n, supply(), plate(seat)),
        Event::SwappedHands { seat, with, .. } => swapped(hand, seat, with),
        Event::SwappedGraveyards { seat, with, .. } => swapped(graveyard, seat, with),
        Event::Took { seat, .. } => cards(1, graveyard(seat), hand(seat)),
        Event::RoundEnded { lost, .. } => {
            let lost = lost.iter();
            lost.flat_map(|(seat, n)| cards(*n, plate(seat), supply()))
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

fn swapped(zone: fn(Seat) -> ZoneId, seat: Seat, with: Seat) -> Vec<Motion> {
    vec![
        Motion::new(zone(seat), zone(with)),
        Motion::new(zone(with), zone(seat)),
    ]
}
