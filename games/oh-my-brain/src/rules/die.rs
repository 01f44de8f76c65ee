//! The die and its six faces. Rulebook 40.

use tabletop::{Cx, Seat, rule};

use super::refill;
use crate::{
    animal::Animal,
    event::{Event, Face, Swapped},
    rulebook as r,
    state::OhMyBrain,
    table::Then,
};

/// Called once for each play, however many die cards it was.
pub(super) fn roll(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_15_ROLL);
    let seat = game.table.active;
    let face = Face::ALL[cx.pick(Face::ALL.len())];
    game.happens(Event::Rolled { seat, face }, cx);
    let n_seats = game.table.n_seats();
    match face {
        Face::Give if game.table.held[seat] == 0 => {
            rule!(r::OMB_16_EMPTY_HAND);
            settled(game, cx);
        }
        Face::Swarm => swarm(game, cx),
        Face::Steal if n_seats == 2 => steal(game, seat.left(n_seats), cx),
        Face::Gain => gain(game, cx),
        Face::Again => {
            rule!(r::OMB_19_AGAIN);
            if game.table.held[seat] == 0 {
                rule!(r::OMB_19_AGAIN_EMPTY);
            }
        }
        Face::Give | Face::Steal | Face::Swap => (),
    }
}

/// The die has had its say.
fn settled(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_15_ORDER);
    refill::refill(game, game.table.active, Then::Pass, cx);
}

pub(super) fn give(game: &mut OhMyBrain, animal: Animal, to: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_16_GIVE);
    let (seat, card) = (game.table.active, Some(animal));
    game.happens(Event::Given { seat, to, card }, cx);
    settled(game, cx);
}

fn swarm(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_17_SWARM);
    let mut seat = game.table.active;
    for _ in game.table.seats() {
        let card = game.next_card(cx);
        if card.is_none() {
            rule!(r::OMB_17_CARDS_LAST);
            break;
        }
        game.happens(Event::Swarmed { seat, card }, cx);
        seat = seat.left(game.table.n_seats());
    }
    settled(game, cx);
}

pub(super) fn steal(game: &mut OhMyBrain, from: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_18_STEAL);
    let seat = game.table.active;
    game.happens(Event::Stolen { seat, from }, cx);
    if game.table.is_anybody_out() {
        rule!(r::OMB_18_LAST_BRAIN);
        game.finish(cx);
    } else {
        settled(game, cx);
    }
}

fn gain(game: &mut OhMyBrain, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_18_GAIN);
    let seat = game.table.active;
    let n = game.table.supply().min(1);
    if n == 0 {
        rule!(r::OMB_24_EMPTY);
    }
    game.happens(Event::Gained { seat, n }, cx);
    settled(game, cx);
}

pub(super) fn swap_hands(game: &mut OhMyBrain, with: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_19_SWAP);
    let seat = game.table.active;
    if game.table.held[seat] == 0 || game.table.held[with] == 0 {
        rule!(r::OMB_19_EMPTY_HAND);
    }
    let (got, gave) = (game.hand(with), game.hand(seat));
    let cards = Some(Swapped { got, gave });
    game.happens(Event::SwappedHands { seat, with, cards }, cx);
    settled(game, cx);
}

pub(super) fn swap_graveyards(game: &mut OhMyBrain, with: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::OMB_19_SWAP);
    let seat = game.table.active;
    let (got, gave) = (game.graveyard(with), game.graveyard(seat));
    let cards = Some(Swapped { got, gave });
    game.happens(Event::SwappedGraveyards { seat, with, cards }, cx);
    settled(game, cx);
}
