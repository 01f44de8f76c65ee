//! Every job that needs no Brain, one scenario each.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn are_you_still_serving_breakfast() {
    check(
        &[r::GMB_12_IN_ORDER],
        "A 1 are-you-still-serving-breakfast; B 3; C 4; deck 20 21 22 23; discards rest; \
         brain B; A works",
        "A play are-you-still-serving-breakfast : 0",
        &expect![[r#"
            A play are-you-still-serving-breakfast
              A plays are-you-still-serving-breakfast
              B draws 20
              are-you-still-serving-breakfast is done
        "#]],
    );
}

#[test]
fn drive_thru_headset() {
    check(
        &[r::GMB_12_IN_ORDER],
        "A 1 drive-thru-headset; B 3; C 4; deck 20 21 22 23; discards rest; brain B; A works",
        "
        A play drive-thru-headset
        A choose C : 0 0 0
        ",
        &expect![[r#"
            A play drive-thru-headset
              A plays drive-thru-headset
              drive-thru-headset 1: A chooses
            A choose C
              A chooses C
              C draws 20
              C draws 21
              A draws 22
              drive-thru-headset is done
        "#]],
    );
}

#[test]
fn take_out_the_trash() {
    check(
        &[r::GMB_12_IN_ORDER],
        "A 1 2 take-out-the-trash; B 3; C 4; brain B; A works",
        "
        A play take-out-the-trash
        A discard 3
        A discard 2
        ",
        &expect![[r#"
            A play take-out-the-trash
              A plays take-out-the-trash
              take-out-the-trash 1: A chooses
            A discard 3
              ! forbidden by rule GMB-12.in-order
            A discard 2
              A discards 2
              take-out-the-trash is done
              B's turn
        "#]],
    );
    check(
        &[r::GMB_13_SKIP, r::GMB_22_EMPTY],
        "A take-out-the-trash; B 3; C 4; brain B; A works",
        "A play take-out-the-trash",
        &expect![[r#"
            A play take-out-the-trash
              A plays take-out-the-trash
              take-out-the-trash 1: skipped
              take-out-the-trash is done
              A wins by take-out-the-trash
              left over: A nothing, B 3, C 4
        "#]],
    );
}

#[test]
fn not_my_station() {
    check(
        &[r::GMB_24_GIVEN],
        "A 1 2 not-my-station; B 3; C 4; brain B; A works",
        "
        A play not-my-station
        A give 2
        ",
        &expect![[r#"
            A play not-my-station
              A plays not-my-station
              not-my-station 1: A chooses
            A give 2
              A gives 2 to B
              not-my-station is done
              B's turn
        "#]],
    );
}

#[test]
fn wipe_the_tables() {
    check(
        &[r::GMB_12_IN_ORDER],
        "A 1 wipe-the-tables; B 3; C 4; deck 20 21 22 23; discards rest; brain B; A works",
        "
        A play wipe-the-tables : 0 0
        A discard 1
        ",
        &expect![[r#"
            A play wipe-the-tables
              A plays wipe-the-tables
              A draws 20
              A draws 21
              wipe-the-tables 2: A chooses
            A discard 1
              A discards 1
              wipe-the-tables is done
        "#]],
    );
}

#[test]
fn scrambling_practice() {
    check(
        &[r::GMB_24_MOVED],
        "A 1 scrambling-practice; B 3; C 4 5; D 6 7 8; brain B; A works",
        "A play scrambling-practice",
        &expect![[r#"
            A play scrambling-practice
              A plays scrambling-practice
              all cards go to the left: A 6 7 8, B 1, C 3, D 4 5
              scrambling-practice is done
              B's turn
        "#]],
    );
}

#[test]
fn shift_swap() {
    check(
        &[r::GMB_24_MOVED],
        "A 1 2 shift-swap; B 3; C 4; brain B; A works",
        "
        A play shift-swap
        A choose C
        ",
        &expect![[r#"
            A play shift-swap
              A plays shift-swap
              shift-swap 1: A chooses
            A choose C
              A chooses C
              A and C swap all cards: A 4, C 1 2
              shift-swap is done
              B's turn
        "#]],
    );
}

#[test]
fn look_a_monkey() {
    check(
        &[r::GMB_8_ORDER_STAYS],
        "A 1 look-a-monkey; B 3; C 4; deck 20 21 22 23; discards rest; brain C; A works",
        "A play look-a-monkey : 0",
        &expect![[r#"
            A play look-a-monkey
              A plays look-a-monkey
              A takes the Brain from C
              A draws 20
              look-a-monkey is done
        "#]],
    );
}

#[test]
fn hot_potato() {
    check(
        &[r::GMB_8_ORDER_STAYS],
        "A 1 hot-potato; B 3; C 4; deck 20 21 22 23; discards rest; brain C; A works",
        "A play hot-potato : 0",
        &expect![[r#"
            A play hot-potato
              A plays hot-potato
              C passes the Brain to A
              A draws 20
              hot-potato is done
        "#]],
    );
}

#[test]
fn slippery_tiles() {
    check(
        &[r::GMB_18_BIDDING],
        "A 1 slippery-tiles; B 3; C 4; deck 20 21 22 23; discards rest; brain C; A works",
        "A play slippery-tiles : 0",
        &expect![[r#"
            A play slippery-tiles
              A plays slippery-tiles
              A draws 20
              C drops the Brain
              slippery-tiles is done
              bidding begins with A, C dropped the Brain
        "#]],
    );
}

#[test]
fn restock_the_napkins() {
    check(
        &[r::GMB_24_OPEN],
        "A 1 restock-the-napkins; B 3; C 4; discards 20 overtime; brain C; A works",
        "
        A play restock-the-napkins
        A take 21
        A take overtime
        ",
        &expect![[r#"
            A play restock-the-napkins
              A plays restock-the-napkins
              restock-the-napkins 1: A chooses
            A take 21
              ! forbidden by rule GMB-12.in-order
            A take overtime
              A takes overtime from the discards
              restock-the-napkins is done
        "#]],
    );
}

#[test]
fn suggestion_box() {
    check(
        &[r::GMB_24_LOOK],
        "A 1 suggestion-box; B 3; C 4; deck 20 21 22 23; discards rest; brain C; A works",
        "
        A play suggestion-box : 3 2 0
        A next 20
        A next 23
        ",
        &expect![[r#"
            A play suggestion-box
              A plays suggestion-box
              A looks at the top 3 of the deck: 23 22 20
              suggestion-box 1: A chooses
            A next 20
              A puts back 20
            A next 23
              A puts back 23
              A puts back 22
              A draws 20
              suggestion-box is done
        "#]],
    );
}

#[test]
fn spilled_milkshake() {
    check(
        &[r::GMB_12_IN_ORDER],
        "A 1 spilled-milkshake; B 3; C 4; deck 20 21 22 23; discards rest; brain C; A works",
        "A play spilled-milkshake : 1 1",
        &expect![[r#"
            A play spilled-milkshake
              A plays spilled-milkshake
              A draws 21
              A draws 22
              spilled-milkshake is done
        "#]],
    );
}

#[test]
fn fire_drill() {
    check(
        &[r::GMB_13_ONE_ANSWER],
        "A 1 2 fire-drill 3; B 4 5; C 6; D 7 8 9; brain C; A works",
        "
        A play fire-drill
        D set aside 9
        A set aside 1
        C set aside 6
        A set aside 3
        D set aside 7
        ",
        &expect![[r#"
            A play fire-drill
              A plays fire-drill
              fire-drill 1: A chooses
              B sets 4 aside
              B sets 5 aside
              C sets 6 aside
            D set aside 9
              D sets 9 aside
            A set aside 1
              A sets 1 aside
            C set aside 6
              ! it is not your turn
            A set aside 3
              A sets 3 aside
            D set aside 7
              D sets 7 aside
              passed to the right: A 1 3, B 4 5, C 6, D 7 9
              fire-drill is done
              B's turn
        "#]],
    );
}

#[test]
fn sticky_fingers() {
    check(
        &[r::GMB_24_GIVEN],
        "A 1 sticky-fingers; B 3 5; C 4; deck 20 21 22 23; discards rest; brain C; A works",
        "
        A play sticky-fingers
        A choose B : 1
        A give 1 : 0
        ",
        &expect![[r#"
            A play sticky-fingers
              A plays sticky-fingers
              sticky-fingers 1: A chooses
            A choose B
              A chooses B
              A takes 5 from B
              sticky-fingers 3: A chooses
            A give 1
              A gives 1 to B
              A draws 20
              sticky-fingers is done
        "#]],
    );
}

#[test]
fn health_inspector() {
    check(
        &[r::GMB_20_UNTOUCHED],
        "A 1 health-inspector, table extra-hand; B 3, table extra-hand; C 4; brain C; A works",
        "
        A play health-inspector
        A inspect extra-hand of B
        ",
        &expect![[r#"
            A play health-inspector
              A plays health-inspector
              health-inspector 1: A chooses
            A inspect extra-hand of B
              B's extra-hand is discarded
              health-inspector is done
        "#]],
    );
}

#[test]
fn count_the_pickles() {
    check(
        &[r::GMB_14_TURN_OVER],
        "A 1 count-the-pickles; B 3; C 4; deck mop overtime 20; discards rest; brain C; \
         A works",
        "A play count-the-pickles : 2 1 0",
        &expect![[r#"
            A play count-the-pickles
              A plays count-the-pickles
              mop is turned over
              overtime is turned over
              20 is turned over
              A takes 20 from the discards
              count-the-pickles is done
        "#]],
    );
}
