//! How long somebody may still take at a table that this page does not show.

use tabletop::Turn;
use wire::{Pace, TableInfo};

/// From when on it is little, in hundredths.
pub const LITTLE: u32 = 20;

/// What is left of a move that has days.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    pub seconds: u32,
    pub pace: Pace,
}

/// Of this device's player, or else of whoever is waited for. Other clocks stand
/// still while nobody looks.
pub fn time_left(table: &TableInfo) -> Option<TimeLeft> {
    let clock = table.clock.as_ref().filter(|it| it.pace == Pace::Days)?;
    let must = match table.turn? {
        Turn::Waiting { must, .. } => must,
        Turn::Over(_) => return None,
    };
    let mine = table.you.filter(|me| must.contains(*me));
    let seat = mine.or(must.first())?;
    let left = clock.seats.get(seat.index()).copied().flatten()?;
    Some(TimeLeft {
        seconds: left.ms_left / 1000,
        pace: clock.pace,
    })
}
