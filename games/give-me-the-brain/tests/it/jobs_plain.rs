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
              A does Are You Still Serving Breakfast?
              B draws 20.
              Are You Still Serving Breakfast? is done.
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
              A does Drive-Thru Headset.
              Drive-Thru Headset, step 1: A has to choose.
            A choose C
              A chooses C.
              C draws 20.
              C draws 21.
              A draws 22.
              Drive-Thru Headset is done.
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
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 3
              ! forbidden by rule GMB-12.in-order
            A discard 2
              A discards 2.
              Take Out the Trash is done.
              B to work.
        "#]],
    );
    check(
        &[r::GMB_13_SKIP, r::GMB_22_EMPTY],
        "A take-out-the-trash; B 3; C 4; brain B; A works",
        "A play take-out-the-trash",
        &expect![[r#"
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1 cannot be done and is skipped.
              Take Out the Trash is done.
              A goes home: rid of the last card by Take Out the Trash!
              Left over: A nothing; B 3; C 4.
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
              A does Not My Station.
              Not My Station, step 1: A has to choose.
            A give 2
              A gives 2 to B.
              Not My Station is done.
              B to work.
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
              A does Wipe the Tables.
              A draws 20.
              A draws 21.
              Wipe the Tables, step 2: A has to choose.
            A discard 1
              A discards 1.
              Wipe the Tables is done.
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
              A does Scrambling Practice.
              Everybody passes all cards to the left. A now has 6, 7, 8; B now has 1; C now has 3; D now has 4, 5.
              Scrambling Practice is done.
              B to work.
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
              A does Shift Swap.
              Shift Swap, step 1: A has to choose.
            A choose C
              A chooses C.
              A and C swap all cards. A now has 4; C now has 1, 2.
              Shift Swap is done.
              B to work.
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
              A does Look! A Monkey!
              A takes the Brain from C.
              A draws 20.
              Look! A Monkey! is done.
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
              A does Hot Potato.
              C passes the Brain to A.
              A draws 20.
              Hot Potato is done.
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
              A does Slippery Tiles.
              A draws 20.
              C drops the Brain!
              Slippery Tiles is done.
              C has dropped the Brain. A bids first.
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
              A does Restock the Napkins.
              Restock the Napkins, step 1: A has to choose.
            A take 21
              ! forbidden by rule GMB-12.in-order
            A take overtime
              A takes Overtime from the discards.
              Restock the Napkins is done.
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
              A does Suggestion Box.
              A looks at the top 3 cards of the deck: 23, 22, 20.
              Suggestion Box, step 1: A has to choose.
            A next 20
              A puts back 20.
            A next 23
              A puts back 23.
              A puts back 22.
              A draws 20.
              Suggestion Box is done.
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
              A does Spilled Milkshake.
              A draws 21.
              A draws 22.
              Spilled Milkshake is done.
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
              A does Fire Drill.
              Fire Drill, step 1: A has to choose.
              B sets 4 aside.
              B sets 5 aside.
              C sets 6 aside.
            D set aside 9
              D sets 9 aside.
            A set aside 1
              A sets 1 aside.
            C set aside 6
              ! it is not your turn
            A set aside 3
              A sets 3 aside.
            D set aside 7
              D sets 7 aside.
              Everybody passes cards to the right. A passed 1, 3; B passed 4, 5; C passed 6; D passed 7, 9.
              Fire Drill is done.
              B to work.
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
              A does Sticky Fingers.
              Sticky Fingers, step 1: A has to choose.
            A choose B
              A chooses B.
              A takes 5 from B.
              Sticky Fingers, step 3: A has to choose.
            A give 1
              A gives 1 to B.
              A draws 20.
              Sticky Fingers is done.
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
              A does Health Inspector.
              Health Inspector, step 1: A has to choose.
            A inspect extra-hand of B
              Extra Hand in front of B is discarded.
              Health Inspector is done.
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
              A does Count the Pickles.
              A card is turned over: Mop.
              A card is turned over: Overtime.
              A card is turned over: 20.
              A takes 20 from the discards.
              Count the Pickles is done.
        "#]],
    );
}
