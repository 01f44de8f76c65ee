//! A bot plays for people who left, so that the others can go on; whoever
//! comes back takes the seat again at the next prompt.

use std::{collections::BTreeMap, future};

use store::SeatAssignment;
use tabletop::{Seat, Turn};
use tokio::time::{Instant, sleep_until};

use super::Table;

/// Since when each person who is not here has been away.
pub(super) type Away = BTreeMap<Seat, Instant>;

/// Waits for a moment, for ever if there is none.
pub(super) async fn wait_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => future::pending().await,
    }
}

impl Table {
    /// Starts the clock of those who have just left. Who comes to an empty
    /// table, as after a restart, gives all others the time to come as well.
    pub(super) fn note_who_is_away(&mut self) {
        let (here, now) = (self.here(), Instant::now());
        if self.told_here.is_empty() {
            self.away.clear();
        }
        let people = self
            .seats()
            .filter(|(_, assignment)| matches!(assignment, SeatAssignment::Person { .. }));
        let gone: Vec<Seat> = people
            .map(|(seat, _)| seat)
            .filter(|seat| !here.contains(*seat))
            .collect();
        self.away.retain(|seat, _| gone.contains(seat));
        for seat in gone {
            self.away.entry(seat).or_insert(now);
        }
    }

    /// When a bot begins to play for this seat; never while nobody is there to
    /// play with.
    fn stand_in_at(&self, seat: Seat) -> Option<Instant> {
        let is_on = matches!(self.running.as_ref()?.turn(), Turn::Waiting { .. });
        let since = self
            .away
            .get(&seat)
            .filter(|_| is_on && !self.here().is_empty())?;
        Some(*since + self.state.config.stand_in_after)
    }

    pub(super) fn is_stood_in_for(&self, seat: Seat) -> bool {
        self.stand_in_at(seat)
            .is_some_and(|at| at <= Instant::now())
    }

    pub(super) fn stand_in_ms(&self, seat: Seat) -> Option<u32> {
        let left = self
            .stand_in_at(seat)?
            .saturating_duration_since(Instant::now());
        Some(left.as_millis().try_into().unwrap_or(u32::MAX))
    }

    /// The next moment at which a bot begins to play for somebody.
    pub(super) fn next_stand_in(&self) -> Option<Instant> {
        let now = Instant::now();
        self.away
            .keys()
            .filter_map(|seat| self.stand_in_at(*seat))
            .filter(|at| now < *at)
            .min()
    }

    /// Somebody has been away for long enough: everybody is told, and the bot
    /// begins if it is waited for.
    pub(super) fn stand_in(&mut self) {
        self.tell_table();
        if self.thinker.is_none() {
            self.wake_bot();
        }
    }
}
