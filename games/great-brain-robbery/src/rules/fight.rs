//! Fighting. Rulebook 30.

use tabletop::{BySeat, Cx, Seat, SeatSet, rule};

use super::turn;
use crate::{
    brain::{Ability, Brain},
    cards::Cards,
    dice::Dice,
    event::Event,
    rulebook as r,
    state::Robbery,
    table::{DealOut, Fight, Step},
    train::Place,
};

/// Asks the active player, if somebody else is on the space.
pub(super) fn meet(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let seat = robbery.table.active;
    let others = robbery.table.others_with(seat);
    if others.is_empty() {
        if robbery.table.pawns[seat] == Place::Behind {
            rule!(r::GBR_23_NO_FIGHT);
        }
        turn::offer_install(robbery, cx);
        return;
    }
    rule!(r::GBR_12_MAY);
    rule!(r::GBR_15_ATTACKER);
    robbery.happens(Event::Met { seat, others }, cx);
}

pub(super) fn leave_alone(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let seat = robbery.table.active;
    robbery.happens(Event::LeftAlone { seat }, cx);
    turn::offer_install(robbery, cx);
}

pub(super) fn attack(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_15_EVERYBODY);
    let seat = robbery.table.active;
    let others = robbery.table.others_with(seat);
    let table = &robbery.table;
    let can_stay_out = |it: &Seat| table.has(*it, Ability::TurnTheCheek) && 0 < table.points[*it];
    let asked = others.iter().find(can_stay_out);
    robbery.happens(
        Event::Attacked {
            seat,
            others,
            asked,
        },
        cx,
    );
    if asked.is_none() {
        roll(robbery, others.with(seat), cx);
    }
}

pub(super) fn stay_out(robbery: &mut Robbery, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_27_TURN_THE_CHEEK);
    robbery.happens(Event::StayedOut { seat }, cx);
    let attacker = robbery.table.active;
    let others = robbery.table.others_with(attacker).without(seat);
    if others.is_empty() {
        rule!(r::GBR_27_NOBODY_LEFT);
        turn::offer_install(robbery, cx);
    } else {
        roll(robbery, others.with(attacker), cx);
    }
}

pub(super) fn stand_up(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let attacker = robbery.table.active;
    let others = robbery.table.others_with(attacker);
    roll(robbery, others.with(attacker), cx);
}

fn roll(robbery: &mut Robbery, fighters: SeatSet, cx: &mut Cx<'_, Event>) {
    let mut dice = BySeat::new(robbery.table.n_seats(), |_| Dice::NONE);
    for seat in fighters.iter() {
        rule!(r::GBR_16_DICE);
        let n_dice = robbery.table.n_dice(seat);
        if n_dice < 2 {
            rule!(r::GBR_16_FEWER);
        }
        if 0 < robbery.table.hit(seat) {
            rule!(r::GBR_16_HIT);
        }
        dice[seat] = Dice::roll(n_dice, cx);
    }
    rule!(r::GBR_17_ROUND);
    let hits = dice.map(|seat, _| robbery.table.hit(seat));
    robbery.happens(
        Event::FightRolled {
            fighters,
            dice,
            hits,
        },
        cx,
    );
    settle(robbery, cx);
}

pub(super) fn throw(robbery: &mut Robbery, seat: Seat, card: Brain, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_17_THROW);
    rule!(r::GBR_30_ONE_AT_A_TIME);
    if seat == robbery.table.active {
        rule!(r::GBR_12_FOUND);
    }
    let Step::Fight(fight) = robbery.table.step else {
        unreachable!("cards are thrown to hit in a fight");
    };
    let total = robbery.table.total(&fight, seat) + card.hit();
    robbery.happens(Event::ThrownToHit { seat, card, total }, cx);
    settle(robbery, cx);
}

pub(super) fn pass(robbery: &mut Robbery, seat: Seat, cx: &mut Cx<'_, Event>) {
    robbery.happens(Event::Passed { seat }, cx);
    settle(robbery, cx);
}

/// Ends the fight once nobody is asked any more.
fn settle(robbery: &mut Robbery, cx: &mut Cx<'_, Event>) {
    let Step::Fight(fight) = robbery.table.step else {
        unreachable!("only a fight is settled");
    };
    if fight.asked.is_some() {
        return;
    }
    rule!(r::GBR_17_OVER);
    let totals = fight.fighters.iter();
    let best = totals.map(|seat| robbery.table.total(&fight, seat)).max();
    let best = best.expect("somebody fights");
    let tied: SeatSet = fight
        .fighters
        .iter()
        .filter(|seat| robbery.table.total(&fight, *seat) == best)
        .collect();
    let winner = winner_of(robbery, tied);
    let losers = fight.fighters.without(winner);
    robbery.happens(
        Event::FightWon {
            seat: winner,
            losers,
            by_tie: 1 < tied.len(),
            total: best,
        },
        cx,
    );
    reward(robbery, winner, losers, cx);
    take_brains(robbery, winner, &fight, cx);
}

fn winner_of(robbery: &Robbery, tied: SeatSet) -> Seat {
    if tied.len() == 1 {
        rule!(r::GBR_18_HIGHEST);
        return tied.first().expect("it holds one");
    }
    let attacker = robbery.table.active;
    let is_lawful = |seat: &Seat| robbery.table.has(*seat, Ability::LawAndOrder);
    if let Some(lawful) = tied.iter().find(is_lawful) {
        rule!(r::GBR_27_LAW_AND_ORDER);
        return lawful;
    }
    rule!(r::GBR_18_TIE);
    if !tied.contains(attacker) {
        rule!(r::GBR_18_OUTSIDER);
    }
    attacker
}

/// What the heads of the fight bring their owners, before they are emptied.
fn reward(robbery: &mut Robbery, winner: Seat, losers: SeatSet, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_27_IN_FIGHT);
    for seat in losers.iter() {
        rule!(r::GBR_20_POINT);
        let n = if robbery.table.has(seat, Ability::HardLessons) {
            rule!(r::GBR_27_HARD_LESSONS);
            2
        } else {
            1
        };
        robbery.happens(Event::Learned { seat, n }, cx);
    }
    if robbery.table.has(winner, Ability::Spoils) {
        rule!(r::GBR_27_SPOILS);
        robbery.happens(Event::Spoils { seat: winner }, cx);
    }
    let is_thief = |seat: &Seat| robbery.table.has(*seat, Ability::Pickpocket);
    let mut hand = robbery.hands[winner];
    if let Some(seat) = losers.iter().find(is_thief)
        && !hand.is_empty()
    {
        rule!(r::GBR_27_PICKPOCKET);
        let card = cx.draw(&mut hand);
        let from = winner;
        robbery.happens(Event::Pickpocketed { seat, from, card }, cx);
    }
}

fn take_brains(robbery: &mut Robbery, winner: Seat, fight: &Fight, cx: &mut Cx<'_, Event>) {
    rule!(r::GBR_19_TAKES);
    rule!(r::GBR_19_HANDS);
    let fighters = fight.fighters;
    let heads = fighters.iter().filter_map(|seat| robbery.table.heads[seat]);
    let brains: Cards = heads.collect();
    if brains.is_empty() {
        turn::offer_install(robbery, cx);
        return;
    }
    let seat = winner;
    robbery.happens(
        Event::BrainsTaken {
            seat,
            fighters,
            brains,
        },
        cx,
    );
}

/// The next head gets a brain or stays empty.
pub(super) fn give(
    robbery: &mut Robbery,
    deal: &DealOut,
    brain: Option<Brain>,
    cx: &mut Cx<'_, Event>,
) {
    rule!(r::GBR_19_ONE_EACH);
    rule!(r::GBR_19_FREE);
    rule!(r::GBR_30_OWN_FIRST);
    let to = deal.next(robbery.table.n_seats());
    let to = to.expect("a head is waiting");
    robbery.happens(Event::BrainGiven { to, brain }, cx);
    let brains = deal.brains.minus(brain.into_iter().collect());
    let heads = deal.heads.without(to);
    if !brains.is_empty() && !heads.is_empty() {
        return;
    }
    if !brains.is_empty() {
        robbery.happens(Event::BrainsLeft { brains }, cx);
    }
    turn::foresee(robbery, cx);
    turn::offer_install(robbery, cx);
}
