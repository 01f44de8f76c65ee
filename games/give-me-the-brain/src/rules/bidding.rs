//! Bidding for the Brain. Rulebook 20.

use tabletop::{Cx, Seat, rule};

use super::{deck, turns};
use crate::{
    action::Action,
    bidding::{Bidding, Offer},
    card::{Bid, Face, THIRTY_ONE},
    cards::Cards,
    event::Event,
    job::Job,
    rulebook as r,
    state::{Brain, GiveMeTheBrain, How, Phase},
};

pub(super) fn begin(
    table: &mut GiveMeTheBrain,
    first: Seat,
    dropper: Option<Seat>,
    cx: &mut Cx<'_, Event>,
) {
    rule!(r::GMB_4_FLOOR);
    match dropper {
        None => rule!(r::GMB_5_OPENING),
        Some(dropper) if dropper == first => rule!(r::GMB_4_DROPPER_FIRST),
        Some(_) => (),
    }
    table.phase = Phase::Bidding(Bidding::new(table.n_seats(), first, dropper));
    cx.emit(Event::BiddingBegan { first, dropper });
}

pub(super) fn answer(
    table: &mut GiveMeTheBrain,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Bid(bid) => {
            if bid.is_double() {
                rule!(r::GMB_5_SAYS);
            }
            play(table, seat, bid, bid.number(), cx);
        }
        Action::BidAs31(bid) => {
            rule!(r::GMB_1_SECOND_NUMBER);
            rule!(r::GMB_5_THIRTY_ONE);
            play(table, seat, bid, THIRTY_ONE, cx);
        }
        Action::Pass => {
            if (table.hands.held(seat) & Cards::BIDS).is_empty() {
                rule!(r::GMB_4_NO_BID);
            }
            offer(table, seat, Offer::Passed);
            cx.emit(Event::Passed { seat });
            go_on(table, cx);
        }
        Action::Play { .. }
        | Action::Stop
        | Action::Loaf
        | Action::LoafAfresh
        | Action::Listen
        | Action::Toss
        | Action::Leave
        | Action::Choose(_)
        | Action::Discard(_)
        | Action::Enough
        | Action::Give(_)
        | Action::SetAside(_)
        | Action::Move(_)
        | Action::Take(_)
        | Action::Put(_)
        | Action::Next(_)
        | Action::Inspect { .. }
        | Action::Follow(_) => unreachable!("legal actions fit a bidding"),
    }
}

fn play(table: &mut GiveMeTheBrain, seat: Seat, bid: Bid, counts: u8, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_4_ONE_BID);
    rule!(r::GMB_4_OPEN);
    mark_lower(table, counts);
    let card = table.hands.take_openly(seat, Face::Bid(bid));
    table.laid_out.insert(card);
    offer(table, seat, Offer::Bid { bid, counts });
    cx.emit(Event::Bid { seat, bid, counts });
    if table.hands.held(seat).is_empty() {
        rule!(r::GMB_23_AFTER_BID);
        table.finish(seat, How::Bid(bid), cx);
    } else {
        go_on(table, cx);
    }
}

fn mark_lower(table: &GiveMeTheBrain, counts: u8) {
    if let Phase::Bidding(bidding) = &table.phase
        && bidding.best().is_some_and(|(_, best)| counts < best)
    {
        rule!(r::GMB_4_ANY_NUMBER);
    }
}

fn offer(table: &mut GiveMeTheBrain, seat: Seat, offer: Offer) {
    if let Phase::Bidding(bidding) = &mut table.phase {
        bidding.offers[seat] = offer;
    }
}

/// Once everybody has spoken, the Brain has an owner or it all begins again.
fn go_on(table: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let Phase::Bidding(bidding) = table.phase else {
        return;
    };
    if bidding.next().is_some() {
        return;
    }
    rule!(r::GMB_4_ONCE_AROUND);
    match bidding.best() {
        Some((seat, _)) => {
            rule!(r::GMB_6_HIGHEST);
            rule!(r::GMB_6_NO_TIE);
            pick_up(table, seat, cx);
        }
        None => draw_and_repeat(table, &bidding, cx),
    }
}

fn pick_up(table: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_6_DISCARDED);
    table.discards = table.discards | table.laid_out;
    table.laid_out = Cards::NONE;
    table.brain = Brain::HeldBy(seat);
    cx.emit(Event::PickedUp { seat });
    rule!(r::GMB_8_PICKED_UP);
    turns::begin(table, seat, 0, cx);
}

fn draw_and_repeat(table: &mut GiveMeTheBrain, bidding: &Bidding, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_7_DRAW);
    cx.emit(Event::NobodyBid);
    let mut n_drawn = 0;
    for seat in bidding.order() {
        if table.lies_before(seat, Job::HideInTheWashroom) {
            rule!(r::GMB_28_NO_BIDS);
        }
        n_drawn += u8::from(deck::draw_one(table, seat, cx));
    }
    if n_drawn == 0 {
        rule!(r::GMB_7_STUCK);
        pick_up(table, bidding.first, cx);
        return;
    }
    rule!(r::GMB_7_AGAIN);
    if bidding.dropper.is_some() {
        rule!(r::GMB_5_STILL);
    }
    begin(table, bidding.first, bidding.dropper, cx);
}
