//! The table and the moves in numbers, for programs that learn.

use tabletop::{BySeat, Numbers, Seat, numbers::from};

use crate::{
    shelf::{Jar, N_JARS},
    state::{Action, Step},
    view::{Seen, View},
};

pub(crate) fn every_action(me: Seat, n_seats: usize) -> Vec<Action> {
    let shelve = [Jar::Fresh, Jar::Rotten].map(Action::Shelve);
    let calls = (1..=N_JARS * n_seats).map(|n| Action::Call(n as u8));
    let others = from(me, n_seats).skip(1).map(Action::Open);
    let all = shelve.into_iter().chain(calls);
    all.chain([Action::Pass]).chain(others).collect()
}

pub(crate) fn write(view: &View, to: &mut Numbers<'_>) {
    let me = to.me();
    let most = (N_JARS * view.n_held.len()) as u16;
    let goal = u16::from(view.agreed.goal);
    to.by_seat("points of the goal", goal, |seat| view.points[seat]);
    to.by_seat("jars held", N_JARS as u16, |seat| view.n_held[seat]);
    to.by_seat("jars shelved", N_JARS as u16, |seat| {
        view.shelves[seat].len()
    });
    to.by_seat("jars opened", N_JARS as u16, |seat| {
        view.shelves[seat].n_open
    });
    let own = view.own[me].unwrap_or_default();
    to.many("own fresh and rotten jars", 3, [own.n_fresh, own.n_rotten]);
    let is_shown = |jar: Jar| {
        to.seats()
            .map(move |seat| view.shown[seat].is_some_and(|it| 0 < it.n(jar)))
    };
    let [fresh, rotten] = [Jar::Fresh, Jar::Rotten].map(is_shown);
    to.flags("known to have a fresh jar", fresh);
    to.flags("known to have the rotten jar", rotten);
    for (name, jar) in [
        ("known fresh from the bottom up", Jar::Fresh),
        ("known rotten from the bottom up", Jar::Rotten),
    ] {
        to.flags(name, known(&view.shelves, to.seats(), jar));
    }
    to.seat("whose turn", Some(view.current));
    let (step, call, passed, left) = match view.step {
        Step::First => (0, None, None, 0),
        Step::Shelve => (1, None, None, 0),
        Step::Raise { call, passed } => (2, Some(call), Some(passed), 0),
        Step::Open { left, .. } => (3, None, None, left),
        Step::Over { .. } => (4, None, None, 0),
    };
    to.one_of("step", 5, Some(step));
    to.seat("caller", call.map(|call| call.caller));
    to.number("call", call.map_or(0, |call| call.n), most);
    to.seat_set("passed", passed.unwrap_or_default());
    to.number("left to open", left, most);
}

/// Every place of every shelf, and whether this is known to stand there.
fn known(
    shelves: &BySeat<crate::shelf::Shelf<Seen>>,
    seats: impl Iterator<Item = Seat>,
    jar: Jar,
) -> impl Iterator<Item = bool> {
    seats.flat_map(move |seat| {
        let mut places = shelves[seat].iter();
        (0..N_JARS).map(move |_| places.next() == Some(Seen::Known(jar)))
    })
}
