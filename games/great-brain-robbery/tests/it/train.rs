//! Rulebook 40: the train falls apart.

use expect_test::expect;
use great_brain_robbery::{Face, Robbery, rulebook as r};
use tabletop::{Cx, Game, Seat, chance::Scripted};

use crate::check;

#[test]
fn each_stop_on_a_brake_takes_the_last_car_off() {
    check(
        &[r::GBR_21_BRAKES, r::GBR_21_STAYING],
        "train day-coach dining-car engine; A 3:a6; B 1:b1 hand ada; C 2:b1; A moves 3",
        "
        A stop 3:a6
        B roll : 1 1
        B stop 1:b1
        ",
        &expect![[r#"
            A stop 3:a6
              A stops on 3:a6.
              A pulls the brake!
              The Day Coach is lost.
              B runs along behind the train and loses Ada.
              B to move.
            B roll
              B rolls 2 and 2: 4 steps.
            B stop 1:b1
              B stops on 1:b1.
              B meets C.
        "#]],
    );
}

#[test]
fn the_brake_of_the_last_car_ends_the_game_on_the_spot() {
    check(
        &[r::GBR_21_END],
        "train engine(); A 1:b6 points 9 hand the-king-incognito; B 1:a6 head dusty; C 1:b1; \
         A moves 3",
        "A stop 1:a6",
        &expect![[r#"
            A stop 1:a6
              A stops on 1:a6.
              A pulls the brake!
              B has the best brain, Dusty with IQ 60, and wins!
        "#]],
    );
}

#[test]
fn pawns_on_a_lost_car_run_behind_and_lose_their_cards() {
    check(
        &[
            r::GBR_22_BEHIND,
            r::GBR_22_HAND,
            r::GBR_22_KEEP,
            r::GBR_22_COUNTERS,
            r::GBR_24_OTHERS,
        ],
        "train day-coach engine; A 2:b6; B 1:b1 head ada points 2 hand hank dusty; C 1:b2; A moves 1",
        "A stop 2:a6",
        &expect![[r#"
            A stop 2:a6
              A stops on 2:a6.
              A pulls the brake!
              The Day Coach is lost.
              B runs along behind the train and loses Dusty, Hank.
              C runs along behind the train.
              B to move.
        "#]],
    );
}

#[test]
fn head_and_points_are_kept() {
    let mut robbery: Robbery = "train day-coach engine; A 2:b6; \
         B 1:b1 head ada points 2 hand hank dusty; C 1:b2; A moves 1"
        .parse()
        .expect("a table");
    let action = "stop 2:a6".parse().expect("a move");
    let mut luck = Scripted::new([]);
    robbery.apply(Seat::new(0), action, &mut Cx::silent(&mut luck));
    assert_eq!(
        robbery.to_string(),
        "train engine; A 1:a6; B behind head ada points 2; C behind; gone day-coach; \
         discards dusty hank; B begins"
    );
}

#[test]
fn from_behind_the_train_one_has_to_get_on() {
    check(
        &[r::GBR_23_MUST_MOVE],
        "train day-coach dining-car; A behind; B behind; C 2:b1; A begins",
        "
        A roll : 0 0
        A stop behind
        A stop 1:b2
        B roll : 0 0
        B open
        B stop 1:b3
        ",
        &expect![[r#"
            A roll
              A rolls 1 and 1: 2 steps.
            A stop behind
              ! "behind" is not a space of the train, write 3:b4 for b4 in the third car from the back
            A stop 1:b2
              A stops on 1:b2.
              B to move.
            B roll
              B rolls 1 and 1: 2 steps.
            B open
              ! forbidden by rule GBR-6.up-to
            B stop 1:b3
              ! forbidden by rule GBR-6.up-to
        "#]],
    );
}

#[test]
fn nobody_fights_behind_the_train() {
    check(
        &[r::GBR_23_NO_FIGHT, r::GBR_22_BEHIND],
        "train day-coach dining-car; A 2:b6; B behind; C 2:b1; A moves 12",
        "
        A open : 1 0
        A stop 1:b6 : 0 5
        ",
        &expect![[r#"
            A open
              A opens the Sleeping Car, 11 steps left.
            A stop 1:b6
              A stops on 1:b6.
              The couplings: 1 for 3 cars. One breaks!
              The Day Coach is lost.
              A runs along behind the train.
              The couplings: 6 for 2 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn a_lost_caboose_comes_back_as_the_engine() {
    check(
        &[r::GBR_24_CABOOSE],
        "train caboose day-coach; A 2:b6; B 2:b5; C 2:b1; \
         gone dining-car sleeping-car baggage-car cattle-car bank-car; A moves 9",
        "
        A open : 0 0
        A stop 3:b1 : 0 5
        B roll : 5 5
        B open : 0
        B stop 2:b6 : 5
        ",
        &expect![[r#"
            A open
              A opens the Salon Car, 8 steps left.
            A stop 3:b1
              A stops on 3:b1.
              The couplings: 1 for 3 cars. One breaks!
              The Caboose is lost.
              The couplings: 6 for 2 cars. They hold.
              B to move.
            B roll
              B rolls 6 and 6: 12 steps.
            B open
              B opens the Engine, 4 steps left.
            B stop 2:b6
              B stops on 2:b6.
              The couplings: 6 for 3 cars. They hold.
              C to move.
        "#]],
    );
}

#[test]
fn other_lost_cars_are_gone() {
    let mut robbery: Robbery =
        "train day-coach dining-car engine; A 3:b6; B 2:b1; C 2:b2; A moves 1"
            .parse()
            .expect("a table");
    let action = "stop 3:a6".parse().expect("a move");
    let mut luck = Scripted::new([]);
    robbery.apply(Seat::new(0), action, &mut Cx::silent(&mut luck));
    assert!(!robbery.table.unused.contains(Face::DayCoach));
    assert!(!robbery.table.unused.contains(Face::TheatreCar));
    assert!(robbery.table.unused.contains(Face::BankCar));
}

#[test]
fn a_train_of_one_car_cannot_lose_it() {
    check(
        &[r::GBR_25_ONE_CAR],
        "train day-coach; A 1:b6; B 1:b1; C 1:b2; \
         gone dining-car sleeping-car baggage-car salon-car cattle-car bank-car; A moves 12",
        "
        A open : 0
        A stop 2:a6
        ",
        &expect![[r#"
            A open
              A opens the Engine, 11 steps left.
            A stop 2:a6
              A stops on 2:a6.
              A pulls the brake!
              The Day Coach is lost.
              B runs along behind the train.
              C runs along behind the train.
              B to move.
        "#]],
    );
}
