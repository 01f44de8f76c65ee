//! What the events leave behind for a while: skill rolls, and a look at
//! somebody's cards.

use give_me_the_brain::{Event, GiveMeTheBrain};
use leptos::prelude::*;
use tabletop::Seat;
use web::session::Session;

/// Whether an event is what the die waits for in the air.
pub fn is_roll(event: &Event) -> bool {
    matches!(event, Event::Rolled { .. })
}

/// The rolls since the last thing that anybody did.
pub fn rolls(session: Session) -> Memo<Vec<Event>> {
    Memo::new(move |before: Option<&Vec<Event>>| {
        session.model.with(|it| {
            let Some(it) = it.as_ref() else {
                return Vec::new();
            };
            let mut rolls = match it.since {
                0 => Vec::new(),
                _ => before.cloned().unwrap_or_default(),
            };
            for event in it.events.of::<GiveMeTheBrain>() {
                if is_roll(event) {
                    rolls.push(event.clone());
                } else if is_a_move(event) {
                    rolls.clear();
                }
            }
            rolls
        })
    })
}

/// What players do by themselves. A job inside a job is part of the same move,
/// but nobody remembers the roll before it.
fn is_a_move(event: &Event) -> bool {
    matches!(
        event,
        Event::Bid { .. }
            | Event::Passed { .. }
            | Event::JobPlayed { .. }
            | Event::Loafed { .. }
            | Event::Listened { .. }
            | Event::Stopped { .. }
    )
}

/// Whose cards this page's player has just looked at.
pub fn looked_at(session: Session) -> Memo<Option<Seat>> {
    Memo::new(move |_| {
        let me = session.seat();
        let looked = |event: &Event| match *event {
            Event::LookedAtHand { seat, whose, .. } if Some(seat) == me => Some(whose),
            _ => None,
        };
        session.with_new::<GiveMeTheBrain, _>(|events| events.iter().rev().find_map(looked))
    })
}
