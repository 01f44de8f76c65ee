//! Rulebook 20: discarding, rolling, installing, hand limit.

use expect_test::expect;
use great_brain_robbery::rulebook as r;

use crate::check;

#[test]
fn unwanted_cards_go_before_the_roll() {
    check(
        &[r::GBR_4_DISCARD, r::GBR_5_DICE, r::GBR_5_FEWER],
        "train caboose day-coach; A 1:a1 hand ada dusty; B 1:b1; C 1:b2; A begins",
        "
        A discard hank
        A discard ada
        A roll : 3
        A discard dusty
        ",
        &expect![[r#"
            A discard hank
              ! forbidden by rule GBR-4.discard
            A discard ada
              A discards Ada.
            A roll
              A rolls 4: 4 steps.
            A discard dusty
              ! forbidden by rule GBR-6a.parts
        "#]],
    );
}

#[test]
fn every_card_costs_a_die_where_there_is_no_brain() {
    check(
        &[r::GBR_5_FEWER],
        "train caboose day-coach; A 1:a1 hand ada dusty; B 1:b1; C 1:b2; A begins",
        "A roll",
        &expect![[r#"
            A roll
              A rolls no dice: 0 steps.
        "#]],
    );
}

#[test]
fn a_brain_carries_cards_and_adds_its_run() {
    check(
        &[r::GBR_5_DICE, r::GBR_5_RUN],
        "train caboose day-coach; A 1:a1 head pepita hand ada dusty; B 1:b1; C 1:b2; A begins",
        "A roll : 5 0",
        &expect![[r#"
            A roll
              A rolls 6 and 1: 13 steps.
        "#]],
    );
}

#[test]
fn a_brain_is_paid_for_and_replaces_the_old_one() {
    check(
        &[r::GBR_13_PAY, r::GBR_13_OLD, r::GBR_13_OPEN, r::GBR_13_ONCE],
        "train caboose day-coach; A 1:a1 head dusty points 5 hand ada hank swift; B 1:b1; C 1:b2; \
         A installs",
        "
        A install vanity
        A install ada
        A install swift
        A discard swift
        ",
        &expect![[r#"
            A install vanity
              ! forbidden by rule GBR-13.pay
            A install ada
              A installs Ada for 5 points; Dusty goes.
              B to move.
            A install swift
              ! it is not your turn
            A discard swift
              ! it is not your turn
        "#]],
    );
}

#[test]
fn what_cannot_be_paid_cannot_be_installed() {
    check(
        &[r::GBR_13_PAY],
        "train caboose day-coach; A 1:a1 points 4 hand ada; B 1:b1; C 1:b2; A installs",
        "
        A install ada
        A done
        ",
        &expect![[r#"
            A install ada
              ! forbidden by rule GBR-13.pay
            A done
              B to move.
        "#]],
    );
}

#[test]
fn nobody_is_asked_to_install_without_points_or_cards() {
    check(
        &[],
        "train caboose day-coach; A 1:a1 points 4; B 1:b1 hand ada; C 1:b2; A moves 0",
        "
        A stop 1:a1
        B roll : 0
        B stop 1:b1
        ",
        &expect![[r#"
            A stop 1:a1
              A stops on 1:a1.
              B to move.
            B roll
              B rolls 1: 1 step.
            B stop 1:b1
              B stops on 1:b1.
              C to move.
        "#]],
    );
}

#[test]
fn at_the_end_of_a_turn_two_cards_are_left() {
    check(
        &[r::GBR_14_TWO],
        "train caboose day-coach; A 1:a1 hand ada hank swift dusty; B 1:b1; C 1:b2; A moves 0",
        "
        A stop 1:a1
        A discard hank
        A done
        A discard dusty
        ",
        &expect![[r#"
            A stop 1:a1
              A stops on 1:a1.
              A holds 2 cards too many.
            A discard hank
              A discards Hank.
            A done
              ! forbidden by rule GBR-14.two
            A discard dusty
              A discards Dusty.
              B to move.
        "#]],
    );
}

#[test]
fn the_hand_limit_holds_for_everybody() {
    check(
        &[r::GBR_30_EVERYBODY],
        "train caboose day-coach; A 1:a1 hand ada; B 1:b1; C 1:b2 hand hank swift dusty; A moves 0",
        "
        A stop 1:a1
        C discard hank
        ",
        &expect![[r#"
            A stop 1:a1
              A stops on 1:a1.
              C holds 1 card too many.
            C discard hank
              C discards Hank.
              B to move.
        "#]],
    );
}
