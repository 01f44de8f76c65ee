//! What is left to whom at a server's table, as it was last told.

use std::time::Duration;

use leptos::prelude::*;
use tabletop::Seat;
use wire::{ClientMessage, Clock, Pace, SeatClock, TimeNews};

use super::Company;
use crate::browser;

/// A clock as it was told, and when, by the clock of the page.
#[derive(Clone, PartialEq, Debug)]
struct Heard {
    clock: Clock,
    at: f64,
}

/// Everybody's time. Copies share everything.
#[derive(Copy, Clone, Debug)]
pub struct Clocks {
    heard: RwSignal<Option<Heard>>,
    /// What happened to somebody's time last, and how many such things did.
    pub news: RwSignal<Option<(u32, TimeNews)>>,
}

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks {
            heard: RwSignal::new(None),
            news: RwSignal::new(None),
        }
    }
}

impl Clocks {
    /// Hears what is left to everybody; a table without a clock says nothing.
    pub fn hear(&self, clock: Option<&Clock>) {
        let heard = clock.map(|clock| Heard {
            clock: clock.clone(),
            at: browser::now(),
        });
        self.heard.set(heard);
        if let Some(news) = clock.and_then(|it| it.news) {
            self.news.update(|last| {
                let n = last.map_or(0, |(n, _)| n);
                *last = Some((n + 1, news));
            });
        }
    }

    /// How long people may take here, tracked.
    pub fn pace(&self) -> Pace {
        self.heard
            .with(|it| it.as_ref().map(|it| it.clock.pace))
            .unwrap_or_default()
    }

    /// Whether somebody's time runs, tracked.
    pub fn runs(&self, seat: Seat) -> bool {
        self.of(seat).is_some_and(|(it, _)| it.is_running)
    }

    /// What a seat was told to have, tracked.
    fn of(&self, seat: Seat) -> Option<(SeatClock, f64)> {
        self.heard.with(|it| {
            let Heard { clock, at } = it.as_ref()?;
            Some(((*clock.seats.get(seat.index())?)?, *at))
        })
    }

    /// Milliseconds a seat has left at a moment of the page, while they run;
    /// tracked.
    pub fn running(&self, seat: Seat, now: f64) -> Option<u32> {
        let (clock, at) = self.of(seat).filter(|(it, _)| it.is_running)?;
        let gone = Duration::from_secs_f64((now - at).max(0.0) / 1000.0);
        Some(clock.ms_left.saturating_sub(gone.as_millis() as u32))
    }

    /// Whether a bot plays because somebody's time ran out, tracked.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.of(seat).is_some_and(|(it, _)| it.is_out)
    }
}

impl Company {
    /// Gives somebody more time.
    pub fn give_time(&self, seat: Seat) {
        self.say(ClientMessage::Time { seat });
    }
}
