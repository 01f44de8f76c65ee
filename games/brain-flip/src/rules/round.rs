//! A round from the choice to the point. Rulebook 10, 20 and 30.

use tabletop::{BySeat, Cx, Seat, SeatSet, rule};

use super::{mistake, review};
use crate::{
    event::{Call, Event, Feat},
    grid::{Cell, Grid, MAX_SIDE},
    log::Log,
    picture::Picture,
    question::{Asked, Remark},
    rulebook as r,
    state::BrainFlip,
    table::{Agreed, GOAL, LastAnswer, Step, Table, Word},
};

const N_CARDS: usize = 50;

pub(super) fn open_table(
    agreed: Agreed,
    side: u8,
    n_seats: usize,
    cx: &mut Cx<'_, Event>,
) -> BrainFlip {
    let grid = deal(side, cx);
    rule!(r::BFL_2_FIRST);
    let first = Seat::new(cx.pick(n_seats));
    let mut game = BrainFlip {
        table: Table {
            agreed,
            points: BySeat::new(n_seats, |_| 0),
            answers: BySeat::new(n_seats, |_| 0),
            first,
            master: first,
            grid,
            still_in: SeatSet::EMPTY,
            log: Log::EMPTY,
            last_answer: LastAnswer::Settled,
            next_remark: Remark::default(),
            step: Step::Choose,
        },
        secret: None,
    };
    game.happen(Event::Dealt { grid }, cx);
    game.happen(Event::RoundBegan { master: first }, cx);
    game
}

/// Draws a card and a side for every place. What is left over stays in the box.
fn deal(side: u8, cx: &mut Cx<'_, Event>) -> Grid {
    if side == MAX_SIDE {
        rule!(r::BFL_1_GRID);
    } else {
        rule!(r::BFL_1_SMALLER);
    }
    rule!(r::BFL_15_PICTURES);
    let mut cards: [u8; N_CARDS] = std::array::from_fn(|n| n as u8);
    let mut n_left = N_CARDS;
    Grid::lay(side, || {
        let drawn = cx.pick(2 * n_left);
        let (nth, back) = (drawn / 2, drawn % 2);
        let card = cards[nth];
        n_left -= 1;
        cards[nth] = cards[n_left];
        Picture::of_number(2 * card + 1 + back as u8).expect("fifty cards have a hundred sides")
    })
}

pub(super) fn choose(game: &mut BrainFlip, cell: Cell, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_3_CHOOSE);
    rule!(r::BFL_2_AGAIN);
    game.secret = Some(cell);
    let master = game.table.master;
    let spot = Some(game.chosen());
    game.happen(Event::Chose { master, spot }, cx);
    pass_turn(game, master, cx);
}

/// The guesser after `seat` is to ask. The round is over if there is none.
fn pass_turn(game: &mut BrainFlip, seat: Seat, cx: &mut Cx<'_, Event>) {
    let next = game.table.next_asker(seat);
    let seat = next.expect("the round ends when all are out");
    game.happen(Event::Turn { seat }, cx);
}

pub(super) fn ask(game: &mut BrainFlip, seat: Seat, asked: Asked, cx: &mut Cx<'_, Event>) {
    match asked {
        Asked::Known(_) => rule!(r::BFL_13_VOCABULARY),
        Asked::Free(_) => rule!(r::BFL_13_FREE),
    }
    let wrong = mistake::standing(game);
    let proved = match (wrong, game.table.unsettled()) {
        (None, Some((number, Asked::Known(_), _))) => Some(number),
        (Some(_), _) | (None, Some((_, Asked::Free(_), _)) | None) => None,
    };
    game.happen(
        Event::Asked {
            seat,
            asked,
            proved,
        },
        cx,
    );
    if let Some(wrong) = wrong {
        rule!(r::BFL_12_FOUND);
        mistake::uncover(game, wrong, cx);
    }
}

pub(super) fn say(game: &mut BrainFlip, said: Word, cx: &mut Cx<'_, Event>) {
    let Step::Answer { seat, asked } = game.table.step else {
        unreachable!("legal actions fit the step")
    };
    let master = game.table.master;
    game.happen(
        Event::Answered {
            master,
            asked,
            said,
        },
        cx,
    );
    if game.table.n_left() == 0 {
        rule!(r::BFL_7_LAST);
        used_up(game, cx);
    } else {
        pass_turn(game, seat, cx);
    }
}

pub(super) fn decline(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_13_DECLINED);
    rule!(r::BFL_14_PLACE);
    let Step::Answer { seat, .. } = game.table.step else {
        unreachable!("legal actions fit the step")
    };
    let master = game.table.master;
    game.happen(Event::Declined { master, seat }, cx);
    // The asker may have called meanwhile.
    if !game.table.still_in.contains(seat) {
        pass_turn(game, seat, cx);
    }
}

pub(super) fn point(game: &mut BrainFlip, seat: Seat, cell: Cell, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_5_CALL);
    rule!(r::BFL_5_TRUTH);
    let spot = game.spot(cell);
    if Some(cell) == game.secret {
        let call = Call::Right;
        game.happen(Event::Called { seat, spot, call }, cx);
        found(game, seat, cx);
        return;
    }
    if let Some(wrong) = mistake::misleading(game, spot.picture) {
        rule!(r::BFL_12_MISLED);
        let call = Call::Misled;
        game.happen(Event::Called { seat, spot, call }, cx);
        mistake::uncover(game, wrong, cx);
        return;
    }
    rule!(r::BFL_6_WRONG);
    let call = Call::Wrong;
    game.happen(Event::Called { seat, spot, call }, cx);
    after_wrong_call(game, seat, cx);
}

fn found(game: &mut BrainFlip, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_6_RIGHT);
    if mistake::standing(game).is_some() {
        rule!(r::BFL_12_RIGHT_CALL);
    }
    let spot = game.chosen();
    game.happen(Event::Shown { spot }, cx);
    let feat = Feat::Found;
    game.happen(Event::Scored { seat, feat }, cx);
    end_round(game, cx);
}

fn after_wrong_call(game: &mut BrainFlip, seat: Seat, cx: &mut Cx<'_, Event>) {
    if game.table.still_in.is_empty() {
        rule!(r::BFL_7_ALL_OUT);
        unfound(game, cx);
        return;
    }
    match game.table.step {
        Step::Ask { seat: asker } => {
            if game.table.n_left() == 0 {
                used_up(game, cx);
            } else if seat == asker {
                pass_turn(game, asker, cx);
            } else {
                rule!(r::BFL_5_TURN_STAYS);
            }
        }
        Step::Answer { .. } => rule!(r::BFL_5_ORDER),
        Step::Choose | Step::Review(_) | Step::Vote { .. } | Step::Over => {
            unreachable!("nobody points now")
        }
    }
}

fn used_up(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    rule!(r::BFL_7_MASTER);
    unfound(game, cx);
}

/// Nobody found the picture. People judge the answers to free questions first.
fn unfound(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    if mistake::standing(game).is_some() {
        rule!(r::BFL_12_HARMLESS);
    }
    let spot = game.chosen();
    game.happen(Event::Shown { spot }, cx);
    if game.table.log.free().next().is_some() {
        review::begin(game, cx);
    } else {
        master_scores(game, cx);
    }
}

pub(super) fn master_scores(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    let seat = game.table.master;
    let feat = Feat::Hid;
    game.happen(Event::Scored { seat, feat }, cx);
    end_round(game, cx);
}

pub(super) fn end_round(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    let table = &game.table;
    rule!(r::BFL_8_NEXT);
    let next = table.master.left(table.n_seats());
    let has_won = table.points.as_slice().iter().any(|it| GOAL <= *it);
    if has_won && table.agreed.full_circle {
        rule!(r::BFL_8_FULL_CIRCLE);
    }
    if has_won && (!table.agreed.full_circle || next == table.first) {
        end_game(game, cx);
        return;
    }
    if table.agreed.new_grid {
        rule!(r::BFL_2_NEW_GRID);
        let grid = deal(table.grid.side(), cx);
        game.happen(Event::Dealt { grid }, cx);
    } else {
        rule!(r::BFL_2_STAYS);
    }
    game.secret = None;
    game.happen(Event::RoundBegan { master: next }, cx);
}

fn end_game(game: &mut BrainFlip, cx: &mut Cx<'_, Event>) {
    let winners = game.table.standings().winners();
    if game.table.agreed.full_circle {
        rule!(r::BFL_8_SHARED);
    } else {
        rule!(r::BFL_8_THREE);
    }
    let tiebreak = game.table.tiebreak();
    game.happen(Event::Ended { winners, tiebreak }, cx);
}
