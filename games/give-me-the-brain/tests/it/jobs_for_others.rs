//! Every job that needs the Brain and is about other players, one scenario each.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn breakfast_rush() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 breakfast-rush; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "A play breakfast-rush : 0 0 0 2",
        &expect![[r#"
            A play breakfast-rush
              A plays breakfast-rush
              B draws 20
              C draws 21
              A draws 22
              breakfast-rush is done
              A rolls 3 for breakfast-rush: made
        "#]],
    );
}

#[test]
fn lunch_rush() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 lunch-rush; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "A play lunch-rush : 0 0 3",
        &expect![[r#"
            A play lunch-rush
              A plays lunch-rush
              B draws 20
              C draws 21
              lunch-rush is done
              A rolls 4 for lunch-rush: made
        "#]],
    );
}

#[test]
fn dinner_rush() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 dinner-rush; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "A play dinner-rush : 0 0 0 0 3",
        &expect![[r#"
            A play dinner-rush
              A plays dinner-rush
              B draws 20
              B draws 21
              C draws 22
              C draws 23
              dinner-rush is done
              A rolls 4 for dinner-rush: made
              B's turn
        "#]],
    );
}

#[test]
fn write_the_schedule() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 2 5 write-the-schedule; B 3; C 4; brain A; A works",
        "
        A play write-the-schedule
        A give 5
        A give 1 : 4
        ",
        &expect![[r#"
            A play write-the-schedule
              A plays write-the-schedule
              write-the-schedule 1: A chooses
            A give 5
              A gives 5 to B
              write-the-schedule 2: A chooses
            A give 1
              A gives 1 to C
              write-the-schedule is done
              A rolls 5 for write-the-schedule: made
              B's turn
        "#]],
    );
}

#[test]
fn train_the_new_hire() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 2 train-the-new-hire; B 3; C 4; brain A; A works",
        "
        A play train-the-new-hire
        A choose C
        A give 2 : 2
        ",
        &expect![[r#"
            A play train-the-new-hire
              A plays train-the-new-hire
              train-the-new-hire 1: A chooses
            A choose C
              A chooses C
              train-the-new-hire 2: A chooses
            A give 2
              A gives 2 to C
              train-the-new-hire is done
              A rolls 3 for train-the-new-hire: made
        "#]],
    );
}

#[test]
fn mystery_shopper() {
    check(
        &[r::GMB_24_LOOK],
        "A 1 mystery-shopper; B 3 5; C 4 6; brain A; A works",
        "
        A play mystery-shopper
        A choose C
        A move 6 : 2
        ",
        &expect![[r#"
            A play mystery-shopper
              A plays mystery-shopper
              mystery-shopper 1: A chooses
            A choose C
              A chooses C
              A looks at C's cards: 4 6
              A chooses B as the third
              mystery-shopper 4: A chooses
            A move 6
              A moves 6 from C to B
              mystery-shopper is done
              A rolls 3 for mystery-shopper: made
        "#]],
    );
}

#[test]
fn order_for_forty() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 order-for-forty; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play order-for-forty
        A choose B : 0 0 0 0 2
        ",
        &expect![[r#"
            A play order-for-forty
              A plays order-for-forty
              order-for-forty 1: A chooses
            A choose B
              A chooses B
              B draws 20
              B draws 21
              B draws 22
              B draws 23
              order-for-forty is done
              A rolls 3 for order-for-forty: made
              B's turn
        "#]],
    );
}

#[test]
fn franchise_meeting() {
    check(
        &[r::GMB_31_LAID_OUT],
        "A 1 2 5 franchise-meeting; B 3; C 4 6; deck 20 21 22 23; discards rest; \
         brain A; A works",
        "A play franchise-meeting : 0 0 0 3",
        &expect![[r#"
            A play franchise-meeting
              A plays franchise-meeting
              B draws 20
              B draws 21
              C draws 22
              franchise-meeting is done
              A rolls 4 for franchise-meeting: made
              B's turn
        "#]],
    );
}

#[test]
fn todays_special() {
    check(
        &[r::GMB_16_ROLL],
        "A 1 todays-special; B 3; C 4; discards 20 overtime; brain A; A works",
        "
        A play todays-special
        A put overtime : 2
        ",
        &expect![[r#"
            A play todays-special
              A plays todays-special
              todays-special 1: A chooses
            A put overtime
              A puts overtime on the deck
              B draws overtime
              todays-special is done
              A rolls 3 for todays-special: made
        "#]],
    );
}

#[test]
fn out_to_lunch() {
    check(
        &[r::GMB_20_LINGER],
        "A 1 out-to-lunch; B 3; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A play out-to-lunch
        A choose C : 2
        A stop
        B loaf : 0
        A loaf : 0
        ",
        &expect![[r#"
            A play out-to-lunch
              A plays out-to-lunch
              out-to-lunch 1: A chooses
            A choose C
              A chooses C
              out-to-lunch lies in front of C
              out-to-lunch is done
              A rolls 3 for out-to-lunch: made
            A stop
              A stops
              B's turn
            B loaf
              B loafs
              B draws 20
              C is out to lunch
              C's out-to-lunch is discarded
              A's turn
            A loaf
              A loafs
              A draws 21
              B's turn
        "#]],
    );
}
