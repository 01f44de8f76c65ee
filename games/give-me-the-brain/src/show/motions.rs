//! What went where.

use scene::{Face as Side, Motion, ZoneId};
use tabletop::{BySeat, Seat, SeatSet};

use super::scene::{
    bids, card_face, card_id, deck, discards, floor, hand, laid_out, plate, table, the_brain,
};
use crate::{
    card::Face,
    event::{Event, receiver_on_right},
    faces::Faces,
    job::Job,
};

pub(super) fn motions(event: &Event) -> Vec<Motion> {
    let one = |from: ZoneId, to: ZoneId| vec![Motion::new(from, to)];
    match event {
        Event::Dealt { seat, .. } => one(deck(), hand(*seat)),
        Event::Drew { seat, card, .. } => vec![perhaps_seen(*card, deck(), hand(*seat))],
        Event::Bid { seat, bid, .. } => vec![card(Face::Bid(*bid), hand(*seat), bids())],
        Event::PickedUp { seat } => vec![brain(floor(), plate(*seat))],
        Event::Loafed {
            seat,
            cards: Some(cards),
        }
        | Event::HandDiscarded { seat, cards } => thrown_away(*cards, &hand(*seat)),
        Event::Tossed { card: face, .. } | Event::TurnedOver { card: face } => {
            vec![card(*face, deck(), discards())]
        }
        Event::JobPlayed { seat, job, .. } => vec![card(Face::Job(*job), hand(*seat), laid_out())],
        Event::JobDone { job, .. } => vec![card(Face::Job(*job), laid_out(), discards())],
        Event::LaidBefore { job, owner } => {
            vec![card(Face::Job(*job), laid_out(), table(*owner))]
        }
        Event::Removed { owner, job, .. } => {
            vec![card(Face::Job(*job), table(*owner), discards())]
        }
        Event::MopMoved { from, to } => {
            vec![card(Face::Job(Job::Mop), table(*from), table(*to))]
        }
        Event::Reshuffled { .. } => one(discards(), deck()),
        Event::Discarded { seat, card: face } => vec![card(*face, hand(*seat), discards())],
        Event::Given { from, to, card, .. } => {
            vec![perhaps_seen(*card, hand(*from), hand(*to))]
        }
        Event::HandsPassed { hidden, hands } => passed_left(*hidden, hands),
        Event::HandsSwapped { seat, with, .. } => vec![
            Motion::new(hand(*seat), hand(*with)),
            Motion::new(hand(*with), hand(*seat)),
        ],
        Event::CardsPassed { hidden, cards } => {
            let n_seats = cards.len();
            let givers = cards.seats().filter(|seat| !hidden.contains(*seat));
            let to = |seat| receiver_on_right(seat, *hidden, n_seats);
            givers
                .map(|seat| Motion::new(hand(seat), hand(to(seat))))
                .collect()
        }
        Event::Fetched { seat, card: face } => vec![card(*face, discards(), hand(*seat))],
        Event::PutOnDeck { card: face, .. } => vec![card(*face, discards(), deck())],
        Event::BrainTaken { seat, from } => vec![brain(plate(*from), plate(*seat)).throwing()],
        Event::BrainPassed { from, to } => vec![brain(plate(*from), plate(*to)).throwing()],
        Event::BrainDropped(fall) => vec![brain(plate(fall.dropper), floor()).dropping()],
        Event::Rolled { seat, die, .. } => {
            let side = Side::Die { side: Some(*die) };
            vec![Motion::roll(the_brain(), plate(*seat)).showing(side)]
        }
        Event::BiddingBegan { .. }
        | Event::Passed { .. }
        | Event::NobodyBid
        | Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::Stopped { .. }
        | Event::Loafed { cards: None, .. }
        | Event::Listened { .. }
        | Event::LeftOnDeck { .. }
        | Event::JobFollowed { .. }
        | Event::Asked { .. }
        | Event::StepSkipped { .. }
        | Event::Enough { .. }
        | Event::Chose { .. }
        | Event::ChoseThird { .. }
        | Event::LookedAtHand { .. }
        | Event::SetAside { .. }
        | Event::Arranging { .. }
        | Event::PutBack { .. }
        | Event::RollsImproved { .. }
        | Event::TurnEarned { .. }
        | Event::Won(_)
        | Event::HandsShown { .. } => Vec::new(),
    }
}

fn brain(from: ZoneId, to: ZoneId) -> Motion {
    Motion::new(from, to)
        .naming(the_brain())
        .showing(Side::Die { side: None })
}

/// A card that not everybody sees.
fn perhaps_seen(face: Option<Face>, from: ZoneId, to: ZoneId) -> Motion {
    Motion::new(from, to).showing(face.map(card_face))
}

/// A card that all see.
fn card(face: Face, from: ZoneId, to: ZoneId) -> Motion {
    let id = card_id(&to, face, 0);
    let motion = Motion::new(from, to).showing(card_face(face));
    if id.is_a_place() {
        motion
    } else {
        motion.naming(id)
    }
}

fn thrown_away(cards: Faces, from: &ZoneId) -> Vec<Motion> {
    let cards = cards.iter();
    cards
        .map(|face| card(face, from.clone(), discards()))
        .collect()
}

fn passed_left(hidden: SeatSet, hands: &BySeat<Option<Faces>>) -> Vec<Motion> {
    let n_seats = hands.len();
    let is_in = |seat: &Seat| !hidden.contains(*seat);
    let to = |giver: Seat| {
        let mut other = giver.left(n_seats);
        while other != giver && !is_in(&other) {
            other = other.left(n_seats);
        }
        other
    };
    let givers = hands.seats().filter(is_in);
    givers
        .map(|seat| Motion::new(hand(seat), hand(to(seat))))
        .collect()
}
