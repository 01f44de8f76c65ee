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
              A does Breakfast Rush.
              B draws 20.
              C draws 21.
              A draws 22.
              Breakfast Rush is done.
              A rolls 3 for Breakfast Rush: enough.
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
              A does Lunch Rush.
              B draws 20.
              C draws 21.
              Lunch Rush is done.
              A rolls 4 for Lunch Rush: enough.
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
              A does Dinner Rush.
              B draws 20.
              B draws 21.
              C draws 22.
              C draws 23.
              Dinner Rush is done.
              A rolls 4 for Dinner Rush: enough.
              B to work.
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
              A does Write the Schedule.
              Write the Schedule, step 1: A has to choose.
            A give 5
              A gives 5 to B.
              Write the Schedule, step 2: A has to choose.
            A give 1
              A gives 1 to C.
              Write the Schedule is done.
              A rolls 5 for Write the Schedule: enough.
              B to work.
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
              A does Train the New Hire.
              Train the New Hire, step 1: A has to choose.
            A choose C
              A chooses C.
              Train the New Hire, step 2: A has to choose.
            A give 2
              A gives 2 to C.
              Train the New Hire is done.
              A rolls 3 for Train the New Hire: enough.
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
              A does Mystery Shopper.
              Mystery Shopper, step 1: A has to choose.
            A choose C
              A chooses C.
              A looks at C’s cards: 4, 6.
              A chooses B. [as the third]
              Mystery Shopper, step 4: A has to choose.
            A move 6
              A sends 6 from C to B.
              Mystery Shopper is done.
              A rolls 3 for Mystery Shopper: enough.
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
              A does Order for Forty.
              Order for Forty, step 1: A has to choose.
            A choose B
              A chooses B.
              B draws 20.
              B draws 21.
              B draws 22.
              B draws 23.
              Order for Forty is done.
              A rolls 3 for Order for Forty: enough.
              B to work.
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
              A does Franchise Meeting.
              B draws 20.
              B draws 21.
              C draws 22.
              Franchise Meeting is done.
              A rolls 4 for Franchise Meeting: enough.
              B to work.
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
              A does Today’s Special.
              Today’s Special, step 1: A has to choose.
            A put overtime
              A puts Overtime on top of the deck.
              B draws Overtime.
              Today’s Special is done.
              A rolls 3 for Today’s Special: enough.
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
              A does Out to Lunch.
              Out to Lunch, step 1: A has to choose.
            A choose C
              A chooses C.
              Out to Lunch now lies in front of C.
              Out to Lunch is done.
              A rolls 3 for Out to Lunch: enough.
            A stop
              A calls it a turn.
              B to work.
            B loaf
              B loafs.
              B draws 20.
              C is out to lunch and misses a turn.
              Out to Lunch in front of C is discarded.
              A to work.
            A loaf
              A loafs.
              A draws 21.
              B to work.
        "#]],
    );
}
