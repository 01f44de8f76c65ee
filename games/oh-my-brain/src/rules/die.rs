//! The die and its six faces. Rulebook 40.

use tabletop::{Cx, Seat, rule};

use super::refill;
use crate::{
    animal::Animal,
    event::{Event, Face, Swapped},
    pile, rulebook as r,
    state::{OhMyBrain, Step, Then},
};

/// Called once for each play, however many die cards it was.
pub(super) fn roll(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_15_ROLL);
    let seat = table.active;
    let face = Face::ALL[cx.pick(Face::ALL.len())];
    cx.emit(Event::Rolled { seat, face });
    match face {
        Face::Give if table.hand(seat).is_empty() => {
            rule!(r::OMB_16_EMPTY_HAND);
            settled(table, cx);
        }
        Face::Give => table.step = Step::Give,
        Face::Swarm => swarm(table, cx),
        Face::Steal if table.n_seats == 2 => steal(table, seat.left(table.n_seats()), cx),
        Face::Steal => table.step = Step::Steal,
        Face::Gain => gain(table, cx),
        Face::Swap => table.step = Step::Swap,
        Face::Again => {
            rule!(r::OMB_19_AGAIN);
            if table.hand(seat).is_empty() {
                rule!(r::OMB_19_AGAIN_EMPTY);
            }
            table.step = Step::Play;
        }
    }
}

/// The die has had its say.
fn settled(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_15_ORDER);
    refill::refill(table, Then::Pass, cx);
}

pub(super) fn give(table: &mut OhMyBrain, animal: Animal, to: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_16_GIVE);
    let seat = table.active;
    table.hands[seat].take_given(seat, to, animal);
    table.graveyards[to].put_given(to, seat, animal);
    cx.emit(Event::Given {
        seat,
        to,
        card: Some(animal),
    });
    settled(table, cx);
}

fn swarm(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_17_SWARM);
    let mut seat = table.active;
    for _ in 0..table.n_seats {
        let Some(animal) = table.draw(cx) else {
            rule!(r::OMB_17_CARDS_LAST);
            break;
        };
        table.graveyards[seat].put(seat, animal);
        cx.emit(Event::Swarmed {
            seat,
            card: Some(animal),
        });
        seat = seat.left(table.n_seats());
    }
    settled(table, cx);
}

pub(super) fn steal(table: &mut OhMyBrain, from: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_18_STEAL);
    let seat = table.active;
    table.brains[from] -= 1;
    table.brains[seat] += 1;
    cx.emit(Event::Stolen { seat, from });
    if table.is_over() {
        rule!(r::OMB_18_LAST_BRAIN);
        table.finish(cx);
    } else {
        settled(table, cx);
    }
}

fn gain(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_18_GAIN);
    let seat = table.active;
    let n = table.supply().min(1);
    if n == 0 {
        rule!(r::OMB_24_EMPTY);
    }
    table.brains[seat] += n;
    cx.emit(Event::Gained { seat, n });
    settled(table, cx);
}

pub(super) fn swap_hands(table: &mut OhMyBrain, with: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_19_SWAP);
    let seat = table.active;
    if table.hand(seat).is_empty() || table.hand(with).is_empty() {
        rule!(r::OMB_19_EMPTY_HAND);
    }
    pile::swap(&mut table.hands, seat, with);
    let cards = Some(Swapped {
        got: table.hand(seat),
        gave: table.hand(with),
    });
    cx.emit(Event::SwappedHands { seat, with, cards });
    settled(table, cx);
}

pub(super) fn swap_graveyards(table: &mut OhMyBrain, with: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_19_SWAP);
    let seat = table.active;
    pile::swap(&mut table.graveyards, seat, with);
    table.open.swap(seat, with);
    let cards = Some(Swapped {
        got: table.graveyard(seat),
        gave: table.graveyard(with),
    });
    cx.emit(Event::SwappedGraveyards { seat, with, cards });
    settled(table, cx);
}
