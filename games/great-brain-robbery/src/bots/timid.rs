//! Who clears the train from the back, throws no card and starts no fight, and
//! is content with the first brain it gets.

use tabletop::Seat;

use super::{VICTORY, going, mark};
use crate::{
    action::Action,
    brain::Brain,
    car::Spaces,
    reach::{steps_to, steps_to_new_car},
    table::Step,
    train::{Car, Place, Spot},
    view::View,
};

/// More than any move is long, in the front car too.
const USEFUL: i32 = 200;
/// Whatever lies one car farther back comes first.
const A_CAR: i32 = 20;
/// More than any brain costs.
const DEAR: i32 = 100;

pub(super) fn best(view: &View, me: Seat, legal: &[Action]) -> Action {
    let moves = legal.iter().copied();
    // Of equals the first: the order of moves is fixed.
    let best = moves.rev().max_by_key(|action| liking(view, me, *action));
    best.expect("there is a legal move")
}

/// How much it likes a move; only moves of one decision are compared.
fn liking(view: &View, me: Seat, action: Action) -> i32 {
    match action {
        Action::Stop(spot) => like_stop(view, me, spot),
        Action::Open => {
            let way = steps_to_new_car(&view.table.train, view.table.pawns[me]);
            USEFUL - i32::from(way)
        }
        Action::Install(brain) => like_install(view, me, brain),
        Action::Give(brain) => match mark(view, me, action) {
            for_others @ ..0 => for_others,
            0.. => like_head(brain),
        },
        Action::Discard(card) => match view.table.step {
            // What is dear is out of reach for long.
            Step::OverLimit { .. } => card.cost().into(),
            Step::Begin
            | Step::Move(_)
            | Step::Coupling { .. }
            | Step::MayFight
            | Step::MayStayOut { .. }
            | Step::Fight(_)
            | Step::DealOut(_)
            | Step::Install
            | Step::Over => mark(view, me, action),
        },
        Action::Throw(_) => -VICTORY,
        Action::Fight => -1,
        Action::StayOut => 1,
        Action::Again => mark(view, me, action),
        Action::Roll
        | Action::Reroll
        | Action::Pass
        | Action::LetBe
        | Action::NoFight
        | Action::StandUp
        | Action::GiveNothing
        | Action::Done => 0,
    }
}

/// Strong brains are liked better than clever ones.
fn like_head(brain: Brain) -> i32 {
    1 + i32::from(brain.hit() + brain.run())
}

/// The cheapest will do, and only cheese is ever replaced.
fn like_install(view: &View, me: Seat, brain: Brain) -> i32 {
    let thrift = DEAR - i32::from(brain.cost());
    match view.table.heads[me] {
        None => thrift,
        Some(cheese) if cheese.is_cheese() && !brain.is_cheese() => thrift,
        Some(_) => -1,
    }
}

/// What is useful is liked for lying far back and near, everything else for
/// the way that is left from there.
fn like_stop(view: &View, me: Seat, spot: Spot) -> i32 {
    let train = &view.table.train;
    if useful_in(view, me, spot.car).contains(spot.space) {
        let way = steps_to(train, view.table.pawns[me], spot);
        return USEFUL - A_CAR * i32::from(spot.car) - i32::from(way);
    }
    let here = Place::On(spot);
    let spots = (0..=train.front()).flat_map(|car| {
        let spaces = useful_in(view, me, car);
        spaces.iter().map(move |space| Spot { car, space })
    });
    let nearest = spots.map(|there| steps_to(train, here, there)).min();
    let front = view.table.can_open().then(|| steps_to_new_car(train, here));
    let way = nearest.into_iter().chain(front).min();
    // Where nothing is left to find, the front is the safest.
    -i32::from(way.unwrap_or_else(|| steps_to_new_car(train, here)))
}

/// Spaces of a car with a counter, or with a brake for whoever is ahead. Where
/// nobody is ahead and nothing is left to find, a brake is a mercy to all.
fn useful_in(view: &View, me: Seat, car: u8) -> Spaces {
    let table = &view.table;
    let Car { face, counters } = table.train.car(car);
    let is_hopeless = || {
        let mut cars = table.train.cars().iter();
        table.leader().is_none() && !table.can_open() && cars.all(|car| car.counters.is_empty())
    };
    if going::is_ahead(view, me) || is_hopeless() {
        face.brakes().iter().fold(counters, Spaces::with)
    } else {
        counters
    }
}
