//! Bidding for the Brain. Rulebook 20.

use tabletop::{Cx, Seat, rule};

use super::{deck, turns};
use crate::{
    action::Action,
    bidding::Bidding,
    card::{Bid, THIRTY_ONE},
    cards::Cards,
    event::Event,
    job::Job,
    rulebook as r,
    state::GiveMeTheBrain,
    table::{How, Phase},
};

pub(super) fn begin(
    game: &mut GiveMeTheBrain,
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
    game.happens(Event::BiddingBegan { first, dropper }, cx);
}

pub(super) fn answer(
    game: &mut GiveMeTheBrain,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Bid(bid) => {
            if bid.is_double() {
                rule!(r::GMB_5_SAYS);
            }
            play(game, seat, bid, bid.number(), cx);
        }
        Action::BidAs31(bid) => {
            rule!(r::GMB_1_SECOND_NUMBER);
            rule!(r::GMB_5_THIRTY_ONE);
            play(game, seat, bid, THIRTY_ONE, cx);
        }
        Action::Pass => {
            if (game.hands.held(seat) & Cards::BIDS).is_empty() {
                rule!(r::GMB_4_NO_BID);
            }
            game.happens(Event::Passed { seat }, cx);
            go_on(game, cx);
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

fn play(game: &mut GiveMeTheBrain, seat: Seat, bid: Bid, counts: u8, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_4_ONE_BID);
    rule!(r::GMB_4_OPEN);
    mark_lower(game, counts);
    game.happens(Event::Bid { seat, bid, counts }, cx);
    if game.table.held[seat] == 0 {
        rule!(r::GMB_23_AFTER_BID);
        game.finish(seat, How::Bid(bid), cx);
    } else {
        go_on(game, cx);
    }
}

fn mark_lower(game: &GiveMeTheBrain, counts: u8) {
    if let Phase::Bidding(bidding) = &game.table.phase
        && bidding.best().is_some_and(|(_, best)| counts < best)
    {
        rule!(r::GMB_4_ANY_NUMBER);
    }
}

/// Once everybody has spoken, the Brain has an owner or it all begins again.
fn go_on(game: &mut GiveMeTheBrain, cx: &mut Cx<'_, Event>) {
    let Phase::Bidding(bidding) = game.table.phase else {
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
            pick_up(game, seat, cx);
        }
        None => draw_and_repeat(game, &bidding, cx),
    }
}

fn pick_up(game: &mut GiveMeTheBrain, seat: Seat, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_6_DISCARDED);
    game.happens(Event::PickedUp { seat }, cx);
    rule!(r::GMB_8_PICKED_UP);
    turns::begin(game, seat, 0, cx);
}

fn draw_and_repeat(game: &mut GiveMeTheBrain, bidding: &Bidding, cx: &mut Cx<'_, Event>) {
    rule!(r::GMB_7_DRAW);
    game.happens(Event::NobodyBid, cx);
    let mut n_drawn = 0;
    for seat in bidding.order() {
        if game.table.lies_before(seat, Job::HideInTheWashroom) {
            rule!(r::GMB_28_NO_BIDS);
        }
        n_drawn += u8::from(deck::draw_one(game, seat, cx));
    }
    if n_drawn == 0 {
        rule!(r::GMB_7_STUCK);
        pick_up(game, bidding.first, cx);
        return;
    }
    rule!(r::GMB_7_AGAIN);
    if bidding.dropper.is_some() {
        rule!(r::GMB_5_STILL);
    }
    begin(game, bidding.first, bidding.dropper, cx);
}
