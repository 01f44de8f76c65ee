//! Every Object and every lingering job, one scenario each.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn extra_hand() {
    check(
        &[r::GMB_10_THREE],
        "A 1 2 extra-hand take-out-the-trash; B 3; C 4; brain B; A works",
        "
        A play extra-hand
        A play take-out-the-trash
        A discard 2
        ",
        &expect![[r#"
            A play extra-hand
              A does Extra Hand.
              Extra Hand now lies in front of A.
              Extra Hand is done.
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 2
              A discards 2.
              Take Out the Trash is done.
              B to work.
        "#]],
    );
}

#[test]
fn rat_brain() {
    check(
        &[r::GMB_15_SUBSTITUTE],
        "A 1 2 rat-brain train-the-new-hire overtime; B 3; C 4; brain B; A works",
        "
        A play rat-brain
        A play overtime with rat-brain
        A play train-the-new-hire with rat-brain
        A choose C
        A give 1 : 1
        ",
        &expect![[r#"
            A play rat-brain
              A does Rat Brain.
              Rat Brain now lies in front of A.
              Rat Brain is done.
            A play overtime with rat-brain
              ! forbidden by rule GMB-15.substitute
            A play train-the-new-hire with rat-brain
              A does Train the New Hire with the Rat Brain.
              Train the New Hire, step 1: A has to choose.
            A choose C
              A chooses C.
              Train the New Hire, step 2: A has to choose.
            A give 1
              A gives 1 to C.
              Train the New Hire is done.
              A rolls 2 for Train the New Hire: not enough.
              Rat Brain of A was not up to it and is discarded.
              B to work.
        "#]],
    );
}

#[test]
fn dog_brain() {
    check(
        &[r::GMB_15_SUBSTITUTE],
        "A 1 2 dog-brain overtime; B 3; C 4; brain B; A works",
        "
        A play dog-brain
        A play overtime with dog-brain : 2
        ",
        &expect![[r#"
            A play dog-brain
              A does Dog Brain.
              Dog Brain now lies in front of A.
              Dog Brain is done.
            A play overtime with dog-brain
              A does Overtime with the Dog Brain.
              A will have another turn.
              Overtime is done.
              A rolls 3 for Overtime: not enough.
              Dog Brain of A was not up to it and is discarded.
              A to work.
        "#]],
    );
}

#[test]
fn piece_of_string() {
    check(
        &[r::GMB_30_NO_DROPPER],
        "A 1 piece-of-string overtime; B 3; C 4; deck 20 21 22 23; discards rest; \
         brain A; A works",
        "
        A play piece-of-string
        A play overtime : 0
        ",
        &expect![[r#"
            A play piece-of-string
              A does Piece of String.
              Piece of String now lies in front of A.
              Piece of String is done.
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 1 for Overtime: not enough.
              A would drop the Brain, but it hangs on the Piece of String. The String is discarded.
              A to work.
        "#]],
    );
    check(
        &[r::GMB_19_YOU],
        "A 1 look-a-monkey; B 3, table piece-of-string; C 4; deck 20 21 22 23; \
         discards rest; brain B; A works",
        "A play look-a-monkey : 0",
        &expect![[r#"
            A play look-a-monkey
              A does Look! A Monkey!
              Look! A Monkey!, step 1 cannot be done and is skipped.
              A draws 20.
              Look! A Monkey! is done.
        "#]],
    );
    check(
        &[r::GMB_8_ORDER_STAYS],
        "A 1 hot-potato, table piece-of-string; B 3; C 4; deck 20 21 22 23; \
         discards rest; brain A; A works",
        "A play hot-potato : 0",
        &expect![[r#"
            A play hot-potato
              A does Hot Potato.
              A passes the Brain to B.
              A draws 20.
              Hot Potato is done.
        "#]],
    );
}

#[test]
fn mop() {
    check(
        &[r::GMB_19_MOP],
        "A 1 mop; B 3 spilled-milkshake; C 4; deck 20 21 22 23; discards rest; brain B; \
         A works",
        "
        A play mop
        A choose B
        A stop
        B play spilled-milkshake : 0 0
        ",
        &expect![[r#"
            A play mop
              A does Mop.
              Mop, step 1: A has to choose.
            A choose B
              A chooses B.
              Mop now lies in front of B.
              Mop is done.
            A stop
              A calls it a turn.
              B to work.
            B play spilled-milkshake
              B does Spilled Milkshake.
              B draws 20.
              B draws 21.
              Spilled Milkshake is done.
              C to work.
        "#]],
    );
    check(
        &[r::GMB_19_MOP],
        "A 1 mop; B 3; C 4; deck 20 21 22 23; discards rest; brain B; A works",
        "
        A play mop
        A choose B
        A stop
        B loaf : 0
        ",
        &expect![[r#"
            A play mop
              A does Mop.
              Mop, step 1: A has to choose.
            A choose B
              A chooses B.
              Mop now lies in front of B.
              Mop is done.
            A stop
              A calls it a turn.
              B to work.
            B loaf
              B loafs.
              B draws 20.
              The Mop moves on from B to C.
              C to work.
        "#]],
    );
}

#[test]
fn coffee_mug() {
    check(
        &[r::GMB_16_BONUS],
        "A 1 coffee-mug overtime; B 3; C 4; brain A; A works",
        "
        A play coffee-mug
        A play overtime : 2
        ",
        &expect![[r#"
            A play coffee-mug
              A does Coffee Mug.
              Coffee Mug now lies in front of A.
              Coffee Mug is done.
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 3+1 for Overtime: enough.
              A to work.
        "#]],
    );
}

#[test]
fn walkie_talkie() {
    check(
        &[r::GMB_9_TABLE_CARD],
        "A 1 walkie-talkie; B 3; C 4; deck 20 21 22 23; discards rest; brain B; A works",
        "
        A play walkie-talkie
        A listen : 3
        A toss
        A stop
        ",
        &expect![[r#"
            A play walkie-talkie
              A does Walkie-Talkie.
              Walkie-Talkie now lies in front of A.
              Walkie-Talkie is done.
            A listen
              A hears that 23 is on top of the deck.
            A toss
              A puts 23 on the discards.
            A stop
              A calls it a turn.
              B to work.
        "#]],
    );
}

#[test]
fn hide_in_the_washroom() {
    check(
        &[r::GMB_28_SKIPPED],
        "A 1 hide-in-the-washroom; B 3 breakfast-rush; C 4; deck 20 21 22 23; \
         discards rest; brain B; A works",
        "
        A play hide-in-the-washroom
        A stop
        B play breakfast-rush : 0 0 5
        B stop
        C loaf : 0
        ",
        &expect![[r#"
            A play hide-in-the-washroom
              A does Hide in the Washroom.
              Hide in the Washroom now lies in front of A.
              Hide in the Washroom is done.
            A stop
              A calls it a turn.
              B to work.
            B play breakfast-rush
              B does Breakfast Rush.
              C draws 20.
              B draws 21.
              Breakfast Rush is done.
              B rolls 6 for Breakfast Rush: enough.
            B stop
              B calls it a turn.
              C to work.
            C loaf
              C loafs.
              C draws 22.
              A to work.
              Hide in the Washroom in front of A is discarded.
        "#]],
    );
}

#[test]
fn wet_floor_sign() {
    check(
        &[r::GMB_30_MINUS],
        "A 1 wet-floor-sign; B 3 overtime; C 4; brain B; A works",
        "
        A play wet-floor-sign
        A stop
        B play overtime : 3
        ",
        &expect![[r#"
            A play wet-floor-sign
              A does Wet Floor Sign.
              Wet Floor Sign now lies in front of A.
              Wet Floor Sign is done.
            A stop
              A calls it a turn.
              B to work.
            B play overtime
              B does Overtime.
              B will have another turn.
              Overtime is done.
              B rolls 4-1 for Overtime: not enough.
              B drops the Brain!
              Wet Floor Sign in front of A is discarded.
              B has dropped the Brain and bids first.
        "#]],
    );
}
