//! A round from the deal to the count. Rulebook 10 and 50.

use tabletop::{BySeat, Cx, Seat, SeatSet, rule};

use super::refill;
use crate::{
    animal::Animal,
    event::Event,
    rulebook as r,
    state::OhMyBrain,
    table::{LOT, Table, Then},
};

/// Brains everybody starts the game with.
const BRAINS: u8 = 9;
/// How often cards are dealt.
const N_LOTS: u8 = 3;

pub(super) fn open_table(n_seats: usize, cx: &mut Cx<'_, Event>) -> OhMyBrain {
    rule!(r::OMB_1_BRAINS);
    let brains = BySeat::new(n_seats, |_| BRAINS);
    rule!(r::OMB_4_FIRST_ROUND);
    let starter = Seat::new(cx.pick(n_seats));
    let mut game = OhMyBrain::fresh(Table::fresh(brains, starter));
    begin_round(&mut game, starter, cx);
    game
}

fn begin_round(game: &mut OhMyBrain, starter: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_2_SHUFFLE);
    rule!(r::OMB_3_RESERVE);
    game.happens(Event::RoundBegan { starter }, cx);
    deal(game, N_LOTS - 1, cx);
}

fn deal(game: &mut OhMyBrain, n_left: u8, cx: &mut Cx<'_, Event>) {
    let mut reserve = game.reserve();
    for seat in game.table.seats() {
        let cards = (0..LOT).filter_map(|_| cx.draw(&mut reserve)).collect();
        let cards = Some(cards);
        let dealt = Event::Dealt {
            seat,
            n_left,
            cards,
        };
        game.happens(dealt, cx);
    }
}

pub(super) fn bury(
    game: &mut OhMyBrain,
    seat: Seat,
    animal: Animal,
    n_left: u8,
    cx: &mut Cx<'_, Event>,
) {
    rule!(r::OMB_2_THREE_TIMES);
    let card = Some(animal);
    game.happens(Event::Buried { seat, card }, cx);
    if !game.table.awaited().is_empty() {
        return;
    }
    rule!(r::OMB_2_SECRET);
    match n_left.checked_sub(1) {
        Some(n_left) => deal(game, n_left, cx),
        None => begin_turn(game, game.table.active, cx),
    }
}

fn begin_turn(game: &mut OhMyBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    if game.table.n_cards(seat) == 0 {
        rule!(r::OMB_21_NOTHING);
        end_round(game, seat, cx);
    } else if game.table.held[seat] == 0 {
        rule!(r::OMB_21_REFILL_FIRST);
        refill::refill(game, seat, Then::Play, cx);
    } else {
        game.happens(Event::Turn { seat }, cx);
    }
}

pub(super) fn end_turn(game: &mut OhMyBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    let table = &game.table;
    if table.n_cards(seat) == 0 {
        rule!(r::OMB_20_ROUND_ENDS);
        end_round(game, seat, cx);
        return;
    }
    if table.opponents(seat).any(|it| table.n_cards(it) == 0) {
        rule!(r::OMB_20_OWN_TURN);
    }
    rule!(r::OMB_10_LEFT);
    begin_turn(game, seat.left(table.n_seats()), cx);
}

/// A player is rid of every card.
pub(super) fn end_round(game: &mut OhMyBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_20_EATEN);
    let table = &game.table;
    let lost = table.brains.map(|loser, brains| {
        if *brains < table.n_cards(loser) {
            rule!(r::OMB_20_ALL);
        }
        table.n_cards(loser).min(*brains)
    });
    game.happens(Event::RoundEnded { seat, lost }, cx);
    if game.table.is_anybody_out() {
        rule!(r::OMB_22_LAST_BRAIN);
        game.finish(cx);
    } else {
        let starter = next_starter(&game.table, cx);
        begin_round(game, starter, cx);
    }
}

fn next_starter(table: &Table, cx: &mut Cx<'_, Event>) -> Seat {
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
