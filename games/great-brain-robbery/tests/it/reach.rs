//! How far it is: tables made once against plain walking.

use std::collections::BTreeMap;

use great_brain_robbery::{
    Brain, Destination, Face, Place, Reach, Robbery, Space, Spot, Step, Train, coupling_lost_on,
    reach::{destinations, neighbours, path, steps_to, steps_to_new_car},
    train::Car,
};
use tabletop::{Chance, Seat, chance::Seeded};

/// Steps to every space, counted space by space. Walls are asked of the face,
/// not of the tables.
fn walked(train: &Train, from: Place) -> BTreeMap<Spot, u8> {
    let mut steps = BTreeMap::new();
    let mut edge: Vec<Spot> = Vec::new();
    let mut n = 0;
    match from {
        Place::On(spot) => edge.push(spot),
        Place::Behind => {
            n = 1;
            edge.push("1:b1".parse().expect("a space"));
        }
    }
    while !edge.is_empty() {
        edge.retain(|spot| !steps.contains_key(spot));
        for spot in &edge {
            steps.insert(*spot, n);
        }
        edge = edge.iter().flat_map(|spot| around(train, *spot)).collect();
        n += 1;
    }
    steps
}

fn around(train: &Train, Spot { car, space }: Spot) -> Vec<Spot> {
    let face = train.car(car).face;
    let (row, column) = (space.row(), space.column());
    let mut spots = Vec::new();
    let mut go = |is_open: bool, car: u8, row: u8, column: u8| {
        if is_open {
            let space = Space::at(row, column);
            spots.push(Spot { car, space });
        }
    };
    if column < 5 {
        go(!face.has_wall_ahead(space), car, row, column + 1);
    } else if car < train.front() {
        go(!face.has_wall_ahead(space), car + 1, row, 0);
    }
    if 0 < column {
        let back = Space::at(row, column - 1);
        go(!face.has_wall_ahead(back), car, row, column - 1);
    } else if 0 < car {
        go(row == 1, car - 1, row, 5);
    }
    if row < 2 {
        go(!face.has_wall_aside(space), car, row + 1, column);
    }
    if 0 < row {
        let above = Space::at(row - 1, column);
        go(!face.has_wall_aside(above), car, row - 1, column);
    }
    spots
}

/// A train of one to eight cars with random faces.
fn any_train(chance: &mut Seeded) -> Train {
    let mut faces: Vec<Face> = Face::all().collect();
    tabletop::chance::shuffle(chance, &mut faces);
    let n_cars = 1 + chance.draw(7) as usize;
    let between = |face: &Face| ![Face::Caboose, Face::Engine].contains(face);
    let mut cars: Vec<Car> = faces
        .into_iter()
        .filter(between)
        .take(n_cars)
        .map(|face| Car {
            face,
            counters: face.brains(),
        })
        .collect();
    if chance.draw(1) == 0 {
        cars[0].face = Face::Caboose;
    } else if let Some(front) = cars.last_mut() {
        front.face = Face::Engine;
    }
    cars.try_into().expect("a train")
}

#[test]
fn the_tables_agree_with_walking() {
    let mut chance = Seeded::new(5);
    for _ in 0..60 {
        let train = any_train(&mut chance);
        let car = chance.draw(u32::from(train.front())) as u8;
        for space in Space::all() {
            check_from(&train, Place::On(Spot { car, space }));
        }
        if train.car(0).face.has_back_door() {
            check_from(&train, Place::Behind);
        }
    }
}

fn check_from(train: &Train, from: Place) {
    let walked = walked(train, from);
    assert_eq!(walked.len(), 18 * train.n_cars(), "every space is reached");
    for (spot, steps) in &walked {
        assert_eq!(steps_to(train, from, *spot), *steps, "{from} to {spot}");
    }
    for steps in 0..=40 {
        let reach = Reach::of(train, from, steps);
        let within = walked.iter().filter(|(_, n)| **n <= steps);
        assert!(
            reach.iter().eq(within.map(|(spot, _)| *spot)),
            "{from}, {steps}"
        );
        let beyond = steps.checked_sub(steps_to_new_car(train, from));
        assert_eq!(reach.beyond, beyond);
    }
}

#[test]
fn a_path_is_a_shortest_way_of_single_steps() {
    let mut chance = Seeded::new(6);
    for _ in 0..40 {
        let train = any_train(&mut chance);
        let mut spot = || Spot {
            car: chance.draw(u32::from(train.front())) as u8,
            space: Space::new(chance.draw(17) as usize),
        };
        let (from, to) = (Place::On(spot()), spot());
        let way = path(&train, from, to);
        assert_eq!(way.len(), usize::from(steps_to(&train, from, to)));
        let mut here = from;
        for step in &way {
            assert!(neighbours(&train, here).contains(step), "{here} to {step}");
            here = Place::On(*step);
        }
        assert_eq!(here, Place::On(to));
    }
}

#[test]
fn a_card_widens_the_reach_by_its_run() {
    let robbery: Robbery = "train caboose day-coach; A 1:b1 hand pepita; B 1:a1; C 1:b2; A moves 1"
        .parse()
        .expect("a table");
    let Step::Move(going) = robbery.table.step else {
        panic!("A moves");
    };
    let far: Spot = "2:b2".parse().expect("a space");
    assert!(!robbery.table.reach(going).contains(far));
    assert!(robbery.table.reach_with(going, Brain::Pepita).contains(far));
    assert!(!robbery.table.reach_with(going, Brain::Dusty).contains(far));
}

#[test]
fn destinations_are_listed_from_near_to_far() {
    let robbery: Robbery = "train day-coach(c1) engine(a3); A 1:b4; B 2:b1; C behind; A moves 7"
        .parse()
        .expect("a table");
    let spot = |text: &str| text.parse::<Spot>().expect("a space");
    assert_eq!(
        destinations(&robbery.table, Seat::new(0)),
        [
            (
                Destination::Player {
                    seat: Seat::new(1),
                    spot: spot("2:b1")
                },
                3
            ),
            (Destination::Counter(spot("1:c1")), 4),
            (Destination::Counter(spot("2:a3")), 8),
            (Destination::Brake(spot("2:a6")), 11),
            (Destination::Brake(spot("2:c6")), 11),
        ]
    );
    let robbery: Robbery = "train caboose() day-coach(); A 2:b5; B 1:b1; C 1:b1; A moves 7"
        .parse()
        .expect("a table");
    let all = destinations(&robbery.table, Seat::new(0));
    assert_eq!(all[0], (Destination::NewCar, 2));
}

#[test]
fn the_longer_the_train_the_likelier_it_breaks() {
    let lost_on: Vec<u8> = (1..=8).map(coupling_lost_on).collect();
    assert_eq!(lost_on, [0, 1, 2, 3, 4, 5, 6, 6]);
}
