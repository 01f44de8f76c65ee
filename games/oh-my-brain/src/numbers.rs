//! The table and the moves in numbers, for programs that learn.

use std::num::NonZeroU8;

use tabletop::{Numbers, Seat, numbers::from};

use crate::{
    action::Action,
    animal::Animal,
    cards::Cards,
    rules::FULL_HAND,
    table::{Step, Then},
    view::View,
};

/// More of an animal than the box holds.
const COPIES: u16 = 7;
/// More brains or cards than one player usually has.
const MANY: u16 = 20;

pub(crate) fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
    let others = || from(me, n_seats).skip(1);
    let mut all: Vec<Action> = Animal::all().map(Action::Bury).collect();
    for animal in Animal::all() {
        let sizes = (1..=animal.copies()).filter_map(NonZeroU8::new);
        all.extend(sizes.map(|n| Action::Play { animal, n }));
    }
    all.push(Action::GiveUp);
    all.extend(others().map(Action::Share));
    all.extend(Animal::all().map(Action::Keep));
    all.extend(Animal::all().map(Action::Take));
    for animal in Animal::all() {
        all.extend(others().map(|to| Action::Give { animal, to }));
    }
    all.extend(others().map(Action::Steal));
    all.extend(others().map(Action::SwapHands));
    all.extend(others().map(Action::SwapGraveyards));
    all
}

pub(crate) fn write(view: &View, to: &mut Numbers<'_>) {
    let table = &view.table;
    to.by_seat("brains", MANY, |seat| table.brains[seat]);
    to.by_seat("cards held", MANY, |seat| table.held[seat]);
    to.by_seat("cards buried", MANY, |seat| table.buried[seat]);
    to.by_seat("cards drawn", 3, |seat| table.drawn[seat]);
    to.number("reserve", table.reserve, Cards::BOX.len().into());
    to.seat("whose turn", Some(table.active));
    write_step(table.step, to);
    let hands = counts(to.seats(), |seat| view.known.hands[seat]);
    to.many("known in hands", COPIES, hands);
    let graveyards = counts(to.seats(), |seat| view.known.graveyards[seat]);
    to.many("known in graveyards", COPIES, graveyards);
    let piles = [
        ("own cards drawn", view.drawn[to.me()]),
        ("horde", table.horde.cards),
        ("discard", table.discard),
    ];
    for (name, cards) in piles {
        to.many(name, COPIES, Animal::all().map(|it| cards.n(it)));
    }
    to.one_of("top of the horde", Animal::N, place(table.horde.top));
    let demand = table.horde.demand();
    to.flags("may be played", Animal::all().map(|it| demand.allows(it)));
}

fn write_step(step: Step, to: &mut Numbers<'_>) {
    let (nth, n_left, animal) = match step {
        Step::Deal { n_left } => (0, n_left, None),
        Step::Play => (1, 0, None),
        Step::Share { animal, n_left } => (2, n_left, Some(animal)),
        Step::Keep => (3, 0, None),
        Step::Give => (4, 0, None),
        Step::Steal => (5, 0, None),
        Step::Swap => (6, 0, None),
        Step::Refill { then: Then::Pass } => (7, 0, None),
        Step::Refill { then: Then::Play } => (8, 0, None),
        Step::Over => (9, 0, None),
    };
    to.one_of("step", 10, Some(nth));
    to.number("left to do", n_left, COPIES.max(FULL_HAND.into()));
    to.one_of("animal shared", Animal::N, place(animal));
}

/// How many of each animal every player has, as far as it is known.
fn counts(
    seats: impl Iterator<Item = Seat>,
    cards: impl Fn(Seat) -> Cards,
) -> impl Iterator<Item = u8> {
    seats.flat_map(move |seat| {
        let cards = cards(seat);
        Animal::all().map(move |animal| cards.n(animal))
    })
}

fn place(animal: Option<Animal>) -> Option<usize> {
    animal.map(|it| it.value().into())
}
