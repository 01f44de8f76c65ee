//! The train: cars from back to front, and where somebody can be.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::car::{Face, Space, Spaces};

/// Cars in the box.
pub const MAX_CARS: usize = 8;

/// A car of the train, with what lies on it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Car {
    pub face: Face,
    /// Spaces with a counter.
    pub counters: Spaces,
}

/// All cars, the last one first. At least one is there.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Car>", try_from = "Vec<Car>")]
pub struct Train {
    /// Past `n_cars`: defaults.
    cars: [Car; MAX_CARS],
    n_cars: u8,
}

impl Train {
    pub(crate) fn of(face: Face) -> Train {
        let mut train = Train {
            cars: [Car::default(); MAX_CARS],
            n_cars: 0,
        };
        train.push(face);
        train
    }

    pub fn cars(&self) -> &[Car] {
        &self.cars[..self.n_cars()]
    }

    pub const fn n_cars(&self) -> usize {
        self.n_cars as usize
    }

    pub fn car(&self, car: u8) -> Car {
        self.cars()[usize::from(car)]
    }

    pub fn car_mut(&mut self, car: u8) -> &mut Car {
        let n_cars = self.n_cars();
        &mut self.cars[..n_cars][usize::from(car)]
    }

    /// The number of the first car.
    pub const fn front(&self) -> u8 {
        self.n_cars - 1
    }

    /// Puts a car with all its counters at the front.
    pub(crate) fn push(&mut self, face: Face) {
        self.cars[self.n_cars()] = Car {
            face,
            counters: face.brains(),
        };
        self.n_cars += 1;
    }

    /// Takes the last car off; all others move up one place.
    pub(crate) fn lose_last(&mut self) {
        self.cars.rotate_left(1);
        self.cars[MAX_CARS - 1] = Car::default();
        self.n_cars -= 1;
    }

    pub fn is_brake(&self, spot: Spot) -> bool {
        self.car(spot.car).face.brakes().contains(spot.space)
    }

    pub fn has_counter(&self, spot: Spot) -> bool {
        self.car(spot.car).counters.contains(spot.space)
    }

    pub(crate) fn has(&self, spot: Spot) -> bool {
        spot.car < self.n_cars
    }
}

impl From<Train> for Vec<Car> {
    fn from(train: Train) -> Vec<Car> {
        train.cars().to_vec()
    }
}

impl TryFrom<Vec<Car>> for Train {
    type Error = String;

    fn try_from(cars: Vec<Car>) -> Result<Train, String> {
        let n_cars = cars.len();
        if !(1..=MAX_CARS).contains(&n_cars) {
            return Err(format!("{n_cars} cars are no train, 1 to {MAX_CARS} are"));
        }
        let mut train = Train::of(cars[0].face);
        for car in &cars[1..] {
            train.push(car.face);
        }
        train.cars[..n_cars].copy_from_slice(&cars);
        Ok(train)
    }
}

/// A space of the train. Cars are counted from the back, the last one is 0;
/// people write it as 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Spot {
    pub car: u8,
    pub space: Space,
}

/// Where a pawn is.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Running behind the train.
    #[default]
    Behind,
    On(Spot),
}

impl Place {
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Place::Behind => None,
            Place::On(spot) => Some(spot),
        }
    }
}

/// Some of the eight cars, whichever side shows. Car 0 is Caboose and Engine.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CarSet(u8);

impl CarSet {
    pub const NONE: CarSet = CarSet(0);
    pub const ALL: CarSet = CarSet(u8::MAX);

    #[must_use]
    pub const fn with(self, face: Face) -> CarSet {
        CarSet(self.0 | 1 << (face as u8 / 2))
    }

    #[must_use]
    pub const fn without(self, face: Face) -> CarSet {
        CarSet(self.0 & !(1 << (face as u8 / 2)))
    }

    pub const fn contains(self, face: Face) -> bool {
        self.0 >> (face as u8 / 2) & 1 == 1
    }

    #[must_use]
    pub const fn minus(self, fewer: CarSet) -> CarSet {
        CarSet(self.0 & !fewer.0)
    }

    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One side of each car, in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        Face::all()
            .step_by(2)
            .filter(move |face| self.contains(*face))
    }
}

/// The other side of the car.
pub fn other_side(face: Face) -> Face {
    let index = face as usize ^ 1;
    Face::all().nth(index).expect("faces come in pairs")
}

/// `3:b4`, in the third car from the back.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.car + 1, self.space)
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let wrong = || {
            format!(
                "{text:?} is not a space of the train, write 3:b4 for b4 in the third car from the back"
            )
        };
        let (car, space) = text.split_once(':').ok_or_else(wrong)?;
        match car.as_bytes() {
            [digit @ b'1'..=b'8'] => Ok(Spot {
                car: digit - b'1',
                space: space.parse()?,
            }),
            _ => Err(wrong()),
        }
    }
}

impl From<Spot> for String {
    fn from(spot: Spot) -> String {
        spot.to_string()
    }
}

impl TryFrom<String> for Spot {
    type Error = String;

    fn try_from(text: String) -> Result<Spot, String> {
        text.parse()
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Behind => f.write_str("behind"),
            Place::On(spot) => write!(f, "{spot}"),
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        match text {
            "behind" => Ok(Place::Behind),
            spot => spot.parse().map(Place::On),
        }
    }
}
