//! Opening a table. Rulebook 10 and 70.

use tabletop::{Cx, Refusal, Seat, rule};

use super::{Options, turn};
use crate::{
    car::Face,
    cards::Cards,
    event::Event,
    rulebook as r,
    state::Robbery,
    table::{Table, Variants, in_turn_order},
    train::other_side,
};

/// Later than this is after the last round.
const LATEST_ENGINE: u8 = 99;

/// Refuses variants that the rules do not know.
pub(super) fn agree(options: &Options) -> Result<(), Refusal> {
    if !(1..=4).contains(&options.cars) {
        return Err(Refusal::Forbidden(r::GBR_28_LONG_TRAIN));
    }
    if LATEST_ENGINE < options.late_engine {
        return Err(Refusal::Forbidden(r::GBR_28_LATE_ENGINE));
    }
    Ok(())
}

pub(super) fn open_table(options: &Options, n_seats: usize, cx: &mut Cx<'_, Event>) -> Robbery {
    rule!(r::GBR_3_FIRST);
    let first = Seat::new(cx.pick(n_seats));
    let variants = Variants {
        recycle: options.recycle,
        late_engine: options.late_engine,
    };
    rule!(r::GBR_3_START);
    let mut robbery = Robbery::fresh(Table::fresh(n_seats, first, variants));
    rule!(r::GBR_2_TRAIN);
    if 1 < options.cars {
        rule!(r::GBR_28_LONG_TRAIN);
    }
    for _ in 0..options.cars {
        let face = draw_car(&robbery.table, cx);
        robbery.happens(Event::CarJoined { face }, cx);
    }
    if options.free_cheese {
        hand_out_cheese(&mut robbery, cx);
    }
    deal(&mut robbery, cx);
    robbery.happens(Event::Round { n: 1 }, cx);
    turn::begin(&mut robbery, first, cx);
    robbery
}

/// A random car that can be drawn now, with a random face.
pub(super) fn draw_car(table: &Table, cx: &mut Cx<'_, Event>) -> Face {
    let drawable = table.drawable();
    let nth = cx.pick(drawable.len().into());
    let face = drawable.iter().nth(nth).expect("there is a car to draw");
    rule!(r::GBR_2_COUNTERS);
    if face == Face::Caboose {
        rule!(r::GBR_24_CABOOSE);
        return Face::Engine;
    }
    rule!(r::GBR_2_FACE);
    [face, other_side(face)][cx.pick(2)]
}

fn hand_out_cheese(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_28_FREE_CHEESE);
    for seat in in_turn_order(robbery.table.first, robbery.table.n_seats()) {
        rule!(r::GBR_28_ANY_CHEESE);
        let mut cheeses = robbery.deck.common(Cards::CHEESES);
        let brain = cx.draw(&mut cheeses).expect("there are sixteen");
        robbery.happens(Event::CheeseGiven { seat, brain }, cx);
    }
}

fn deal(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_1_DEAL);
    for seat in in_turn_order(robbery.table.first, robbery.table.n_seats()) {
        let card = Some(robbery.top_card(cx));
        robbery.happens(Event::Dealt { seat, card }, cx);
    }
}
