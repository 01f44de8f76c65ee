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
              A plays coffee-mug
              coffee-mug lies in front of A
              coffee-mug is done
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
              A plays mop
              mop 1: A chooses
            A choose A
              ! forbidden by rule GMB-12.in-order
            A choose B
              A chooses B
              mop lies in front of B
              mop is done
            A stop
              A stops
              B's turn
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
              A plays dog-brain
              dog-brain lies in front of A
              dog-brain is done
            A play overtime with dog-brain
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
              A's turn
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
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 3 for overtime: failed
              A drops the Brain
              bidding begins with A, A dropped the Brain
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
              A plays look-a-monkey
              look-a-monkey 1: skipped
              A draws 20
              look-a-monkey is done
            A play hot-potato
              A plays hot-potato
              hot-potato 1: skipped
              A draws 21
              hot-potato is done
              B's turn
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
              A plays hide-in-the-washroom
              hide-in-the-washroom lies in front of A
              hide-in-the-washroom is done
            A stop
              A stops
              B's turn
            B loaf
              B loafs
              B draws 20
              C's turn
            C loaf
              C loafs
              C draws 21
              A's turn
              A's hide-in-the-washroom is discarded
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
              A plays health-inspector
              health-inspector 1: A chooses
            A inspect wet-floor-sign of B
              ! forbidden by rule GMB-20.untouched
            A inspect coffee-mug of C
              ! forbidden by rule GMB-20.untouched
            A inspect coffee-mug of B
              B's coffee-mug is discarded
              health-inspector is done
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
              A plays health-inspector
              health-inspector 1: skipped
              health-inspector is done
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
              A plays coffee-mug
              coffee-mug lies in front of A
              coffee-mug is done
              A wins by coffee-mug
              left over: A nothing, B 3, C 4
        "#]],
    );
}
