//! Moving: cards thrown, cars opened, and where it ends. Rulebook 20.

use tabletop::{Cx, rule};

use super::{setup, stopping};
use crate::{
    brain::Brain,
    dice::Dice,
    event::Event,
    reach::steps_to,
    rulebook as r,
    state::Robbery,
    table::Move,
    train::{Place, Spot},
};

pub(super) fn throw(robbery: &mut Robbery, card: Brain, going: Move, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_6_THROW);
    if going.dice == Dice::NONE {
        rule!(r::GBR_6_NO_DICE);
    }
    let seat = robbery.table.active;
    robbery.happens(Event::ThrownToRun { seat, card }, cx);
}

pub(super) fn open(robbery: &mut Robbery, going: Move, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_7_NEW_CAR);
    rule!(r::GBR_7_COUNTERS);
    rule!(r::GBR_7_ENTERS);
    if 0 < going.n_opened {
        rule!(r::GBR_7_SEVERAL);
    }
    let seat = robbery.table.active;
    let beyond = robbery.table.reach(going).beyond;
    let left = beyond.expect("the front is within reach");
    let face = setup::draw_car(&robbery.table, cx);
    robbery.happens(Event::Opened { seat, face, left }, cx);
}

pub(super) fn stop(robbery: &mut Robbery, spot: Spot, going: Move, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_6A_QUIET);
    rule!(r::GBR_6A_PARTS);
    rule!(r::GBR_8_STOP);
    mark_way(robbery, spot, going);
    let seat = robbery.table.active;
    robbery.happens(Event::Stopped { seat, spot }, cx);
    stopping::stop(robbery, spot, going.n_opened, cx);
}

fn mark_way(robbery: &Robbery, spot: Spot, going: Move) {
    let from = robbery.table.pawns[robbery.table.active];
    match from {
        Place::Behind => rule!(r::GBR_23_MUST_MOVE),
        // Out into a new car and back again.
        Place::On(from) if 0 < going.n_opened && spot.car < from.car => rule!(r::GBR_6_FREELY),
        Place::On(from) if from == spot && robbery.table.train.is_brake(spot) => {
            rule!(r::GBR_21_STAYING);
        }
        Place::On(_) => (),
    }
    if steps_to(&robbery.table.train, from, spot) < going.left {
        rule!(r::GBR_6_UP_TO);
    }
}
