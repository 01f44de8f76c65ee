//! Rulebook 50: cards that stay on the table.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn objects_stay_in_front_of_the_player_who_played_them() {
    check(
        &[r::GMB_19_OBJECTS, r::GMB_12_LEAVES],
        "A 1 coffee-mug; B 3; C 4; brain B; A works",
        "
        A play coffee-mug
        ",
        &expect![[r#"
            A play coffee-mug
              A does Coffee Mug.
              Coffee Mug now lies in front of A.
              Coffee Mug is done.
        "#]],
    );
}

#[test]
fn the_mop_lies_in_front_of_somebody_else() {
    check(
        &[r::GMB_19_MOP, r::GMB_10_MOP],
        "A 1 mop; B 3 take-out-the-trash; C 4; brain B; A works",
        "
        A play mop
        A choose A
        A choose B
        A stop
        B play take-out-the-trash
        ",
        &expect![[r#"
            A play mop
              A does Mop.
              Mop, step 1: A has to choose.
            A choose A
              ! forbidden by rule GMB-12.in-order
            A choose B
              A chooses B.
              Mop now lies in front of B.
              Mop is done.
            A stop
              A calls it a turn.
              B to work.
            B play take-out-the-trash
              ! forbidden by rule GMB-10.cost
        "#]],
    );
}

#[test]
fn an_object_among_the_cards_does_nothing() {
    check(
        &[r::GMB_19_ON_TABLE, r::GMB_15_SUBSTITUTE],
        "A 1 2 overtime dog-brain; B 3; C 4; brain B; A works",
        "
        A play overtime with dog-brain
        A play dog-brain
        A play overtime with dog-brain : 3
        ",
        &expect![[r#"
            A play overtime with dog-brain
              ! forbidden by rule GMB-15.substitute
            A play dog-brain
              A does Dog Brain.
              Dog Brain now lies in front of A.
              Dog Brain is done.
            A play overtime with dog-brain
              A does Overtime with the Dog Brain.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
              A to work.
        "#]],
    );
    check(
        &[r::GMB_16_DROP],
        "A 1 overtime coffee-mug; B 3; C 4; brain A; A works",
        "
        A play overtime : 2
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 3 for Overtime: not enough.
              A drops the Brain!
              A has dropped the Brain and bids first.
        "#]],
    );
}

#[test]
fn you_is_the_player_an_object_lies_in_front_of() {
    check(
        &[r::GMB_19_YOU],
        "A 1 look-a-monkey hot-potato; B 3, table piece-of-string; C 4; deck 20 21; discards rest; brain B; A works",
        "
        A play look-a-monkey : 0
        A play hot-potato : 0
        ",
        &expect![[r#"
            A play look-a-monkey
              A does Look! A Monkey!
              Look! A Monkey!, step 1 cannot be done and is skipped.
              A draws 20.
              Look! A Monkey! is done.
            A play hot-potato
              A does Hot Potato.
              Hot Potato, step 1 cannot be done and is skipped.
              A draws 21.
              Hot Potato is done.
              B to work.
        "#]],
    );
}

#[test]
fn lingering_jobs_wait_for_what_they_say_and_are_discarded_then() {
    check(
        &[r::GMB_20_LINGER],
        "A 1 hide-in-the-washroom; B 2; C 3; deck 20 21; discards rest; brain A; A works",
        "
        A play hide-in-the-washroom
        A stop
        B loaf : 0
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
            B loaf
              B loafs.
              B draws 20.
              C to work.
            C loaf
              C loafs.
              C draws 21.
              A to work.
              Hide in the Washroom in front of A is discarded.
        "#]],
    );
}

#[test]
fn an_inspector_finds_objects_only() {
    check(
        &[r::GMB_20_NO_OBJECTS, r::GMB_20_UNTOUCHED],
        "A 1 health-inspector; B 2, table wet-floor-sign coffee-mug; C 3, table mop; brain A; A works",
        "
        A play health-inspector
        A inspect wet-floor-sign of B
        A inspect coffee-mug of C
        A inspect coffee-mug of B
        ",
        &expect![[r#"
            A play health-inspector
              A does Health Inspector.
              Health Inspector, step 1: A has to choose.
            A inspect wet-floor-sign of B
              ! forbidden by rule GMB-20.untouched
            A inspect coffee-mug of C
              ! forbidden by rule GMB-20.untouched
            A inspect coffee-mug of B
              Coffee Mug in front of B is discarded.
              Health Inspector is done.
        "#]],
    );
    check(
        &[r::GMB_13_SKIP],
        "A 1 health-inspector; B 2, table wet-floor-sign; C 3; brain A; A works",
        "
        A play health-inspector
        ",
        &expect![[r#"
            A play health-inspector
              A does Health Inspector.
              Health Inspector, step 1 cannot be done and is skipped.
              Health Inspector is done.
        "#]],
    );
}

#[test]
fn a_player_wins_with_cards_on_the_table() {
    check(
        &[r::GMB_21_NOT_YOURS, r::GMB_22_EMPTY],
        "A coffee-mug, table rat-brain; B 3; C 4; brain B; A works",
        "
        A play coffee-mug
        ",
        &expect![[r#"
            A play coffee-mug
              A does Coffee Mug.
              Coffee Mug now lies in front of A.
              Coffee Mug is done.
              A goes home: rid of the last card by Coffee Mug!
              Left over: A nothing; B 3; C 4.
        "#]],
    );
}
