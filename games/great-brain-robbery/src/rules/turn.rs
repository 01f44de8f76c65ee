//! A turn from its first card to its last. Rulebook 20, 50 and 80.

use tabletop::{Cx, Seat, rule};

use crate::{
    brain::{Ability, Brain},
    dice::Dice,
    event::Event,
    rulebook as r,
    state::Robbery,
    table::in_turn_order,
};

const LAST_ROUND: u8 = 100;

pub(super) fn begin(robbery: &mut Robbery, seat: Seat, cx: &mut Cx<'_, Event>) {
    robbery.happens(Event::Turn { seat }, cx);
    foresee(robbery, cx);
}

/// Shows the active player the top card, if the head is up to it.
pub(super) fn foresee(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let seat = robbery.table.active;
    let has_seen_it = robbery.table.seen_top.contains(seat);
    if robbery.table.has(seat, Ability::Foresight) && !has_seen_it {
        rule!(r::GBR_27_FORESIGHT);
        let card = Some(robbery.top_card(cx));
        robbery.happens(Event::Foresaw { seat, card }, cx);
    }
}

pub(super) fn discard_first(robbery: &mut Robbery, card: Brain, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_4_DISCARD);
    let seat = robbery.table.active;
    robbery.happens(Event::Discarded { seat, card }, cx);
}

pub(super) fn roll(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_5_DICE);
    let seat = robbery.table.active;
    if robbery.table.n_dice(seat) < 2 {
        rule!(r::GBR_5_FEWER);
    }
    let (dice, steps) = roll_dice(robbery, cx);
    robbery.happens(Event::Rolled { seat, dice, steps }, cx);
}

pub(super) fn reroll(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_27_REROLL);
    let seat = robbery.table.active;
    let (dice, steps) = roll_dice(robbery, cx);
    robbery.happens(Event::Rerolled { seat, dice, steps }, cx);
}

fn roll_dice(robbery: &Robbery, cx: &mut Cx<'_, Event>) -> (Dice, u8) {
    let seat = robbery.table.active;
    let dice = Dice::roll(robbery.table.n_dice(seat), cx);
    let run = robbery.table.run(seat);
    if 0 < run {
        rule!(r::GBR_5_RUN);
    }
    (dice, dice.sum() + run)
}

/// Asks whoever has cards and points, so that nobody learns from the question
/// whether there is a brain to be had for them.
pub(super) fn offer_install(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let seat = robbery.table.active;
    if 0 < robbery.table.held[seat] && 0 < robbery.table.points[seat] {
        rule!(r::GBR_14_INSTALL_FIRST);
        robbery.happens(Event::MayInstall { seat }, cx);
    } else {
        mind_hand_limits(robbery, cx);
    }
}

pub(super) fn install(robbery: &mut Robbery, brain: Brain, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_13_PAY);
    rule!(r::GBR_13_OPEN);
    let seat = robbery.table.active;
    let old = robbery.table.heads[seat];
    if old.is_some() {
        rule!(r::GBR_13_OLD);
    }
    let paid = robbery.table.cost(seat, brain);
    if paid < brain.cost() {
        rule!(r::GBR_27_THRIFT);
    }
    robbery.happens(
        Event::Installed {
            seat,
            brain,
            paid,
            old,
        },
        cx,
    );
    foresee(robbery, cx);
    rule!(r::GBR_13_ONCE);
    mind_hand_limits(robbery, cx);
}

/// Asks the first player who holds too many cards; if nobody does, the turn
/// is over.
pub(super) fn mind_hand_limits(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let active = robbery.table.active;
    for seat in in_turn_order(active, robbery.table.n_seats()) {
        let (held, limit) = (robbery.table.held[seat], robbery.table.hand_limit(seat));
        if robbery.table.has(seat, Ability::ThreeHands) && held == limit {
            rule!(r::GBR_27_THREE_HANDS);
        }
        if limit < held {
            if seat != active {
                rule!(r::GBR_30_EVERYBODY);
            }
            let n = held - limit;
            robbery.happens(Event::OverLimit { seat, n }, cx);
            return;
        }
    }
    end(robbery, cx);
}

pub(super) fn discard_over_limit(
    robbery: &mut Robbery,
    seat: Seat,
    card: Brain,
    cx: &mut Cx<'_, Event>,
) {
    rule!(r::GBR_14_TWO);
    robbery.happens(Event::Discarded { seat, card }, cx);
    if robbery.table.held[seat] <= robbery.table.hand_limit(seat) {
        mind_hand_limits(robbery, cx);
    }
}

fn end(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_3_LEFT);
    let next = robbery.table.active.left(robbery.table.n_seats());
    let is_round_over = next == robbery.table.first;
    if is_round_over && robbery.table.round == LAST_ROUND {
        rule!(r::GBR_29_HUNDRED);
        robbery.happens(Event::OutOfTime, cx);
        finish(robbery, cx);
        return;
    }
    if is_round_over {
        let n = robbery.table.round + 1;
        robbery.happens(Event::Round { n }, cx);
    }
    begin(robbery, next, cx);
}

/// The train has stopped, or it has gone on for too long.
pub(super) fn finish(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let heads = robbery.table.heads.as_slice().iter().flatten();
    if heads.copied().any(Brain::is_cheese) {
        rule!(r::GBR_26_CHEESE);
    }
    if let Some((seat, brain)) = robbery.table.leader() {
        rule!(r::GBR_26_HIGHEST);
        rule!(r::GBR_26_NO_TIE);
        robbery.happens(Event::Won { seat, brain }, cx);
    } else {
        rule!(r::GBR_26_EVERYONE_LOSES);
        robbery.happens(Event::EveryoneLost, cx);
    }
}
