//! Deck and discards. Rulebook 10.

use tabletop::{Cx, Seat, rule};

use super::jobs::{self, Outcome};
use crate::{
    card::{Card, Face},
    cards::Cards,
    deck::Deck,
    event::{Event, MOST_LOOKED_AT},
    job::{Amount, Drawers},
    rulebook as r,
    state::GiveMeTheBrain,
};

/// Shuffles the discards when a card is needed and the deck is empty.
pub(super) fn reshuffle_if_empty(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    if !table.deck.is_empty() {
        rule!(r::GMB_2_NOT_BEFORE);
        return;
    }
    if table.discards.is_empty() {
        rule!(r::GMB_2_NOTHING_LEFT);
        return;
    }
    rule!(r::GMB_2_RESHUFFLE);
    table.deck = Deck::of(table.discards);
    table.discards = Cards::NONE;
    let n = table.deck.len();
    cx.emit(Event::Reshuffled { n });
}

/// A player draws a card, if there is one.
pub(super) fn draw_one(table: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) -> bool {
    reshuffle_if_empty(table, cx);
    let Some(card) = table.deck.draw(cx) else {
        return false;
    };
    table.hands.put(seat, card);
    cx.emit(Event::Drew {
        seat,
        card: Some(card.face()),
        by: table.hands.witnesses(card),
    });
    true
}

pub(super) fn draw(
    table: &mut GiveMeTheBrain,
    who: Drawers,
    n: Amount,
    cx: &mut Cx<'_, Event>,
) -> Outcome {
    let you = table.active();
    let count = table.underway().count;
    let n_drawn = match who {
        Drawers::You => draw_some(table, you, n, count, cx),
        Drawers::Left => draw_some(table, table.left(you), n, count, cx),
        Drawers::Chosen => draw_some(table, table.chosen(), n, count, cx),
        Drawers::Others => draw_around(table, n, cx),
        Drawers::Everyone => draw_around(table, n, cx) + draw_some(table, you, n, count, cx),
    };
    if n_drawn == 0 {
        Outcome::Skipped
    } else {
        Outcome::Done
    }
}

fn draw_around(table: &mut GiveMeTheBrain, n: Amount, cx: &mut Cx<'_, Event>) -> u8 {
    rule!(r::GMB_14_ORDER);
    let others = table.others(table.active());
    others.map(|seat| draw_some(table, seat, n, 0, cx)).sum()
}

/// Says how many cards the player could draw.
fn draw_some(
    table: &mut GiveMeTheBrain,
    seat: Seat,
    n: Amount,
    count: u8,
    cx: &mut Cx<'_, Event>,
) -> u8 {
    if table.is_hidden(seat) {
        rule!(r::GMB_28_CHOSEN);
        rule!(r::GMB_28_SKIPPED);
        return 0;
    }
    let n = match n {
        Amount::Fixed(n) => n,
        Amount::AsMany => count,
        Amount::UpToYours => {
            rule!(r::GMB_31_LAID_OUT);
            let yours = table.hands.held(table.active()).len();
            yours.saturating_sub(table.hands.held(seat).len())
        }
    };
    (0..n).map(|_| u8::from(draw_one(table, seat, cx))).sum()
}

/// From hand or deck to the discards, where nobody needs to remember it.
pub(super) fn discard_from_deck(table: &mut GiveMeTheBrain, card: Card) {
    table.hands.forget(Cards::one(card));
    table.discards.insert(card);
}

pub(super) fn discard(table: &mut GiveMeTheBrain, face: Face, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_2_DISCARDS);
    let seat = table.active();
    let card = table.hands.take_openly(seat, face);
    table.discards.insert(card);
    cx.emit(Event::Discarded { seat, card: face });
}

pub(super) fn discard_hand(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    let seat = table.active();
    let cards = table.hands.take_all(seat);
    if cards.is_empty() {
        return Outcome::Skipped;
    }
    rule!(r::GMB_22_FINISH_FIRST);
    rule!(r::GMB_22_MOMENT);
    table.discards = table.discards | cards;
    cx.emit(Event::HandDiscarded {
        seat,
        cards: cards.into(),
    });
    Outcome::Done
}

/// Takes a card that lies open out of the discards.
fn from_discards(table: &mut GiveMeTheBrain, face: Face) -> Card {
    let card = table.discards.find(face).expect("it is in the discards");
    table.discards.remove(card);
    card
}

pub(super) fn fetch(table: &mut GiveMeTheBrain, face: Face, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    let card = from_discards(table, face);
    table.hands.put_openly(seat, card);
    cx.emit(Event::Fetched { seat, card: face });
}

pub(super) fn put_on_deck(table: &mut GiveMeTheBrain, face: Face, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    let card = from_discards(table, face);
    table.hands.learn_all(Cards::one(card));
    table.deck.put_on_top(card);
    if table.is_hidden(table.left(seat)) {
        rule!(r::GMB_31_SPECIAL_HIDDEN);
    }
    cx.emit(Event::PutOnDeck { seat, card: face });
}

pub(super) fn turn_over_to_a_bid(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) -> Outcome {
    rule!(r::GMB_14_TURN_OVER);
    let seat = table.active();
    let mut n_turned = 0;
    let mut n_run_out = 0;
    loop {
        if table.deck.is_empty() {
            n_run_out += 1;
            if n_run_out == 2 {
                rule!(r::GMB_14_SECOND_TIME);
                break;
            }
            reshuffle_if_empty(table, cx);
        }
        let Some(card) = table.deck.draw(cx) else {
            break;
        };
        n_turned += 1;
        discard_from_deck(table, card);
        let face = card.face();
        cx.emit(Event::TurnedOver { card: face });
        if let Face::Bid(_) = face {
            table.discards.remove(card);
            table.hands.put_openly(seat, card);
            cx.emit(Event::Fetched { seat, card: face });
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
pub(super) fn arrange(table: &mut GiveMeTheBrain, n: u8, cx: &mut Cx<'_, Event>) -> Outcome {
    if table.underway().count == 0 {
        look_at_top(table, n, cx);
    }
    let n = n.min(table.deck.top().len() as u8);
    jobs::choose(table, n, cx)
}

fn look_at_top(table: &mut GiveMeTheBrain, n: u8, cx: &mut Cx<'_, Event>) {
    reshuffle_if_empty(table, cx);
    let seat = table.active();
    let mut cards = [None; MOST_LOOKED_AT];
    let mut seen = Cards::NONE;
    for (place, card) in cards.iter_mut().zip(table.deck.settle(n, cx).iter()) {
        *place = Some(card.face());
        seen.insert(*card);
    }
    if seen.is_empty() {
        return;
    }
    if seen.len() < n {
        rule!(r::GMB_2_LOOKS);
    }
    rule!(r::GMB_24_LOOK);
    if 1 < seen.len() {
        table.hands.forget(seen);
    }
    table.hands.learn(seat, seen);
    cx.emit(Event::Arranging {
        seat,
        n: seen.len(),
        cards,
    });
}

pub(super) fn put_back(table: &mut GiveMeTheBrain, face: Face, cx: &mut Cx<'_, Event>) {
    let seat = table.active();
    // This one is counted already.
    let above = table.underway().count - 1;
    table.deck.bring_up(face, above.into());
    cx.emit(Event::PutBack {
        seat,
        above,
        card: Some(face),
    });
}
