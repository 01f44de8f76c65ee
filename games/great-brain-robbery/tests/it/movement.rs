//! Rulebook 20: moving.

use expect_test::expect;
use great_brain_robbery::rulebook as r;

use crate::check;

const EIGHT_CARS: &str = "train caboose day-coach dining-car sleeping-car baggage-car salon-car \
                          cattle-car bank-car";

#[test]
fn a_move_goes_as_far_as_one_likes_but_no_farther() {
    check(
        &[r::GBR_6_UP_TO, r::GBR_6A_QUIET, r::GBR_6A_PARTS],
        "train caboose day-coach; A 1:b1; B 1:a1; C 1:b2; A moves 4",
        "
        A stop 1:b6
        A roll
        A stop 1:b4
        ",
        &expect![[r#"
            A stop 1:b6
              ! forbidden by rule GBR-6.up-to
            A roll
              ! forbidden by rule GBR-6a.parts
            A stop 1:b4
              A stops on 1:b4.
              B to move.
        "#]],
    );
}

#[test]
fn staying_put_is_a_move_too() {
    check(
        &[r::GBR_6_UP_TO],
        "train caboose day-coach; A 1:b1; B 1:a1; C 1:b2; A moves 4",
        "A stop 1:b1",
        &expect![[r#"
            A stop 1:b1
              A stops on 1:b1.
              B to move.
        "#]],
    );
}

#[test]
fn walls_are_in_the_way_and_nobody_steps_diagonally() {
    check(
        &[r::GBR_6_WALLS],
        "train caboose day-coach; A 1:a3; B 1:a1; C 1:b2; A moves 2",
        "
        A stop 1:a4
        A stop 1:c4
        A stop 1:b4
        ",
        &expect![[r#"
            A stop 1:a4
              ! forbidden by rule GBR-6.walls
            A stop 1:c4
              ! forbidden by rule GBR-6.up-to
            A stop 1:b4
              A stops on 1:b4.
              B to move.
        "#]],
    );
}

#[test]
fn pawns_and_counters_are_no_obstacle_and_nothing_happens_on_the_way() {
    check(
        &[r::GBR_8_STOP],
        "train caboose day-coach; A 1:a6; B 1:b6; C 1:b5; A moves 6",
        "A stop 2:b2",
        &expect![[r#"
            A stop 2:b2
              A stops on 2:b2.
              B to move.
        "#]],
    );
}

#[test]
fn one_may_look_into_a_new_car_and_double_back() {
    check(
        &[r::GBR_6_FREELY],
        "train caboose day-coach; A 2:b6; B 1:b6; C 1:b5; A moves 4",
        "
        A open : 1 0
        A stop 2:b4 : 5
        ",
        &expect![[r#"
            A open
              A opens the Sleeping Car, 3 steps left.
            A stop 2:b4
              A stops on 2:b4.
              The couplings: 6 for 3 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn the_train_ends_at_its_back() {
    check(
        &[r::GBR_6_BACK, r::GBR_23_NO_ENTRY],
        "train day-coach dining-car; A 1:b2; B behind; C 2:b1; A moves 5",
        "
        A stop behind
        A stop 1:b1
        ",
        &expect![[r#"
            A stop behind
              ! "behind" is not a space of the train, write 3:b4 for b4 in the third car from the back
            A stop 1:b1
              A stops on 1:b1.
              B to move.
        "#]],
    );
}

#[test]
fn cards_are_thrown_in_the_middle_of_a_move() {
    check(
        &[r::GBR_6_THROW],
        "train caboose day-coach; A 2:b5 hand pepita ada; B 1:b6; C 1:b5; A moves 2",
        "
        A open : 1 0
        A stop 3:a3
        A throw hank
        A throw pepita
        A stop 3:a3 : 5 0
        ",
        &expect![[r#"
            A open
              A opens the Sleeping Car, 0 steps left.
            A stop 3:a3
              ! forbidden by rule GBR-6.up-to
            A throw hank
              ! forbidden by rule GBR-6.throw
            A throw pepita
              A throws Pepita for 6 more steps.
            A stop 3:a3
              A stops on 3:a3.
              The couplings: 6 for 3 cars. They hold.
              A finds a counter: +1 point and a card.
              A draws Jacob.
              A may install a brain.
        "#]],
    );
}

#[test]
fn a_card_runs_even_where_no_die_was_rolled() {
    check(
        &[r::GBR_6_NO_DICE, r::GBR_6_THROW],
        "train caboose day-coach; A 1:b1 hand pepita ada; B 1:b6; C 1:b5; A begins",
        "
        A roll
        A throw pepita
        A stop 2:b1
        ",
        &expect![[r#"
            A roll
              A rolls no dice: 0 steps.
            A throw pepita
              A throws Pepita for 6 more steps.
            A stop 2:b1
              A stops on 2:b1.
              B to move.
        "#]],
    );
}

#[test]
fn one_move_opens_several_cars_with_their_counters() {
    check(
        &[
            r::GBR_7_NEW_CAR,
            r::GBR_7_COUNTERS,
            r::GBR_7_ENTERS,
            r::GBR_7_SEVERAL,
            r::GBR_10_ONCE,
        ],
        "train caboose day-coach; A 2:b6; B 1:b6; C 1:b5; A moves 12",
        "
        A open : 1 0
        A open : 0 1
        A stop 4:c1 : 5
        ",
        &expect![[r#"
            A open
              A opens the Sleeping Car, 11 steps left.
            A open
              A opens the Kitchen Car, 5 steps left.
            A stop 4:c1
              A stops on 4:c1.
              The couplings: 6 for 4 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn nothing_goes_in_front_of_the_engine() {
    check(
        &[r::GBR_7_ENGINE],
        "train day-coach engine; A 2:b6; B 1:b6; C 1:b5; A moves 5",
        "A open",
        &expect![[r#"
            A open
              ! forbidden by rule GBR-7.engine
        "#]],
    );
}

#[test]
fn the_front_is_closed_while_no_car_is_left() {
    check(
        &[r::GBR_7_CLOSED],
        &format!("{EIGHT_CARS}; A 8:b6; B 1:b6; C 1:b5; A moves 5"),
        "A open",
        &expect![[r#"
            A open
              ! forbidden by rule GBR-7.closed
        "#]],
    );
}

#[test]
fn the_front_must_be_within_reach() {
    check(
        &[r::GBR_6_UP_TO],
        "train caboose day-coach; A 2:b5; B 1:b6; C 1:b5; A moves 1",
        "A open",
        &expect![[r#"
            A open
              ! forbidden by rule GBR-6.up-to
        "#]],
    );
}
