//! Rulebook 30: the instructions of a job.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn a_job_is_followed_in_order_and_lies_in_no_pile_until_it_is_done() {
    check(
        &[r::GMB_12_IN_ORDER, r::GMB_12_LEAVES, r::GMB_2_DISCARDS],
        "A 1 2 wipe-the-tables; B 3; C 4; deck 20 21; discards rest; brain B; A works",
        "
        A play wipe-the-tables : 0 0
        A stop
        A discard 20
        A stop
        ",
        &expect![[r#"
            A play wipe-the-tables
              A plays wipe-the-tables
              A draws 20
              A draws 21
              wipe-the-tables 2: A chooses
            A stop
              ! forbidden by rule GMB-12.in-order
            A discard 20
              A discards 20
              wipe-the-tables is done
            A stop
              A stops
              B's turn
        "#]],
    );
    // It cannot fetch itself: the only discard is fetched unasked.
    check(
        &[r::GMB_12_NO_PILE, r::GMB_13_ONE_ANSWER],
        "A 1 restock-the-napkins; B 3; C 4; discards 20; brain B; A works",
        "A play restock-the-napkins",
        &expect![[r#"
            A play restock-the-napkins
              A plays restock-the-napkins
              A takes 20 from the discards
              restock-the-napkins is done
        "#]],
    );
    check(
        &[r::GMB_12_NO_PILE, r::GMB_13_SKIP],
        "A 1 restock-the-napkins; B 3; C 4; brain B; A works",
        "A play restock-the-napkins",
        &expect![[r#"
            A play restock-the-napkins
              A plays restock-the-napkins
              restock-the-napkins 1: skipped
              restock-the-napkins is done
        "#]],
    );
}

#[test]
fn what_cannot_be_done_is_skipped_and_the_rest_is_done() {
    check(
        &[r::GMB_13_SKIP],
        "A 1 look-a-monkey; B 3; C 4; deck 20; discards rest; brain A; A works",
        "A play look-a-monkey : 0",
        &expect![[r#"
            A play look-a-monkey
              A plays look-a-monkey
              look-a-monkey 1: skipped
              A draws 20
              look-a-monkey is done
        "#]],
    );
}

#[test]
fn copies_are_one_answer() {
    check(
        &[r::GMB_13_COPIES, r::GMB_13_ONE_ANSWER],
        "A hot-potato hot-potato take-out-the-trash; B 3; C 4; brain B; A works",
        "A play take-out-the-trash",
        &expect![[r#"
            A play take-out-the-trash
              A plays take-out-the-trash
              A discards hot-potato
              take-out-the-trash is done
              B's turn
        "#]],
    );
}

#[test]
fn several_players_draw_in_the_order_of_the_card() {
    check(
        &[r::GMB_14_ORDER],
        "A 1 breakfast-rush; B 3; C 4; top 20 A, 21 A, 22 A; brain A; A works",
        "A play breakfast-rush : 5",
        &expect![[r#"
            A play breakfast-rush
              A plays breakfast-rush
              B draws 20
              C draws 21
              A draws 22
              breakfast-rush is done
              A rolls 6 for breakfast-rush: made
        "#]],
    );
}

#[test]
fn turning_over_goes_on_through_one_reshuffle() {
    check(
        &[r::GMB_14_TURN_OVER, r::GMB_24_OPEN],
        "A 1 count-the-pickles; B rest; C 4; deck hot-potato mop; discards 20 21; brain A; A works",
        "A play count-the-pickles : 1 0 0",
        &expect![[r#"
            A play count-the-pickles
              A plays count-the-pickles
              mop is turned over
              hot-potato is turned over
              the 4 discards become the deck
              20 is turned over
              A takes 20 from the discards
              count-the-pickles is done
        "#]],
    );
    check(
        &[r::GMB_14_SECOND_TIME],
        "A 1 count-the-pickles; B rest; C 4; deck hot-potato; discards mop; brain A; A works",
        "A play count-the-pickles : 0 0 0",
        &expect![[r#"
            A play count-the-pickles
              A plays count-the-pickles
              hot-potato is turned over
              the 2 discards become the deck
              hot-potato is turned over
              mop is turned over
              count-the-pickles is done
        "#]],
    );
    check(
        &[r::GMB_2_NOTHING_LEFT, r::GMB_13_SKIP],
        "A 1 count-the-pickles; B rest; C 4; brain A; A works",
        "A play count-the-pickles",
        &expect![[r#"
            A play count-the-pickles
              A plays count-the-pickles
              count-the-pickles 1: skipped
              count-the-pickles is done
        "#]],
    );
}
