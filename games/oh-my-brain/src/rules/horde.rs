//! Playing onto the horde, or giving up. Rulebook 20 and 30.

use tabletop::{Cx, Seat, rule};

use super::{die, refill};
use crate::{
    animal::{Animal, Demand, Power},
    cards::Cards,
    event::Event,
    rulebook as r,
    state::{Drawn, Horde, OhMyBrain, Step, Then},
};

pub(super) fn play(table: &mut OhMyBrain, animal: Animal, n: u8, cx: &mut Cx<'_, Event>) {
    let seat = table.active;
    mark_play(&table.horde, animal, n);
    table.hands[seat].take_openly(animal, n);
    table.horde.cards = table.horde.cards.with(animal, 1);
    table.horde.top = Some(animal);
    cx.emit(Event::Played { seat, animal, n });
    after_share(table, animal, n - 1, cx);
}

fn mark_play(horde: &Horde, animal: Animal, n: u8) {
    rule!(r::OMB_5_ONE_VALUE);
    match (horde.demand(), animal.power()) {
        (Demand::Any, _) => rule!(r::OMB_5_EMPTY),
        (Demand::Above(_) | Demand::Below(_), Power::Always) => rule!(r::OMB_11_MOSQUITO),
        (Demand::Above(_), _) => {
            rule!(r::OMB_5_HIGHER);
            if horde.cards.contains(Animal::Spider) {
                rule!(r::OMB_12_ONCE);
            }
        }
        (Demand::Below(_), _) => rule!(r::OMB_12_SPIDER),
    }
    match animal.power() {
        Power::Die if 1 < n => rule!(r::OMB_15_ONE_ROLL),
        Power::Always | Power::Lower | Power::Again if 1 < n => rule!(r::OMB_14_ONCE),
        Power::Plain | Power::Always | Power::Lower | Power::Again | Power::Die => (),
    }
}

/// One extra goes into an opponent's graveyard.
pub(super) fn share(table: &mut OhMyBrain, animal: Animal, to: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_6_ONE_STAYS);
    rule!(r::OMB_6_SEEN);
    let n_seats = table.n_seats();
    table.graveyards[to].put_openly(animal, n_seats);
    table.open[to] = table.open[to].with(animal, 1);
    cx.emit(Event::Shared {
        seat: table.active,
        animal,
        to,
    });
}

/// Asks for the next extra; with one opponent there is nobody to choose from.
pub(super) fn after_share(
    table: &mut OhMyBrain,
    animal: Animal,
    n_left: u8,
    cx: &mut Cx<'_, Event>,
) {
    if n_left == 0 {
        use_power(table, animal, cx);
    } else if table.n_seats == 2 {
        let to = table.active.left(table.n_seats());
        for _ in 0..n_left {
            share(table, animal, to, cx);
        }
        use_power(table, animal, cx);
    } else {
        rule!(r::OMB_6_BEFORE);
        table.step = Step::Share { animal, n_left };
    }
}

/// Called once for each play, however many cards it was.
fn use_power(table: &mut OhMyBrain, animal: Animal, cx: &mut Cx<'_, Event>) {
    match animal.power() {
        Power::Plain | Power::Always | Power::Lower => refill::refill(table, Then::Pass, cx),
        Power::Again => {
            rule!(r::OMB_13_MOUSE);
            sweep(table);
            cx.emit(Event::Swept { seat: table.active });
            rule!(r::OMB_13_AGAIN);
            refill::refill(table, Then::Play, cx);
        }
        Power::Die => die::roll(table, cx),
    }
}

fn sweep(table: &mut OhMyBrain) {
    table.discard = table.discard.plus(table.horde.cards);
    table.horde = Horde::default();
}

pub(super) fn give_up(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_7_GIVE_UP);
    let seat = table.active;
    if let Demand::Below(_) = table.horde.demand() {
        rule!(r::OMB_12_GONE);
    }
    sweep(table);
    rule!(r::OMB_7_BRAIN);
    rule!(r::OMB_24_BACK);
    table.brains[seat] -= 1;
    cx.emit(Event::GaveUp { seat });
    if table.is_over() {
        rule!(r::OMB_7_LAST_BRAIN);
        rule!(r::OMB_22_MID_ROUND);
        table.finish(cx);
    } else {
        draw_two(table, cx);
    }
}

fn draw_two(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    let first = draw_one(table, cx).expect("the horde just discarded can be drawn");
    if draw_one(table, cx).is_some() {
        table.step = Step::Keep;
    } else {
        rule!(r::OMB_7_TOO_FEW);
        keep(table, first, cx);
    }
}

fn draw_one(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) -> Option<Animal> {
    let seat = table.active;
    let animal = table.draw(cx)?;
    table.drawn[seat] = Drawn::from(table.drawn[seat].cards().with(animal, 1));
    cx.emit(Event::Drew {
        seat,
        card: Some(animal),
    });
    Some(animal)
}

/// This card goes to the hand, the other one, if there is one, to the graveyard.
pub(super) fn keep(table: &mut OhMyBrain, animal: Animal, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_7_DRAW);
    let seat = table.active;
    let buried: Cards = table.drawn[seat].cards().without(animal, 1);
    table.drawn[seat] = Drawn::NONE;
    table.hands[seat].put(seat, animal);
    table.graveyards[seat].learn(seat, buried);
    rule!(r::OMB_7_PLAYS_ON);
    table.step = Step::Play;
    cx.emit(Event::Kept {
        seat,
        card: Some(animal),
    });
}
