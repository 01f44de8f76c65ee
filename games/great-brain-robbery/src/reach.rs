//! How far it is, and how far one can go.
//!
//! A car is entered and left only through its two doors, so the way through
//! the train is made of ways inside single cars. Those are walked once and for
//! all when the program is compiled.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, rule};

use crate::{
    car::{Drawing, Face, N_COLUMNS, N_SPACES, Space, Spaces},
    drawings::DRAWINGS,
    rulebook as r,
    table::Table,
    train::{MAX_CARS, Place, Spot, Train},
};

/// More steps than any two spaces of one car are apart.
const MOST_STEPS: usize = 14;

/// For every face and space: what lies within so many steps inside the car.
static WITHIN: [[[u32; MOST_STEPS]; N_SPACES]; Face::N] = {
    let mut within = [[[0; MOST_STEPS]; N_SPACES]; Face::N];
    let mut face = 0;
    while face < Face::N {
        let mut space = 0;
        while space < N_SPACES {
            let mut reached = 1 << space;
            let mut steps = 0;
            while steps < MOST_STEPS {
                within[face][space][steps] = reached;
                reached = one_step_more(reached, &DRAWINGS[face]);
                steps += 1;
            }
            assert!(
                within[face][space][MOST_STEPS - 1].count_ones() as usize == N_SPACES,
                "a space is farther than MOST_STEPS"
            );
            space += 1;
        }
        face += 1;
    }
    within
};

/// For every face: steps between any two spaces inside the car.
static STEPS: [[[u8; N_SPACES]; N_SPACES]; Face::N] = {
    let mut all = [[[0; N_SPACES]; N_SPACES]; Face::N];
    let mut face = 0;
    while face < Face::N {
        let mut from = 0;
        while from < N_SPACES {
            let mut to = 0;
            while to < N_SPACES {
                let mut steps = 0;
                while WITHIN[face][from][steps] >> to & 1 == 0 {
                    steps += 1;
                }
                all[face][from][to] = steps as u8;
                to += 1;
            }
            from += 1;
        }
        face += 1;
    }
    all
};

/// All rows at once: a step is a shift, and a wall is a missing bit.
const fn one_step_more(reached: u32, drawing: &Drawing) -> u32 {
    let Drawing { ahead, aside, .. } = *drawing;
    reached
        | (reached & ahead) << 1
        | reached >> 1 & ahead
        | (reached & aside) << N_COLUMNS
        | reached >> N_COLUMNS & aside
}

fn within(face: Face, space: Space, steps: u8) -> Spaces {
    let steps = usize::from(steps).min(MOST_STEPS - 1);
    Spaces::from_mask(WITHIN[face as usize][space.index()][steps])
}

fn steps_inside(face: Face, from: Space, to: Space) -> u8 {
    STEPS[face as usize][from.index()][to.index()]
}

/// Where a move can end.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    cars: [Spaces; MAX_CARS],
    /// Steps left after stepping off the front of the train, if it is that
    /// near. Whether a new car can be put there is another question.
    pub beyond: Option<u8>,
}

impl Reach {
    /// What lies within so many steps. Who runs behind the train has to get
    /// on it, so that place is never within reach.
    pub fn of(train: &Train, from: Place, steps: u8) -> Reach {
        let mut reach = Reach {
            cars: [Spaces::NONE; MAX_CARS],
            beyond: None,
        };
        match from {
            Place::Behind => reach.sweep_ahead(train, 0, steps.checked_sub(1)),
            Place::On(Spot { car, space }) => {
                let face = train.car(car).face;
                reach.cars[usize::from(car)] = within(face, space, steps);
                let ahead = steps.checked_sub(steps_inside(face, space, Space::FRONT) + 1);
                reach.sweep_ahead(train, car + 1, ahead);
                let back = steps.checked_sub(steps_inside(face, space, Space::BACK) + 1);
                reach.sweep_back(train, car, back);
            }
        }
        reach
    }

    /// Through the back doors of this car and those in front of it, with so
    /// many steps left inside.
    fn sweep_ahead(&mut self, train: &Train, car: u8, mut left: Option<u8>) {
        let cars = &train.cars()[usize::from(car)..];
        for (car, reached) in cars.iter().zip(&mut self.cars[usize::from(car)..]) {
            let Some(steps) = left else { return };
            *reached = within(car.face, Space::BACK, steps);
            left = steps.checked_sub(steps_inside(car.face, Space::BACK, Space::FRONT) + 1);
        }
        self.beyond = left;
    }

    /// Through the front doors of the cars behind this one.
    fn sweep_back(&mut self, train: &Train, car: u8, mut left: Option<u8>) {
        let cars = train.cars()[..usize::from(car)].iter();
        for (car, reached) in cars.zip(&mut self.cars).rev() {
            let Some(steps) = left else { return };
            *reached = within(car.face, Space::FRONT, steps);
            left = steps.checked_sub(steps_inside(car.face, Space::FRONT, Space::BACK) + 1);
        }
        if left.is_some() {
            rule!(r::GBR_6_BACK);
            rule!(r::GBR_23_NO_ENTRY);
        }
    }

    pub fn contains(&self, spot: Spot) -> bool {
        let car = self.cars.get(usize::from(spot.car));
        car.is_some_and(|spaces| spaces.contains(spot.space))
    }

    /// From back to front.
    pub fn iter(&self) -> impl Iterator<Item = Spot> {
        (0..).zip(self.cars).flat_map(|(car, spaces)| {
            let spots = spaces.iter();
            spots.map(move |space| Spot { car, space })
        })
    }

    /// The spaces of one car.
    pub fn in_car(&self, car: u8) -> Spaces {
        self.cars[usize::from(car)]
    }
}

/// Steps from a place to a space of the train.
pub fn steps_to(train: &Train, from: Place, to: Spot) -> u8 {
    let entered = |car: u8, from: Space, to: Space| steps_inside(train.car(car).face, from, to);
    let Some(from) = from.spot() else {
        let entrance = Spot {
            car: 0,
            space: Space::BACK,
        };
        return 1 + steps_to(train, Place::On(entrance), to);
    };
    if from.car == to.car {
        return entered(from.car, from.space, to.space);
    }
    let (out, into, between) = if from.car < to.car {
        (Space::FRONT, Space::BACK, from.car + 1..to.car)
    } else {
        (Space::BACK, Space::FRONT, to.car + 1..from.car)
    };
    let through: u8 = between.map(|car| entered(car, into, out) + 1).sum();
    entered(from.car, from.space, out) + 1 + through + entered(to.car, into, to.space)
}

/// Steps until one has stepped off the front.
pub fn steps_to_new_car(train: &Train, from: Place) -> u8 {
    let front = Spot {
        car: train.front(),
        space: Space::FRONT,
    };
    steps_to(train, from, front) + 1
}

/// A shortest way: every space stepped on, the last one is `to`.
pub fn path(train: &Train, from: Place, to: Spot) -> Vec<Spot> {
    let mut steps = Vec::new();
    let mut here = from;
    while here != Place::On(to) {
        let left = steps_to(train, here, to);
        let next = neighbours(train, here)
            .into_iter()
            .find(|spot| steps_to(train, Place::On(*spot), to) < left)
            .expect("some step leads nearer");
        steps.push(next);
        here = Place::On(next);
    }
    steps
}

/// Spaces one step away, inside the train.
pub fn neighbours(train: &Train, from: Place) -> Vec<Spot> {
    let Some(Spot { car, space }) = from.spot() else {
        let (car, space) = (0, Space::BACK);
        return vec![Spot { car, space }];
    };
    let around = within(train.car(car).face, space, 1).without(space);
    let mut spots: Vec<Spot> = around.iter().map(|space| Spot { car, space }).collect();
    if space == Space::FRONT && car < train.front() {
        let (car, space) = (car + 1, Space::BACK);
        spots.push(Spot { car, space });
    }
    if space == Space::BACK && 0 < car {
        let (car, space) = (car - 1, Space::FRONT);
        spots.push(Spot { car, space });
    }
    spots
}

/// Somewhere worth going to.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Destination {
    Counter(Spot),
    Brake(Spot),
    Player {
        seat: Seat,
        spot: Spot,
    },
    /// Off the front, into a new car.
    NewCar,
}

/// Everything worth going to for a player, with how many steps it takes; the
/// nearest first.
pub fn destinations(table: &Table, seat: Seat) -> Vec<(Destination, u8)> {
    let from = table.pawns[seat];
    let steps = |to| steps_to(&table.train, from, to);
    let mut all = Vec::new();
    for (car, it) in (0..).zip(table.train.cars()) {
        let counters = it.counters.iter().map(|space| Spot { car, space });
        all.extend(counters.map(|spot| (Destination::Counter(spot), steps(spot))));
        let brakes = it.face.brakes();
        let brakes = brakes.iter().map(|space| Spot { car, space });
        all.extend(brakes.map(|spot| (Destination::Brake(spot), steps(spot))));
    }
    for other in table.pawns.seats().filter(|other| *other != seat) {
        if let Place::On(spot) = table.pawns[other] {
            all.push((Destination::Player { seat: other, spot }, steps(spot)));
        }
    }
    if table.can_open() {
        all.push((Destination::NewCar, steps_to_new_car(&table.train, from)));
    }
    all.sort_by_key(|(_, steps)| *steps);
    all
}
