//! Rulebook 30: a turn at work.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn the_turn_goes_to_the_left_while_nobody_drops_the_brain() {
    check(
        &[r::GMB_8_LEFT, r::GMB_11_DRAW],
        "A 1; B 2; C 3; deck 20 21 22; discards rest; brain B; C works",
        "
        C loaf : 0
        A loaf : 0
        B loaf : 0
        ",
        &expect![[r#"
            C loaf
              C loafs.
              C draws 20.
              A to work.
            A loaf
              A loafs.
              A draws 21.
              B to work.
            B loaf
              B loafs.
              B draws 22.
              C to work.
        "#]],
    );
}

#[test]
fn who_works_does_one_job_or_loafs_and_may_stop_after_any_job() {
    check(
        &[r::GMB_9_WORK, r::GMB_9_STOP, r::GMB_11_NOT_AFTER],
        "A 1 spilled-milkshake; B 2; C 3; deck 20 21; discards rest; brain B; A works",
        "
        A stop
        A play hot-potato
        A play spilled-milkshake : 0 0
        A loaf
        A loaf afresh
        A stop
        ",
        &expect![[r#"
            A stop
              ! forbidden by rule GMB-9.work
            A play hot-potato
              ! forbidden by rule GMB-9.work
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              A draws 21.
              Spilled Milkshake is done.
            A loaf
              ! forbidden by rule GMB-11.not-after
            A loaf afresh
              ! forbidden by rule GMB-11.not-after
            A stop
              A calls it a turn.
              B to work.
        "#]],
    );
}

#[test]
fn two_hands_do_two_small_jobs_or_one_big_one() {
    check(
        &[
            r::GMB_10_COST,
            r::GMB_10_TWO,
            r::GMB_10_COUNTED,
            r::GMB_10_USED,
        ],
        "A 1 2 spilled-milkshake restock-the-napkins take-out-the-trash; B 3; C 4; \
         deck 20 21; discards 22; brain B; A works",
        "
        A play spilled-milkshake : 0 0
        A play take-out-the-trash
        A play restock-the-napkins
        ",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 5.
              A draws 6.
              Spilled Milkshake is done.
            A play take-out-the-trash
              ! forbidden by rule GMB-10.cost
            A play restock-the-napkins
              A does Restock the Napkins.
              Restock the Napkins, step 1: A has to choose.
        "#]],
    );
    check(
        &[r::GMB_10_TWO],
        "A 1 2 take-out-the-trash hot-potato; B 3; C 4; brain B; A works",
        "
        A play take-out-the-trash
        A discard 1
        ",
        &expect![[r#"
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 1
              A discards 1.
              Take Out the Trash is done.
              B to work.
        "#]],
    );
}

#[test]
fn an_extra_hand_makes_three_and_both_make_four() {
    check(
        &[r::GMB_10_THREE, r::GMB_10_FOUR, r::GMB_10_USED],
        "A 1 2 extra-hand extra-hand take-out-the-trash; B 3; C 4; deck 20 21; discards rest; \
         brain B; A works",
        "
        A play extra-hand
        A play extra-hand
        A play take-out-the-trash
        A discard 1
        ",
        &expect![[r#"
            A play extra-hand
              A does Extra Hand.
              Extra Hand now lies in front of A.
              Extra Hand is done.
            A play extra-hand
              A does Extra Hand.
              Extra Hand now lies in front of A.
              Extra Hand is done.
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 1
              A discards 1.
              Take Out the Trash is done.
              B to work.
        "#]],
    );
}

#[test]
fn the_mop_keeps_a_hand_busy() {
    check(
        &[r::GMB_10_MOP],
        "A 1 2 take-out-the-trash spilled-milkshake, table mop; B 3; C 4; deck 20 21; \
         discards rest; brain B; A works",
        "
        A play take-out-the-trash
        A play spilled-milkshake : 0 0
        ",
        &expect![[r#"
            A play take-out-the-trash
              ! forbidden by rule GMB-10.cost
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              A draws 21.
              Spilled Milkshake is done.
              B to work.
        "#]],
    );
}

#[test]
fn the_mop_and_an_extra_hand_make_two() {
    check(
        &[r::GMB_10_MOP, r::GMB_10_THREE],
        "A 1 2 take-out-the-trash, table mop extra-hand; B 3; C 4; brain B; A works",
        "
        A play take-out-the-trash
        A discard 1
        ",
        &expect![[r#"
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 1
              A discards 1.
              Take Out the Trash is done.
              B to work.
        "#]],
    );
}

#[test]
fn a_used_hand_stays_used_when_an_extra_hand_is_lost() {
    check(
        &[r::GMB_10_USED, r::GMB_10_COUNTED],
        "A 1 2 spilled-milkshake count-the-pickles health-inspector hot-potato, \
         table extra-hand; B 3, table mop; C 4; deck 20 21 22 23; discards rest; brain B; A works",
        "
        A play spilled-milkshake : 0 0
        A play health-inspector
        A inspect extra-hand of A
        ",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              A draws 21.
              Spilled Milkshake is done.
            A play health-inspector
              A does Health Inspector.
              Health Inspector, step 1: A has to choose.
            A inspect extra-hand of A
              Extra Hand in front of A is discarded.
              Health Inspector is done.
              B to work.
        "#]],
    );
}

#[test]
fn loafing_the_long_way_gives_as_many_and_one_more() {
    check(
        &[r::GMB_11_FRESH, r::GMB_23_LOAFING],
        "A 1 2 hot-potato; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "A loaf afresh : 0 0 0 0",
        &expect![[r#"
            A loaf afresh
              A loafs and discards 1, 2, Hot Potato.
              A draws 20.
              A draws 21.
              A draws 22.
              A draws 23.
              B to work.
        "#]],
    );
    // What was just discarded can come back.
    check(
        &[r::GMB_11_FRESH, r::GMB_2_RESHUFFLE, r::GMB_23_LOAFING],
        "A 1; B rest; C 4; brain A; A works",
        "A loaf afresh : 0",
        &expect![[r#"
            A loaf afresh
              A loafs and discards 1.
              The discards are shuffled: 1 card in the deck.
              A draws 1.
              B to work.
        "#]],
    );
}

#[test]
fn the_mop_moves_on_when_its_player_loafs() {
    check(
        &[r::GMB_11_DRAW],
        "A 1, table mop; B 3; C 4; deck 20 21; discards rest; brain B; A works",
        "A loaf : 0",
        &expect![[r#"
            A loaf
              A loafs.
              A draws 20.
              The Mop moves on from A to B.
              B to work.
        "#]],
    );
    check(
        &[r::GMB_11_FRESH],
        "A 1, table mop; B 3; C 4; deck 20 21; discards rest; brain B; A works",
        "A loaf afresh : 0 0",
        &expect![[r#"
            A loaf afresh
              A loafs and discards 1.
              A draws 20.
              A draws 21.
              The Mop moves on from A to B.
              B to work.
        "#]],
    );
}

#[test]
fn the_walkie_talkie_is_no_job_and_works_once_at_any_time_of_the_turn() {
    check(
        &[r::GMB_9_TABLE_CARD, r::GMB_9_ANY_TIME, r::GMB_24_LOOK],
        "A 1, table walkie-talkie; B 3; C 4; deck 20 21; discards rest; brain B; A works",
        "
        A listen : 1
        A loaf
        A leave
        A listen
        A loaf
        ",
        &expect![[r#"
            A listen
              A hears that 21 is on top of the deck.
            A loaf
              ! forbidden by rule GMB-9.table-card
            A leave
              A leaves it on the deck.
            A listen
              ! forbidden by rule GMB-9.table-card
            A loaf
              A loafs.
              A draws 21.
              B to work.
        "#]],
    );
    // After the last hand is used, the turn waits for it.
    check(
        &[r::GMB_9_ANY_TIME],
        "A 1 2 take-out-the-trash, table walkie-talkie; B 3; C 4; deck 20 21; discards rest; \
         brain B; A works",
        "
        A play take-out-the-trash
        A discard 1
        A listen : 0
        A toss
        ",
        &expect![[r#"
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 1
              A discards 1.
              Take Out the Trash is done.
            A listen
              A hears that 20 is on top of the deck.
            A toss
              A puts 20 on the discards.
              B to work.
        "#]],
    );
    check(
        &[r::GMB_9_TABLE_CARD],
        "A 1 2; B 3, table walkie-talkie; C 4; brain B; A works",
        "A listen",
        &expect![[r#"
            A listen
              ! forbidden by rule GMB-9.table-card
        "#]],
    );
}

#[test]
fn the_walkie_talkie_needs_a_card_to_listen_to() {
    check(
        &[r::GMB_9_TABLE_CARD],
        "A 1, table walkie-talkie; B rest; C 4; brain B; A works",
        "A listen",
        &expect![[r#"
            A listen
              ! forbidden by rule GMB-9.table-card
        "#]],
    );
    check(
        &[r::GMB_2_RESHUFFLE],
        "A 1, table walkie-talkie; B rest; C 4; discards 20; brain B; A works",
        "
        A listen : 0
        A toss
        A loaf : 0
        ",
        &expect![[r#"
            A listen
              The discards are shuffled: 1 card in the deck.
              A hears that 20 is on top of the deck.
            A toss
              A puts 20 on the discards.
            A loaf
              A loafs.
              The discards are shuffled: 1 card in the deck.
              A draws 20.
              B to work.
        "#]],
    );
}
