//! Playing onto the horde, or giving up. Rulebook 20 and 30.

use tabletop::{Cx, Seat, rule};

use super::{die, refill};
use crate::{
    animal::{Animal, Demand, Power},
    event::Event,
    rulebook as r,
    state::OhMyBrain,
    table::{Horde, Then},
};

pub(super) fn play(game: &mut OhMyBrain, animal: Animal, n: u8, cx: &mut Cx<'_, Event>) {
    mark_play(&game.table.horde, animal, n);
    let seat = game.table.active;
    game.happens(Event::Played { seat, animal, n }, cx);
    after_share(game, animal, n - 1, cx);
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
pub(super) fn share(game: &mut OhMyBrain, animal: Animal, to: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_6_ONE_STAYS);
    rule!(r::OMB_6_SEEN);
    let seat = game.table.active;
    game.happens(Event::Shared { seat, animal, to }, cx);
}

/// Asks for the next extra; with one opponent there is nobody to choose from.
pub(super) fn after_share(
    game: &mut OhMyBrain,
    animal: Animal,
    n_left: u8,
    cx: &mut Cx<'_, Event>,
) {
    let n_seats = game.table.n_seats();
    if 0 < n_left && 2 < n_seats {
        rule!(r::OMB_6_BEFORE);
        return;
    }
    for _ in 0..n_left {
        share(game, animal, game.table.active.left(n_seats), cx);
    }
    use_power(game, animal, cx);
}

/// Called once for each play, however many cards it was.
fn use_power(game: &mut OhMyBrain, animal: Animal, cx: &mut Cx<'_, Event>) {
    let seat = game.table.active;
    match animal.power() {
        Power::Plain | Power::Always | Power::Lower => refill::refill(game, seat, Then::Pass, cx),
        Power::Again => {
            rule!(r::OMB_13_MOUSE);
            game.happens(Event::Swept { seat }, cx);
            rule!(r::OMB_13_AGAIN);
            refill::refill(game, seat, Then::Play, cx);
        }
        Power::Die => die::roll(game, cx),
    }
}

pub(super) fn give_up(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_7_GIVE_UP);
    if let Demand::Below(_) = game.table.horde.demand() {
        rule!(r::OMB_12_GONE);
    }
    rule!(r::OMB_7_BRAIN);
    rule!(r::OMB_24_BACK);
    let seat = game.table.active;
    game.happens(Event::GaveUp { seat }, cx);
    if game.table.is_anybody_out() {
        rule!(r::OMB_7_LAST_BRAIN);
        rule!(r::OMB_22_MID_ROUND);
        game.finish(cx);
    } else {
        draw_two(game, cx);
    }
}

fn draw_two(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    let first = draw_one(game, cx).expect("the horde just discarded can be drawn");
    if draw_one(game, cx).is_none() {
        rule!(r::OMB_7_TOO_FEW);
        keep(game, first, cx);
    }
}

fn draw_one(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) -> Option<Animal> {
    let seat = game.table.active;
    let card = game.next_card(cx);
    if card.is_some() {
        game.happens(Event::Drew { seat, card }, cx);
    }
    card
}

/// This card goes to the hand, the other one, if there is one, to the graveyard.
pub(super) fn keep(game: &mut OhMyBrain, animal: Animal, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_7_DRAW);
    rule!(r::OMB_7_PLAYS_ON);
    let (seat, card) = (game.table.active, Some(animal));
    game.happens(Event::Kept { seat, card }, cx);
}
