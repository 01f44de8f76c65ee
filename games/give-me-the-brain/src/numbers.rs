//! The table and the moves in numbers, for programs that learn.

use tabletop::{Numbers, Seat, numbers::from};

use crate::{
    action::Action,
    bidding::{Bidding, Offer},
    card::{Bid, Face, THIRTY_ONE},
    cards::Cards,
    faces::Faces,
    job::{Job, Kind, Substitute, With},
    table::{Brain, Phase},
    view::View,
    work::{Origin, Underway, WalkieTalkie, Work},
};

/// More cards, hands or steps than matter.
const MANY: u16 = 20;
/// More copies of a job than the box holds.
const COPIES: u16 = 4;
/// How far from the top of the deck cards are told.
const N_TOP: usize = 4;

pub(crate) fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
    let seats = || from(me, n_seats);
    let mut all: Vec<Action> = Bid::all().map(Action::Bid).collect();
    let doubles = Bid::all().filter(|bid| bid.is_double());
    all.extend(doubles.map(Action::BidAs31));
    all.push(Action::Pass);
    for job in Job::all() {
        let substitutes = Substitute::ALL.into_iter().map(Some);
        let substitutes = substitutes.filter(|_| job.skill().is_some());
        let ways = [None].into_iter().chain(substitutes);
        all.extend(ways.map(|substitute| Action::Play { job, substitute }));
    }
    all.extend([
        Action::Stop,
        Action::Loaf,
        Action::LoafAfresh,
        Action::Listen,
        Action::Toss,
        Action::Leave,
        Action::Enough,
    ]);
    all.extend(seats().map(Action::Choose));
    let with_faces: [fn(Face) -> Action; 7] = [
        Action::Discard,
        Action::Give,
        Action::SetAside,
        Action::Move,
        Action::Take,
        Action::Put,
        Action::Next,
    ];
    for action in with_faces {
        all.extend(Face::all().map(action));
    }
    let objects = Job::all().filter(|job| job.kind() == Kind::Object);
    all.extend(objects.flat_map(|job| seats().map(move |owner| Action::Inspect { job, owner })));
    all.extend(Job::all().map(Action::Follow));
    all
}

pub(crate) fn write(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    to.by_seat("cards held", MANY, |seat| table.held[seat]);
    to.by_seat("cards set aside", MANY, |seat| table.set_aside[seat]);
    to.number("deck", table.deck, Cards::BOX.len().into());
    to.seat_set("who is asked", table.awaited());
    let holder = match table.brain {
        Brain::OnTheFloor => None,
        Brain::HeldBy(seat) => Some(seat),
    };
    to.seat("who has the Brain", holder);
    to.number("turns", table.n_turns, 500);
    let hands = counts(to.seats(), |seat| view.hands[seat]);
    to.many("known in hands", COPIES, hands);
    let open = counts(to.seats(), |seat| view.open[seat]);
    to.many("known to all in hands", COPIES, open);
    let before = to.seats().flat_map(|seat| {
        let before = table.before[seat];
        Job::all().map(move |job| before.has(Face::Job(job)))
    });
    to.flags("jobs in front", before);
    let piles = [
        ("own cards set aside", view.set_aside[to.me()]),
        ("discards", table.discards),
        ("laid out", table.laid_out),
    ];
    for (name, faces) in piles {
        to.many(name, COPIES, Face::all().map(|face| faces.n(face)));
    }
    let top = (0..N_TOP).flat_map(|nth| {
        let known = view.top.get(nth).copied().flatten();
        Face::all().map(move |face| Some(face) == known)
    });
    to.flags("known on the deck", top);
    write_bidding(view, to);
    write_work(view, to);
}

/// How many of each card every player has, as far as it is known.
fn counts(
    seats: impl Iterator<Item = Seat>,
    faces: impl Fn(Seat) -> Faces,
) -> impl Iterator<Item = u8> {
    seats.flat_map(move |seat| {
        let faces = faces(seat);
        Face::all().map(move |face| faces.n(face))
    })
}

fn write_bidding(view: &View, to: &mut Numbers<'_>) {
    let bidding: Option<Bidding> = match view.table.phase {
        Phase::Bidding(bidding) => Some(bidding),
        Phase::Work(_) | Phase::Over(_) => None,
    };
    to.flags("bidding", [bidding.is_some()]);
    to.seat("bids first", bidding.map(|it| it.first));
    to.seat("dropped the Brain", bidding.and_then(|it| it.dropper));
    let offer = |seat| bidding.map(|it| it.offers[seat]);
    let has_passed = to.seats().map(|seat| offer(seat) == Some(Offer::Passed));
    to.flags("passed", has_passed);
    to.by_seat("bids", THIRTY_ONE.into(), |seat| match offer(seat) {
        Some(Offer::Bid { counts, .. }) => counts,
        Some(Offer::Awaited | Offer::Passed) | None => 0,
    });
}

fn write_work(view: &View, to: &mut Numbers<'_>) {
    let work: Option<&Work> = match &view.table.phase {
        Phase::Work(work) => Some(work),
        Phase::Bidding(_) | Phase::Over(_) => None,
    };
    to.seat("whose turn", work.map(|it| it.active));
    to.number("hands used", work.map_or(0, |it| it.hands_used), MANY);
    to.number("manuals", work.map_or(0, |it| it.manual), 4);
    to.number("overtime", work.map_or(0, |it| it.overtime), 4);
    let is_listening = work.map(|it| it.walkie_talkie);
    let listening = [WalkieTalkie::Listening, WalkieTalkie::Used];
    to.flags(
        "Walkie-Talkie",
        listening.map(|it| Some(it) == is_listening),
    );
    let depth = work.map_or(0, |it| it.jobs.depth() as u8);
    to.number("jobs inside each other", depth, 5);
    write_job(work.and_then(|it| it.jobs.current()), to);
}

fn write_job(underway: Option<&Underway>, to: &mut Numbers<'_>) {
    let job = underway.map(|it| it.job as usize);
    to.one_of("job", Job::N, job);
    to.number("step", underway.map_or(0, |it| it.step), 8);
    to.number("count", underway.map_or(0, |it| it.count), MANY);
    to.number("cards had", underway.map_or(0, |it| it.had), MANY);
    to.seat("chosen", underway.and_then(|it| it.chosen));
    to.seat("third", underway.and_then(|it| it.third));
    let origin = underway.map(|it| match it.origin {
        Origin::LaidOut => 0,
        Origin::OnTable => 1,
        Origin::Discards => 2,
    });
    to.one_of("where the job lies", 3, origin);
    let with = underway.map(|it| match it.with {
        With::Hands => 0,
        With::Brain => 1,
        With::Substitute(Substitute::RatBrain) => 2,
        With::Substitute(Substitute::DogBrain) => 3,
    });
    to.one_of("played with", 4, with);
}
