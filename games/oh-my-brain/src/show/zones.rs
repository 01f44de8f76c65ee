//! What the places on the table and the cards that lie there are called.

use scene::{PieceId, ZoneId};
use tabletop::Seat;

use crate::animal::Animal;

pub fn horde() -> ZoneId {
    ZoneId::new("horde")
}

pub fn reserve() -> ZoneId {
    ZoneId::new("reserve")
}

pub fn extras() -> ZoneId {
    ZoneId::new("extras")
}

pub fn discard() -> ZoneId {
    ZoneId::new("discard")
}

/// Brains that nobody has.
pub fn supply() -> ZoneId {
    ZoneId::new("supply")
}

pub fn die_zone() -> ZoneId {
    ZoneId::new("die-place")
}

pub fn die_id() -> PieceId {
    PieceId::new("die")
}

pub fn plate(seat: Seat) -> ZoneId {
    ZoneId::of("plate", seat)
}

pub fn hand(seat: Seat) -> ZoneId {
    ZoneId::of("hand", seat)
}

pub fn graveyard(seat: Seat) -> ZoneId {
    ZoneId::of("graveyard", seat)
}

/// Cards just drawn, to be shared out.
pub fn drawn(seat: Seat) -> ZoneId {
    ZoneId::of("drawn", seat)
}

/// Equal animals cannot be told apart, so a card is named after its place: the
/// second rabbit of a hand is `hand.A/12.1`.
pub fn card_id(zone: &ZoneId, animal: Animal, copy: u8) -> PieceId {
    zone.place(format_args!("{animal}.{copy}"))
}
