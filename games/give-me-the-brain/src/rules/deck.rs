//! Deck and discards. Rulebook 10.

use tabletop::{Cx, Seat, rule};

use super::jobs::{self, Outcome, Place};
use crate::{
    card::Face,
    event::{Event, MOST_LOOKED_AT},
    job::{Amount, Drawers, Step},
    rulebook as r,
    state::GiveMeTheBrain,
};

/// Shuffles the discards when a card is needed and the deck is empty.
pub(super) fn reshuffle_if_empty(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    if 0 < game.table.deck {
        rule!(r::GMB_2_NOT_BEFORE);
        return;
    }
    let n = game.table.discards.len();
    if n == 0 {
        rule!(r::GMB_2_NOTHING_LEFT);
        return;
    }
    rule!(r::GMB_2_RESHUFFLE);
    game.happens(Event::Reshuffled { n }, cx);
}

/// A player draws a card, if there is one.
pub(super) fn draw_one(game: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) -> bool {
    reshuffle_if_empty(game, cx);
    let card = game.deck.next(cx);
    if card.is_some() {
        let by = game.table.seen_top.first().copied();
        let by = by.unwrap_or_default().with(seat);
        game.happens(Event::Drew { seat, card, by }, cx);
    }
    card.is_some()
}

pub(super) fn draw(
    game: &mut GiveMeTheBrain,
    who: Drawers,
    n: Amount,
    count: u8,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    let you = game.table.active();
    let n_drawn = match who {
        Drawers::You => draw_some(game, you, n, count, cx),
        Drawers::Left => draw_some(game, game.table.left(you), n, count, cx),
        Drawers::Chosen => draw_some(game, game.table.chosen(), n, count, cx),
        Drawers::Others => draw_around(game, n, cx),
        Drawers::Everyone => draw_around(game, n, cx) + draw_some(game, you, n, count, cx),
    };
    if n_drawn == 0 {
        Outcome::Skipped
    } else {
        Outcome::Done
    }
}

fn draw_around(game: &mut GiveMeTheBrain, n: Amount, cx: &mut Cx<'_, Event>) -> u8 {
    rule!(r::GMB_14_ORDER);
    let others = game.table.others(game.table.active());
    others.map(|seat| draw_some(game, seat, n, 0, cx)).sum()
}

/// Says how many cards the player could draw.
fn draw_some(
    game: &mut GiveMeTheBrain,
    seat: Seat,
    n: Amount,
    count: u8,
    cx: &mut Cx<'_, Event>,
) -> u8 {
    if game.table.is_hidden(seat) {
        rule!(r::GMB_28_CHOSEN);
        rule!(r::GMB_28_SKIPPED);
        return 0;
    }
    let n = match n {
        Amount::Fixed(n) => n,
        Amount::AsMany => count,
        Amount::UpToYours => {
            rule!(r::GMB_31_LAID_OUT);
            let yours = game.table.held[game.table.active()];
            yours.saturating_sub(game.table.held[seat])
        }
    };
    (0..n).map(|_| u8::from(draw_one(game, seat, cx))).sum()
}

pub(super) fn discard_hand(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let seat = game.table.active();
    let hand = game.hands.held(seat);
    if hand.is_empty() {
        return Outcome::Skipped;
    }
    rule!(r::GMB_22_FINISH_FIRST);
    rule!(r::GMB_22_MOMENT);
    let cards = hand.into();
    game.happens(Event::HandDiscarded { seat, cards }, cx);
    Outcome::Done
}

pub(super) fn turn_over_to_a_bid(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    rule!(r::GMB_14_TURN_OVER);
    let seat = game.table.active();
    let mut n_turned = 0;
    let mut n_run_out = 0;
    loop {
        if game.table.deck == 0 {
            n_run_out += 1;
            if n_run_out == 2 {
                rule!(r::GMB_14_SECOND_TIME);
                break;
            }
            reshuffle_if_empty(game, cx);
        }
        let Some(card) = game.deck.next(cx) else {
            break;
        };
        n_turned += 1;
        game.happens(Event::TurnedOver { card }, cx);
        if let Face::Bid(_) = card {
            game.happens(Event::Fetched { seat, card }, cx);
            return Outcome::Done;
        }
    }
    if n_turned == 0 {
        Outcome::Skipped
    } else {
        Outcome::Done
    }
}

/// The first time, looks at the cards; then they are put back one by one.
pub(super) fn arrange(
    game: &mut GiveMeTheBrain,
    n: u8,
    at: &mut Place,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    if at.count == 0 {
        look_at_top(game, n, cx);
    }
    let n = n.min(game.table.seen_top.len() as u8);
    jobs::choose(game, Step::Arrange(n), at, cx)
}

fn look_at_top(game: &mut GiveMeTheBrain, n: u8, cx: &mut Cx<'_, Event>) {
    reshuffle_if_empty(game, cx);
    let seat = game.table.active();
    let mut deck = game.deck;
    let mut cards = [None; MOST_LOOKED_AT];
    for card in cards.iter_mut().take(n.into()) {
        *card = deck.draw(cx);
    }
    let n_seen = cards.iter().flatten().count() as u8;
    if n_seen == 0 {
        return;
    }
    if n_seen < n {
        rule!(r::GMB_2_LOOKS);
    }
    rule!(r::GMB_24_LOOK);
    let n = n_seen;
    game.happens(Event::Arranging { seat, n, cards }, cx);
}
