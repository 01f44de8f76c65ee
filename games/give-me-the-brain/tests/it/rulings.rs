//! Rulebook 70: other questions about single cards.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn the_wet_floor_sign_outlives_what_is_no_real_drop() {
    check(
        &[r::GMB_30_STRING, r::GMB_30_NO_DROPPER],
        "A 1 2 overtime, table wet-floor-sign piece-of-string; B 3; C 4; brain A; A works",
        "
        A play overtime : 3
        A stop
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4-1 for Overtime: not enough.
              A would drop the Brain, but it hangs on the Piece of String. The String is discarded.
            A stop
              A calls it a turn.
              A to work.
        "#]],
    );
    check(
        &[r::GMB_30_SUBSTITUTE],
        "A 1 2 overtime, table wet-floor-sign dog-brain; B 3; C 4; brain B; A works",
        "
        A play overtime with dog-brain : 3
        ",
        &expect![[r#"
            A play overtime with dog-brain
              A does Overtime with the Dog Brain.
              A will have another turn.
              Overtime is done.
              A rolls 4-1 for Overtime: not enough.
              Dog Brain of A was not up to it and is discarded.
              A to work.
        "#]],
    );
}

#[test]
fn the_wet_floor_sign_goes_with_a_real_drop_and_its_minus_still_counts() {
    check(
        &[r::GMB_30_DROP, r::GMB_30_MINUS],
        "A 1 2 overtime; B 3; C 4, table wet-floor-sign; brain A; A works",
        "
        A play overtime : 3
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4-1 for Overtime: not enough.
              A drops the Brain!
              Wet Floor Sign in front of C is discarded.
              A has dropped the Brain and bids first.
        "#]],
    );
    check(
        &[r::GMB_30_DROP],
        "A 1 2 slippery-tiles; B 3; C 4, table wet-floor-sign; deck 20; discards rest; brain C; A works",
        "
        A play slippery-tiles : 0
        ",
        &expect![[r#"
            A play slippery-tiles
              A does Slippery Tiles.
              A draws 20.
              C drops the Brain!
              Wet Floor Sign in front of C is discarded.
              Slippery Tiles is done.
              C has dropped the Brain. A bids first.
        "#]],
    );
}

#[test]
fn a_saved_brain_makes_nobody_a_dropper() {
    check(
        &[r::GMB_30_NO_DROPPER],
        "A 1 2 slippery-tiles; B 3, table piece-of-string; C 4; deck 20; discards rest; brain B; A works",
        "
        A play slippery-tiles : 0
        A stop
        ",
        &expect![[r#"
            A play slippery-tiles
              A does Slippery Tiles.
              A draws 20.
              B would drop the Brain, but it hangs on the Piece of String. The String is discarded.
              Slippery Tiles is done.
            A stop
              A calls it a turn.
              B to work.
        "#]],
    );
}

#[test]
fn the_laid_out_job_is_not_counted() {
    check(
        &[r::GMB_31_LAID_OUT],
        "A 1 franchise-meeting; B 3; C 4 5; deck 20; discards rest; brain A; A works",
        "
        A play franchise-meeting : 5
        ",
        &expect![[r#"
            A play franchise-meeting
              A does Franchise Meeting.
              Franchise Meeting, step 1 cannot be done and is skipped.
              Franchise Meeting is done.
              A rolls 6 for Franchise Meeting: enough.
              B to work.
        "#]],
    );
    check(
        &[r::GMB_31_LAID_OUT],
        "A 1 2 franchise-meeting; B 3; C 4 5; deck 20; discards rest; brain A; A works",
        "
        A play franchise-meeting : 0 5
        ",
        &expect![[r#"
            A play franchise-meeting
              A does Franchise Meeting.
              B draws 20.
              Franchise Meeting is done.
              A rolls 6 for Franchise Meeting: enough.
              B to work.
        "#]],
    );
}

#[test]
fn a_swap_can_make_the_other_player_win() {
    check(
        &[r::GMB_31_GIFT_WINS],
        "A shift-swap; B 3; C 4 5; brain A; A works",
        "
        A play shift-swap
        A choose B
        ",
        &expect![[r#"
            A play shift-swap
              A does Shift Swap.
              Shift Swap, step 1: A has to choose.
            A choose B
              A chooses B.
              A and B swap all cards. A now has 3; B now has nothing.
              Shift Swap is done.
              B goes home: rid of the last card by somebody else’s Shift Swap!
              Left over: A 3; B nothing; C 4, 5.
        "#]],
    );
}

#[test]
fn todays_special_needs_discards() {
    check(
        &[r::GMB_31_SPECIAL_NOTHING],
        "A 1 todays-special; B 3; C 4; brain A; A works",
        "
        A play todays-special : 5
        ",
        &expect![[r#"
            A play todays-special
              A does Today’s Special.
              Today’s Special, step 1 cannot be done and is skipped.
              Today’s Special, step 2 cannot be done and is skipped.
              Today’s Special is done.
              A rolls 6 for Today’s Special: enough.
        "#]],
    );
}

#[test]
fn todays_special_stays_on_the_deck_when_the_neighbour_hides() {
    check(
        &[r::GMB_31_SPECIAL_HIDDEN],
        "A 1 todays-special; B 3, table hide-in-the-washroom; C 4; discards 20 21; brain A; A works",
        "
        A play todays-special
        A put 21 : 5
        A stop
        B loaf
        ",
        &expect![[r#"
            A play todays-special
              A does Today’s Special.
              Today’s Special, step 1: A has to choose.
            A put 21
              A puts 21 on top of the deck.
              Today’s Special, step 2 cannot be done and is skipped.
              Today’s Special is done.
              A rolls 6 for Today’s Special: enough.
            A stop
              A calls it a turn.
              B to work.
              Hide in the Washroom in front of B is discarded.
            B loaf
              B loafs.
              B draws 21.
              C to work.
        "#]],
    );
}

#[test]
fn a_followed_manual_helps_the_secret_menu() {
    check(
        &[r::GMB_31_MANUAL_MENU],
        "A 1 secret-menu; B 3; C 4; discards read-the-manual; brain A; A works",
        "
        A play secret-menu : 1
        ",
        &expect![[r#"
            A play secret-menu
              A does Secret Menu.
              A follows Read the Manual from the discards.
              A reads the manual: 2 more for skill rolls of this turn.
              Read the Manual is done.
              Secret Menu is done.
              A rolls 2+2 for Secret Menu: enough.
        "#]],
    );
}

#[test]
fn the_manual_ends_with_the_turn() {
    check(
        &[r::GMB_31_MANUAL_ENDS],
        "A 1 2 read-the-manual overtime balance-the-register, table extra-hand; B 3; C 4; deck 20 21 22; discards rest; brain A; A works",
        "
        A play read-the-manual : 1
        A play overtime : 1
        A stop
        A play balance-the-register : 0 1
        ",
        &expect![[r#"
            A play read-the-manual
              A does Read the Manual.
              A reads the manual: 2 more for skill rolls of this turn.
              Read the Manual is done.
              A rolls 2+2 for Read the Manual: enough.
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 2+2 for Overtime: enough.
            A stop
              A calls it a turn.
              A to work.
            A play balance-the-register
              A does Balance the Register.
              A discards 1.
              A discards 2.
              A draws 20.
              Balance the Register is done.
              A rolls 2 for Balance the Register: not enough.
              A drops the Brain!
              A has dropped the Brain and bids first.
        "#]],
    );
}

#[test]
fn sticky_fingers_may_give_the_same_card_back() {
    check(
        &[r::GMB_31_FINGERS],
        "A 1 sticky-fingers; B 3; C 4; deck 20; discards rest; brain A; A works",
        "
        A play sticky-fingers
        A choose B : 0
        A give 3 : 0
        ",
        &expect![[r#"
            A play sticky-fingers
              A does Sticky Fingers.
              Sticky Fingers, step 1: A has to choose.
            A choose B
              A chooses B.
              A takes 3 from B.
              Sticky Fingers, step 3: A has to choose.
            A give 3
              A gives 3 to B.
              A draws 20.
              Sticky Fingers is done.
        "#]],
    );
}

#[test]
fn a_third_player_is_neither_you_nor_the_other() {
    check(
        &[r::GMB_31_THIRD],
        "A 1 mystery-shopper; B 3 5; C 4; D 6; brain A; A works",
        "
        A play mystery-shopper
        A choose B
        A choose A
        A choose B
        A choose D
        A move 5 : 5
        ",
        &expect![[r#"
            A play mystery-shopper
              A does Mystery Shopper.
              Mystery Shopper, step 1: A has to choose.
            A choose B
              A chooses B.
              A looks at B’s cards: 3, 5.
              Mystery Shopper, step 3: A has to choose.
            A choose A
              ! forbidden by rule GMB-31.third
            A choose B
              ! forbidden by rule GMB-31.third
            A choose D
              A chooses D. [as the third]
              Mystery Shopper, step 4: A has to choose.
            A move 5
              A sends 5 from B to D.
              Mystery Shopper is done.
              A rolls 6 for Mystery Shopper: enough.
        "#]],
    );
    check(
        &[r::GMB_31_THIRD, r::GMB_13_ONE_ANSWER],
        "A 1 mystery-shopper; B 3 5; C 4; brain A; A works",
        "
        A play mystery-shopper
        A choose B
        A move 5 : 5
        ",
        &expect![[r#"
            A play mystery-shopper
              A does Mystery Shopper.
              Mystery Shopper, step 1: A has to choose.
            A choose B
              A chooses B.
              A looks at B’s cards: 3, 5.
              A chooses C. [as the third]
              Mystery Shopper, step 4: A has to choose.
            A move 5
              A sends 5 from B to C.
              Mystery Shopper is done.
              A rolls 6 for Mystery Shopper: enough.
        "#]],
    );
}
