//! The table and the moves in numbers, for programs that learn.

use tabletop::{Numbers, Seat, SeatSet};

use crate::{
    action::Action,
    brain::Brain,
    car::{Face, N_SPACES, Space},
    cards::Cards,
    table::{Step, Table},
    train::{MAX_CARS, Place, Spot},
    view::View,
};

/// More points, cards, rounds or steps than matter.
const MANY: u16 = 20;
/// The most that two dice and cards usually add up to.
const MOST_HIT: u16 = 30;

pub(crate) fn every_action(_: Seat, _: usize) -> Vec<Action> {
    let spots = (0..MAX_CARS as u8)
        .flat_map(|car| Space::all().map(move |space| Action::Stop(Spot { car, space })));
    let brains = |action: fn(Brain) -> Action| Brain::all().map(action);
    let plain = [
        Action::Roll,
        Action::Reroll,
        Action::Pass,
        Action::Open,
        Action::Again,
        Action::LetBe,
        Action::Fight,
        Action::NoFight,
        Action::StayOut,
        Action::StandUp,
        Action::GiveNothing,
        Action::Done,
    ];
    let all = plain.into_iter().chain(spots);
    let all = all
        .chain(brains(Action::Discard))
        .chain(brains(Action::Throw));
    let all = all
        .chain(brains(Action::Give))
        .chain(brains(Action::Install));
    all.collect()
}

pub(crate) fn write(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    to.seat("whose turn", Some(table.active));
    to.seat("who is asked", table.awaited());
    to.seat("first", Some(table.first));
    to.number("round", table.round, MANY);
    to.by_seat("points", MANY, |seat| table.points[seat]);
    to.by_seat("cards held", MANY, |seat| table.held[seat]);
    to.number("deck", table.deck, Brain::N as u16);
    to.seat_set("have seen the top card", table.seen_top);
    write_cards(view, to);
    write_train(table, to);
    write_step(table, to);
}

fn write_cards(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    let heads = to.seats().flat_map(|seat| {
        let head = table.heads[seat];
        Brain::all().map(move |brain| Some(brain) == head)
    });
    to.flags("heads", heads);
    let hands = to.seats().flat_map(|seat| flags(view.hands[seat]));
    to.flags("known in hands", hands);
    to.flags("discards", flags(table.discards));
    to.flags("top of the deck", flags(view.top.into_iter().collect()));
    let dealt = if let Step::DealOut(deal) = table.step {
        deal.brains
    } else {
        Cards::NONE
    };
    to.flags("brains dealt out", flags(dealt));
}

fn flags(cards: Cards) -> impl Iterator<Item = bool> {
    Brain::all().map(move |brain| cards.contains(brain))
}

fn write_train(table: &Table, to: &mut Numbers<'_>) {
    let car = |nth: usize| table.train.cars().get(nth);
    let faces = (0..MAX_CARS).flat_map(|nth| {
        let face = car(nth).map(|it| it.face);
        Face::all().map(move |it| Some(it) == face)
    });
    to.flags("cars from the back", faces);
    let counters = (0..MAX_CARS).flat_map(|nth| {
        let counters = car(nth).map(|it| it.counters);
        Space::all().map(move |space| counters.is_some_and(|it| it.contains(space)))
    });
    to.flags("brain counters", counters);
    let unused = Face::all()
        .step_by(2)
        .map(|face| table.unused.contains(face));
    to.flags("cars unused", unused);
    let spot = |seat| table.pawns[seat].spot();
    let in_car = to.seats().flat_map(|seat| {
        let at = spot(seat).map(|it| usize::from(it.car));
        (0..MAX_CARS).map(move |car| Some(car) == at)
    });
    to.flags("pawns in cars", in_car);
    let on_space = to.seats().flat_map(|seat| {
        let at = spot(seat).map(|it| it.space.index());
        (0..N_SPACES).map(move |space| Some(space) == at)
    });
    to.flags("pawns on spaces", on_space);
    let is_behind = |seat| table.pawns[seat] == Place::Behind;
    to.flags("pawns behind", to.seats().map(is_behind));
    to.number("engine in", table.engine_in, MANY);
    let variants = table.variants;
    to.flags("lost cars come back", [variants.recycle]);
    to.number("late engine", variants.late_engine, MANY);
}

fn write_step(table: &Table, to: &mut Numbers<'_>) {
    let nth = match table.step {
        Step::Begin => 0,
        Step::Move(_) => 1,
        Step::Coupling { .. } => 2,
        Step::MayFight => 3,
        Step::MayStayOut { .. } => 4,
        Step::Fight(_) => 5,
        Step::DealOut(_) => 6,
        Step::Install => 7,
        Step::OverLimit { .. } => 8,
        Step::Over => 9,
    };
    to.one_of("step", 10, Some(nth));
    let going = if let Step::Move(going) = table.step {
        Some(going)
    } else {
        None
    };
    to.number("steps left", going.map_or(0, |it| it.left), MANY);
    to.number(
        "cars opened",
        going.map_or(0, |it| it.n_opened),
        MAX_CARS as u16,
    );
    to.flags("may reroll", [going.is_some_and(|it| it.may_reroll)]);
    let die = if let Step::Coupling { die, .. } = table.step {
        die
    } else {
        0
    };
    to.number("coupling die", die, 6);
    let fight = if let Step::Fight(fight) = table.step {
        Some(fight)
    } else {
        None
    };
    to.seat_set("fighters", fight.map_or(SeatSet::EMPTY, |it| it.fighters));
    to.by_seat("hits in the fight", MOST_HIT, |seat| {
        let fight = fight.filter(|it| it.fighters.contains(seat));
        fight.map_or(0, |it| table.total(&it, seat))
    });
    to.number("passed in a row", fight.map_or(0, |it| it.n_passed), 8);
    let (heads, next) = if let Step::DealOut(deal) = table.step {
        (deal.heads, deal.next(table.n_seats()))
    } else {
        (SeatSet::EMPTY, None)
    };
    to.seat_set("heads to come", heads);
    to.seat("head that is next", next);
}
