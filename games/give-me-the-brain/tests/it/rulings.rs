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
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A's piece-of-string saves the Brain and is discarded
            A stop
              A stops
              A's turn
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
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A's dog-brain fails and is discarded
              A's turn
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
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A drops the Brain
              C's wet-floor-sign is discarded
              bidding begins with A, A dropped the Brain
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
              A plays slippery-tiles
              A draws 20
              C drops the Brain
              C's wet-floor-sign is discarded
              slippery-tiles is done
              bidding begins with A, C dropped the Brain
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
              A plays slippery-tiles
              A draws 20
              B's piece-of-string saves the Brain and is discarded
              slippery-tiles is done
            A stop
              A stops
              B's turn
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
              A plays franchise-meeting
              franchise-meeting 1: skipped
              franchise-meeting is done
              A rolls 6 for franchise-meeting: made
              B's turn
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
              A plays franchise-meeting
              B draws 20
              franchise-meeting is done
              A rolls 6 for franchise-meeting: made
              B's turn
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
              A plays shift-swap
              shift-swap 1: A chooses
            A choose B
              A chooses B
              A and B swap all cards: A 3, B nothing
              shift-swap is done
              B wins by somebody else's shift-swap
              left over: A 3, B nothing, C 4 5
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
              A plays todays-special
              todays-special 1: skipped
              todays-special 2: skipped
              todays-special is done
              A rolls 6 for todays-special: made
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
              A plays todays-special
              todays-special 1: A chooses
            A put 21
              A puts 21 on the deck
              todays-special 2: skipped
              todays-special is done
              A rolls 6 for todays-special: made
            A stop
              A stops
              B's turn
              B's hide-in-the-washroom is discarded
            B loaf
              B loafs
              B draws 21
              C's turn
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
              A plays secret-menu
              A follows read-the-manual
              A's rolls are 2 better
              read-the-manual is done
              secret-menu is done
              A rolls 2+2 for secret-menu: made
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
              A plays read-the-manual
              A's rolls are 2 better
              read-the-manual is done
              A rolls 2+2 for read-the-manual: made
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 2+2 for overtime: made
            A stop
              A stops
              A's turn
            A play balance-the-register
              A plays balance-the-register
              A discards 1
              A discards 2
              A draws 20
              balance-the-register is done
              A rolls 2 for balance-the-register: failed
              A drops the Brain
              bidding begins with A, A dropped the Brain
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
              A plays sticky-fingers
              sticky-fingers 1: A chooses
            A choose B
              A chooses B
              A takes 3 from B
              sticky-fingers 3: A chooses
            A give 3
              A gives 3 to B
              A draws 20
              sticky-fingers is done
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
              A plays mystery-shopper
              mystery-shopper 1: A chooses
            A choose B
              A chooses B
              A looks at B's cards: 3 5
              mystery-shopper 3: A chooses
            A choose A
              ! forbidden by rule GMB-31.third
            A choose B
              ! forbidden by rule GMB-31.third
            A choose D
              A chooses D as the third
              mystery-shopper 4: A chooses
            A move 5
              A moves 5 from B to D
              mystery-shopper is done
              A rolls 6 for mystery-shopper: made
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
              A plays mystery-shopper
              mystery-shopper 1: A chooses
            A choose B
              A chooses B
              A looks at B's cards: 3 5
              A chooses C as the third
              mystery-shopper 4: A chooses
            A move 5
              A moves 5 from B to C
              mystery-shopper is done
              A rolls 6 for mystery-shopper: made
        "#]],
    );
}
