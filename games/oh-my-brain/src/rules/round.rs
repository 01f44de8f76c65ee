//! A round from the deal to the count. Rulebook 10 and 50.

use tabletop::{BySeat, Cx, Seat, SeatSet, rule};

use super::refill;
use crate::{
    animal::Animal,
    cards::Cards,
    event::Event,
    rulebook as r,
    state::{Drawn, Each, OhMyBrain, Step, Then},
};

/// Brains everybody starts the game with.
const BRAINS: u8 = 9;
/// How often three cards are dealt.
const N_LOTS: u8 = 3;
const LOT: u8 = 3;

pub(super) fn open_table(n_seats: usize, cx: &mut Cx<'_, Event>) -> OhMyBrain {
    rule!(r::OMB_1_BRAINS);
    let mut brains = Each::default();
    brains.first_mut(n_seats).for_each(|it| *it = BRAINS);
    rule!(r::OMB_4_FIRST_ROUND);
    let starter = Seat::new(cx.pick(n_seats));
    let mut table = OhMyBrain::fresh(n_seats as u8, brains, starter);
    begin_round(&mut table, starter, cx);
    table
}

fn begin_round(table: &mut OhMyBrain, starter: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_2_SHUFFLE);
    rule!(r::OMB_3_RESERVE);
    *table = OhMyBrain::fresh(table.n_seats, table.brains, starter);
    cx.emit(Event::RoundBegan { starter });
    deal(table, N_LOTS - 1, cx);
}

fn deal(table: &mut OhMyBrain, n_left: u8, cx: &mut Cx<'_, Event>) {
    table.step = Step::Deal { n_left };
    for seat in table.seats() {
        let cards: Cards = (0..LOT).filter_map(|_| table.draw(cx)).collect();
        table.drawn[seat] = Drawn::from(cards);
        cx.emit(Event::Dealt {
            seat,
            n_left,
            cards: Some(cards),
        });
    }
}

pub(super) fn bury(
    table: &mut OhMyBrain,
    seat: Seat,
    animal: Animal,
    n_left: u8,
    cx: &mut Cx<'_, Event>,
) {
    rule!(r::OMB_2_THREE_TIMES);
    let kept = table.drawn[seat].cards().without(animal, 1);
    table.drawn[seat] = Drawn::NONE;
    table.hands[seat].learn(seat, kept);
    table.graveyards[seat].put(seat, animal);
    cx.emit(Event::Buried {
        seat,
        card: Some(animal),
    });
    if table.seats().any(|seat| !table.drawn[seat].is_empty()) {
        return;
    }
    rule!(r::OMB_2_SECRET);
    match n_left.checked_sub(1) {
        Some(n_left) => deal(table, n_left, cx),
        None => begin_turn(table, table.active, cx),
    }
}

fn begin_turn(table: &mut OhMyBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    table.active = seat;
    if table.is_rid_of_all(seat) {
        rule!(r::OMB_21_NOTHING);
        end_round(table, cx);
    } else if table.hand(seat).is_empty() {
        rule!(r::OMB_21_REFILL_FIRST);
        refill::refill(table, Then::Play, cx);
    } else {
        await_play(table, cx);
    }
}

pub(super) fn await_play(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    table.step = Step::Play;
    cx.emit(Event::Turn { seat: table.active });
}

pub(super) fn end_turn(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    let seat = table.active;
    if table.is_rid_of_all(seat) {
        rule!(r::OMB_20_ROUND_ENDS);
        end_round(table, cx);
        return;
    }
    if table
        .opponents(seat)
        .any(|opponent| table.is_rid_of_all(opponent))
    {
        rule!(r::OMB_20_OWN_TURN);
    }
    rule!(r::OMB_10_LEFT);
    begin_turn(table, seat.left(table.n_seats()), cx);
}

/// The active player is rid of every card.
pub(super) fn end_round(table: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_20_EATEN);
    let seat = table.active;
    let lost = BySeat::new(table.n_seats(), |loser| {
        let n_cards = table.hand(loser).len() + table.graveyard(loser).len();
        if table.brains[loser] < n_cards {
            rule!(r::OMB_20_ALL);
        }
        n_cards.min(table.brains[loser])
    });
    for (loser, n) in lost.iter() {
        table.brains[loser] -= n;
    }
    cx.emit(Event::RoundEnded { seat, lost });
    if table.is_over() {
        rule!(r::OMB_22_LAST_BRAIN);
        table.finish(cx);
    } else {
        let starter = next_starter(table, cx);
        begin_round(table, starter, cx);
    }
}

fn next_starter(table: &OhMyBrain, cx: &mut Cx<'_, Event>) -> Seat {
    rule!(r::OMB_4_FEWEST);
    let fewest = table.seats().map(|seat| table.brains[seat]).min();
    let tied: SeatSet = table
        .seats()
        .filter(|seat| Some(table.brains[*seat]) == fewest)
        .collect();
    let nth = match tied.len() {
        1 => 0,
        n => {
            rule!(r::OMB_4_TIE);
            cx.pick(n)
        }
    };
    let starter = tied.iter().nth(nth);
    starter.expect("somebody has the fewest brains")
}
