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
              A plays extra-hand
              extra-hand lies in front of A
              extra-hand is done
            A play take-out-the-trash
              A plays take-out-the-trash
              take-out-the-trash 1: A chooses
            A discard 2
              A discards 2
              take-out-the-trash is done
              B's turn
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
              A plays rat-brain
              rat-brain lies in front of A
              rat-brain is done
            A play overtime with rat-brain
              ! forbidden by rule GMB-15.substitute
            A play train-the-new-hire with rat-brain
              A plays train-the-new-hire with rat-brain
              train-the-new-hire 1: A chooses
            A choose C
              A chooses C
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to C
              train-the-new-hire is done
              A rolls 2 for train-the-new-hire: failed
              A's rat-brain fails and is discarded
              B's turn
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
              A plays dog-brain
              dog-brain lies in front of A
              dog-brain is done
            A play overtime with dog-brain
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 3 for overtime: failed
              A's dog-brain fails and is discarded
              A's turn
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
              A plays piece-of-string
              piece-of-string lies in front of A
              piece-of-string is done
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 1 for overtime: failed
              A's piece-of-string saves the Brain and is discarded
              A's turn
        "#]],
    );
    check(
        &[r::GMB_19_YOU],
        "A 1 look-a-monkey; B 3, table piece-of-string; C 4; deck 20 21 22 23; \
         discards rest; brain B; A works",
        "A play look-a-monkey : 0",
        &expect![[r#"
            A play look-a-monkey
              A plays look-a-monkey
              look-a-monkey 1: skipped
              A draws 20
              look-a-monkey is done
        "#]],
    );
    check(
        &[r::GMB_8_ORDER_STAYS],
        "A 1 hot-potato, table piece-of-string; B 3; C 4; deck 20 21 22 23; \
         discards rest; brain A; A works",
        "A play hot-potato : 0",
        &expect![[r#"
            A play hot-potato
              A plays hot-potato
              A passes the Brain to B
              A draws 20
              hot-potato is done
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
              A plays mop
              mop 1: A chooses
            A choose B
              A chooses B
              mop lies in front of B
              mop is done
            A stop
              A stops
              B's turn
            B play spilled-milkshake
              B plays spilled-milkshake
              B draws 20
              B draws 21
              spilled-milkshake is done
              C's turn
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
              A plays mop
              mop 1: A chooses
            A choose B
              A chooses B
              mop lies in front of B
              mop is done
            A stop
              A stops
              B's turn
            B loaf
              B loafs
              B draws 20
              the mop moves from B to C
              C's turn
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
              A plays coffee-mug
              coffee-mug lies in front of A
              coffee-mug is done
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 3+1 for overtime: made
              A's turn
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
              A plays walkie-talkie
              walkie-talkie lies in front of A
              walkie-talkie is done
            A listen
              A sees 23 on top
            A toss
              A puts 23 on the discards
            A stop
              A stops
              B's turn
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
              A plays hide-in-the-washroom
              hide-in-the-washroom lies in front of A
              hide-in-the-washroom is done
            A stop
              A stops
              B's turn
            B play breakfast-rush
              B plays breakfast-rush
              C draws 20
              B draws 21
              breakfast-rush is done
              B rolls 6 for breakfast-rush: made
            B stop
              B stops
              C's turn
            C loaf
              C loafs
              C draws 22
              A's turn
              A's hide-in-the-washroom is discarded
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
              A plays wet-floor-sign
              wet-floor-sign lies in front of A
              wet-floor-sign is done
            A stop
              A stops
              B's turn
            B play overtime
              B plays overtime
              B earns another turn
              overtime is done
              B rolls 4-1 for overtime: failed
              B drops the Brain
              A's wet-floor-sign is discarded
              bidding begins with B, B dropped the Brain
        "#]],
    );
}
