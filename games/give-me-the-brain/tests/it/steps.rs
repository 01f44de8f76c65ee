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
              A does Wipe the Tables.
              A draws 20.
              A draws 21.
              Wipe the Tables, step 2: A has to choose.
            A stop
              ! forbidden by rule GMB-12.in-order
            A discard 20
              A discards 20.
              Wipe the Tables is done.
            A stop
              A calls it a turn.
              B to work.
        "#]],
    );
    // It cannot fetch itself: the only discard is fetched unasked.
    check(
        &[r::GMB_12_NO_PILE, r::GMB_13_ONE_ANSWER],
        "A 1 restock-the-napkins; B 3; C 4; discards 20; brain B; A works",
        "A play restock-the-napkins",
        &expect![[r#"
            A play restock-the-napkins
              A does Restock the Napkins.
              A takes 20 from the discards.
              Restock the Napkins is done.
        "#]],
    );
    check(
        &[r::GMB_12_NO_PILE, r::GMB_13_SKIP],
        "A 1 restock-the-napkins; B 3; C 4; brain B; A works",
        "A play restock-the-napkins",
        &expect![[r#"
            A play restock-the-napkins
              A does Restock the Napkins.
              Restock the Napkins, step 1 cannot be done and is skipped.
              Restock the Napkins is done.
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
              A does Look! A Monkey!
              Look! A Monkey!, step 1 cannot be done and is skipped.
              A draws 20.
              Look! A Monkey! is done.
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
              A does Take Out the Trash.
              A discards Hot Potato.
              Take Out the Trash is done.
              B to work.
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
              A does Breakfast Rush.
              B draws 20.
              C draws 21.
              A draws 22.
              Breakfast Rush is done.
              A rolls 6 for Breakfast Rush: enough.
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
              A does Count the Pickles.
              A card is turned over: Mop.
              A card is turned over: Hot Potato.
              The discards are shuffled: 4 cards in the deck.
              A card is turned over: 20.
              A takes 20 from the discards.
              Count the Pickles is done.
        "#]],
    );
    check(
        &[r::GMB_14_SECOND_TIME],
        "A 1 count-the-pickles; B rest; C 4; deck hot-potato; discards mop; brain A; A works",
        "A play count-the-pickles : 0 0 0",
        &expect![[r#"
            A play count-the-pickles
              A does Count the Pickles.
              A card is turned over: Hot Potato.
              The discards are shuffled: 2 cards in the deck.
              A card is turned over: Hot Potato.
              A card is turned over: Mop.
              Count the Pickles is done.
        "#]],
    );
    check(
        &[r::GMB_2_NOTHING_LEFT, r::GMB_13_SKIP],
        "A 1 count-the-pickles; B rest; C 4; brain A; A works",
        "A play count-the-pickles",
        &expect![[r#"
            A play count-the-pickles
              A does Count the Pickles.
              Count the Pickles, step 1 cannot be done and is skipped.
              Count the Pickles is done.
        "#]],
    );
}
