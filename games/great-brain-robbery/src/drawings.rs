//! Generated from `data/cars.txt` by `cargo xtask data --update`.

#![allow(
    clippy::unreadable_literal,
    clippy::unusual_byte_groupings,
    reason = "a group is a row of six spaces"
)]

use serde::{Deserialize, Serialize};

use crate::car::{Drawing, Space};

/// A side of a car. Two that follow each other are the sides of one car.
#[derive(
    Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    #[default]
    Caboose,
    Engine,
    DayCoach,
    TheatreCar,
    DiningCar,
    KitchenCar,
    SleepingCar,
    HoneymoonCar,
    BaggageCar,
    MailCar,
    SalonCar,
    SmokingCar,
    CattleCar,
    CircusCar,
    BankCar,
    ObservationCar,
}

/// What is drawn on each face, in the order of [`Face`]. The last digit of a mask is
/// space a1.
pub const DRAWINGS: [Drawing; 16] = [
    Drawing {
        face: Face::Caboose,
        id: "caboose",
        ahead: 0b001011_011111_001011,
        aside: 0b000000_110111_110111,
        brains: 0b010000_000000_010000,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::Engine,
        id: "engine",
        ahead: 0b001101_010111_001101,
        aside: 0b000000_111011_111011,
        brains: 0b000100_000000_000100,
        brakes: 0b100000_000000_100000,
    },
    Drawing {
        face: Face::DayCoach,
        id: "day-coach",
        ahead: 0b001011_011111_011010,
        aside: 0b000000_111010_010111,
        brains: 0b000101_000000_101000,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::TheatreCar,
        id: "theatre-car",
        ahead: 0b011111_011011_011111,
        aside: 0b000000_011010_010110,
        brains: 0b100001_000000_100001,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::DiningCar,
        id: "dining-car",
        ahead: 0b011101_011111_001101,
        aside: 0b000000_100011_111011,
        brains: 0b010100_000000_000100,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::KitchenCar,
        id: "kitchen-car",
        ahead: 0b011011_010001_001111,
        aside: 0b000000_011010_110111,
        brains: 0b100100_001000_000000,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::SleepingCar,
        id: "sleeping-car",
        ahead: 0b010110_011111_001101,
        aside: 0b000000_010101_101010,
        brains: 0b101000_000000_000101,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::HoneymoonCar,
        id: "honeymoon-car",
        ahead: 0b000111_010101_011100,
        aside: 0b000000_111110_011111,
        brains: 0b010001_000000_100010,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::BaggageCar,
        id: "baggage-car",
        ahead: 0b010111_001110_011010,
        aside: 0b000000_110011_110101,
        brains: 0b001000_000000_001010,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::MailCar,
        id: "mail-car",
        ahead: 0b001001_011111_001110,
        aside: 0b000000_101111_110011,
        brains: 0b010001_000000_000001,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::SalonCar,
        id: "salon-car",
        ahead: 0b001100_011111_011011,
        aside: 0b000000_111011_111110,
        brains: 0b000100_000000_001001,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::SmokingCar,
        id: "smoking-car",
        ahead: 0b010101_011011_010101,
        aside: 0b000000_011111_111110,
        brains: 0b100001_000000_100001,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::CattleCar,
        id: "cattle-car",
        ahead: 0b010111_010101_011101,
        aside: 0b000000_010111_011010,
        brains: 0b100000_000000_100101,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::CircusCar,
        id: "circus-car",
        ahead: 0b011110_000011_001101,
        aside: 0b000000_111011_111011,
        brains: 0b000000_001000_010101,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::BankCar,
        id: "bank-car",
        ahead: 0b001011_000101_010110,
        aside: 0b000000_111100_111011,
        brains: 0b100101_000000_000001,
        brakes: 0b000000_000000_000000,
    },
    Drawing {
        face: Face::ObservationCar,
        id: "observation-car",
        ahead: 0b011011_011111_011011,
        aside: 0b000000_011111_111110,
        brains: 0b100000_000000_000001,
        brakes: 0b000000_000000_000000,
    },
];

/// Where the pawns start on the Caboose, in turn order.
pub const STARTS: [Space; 7] = [
    Space::new(0),
    Space::new(6),
    Space::new(7),
    Space::new(8),
    Space::new(9),
    Space::new(10),
    Space::new(11),
];
