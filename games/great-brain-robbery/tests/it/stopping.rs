//! Rulebook 20: brake, coupling check and find.

use expect_test::expect;
use great_brain_robbery::rulebook as r;

use crate::check;

#[test]
fn a_brake_works_at_once_and_before_the_couplings() {
    check(
        &[r::GBR_9_BRAKE, r::GBR_10_WHEN, r::GBR_21_BRAKES],
        "train day-coach dining-car sleeping-car; A 3:b6; B 1:b1; C 3:b1; \
         gone salon-car baggage-car cattle-car bank-car; A moves 9",
        "
        A open : 0
        A stop 4:a6 : 5
        ",
        &expect![[r#"
            A open
              A opens the Engine, 8 steps left.
            A stop 4:a6
              A stops on 4:a6.
              A pulls the brake!
              The Day Coach is lost.
              B runs along behind the train.
              The couplings: 6 for 3 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn couplings_are_checked_until_they_hold() {
    check(
        &[r::GBR_10_CHECK, r::GBR_10_LOST, r::GBR_10_HOLDS],
        "train caboose day-coach dining-car; A 3:b6; B 1:b1; C 2:b2; A moves 1",
        "
        A open : 1 1
        A stop 4:b1 : 2 1 1
        ",
        &expect![[r#"
            A open
              A opens the Mail Car, 0 steps left.
            A stop 4:b1
              A stops on 4:b1.
              The couplings: 3 for 4 cars. One breaks!
              The Caboose is lost.
              B runs along behind the train.
              The couplings: 2 for 3 cars. One breaks!
              The Day Coach is lost.
              C runs along behind the train.
              The couplings: 2 for 2 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn no_car_opened_means_no_check() {
    check(
        &[r::GBR_6_UP_TO],
        "train caboose day-coach dining-car; A 1:b6; B 1:b1; C 2:b2; A moves 5",
        "A stop 2:b1",
        &expect![[r#"
            A stop 2:b1
              A stops on 2:b1.
              B to move.
        "#]],
    );
}

#[test]
fn who_doubled_back_can_lose_the_car_and_finds_nothing() {
    check(
        &[r::GBR_10_WHEN, r::GBR_22_BEHIND, r::GBR_23_NO_FIGHT],
        "train caboose day-coach; A 2:b6 points 1 hand dusty; B 1:b1; C 2:a6; A moves 12",
        "
        A open : 1 1
        A stop 2:a6 : 0 0
        ",
        &expect![[r#"
            A open
              A opens the Honeymoon Car, 11 steps left.
            A stop 2:a6
              A stops on 2:a6.
              The couplings: 1 for 3 cars. One breaks!
              The Caboose is lost.
              B runs along behind the train.
              The couplings: 1 for 2 cars. One breaks!
              The Day Coach is lost.
              A runs along behind the train and loses Dusty.
              C runs along behind the train.
              B to move.
        "#]],
    );
}

#[test]
fn a_counter_is_a_point_and_a_card() {
    check(
        &[r::GBR_11_POINT, r::GBR_11_CARD],
        "train caboose day-coach; A 1:b5; B 1:b1; C 1:b2; A moves 1",
        "
        A stop 1:a5 : 40
        A install ada
        A done
        ",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Ada.
              A may install a brain.
            A install ada
              ! forbidden by rule GBR-13.pay
            A done
              B to move.
        "#]],
    );
}

#[test]
fn a_third_card_stays_until_the_end_of_the_turn() {
    check(
        &[r::GBR_11_THIRD, r::GBR_14_TWO, r::GBR_14_INSTALL_FIRST],
        "train caboose day-coach; A 1:b5 hand ada hank; B 1:b1; C 1:b2; A moves 1",
        "
        A stop 1:a5 : 0
        A done
        A discard ada
        ",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Jacob.
              A may install a brain.
            A done
              A holds 1 card too many.
            A discard ada
              A discards Ada.
              B to move.
        "#]],
    );
}

#[test]
fn a_space_gives_its_counter_only_once() {
    check(
        &[r::GBR_8_STOP],
        "train caboose(c5) day-coach; A 1:b5; B 1:b1; C 1:b2; A moves 1",
        "A stop 1:a5",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              B to move.
        "#]],
    );
}
