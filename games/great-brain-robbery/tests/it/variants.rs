//! Rulebook 70: variants.

use expect_test::expect;
use great_brain_robbery::{Options, Robbery, rulebook as r};

use crate::check;

#[test]
fn recycled_cars_can_be_drawn_again() {
    check(
        &[r::GBR_28_RECYCLE],
        "train day-coach dining-car; A 2:b6; B 2:b5; C 2:b1; recycle; \
         gone caboose sleeping-car baggage-car cattle-car bank-car; A moves 9",
        "
        A open : 0 0
        A stop 3:b1 : 0 5
        B roll : 5 5
        B open : 0 1
        ",
        &expect![[r#"
            A open
              A opens the Salon Car, 8 steps left.
            A stop 3:b1
              A stops on 3:b1.
              The couplings: 1 for 3 cars. One breaks!
              The Day Coach is lost.
              The couplings: 6 for 2 cars. They hold.
              B to move.
            B roll
              B rolls 6 and 6: 12 steps.
            B open
              B opens the Theatre Car, 4 steps left.
        "#]],
    );
}

#[test]
fn a_long_train_has_up_to_four_cars_in_front() {
    testkit::opening::<Robbery>(
        &[r::GBR_28_LONG_TRAIN],
        &Options {
            cars: 4,
            ..Options::default()
        },
        3,
        &[0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0],
        &expect![[r#"
            The train sets off with the Day Coach.
            The train sets off with the Dining Car.
            The train sets off with the Sleeping Car.
            The train sets off with the Mail Car.
            A is dealt Jacob.
            B is dealt Bruno.
            C is dealt Big Hattie.
            Round 1.
            A to move.
        "#]],
    );
    for cars in [0, 5] {
        testkit::opening::<Robbery>(
            &[],
            &Options {
                cars,
                ..Options::default()
            },
            3,
            &[],
            &expect![[r#"
                ! forbidden by rule GBR-28.long-train
            "#]],
        );
    }
}

#[test]
fn a_late_engine_waits_until_everybody_had_their_turns() {
    check(
        &[r::GBR_28_LATE_ENGINE, r::GBR_28_LATE_COUNT],
        "train caboose day-coach; A 2:b6; B 2:b5; C 2:b1; late 1; \
         gone dining-car sleeping-car baggage-car cattle-car bank-car; A moves 9",
        "
        A open : 0 0
        A stop 3:b1 : 0 5
        B roll : 5 5
        B open
        B stop 1:b6
        C roll : 5 5
        C stop 1:b1
        A roll : 5 5
        A open
        A stop 1:b4
        B roll : 5 5
        B open : 0
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
              ! forbidden by rule GBR-28.late-engine
            B stop 1:b6
              B stops on 1:b6.
              C to move.
            C roll
              C rolls 6 and 6: 12 steps.
            C stop 1:b1
              C stops on 1:b1.
              Round 2.
              A to move.
            A roll
              A rolls 6 and 6: 12 steps.
            A open
              ! forbidden by rule GBR-28.late-engine
            A stop 1:b4
              A stops on 1:b4.
              B to move.
            B roll
              B rolls 6 and 6: 12 steps.
            B open
              B opens the Engine, 5 steps left.
        "#]],
    );
    testkit::opening::<Robbery>(
        &[],
        &Options {
            late_engine: 100,
            ..Options::default()
        },
        3,
        &[],
        &expect![[r#"
            ! forbidden by rule GBR-28.late-engine
        "#]],
    );
}

#[test]
fn free_cheese_is_in_everybodys_head_at_the_start() {
    testkit::opening::<Robbery>(
        &[r::GBR_28_FREE_CHEESE, r::GBR_28_ANY_CHEESE],
        &Options {
            free_cheese: true,
            ..Options::default()
        },
        3,
        &[0, 0, 0, 2, 2, 15 - 2, 0, 0, 0],
        &expect![[r#"
            The train sets off with the Day Coach.
            A starts with Smoked Government Cheese.
            B starts with Crumbled Government Cheese.
            C starts with Suspicious Government Cheese.
            A is dealt Jacob.
            B is dealt Bruno.
            C is dealt Big Hattie.
            Round 1.
            A to move.
        "#]],
    );
}
