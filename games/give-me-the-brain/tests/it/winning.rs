//! Rulebook 60: going home.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn the_last_card_wins_before_the_roll() {
    check(
        &[r::GMB_22_EMPTY, r::GMB_23_AFTER_JOB],
        "A overtime; B 3; C 4; brain A; A works",
        "
        A play overtime
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A goes home: rid of the last card by Overtime!
              Left over: A nothing; B 3; C 4.
        "#]],
    );
}

#[test]
fn instructions_are_finished_first() {
    check(
        &[r::GMB_22_FINISH_FIRST, r::GMB_22_MOMENT],
        "A 1 inventory-day; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play inventory-day : 0 0 0 0 5
        ",
        &expect![[r#"
            A play inventory-day
              A does Inventory Day.
              A discards 1.
              A draws 20.
              A draws 21.
              A draws 22.
              A draws 23.
              Inventory Day is done.
              A rolls 6 for Inventory Day: enough.
              B to work.
        "#]],
    );
    check(
        &[r::GMB_12_IN_ORDER],
        "A spilled-milkshake; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play spilled-milkshake : 0 0
        ",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              A draws 21.
              Spilled Milkshake is done.
        "#]],
    );
    check(
        &[r::GMB_13_ONE_ANSWER, r::GMB_23_AFTER_JOB],
        "A 1 2 3 fix-the-shake-machine; B 5; C 4; deck 20; discards rest; brain A; A works",
        "
        A play fix-the-shake-machine : 0 5
        ",
        &expect![[r#"
            A play fix-the-shake-machine
              A does Fix the Shake Machine.
              A discards 1.
              A discards 2.
              A discards 3.
              A draws 20.
              Fix the Shake Machine is done.
              A rolls 6 for Fix the Shake Machine: enough.
              B to work.
        "#]],
    );
}

#[test]
fn the_last_card_bid_wins_at_once_high_or_low() {
    check(
        &[r::GMB_23_AFTER_BID],
        "A 1; B 5; C 4 6; bids from B, B 30, C passed",
        "
        A bid 1
        ",
        &expect![[r#"
            A bid 1
              A bids 1: “No hurry. I only want to hold it.”
              A goes home: rid of the last card by bidding 1!
              Left over: A nothing; B 5; C 4, 6.
        "#]],
    );
    check(
        &[r::GMB_23_AFTER_BID],
        "A 2; B 30; C 4 6; bids from A, A 1",
        "
        B bid 30
        ",
        &expect![[r#"
            B bid 30
              B bids 30: “NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!”
              B goes home: rid of the last card by bidding 30!
              Left over: A 2; B nothing; C 4, 6.
        "#]],
    );
}

#[test]
fn everybody_can_win_in_anybodys_turn() {
    check(
        &[r::GMB_23_EVERYBODY, r::GMB_31_GIFT_WINS],
        "A scrambling-practice; B 3; C 4 5; brain A; A works",
        "
        A play scrambling-practice
        ",
        &expect![[r#"
            A play scrambling-practice
              A does Scrambling Practice.
              Everybody passes all cards to the left. A now has 4, 5; B now has nothing; C now has 3.
              Scrambling Practice is done.
              B goes home: rid of the last card by somebody else’s Scrambling Practice!
              Left over: A 4, 5; B nothing; C 3.
        "#]],
    );
}

#[test]
fn the_first_to_the_left_of_two_without_cards_wins() {
    check(
        &[r::GMB_23_ORDER, r::GMB_23_EVERYBODY],
        "A 1 2; B 3; C; D; brain A; A works, used 2, doing take-out-the-trash 1",
        "
        A discard 1
        ",
        &expect![[r#"
            A discard 1
              A discards 1.
              Take Out the Trash is done.
              C goes home: rid of the last card by somebody else’s Take Out the Trash!
              Left over: A 2; B 3; C nothing; D nothing.
        "#]],
    );
}

#[test]
fn the_active_player_comes_first() {
    check(
        &[r::GMB_23_ORDER],
        "A 1; B; C 3; brain A; A works, used 2, doing take-out-the-trash 1",
        "A discard 1",
        &expect![[r#"
            A discard 1
              A discards 1.
              Take Out the Trash is done.
              A goes home: rid of the last card by Take Out the Trash!
              Left over: A nothing; B nothing; C 3.
        "#]],
    );
}

#[test]
fn a_game_of_a_hundred_turns_a_player_is_called_off() {
    check(
        &[r::GMB_25_HUNDRED, r::GMB_25_FEWEST],
        "A 1 2; B 3 9; C 4; turns 300; brain B; C works",
        "
        C loaf : 0
        ",
        &expect![[r#"
            C loaf
              C loafs.
              C draws 5.
              A goes home: fewest cards when the shift was called off!
              Left over: A 1, 2; B 3, 9; C 4, 5.
        "#]],
    );
    check(
        &[r::GMB_25_HUNDRED, r::GMB_25_FEWEST, r::GMB_25_TIE],
        "A 1 2; B 3 9 8; C 4; turns 300; brain B; C works",
        "
        C loaf : 0
        ",
        &expect![[r#"
            C loaf
              C loafs.
              C draws 5.
              A goes home: fewest cards when the shift was called off!
              Left over: A 1, 2; B 3, 8, 9; C 4, 5.
        "#]],
    );
    check(
        &[r::GMB_25_TIE],
        "A 1 2 7; B 3 9; C 4; turns 300; brain B; C works",
        "
        C loaf : 0
        ",
        &expect![[r#"
            C loaf
              C loafs.
              C draws 5.
              B goes home: fewest cards when the shift was called off!
              Left over: A 1, 2, 7; B 3, 9; C 4, 5.
        "#]],
    );
    check(
        &[r::GMB_8_LEFT],
        "A 1 2; B 3 9; C 4; turns 299; brain B; C works",
        "
        C loaf : 0
        ",
        &expect![[r#"
            C loaf
              C loafs.
              C draws 5.
              A to work.
        "#]],
    );
}
