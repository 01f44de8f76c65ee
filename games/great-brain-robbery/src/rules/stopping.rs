//! Stopping: brake, coupling check, find. Rulebook 20 and 40.

use tabletop::{Cx, Seat, SeatSet, rule};

use super::{fight, turn};
use crate::{
    brain::Ability,
    car::Face,
    cards::Cards,
    dice::coupling_lost_on,
    event::Event,
    rulebook as r,
    state::Robbery,
    table::Table,
    train::{Place, Spot},
};

/// First the brake, then the couplings, then whatever is on the space.
pub(super) fn stop(robbery: &mut Robbery, spot: Spot, n_opened: u8, cx: &mut Cx<'_, Event>) {
    if robbery.table.train.is_brake(spot) {
        rule!(r::GBR_9_BRAKE);
        let seat = robbery.table.active;
        robbery.happens(Event::Braked { seat }, cx);
        if robbery.table.train.n_cars() == 1 {
            rule!(r::GBR_21_END);
            turn::finish(robbery, cx);
            return;
        }
        rule!(r::GBR_21_BRAKES);
        lose_last_car(robbery, cx);
    }
    if 0 < n_opened {
        rule!(r::GBR_10_WHEN);
        if 1 < n_opened {
            rule!(r::GBR_10_ONCE);
        }
        let asked = robbery.table.holder(Ability::Coupling);
        check_couplings(robbery, asked, cx);
    } else {
        arrive(robbery, cx);
    }
}

/// Rolls until the couplings hold. `asked` may have one die rolled again, and
/// while the answer is awaited the check waits too.
fn check_couplings(robbery: &mut Robbery, asked: Option<Seat>, cx: &mut Cx<'_, Event>) {
    loop {
        let n_cars = robbery.table.train.n_cars();
        if n_cars == 1 {
            rule!(r::GBR_25_ONE_CAR);
            break;
        }
        rule!(r::GBR_10_CHECK);
        let die = cx.die(6);
        // With seven cars or more, every die says the same.
        let asked = asked.filter(|_| coupling_lost_on(n_cars) < 6);
        let n_cars = n_cars as u8;
        robbery.happens(Event::CouplingRolled { die, n_cars, asked }, cx);
        if asked.is_some() {
            rule!(r::GBR_27_COUPLING);
            return;
        }
        if !breaks(robbery, die, cx) {
            break;
        }
    }
    arrive(robbery, cx);
}

/// Whether this die loses the last car; if so, it is lost.
fn breaks(robbery: &mut Robbery, die: u8, cx: &mut Cx<'_, Event>) -> bool {
    if coupling_lost_on(robbery.table.train.n_cars()) < die {
        rule!(r::GBR_10_HOLDS);
        return false;
    }
    rule!(r::GBR_10_LOST);
    lose_last_car(robbery, cx);
    true
}

pub(super) fn again(robbery: &mut Robbery, seat: Seat, cx: &mut Cx<'_, Event>) {
    robbery.happens(Event::Again { seat }, cx);
    check_couplings(robbery, None, cx);
}

pub(super) fn let_be(robbery: &mut Robbery, seat: Seat, die: u8, cx: &mut Cx<'_, Event>) {
    robbery.happens(Event::LetBe { seat }, cx);
    if breaks(robbery, die, cx) {
        check_couplings(robbery, Some(seat), cx);
    } else {
        arrive(robbery, cx);
    }
}

/// Never called for a train of one car.
fn lose_last_car(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let is_on_it = |place: Place| place.spot().is_some_and(|spot| spot.car == 0);
    let pawns = robbery.table.pawns.iter();
    let riders: SeatSet = pawns
        .filter(|(_, place)| is_on_it(**place))
        .map(|(seat, _)| seat)
        .collect();
    mark_loss(&robbery.table);
    let face = robbery.table.train.car(0).face;
    robbery.happens(Event::CarLost { face }, cx);
    for seat in riders.iter() {
        rule!(r::GBR_22_BEHIND);
        rule!(r::GBR_22_KEEP);
        let mut cards = robbery.hands[seat];
        if robbery.table.has(seat, Ability::SureFooted) {
            rule!(r::GBR_27_SURE_FOOTED);
            cards = Cards::NONE;
        }
        if !cards.is_empty() {
            rule!(r::GBR_22_HAND);
        }
        robbery.happens(Event::Fell { seat, cards }, cx);
    }
}

fn mark_loss(table: &Table) {
    let car = table.train.car(0);
    if !car.counters.is_empty() {
        rule!(r::GBR_22_COUNTERS);
    }
    if car.face == Face::Caboose {
        rule!(r::GBR_24_CABOOSE);
    } else if table.variants.recycle {
        rule!(r::GBR_28_RECYCLE);
    } else {
        rule!(r::GBR_24_OTHERS);
    }
}

/// What is on the space, if it is still there.
fn arrive(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let seat = robbery.table.active;
    if let Place::On(spot) = robbery.table.pawns[seat]
        && robbery.table.train.has_counter(spot)
    {
        find(robbery, spot, cx);
    }
    fight::meet(robbery, cx);
}

fn find(robbery: &mut Robbery, spot: Spot, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_11_POINT);
    let seat = robbery.table.active;
    robbery.happens(Event::Found { seat, spot }, cx);
    rule!(r::GBR_11_CARD);
    robbery.draw(seat, cx);
    if robbery.table.has(seat, Ability::LuckyFind) {
        rule!(r::GBR_27_LUCKY_FIND);
        robbery.draw(seat, cx);
    }
    if 2 < robbery.table.held[seat] {
        rule!(r::GBR_11_THIRD);
    }
    turn::foresee(robbery, cx);
}
