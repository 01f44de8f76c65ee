//! What the events leave behind for a while: a skill roll, what was discarded
//! last, and a look at somebody's cards.

use give_me_the_brain::{Event, Face, GiveMeTheBrain, show::ids};
use leptos::prelude::*;
use scene::Present;
use tabletop::Seat;
use web::{
    session::Session,
    tables::{recent::follow, toss::has_dice},
};

/// The last roll since the last thing that anybody did.
pub fn roll(session: Session) -> Memo<Option<Event>> {
    follow::<GiveMeTheBrain, _>(session, |roll: &mut Option<Event>, event| {
        if has_dice::<GiveMeTheBrain>(event) {
            *roll = Some(event.clone());
        } else if is_a_move(event) {
            *roll = None;
        }
    })
}

/// What went to the discards last.
pub fn last_discard(session: Session) -> Memo<Option<Face>> {
    follow::<GiveMeTheBrain, _>(session, |last, event| *last = discarded(event).or(*last))
}

fn discarded(event: &Event) -> Option<Face> {
    let motions = GiveMeTheBrain::motions(event).into_iter().rev();
    let mut to_discards = motions.filter(|it| it.to == ids::discards());
    let Some(scene::Face::Card(face)) = to_discards.next()?.face else {
        return None;
    };
    face.parse().ok()
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
        let looked = |event: &Event| {
            let Event::LookedAtHand { seat, whose, .. } = *event else {
                return None;
            };
            (Some(seat) == me).then_some(whose)
        };
        session.with_new::<GiveMeTheBrain, _>(|events| events.iter().rev().find_map(looked))
    })
}
