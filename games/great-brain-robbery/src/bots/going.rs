//! Where greedy goes.

use tabletop::{Seat, SeatSet};

use super::{POINT, VICTORY, mark_fight, use_of};
use crate::{
    brain::Brain,
    car::Face,
    reach::{Reach, steps_to, steps_to_new_car},
    table::Step,
    train::{Place, Spot},
    view::View,
};

/// A counter: a point and a card.
const COUNTER: i32 = 4 * POINT;
/// A new car has counters, and it brings the end nearer.
const NEW_CAR: i32 = 3 * POINT;

/// What ending the move here is worth.
pub(super) fn mark_stop(view: &View, me: Seat, spot: Spot) -> i32 {
    let table = &view.table;
    let mut mark = 0;
    if table.train.is_brake(spot) {
        mark += mark_brake(view, me);
    }
    if table.train.has_counter(spot) {
        mark += COUNTER;
    }
    let others = table.seats().filter(|seat| *seat != me);
    let others: SeatSet = others
        .filter(|seat| table.pawns[*seat] == Place::On(spot))
        .collect();
    if !others.is_empty() {
        mark += mark_fight(view, me, others).max(0);
    }
    mark - from_here(view, me, spot)
}

/// Whether the game could end now and be won.
pub(crate) fn is_ahead(view: &View, me: Seat) -> bool {
    view.table.leader().is_some_and(|(seat, _)| seat == me)
}

fn mark_brake(view: &View, me: Seat) -> i32 {
    let ends = view.table.train.n_cars() == 1;
    match (is_ahead(view, me), ends) {
        (true, true) => VICTORY,
        (true, false) => 3 * COUNTER,
        (false, true) => -VICTORY,
        (false, false) => -COUNTER,
    }
}

/// How far it is from a space to what the player wants next.
fn from_here(view: &View, me: Seat, spot: Spot) -> i32 {
    let train = &view.table.train;
    let here = Place::On(spot);
    let has_engine = train.car(train.front()).face == Face::Engine;
    let wants_brake = has_engine && is_ahead(view, me);
    let mut nearest: Option<u8> = None;
    for (car, it) in (0..).zip(train.cars()) {
        let wanted = if wants_brake {
            it.face.brakes()
        } else {
            it.counters
        };
        let spots = wanted.iter().map(|space| Spot { car, space });
        // The counter on the space itself is taken.
        for there in spots.filter(|there| wants_brake || *there != spot) {
            let steps = steps_to(train, here, there);
            nearest = Some(nearest.map_or(steps, |least| least.min(steps)));
        }
    }
    let front = view.table.can_open().then(|| steps_to_new_car(train, here));
    let way = match (nearest, front) {
        (Some(counter), Some(front)) if is_ahead(view, me) => counter.min(front),
        (Some(counter), Some(front)) => counter.min(front.saturating_add(3)),
        (Some(steps), None) | (None, Some(steps)) => steps,
        // Where nothing is left to find, the front is the safest.
        (None, None) => steps_to_new_car(train, here),
    };
    i32::from(way)
}

pub(super) fn mark_open(view: &View, me: Seat) -> i32 {
    let lead = if is_ahead(view, me) { COUNTER } else { 0 };
    NEW_CAR + lead
}

/// The best that a reach holds.
fn best_stop(view: &View, me: Seat, reach: &Reach) -> i32 {
    let stops = reach.iter().map(|spot| mark_stop(view, me, spot));
    let best = stops.max().unwrap_or(-VICTORY);
    match reach.beyond {
        Some(_) if view.table.can_open() => best.max(mark_open(view, me)),
        Some(_) | None => best,
    }
}

/// A card is thrown only for something that is out of reach without it.
pub(super) fn mark_run(view: &View, me: Seat, card: Brain) -> i32 {
    let Step::Move(going) = view.table.step else {
        return -VICTORY;
    };
    if card.run() == 0 {
        return -VICTORY;
    }
    best_stop(view, me, &view.table.reach_with(going, card)) - use_of(view, me, card) - 1
}

/// Better dice are only worth it if nothing good is within reach.
pub(super) fn mark_reroll() -> i32 {
    COUNTER / 2
}
