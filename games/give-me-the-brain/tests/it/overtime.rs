//! Rulebook 70: Overtime, Improvise and the Secret Menu.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn overtime_adds_up() {
    check(
        &[r::GMB_26_ADD_UP],
        "A 1 overtime secret-menu, table extra-hand; B 3; C 4; deck 20 21 22; discards hot-potato; brain A; A works",
        "
        A play overtime : 3
        A play secret-menu
        A follow overtime : 3
        A stop
        A loaf : 0
        A loaf : 0
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
            A play secret-menu
              A does Secret Menu.
              Secret Menu, step 1: A has to choose.
            A follow overtime
              A follows Overtime from the discards.
              A will have another turn.
              Overtime is done.
              Secret Menu is done.
              A rolls 4 for Secret Menu: enough.
            A stop
              A calls it a turn.
              A to work.
            A loaf
              A loafs.
              A draws 2.
              A to work.
            A loaf
              A loafs.
              A draws 5.
              B to work.
        "#]],
    );
}

#[test]
fn overtime_is_lost_with_the_brain() {
    check(
        &[r::GMB_26_LOST],
        "A 1 2 overtime train-the-new-hire; B 3; C 4; brain A; A works",
        "
        A play overtime : 3
        A play train-the-new-hire
        A choose B
        A give 1 : 1
        A pass
        B bid 3
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
            A play train-the-new-hire
              A does Train the New Hire.
              Train the New Hire, step 1: A has to choose.
            A choose B
              A chooses B.
              Train the New Hire, step 2: A has to choose.
            A give 1
              A gives 1 to B.
              Train the New Hire is done.
              A rolls 2 for Train the New Hire: not enough.
              A drops the Brain!
              A has dropped the Brain and bids first.
            A pass
              A passes.
            B bid 3
              B bids 3: “I was wondering what day it is.”
        "#]],
    );
}

#[test]
fn overtime_is_kept_when_a_substitute_fails() {
    check(
        &[r::GMB_26_KEPT],
        "A 1 2 overtime train-the-new-hire, table dog-brain; B 3; C 4; brain B; A works",
        "
        A play overtime with dog-brain : 3
        A play train-the-new-hire with dog-brain
        A choose B
        A give 1 : 1
        ",
        &expect![[r#"
            A play overtime with dog-brain
              A does Overtime with the Dog Brain.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
            A play train-the-new-hire with dog-brain
              A does Train the New Hire with the Dog Brain.
              Train the New Hire, step 1: A has to choose.
            A choose B
              A chooses B.
              Train the New Hire, step 2: A has to choose.
            A give 1
              A gives 1 to B.
              Train the New Hire is done.
              A rolls 2 for Train the New Hire: not enough.
              Dog Brain of A was not up to it and is discarded.
              A to work.
        "#]],
    );
}

#[test]
fn improvise_must_play_a_job_if_it_can() {
    check(
        &[r::GMB_27_MUST],
        "A 1 2 improvise hot-potato take-out-the-trash; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0
        A stop
        A play take-out-the-trash
        A discard 1 : 3
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              Improvise, step 2: A has to choose.
            A stop
              ! forbidden by rule GMB-27.must
            A play take-out-the-trash
              A does Take Out the Trash.
              Take Out the Trash, step 1: A has to choose.
            A discard 1
              A discards 1.
              Take Out the Trash is done.
              Improvise is done.
              A rolls 4 for Improvise: enough.
        "#]],
    );
    check(
        &[r::GMB_27_MUST, r::GMB_13_SKIP],
        "A 1 2 improvise; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 3
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              Improvise, step 2 cannot be done and is skipped.
              Improvise is done.
              A rolls 4 for Improvise: enough.
        "#]],
    );
}

#[test]
fn improvise_plays_objects_and_lingering_jobs_too() {
    check(
        &[r::GMB_27_ANY_JOB],
        "A 1 2 improvise mop; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0
        A choose C : 3
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Mop.
              Mop, step 1: A has to choose.
            A choose C
              A chooses C.
              Mop now lies in front of C.
              Mop is done.
              Improvise is done.
              A rolls 4 for Improvise: enough.
        "#]],
    );
    check(
        &[r::GMB_27_ANY_JOB],
        "A 1 2 improvise wet-floor-sign; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 3
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Wet Floor Sign.
              Wet Floor Sign now lies in front of A.
              Wet Floor Sign is done.
              Improvise is done.
              A rolls 4-1 for Improvise: not enough.
              A drops the Brain!
              Wet Floor Sign in front of A is discarded.
              A has dropped the Brain and bids first.
        "#]],
    );
}

#[test]
fn the_inner_roll_comes_first_and_may_end_everything() {
    check(
        &[r::GMB_27_INNER_ROLL],
        "A 1 2 improvise overtime; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 3 4
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
              Improvise is done.
              A rolls 5 for Improvise: enough.
        "#]],
    );
    check(
        &[r::GMB_27_INNER_ROLL, r::GMB_27_ENDS_ALL],
        "A 1 2 improvise overtime; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 2
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 3 for Overtime: not enough.
              A drops the Brain!
              Improvise is done.
              A has dropped the Brain and bids first.
        "#]],
    );
}

#[test]
fn a_secret_menu_follows_no_secret_menu_and_nothing_that_stays() {
    check(
        &[r::GMB_27_MENU_MENU],
        "A 1 secret-menu; B 3; C 4; discards spilled-milkshake mop wet-floor-sign hot-potato 20; brain A; A works",
        "
        A play secret-menu
        A follow secret-menu
        A follow mop
        A follow wet-floor-sign
        A follow overtime
        A follow hot-potato : 0
        ",
        &expect![[r#"
            A play secret-menu
              A does Secret Menu.
              Secret Menu, step 1: A has to choose.
            A follow secret-menu
              ! forbidden by rule GMB-27.menu-menu
            A follow mop
              ! forbidden by rule GMB-27.menu-menu
            A follow wet-floor-sign
              ! forbidden by rule GMB-27.menu-menu
            A follow overtime
              ! forbidden by rule GMB-12.in-order
            A follow hot-potato
              A follows Hot Potato from the discards.
              A passes the Brain to B.
              A draws 2.
              Hot Potato is done.
              Secret Menu is done.
        "#]],
    );
}

#[test]
fn a_followed_job_stays_in_the_discards_and_can_be_fetched() {
    check(
        &[r::GMB_27_MENU_MEANWHILE],
        "A 1 secret-menu; B 3; C 4; discards restock-the-napkins; brain A; A works",
        "
        A play secret-menu : 3
        ",
        &expect![[r#"
            A play secret-menu
              A does Secret Menu.
              A follows Restock the Napkins from the discards.
              A takes Restock the Napkins from the discards.
              Restock the Napkins is done.
              Secret Menu is done.
              A rolls 4 for Secret Menu: enough.
        "#]],
    );
    check(
        &[r::GMB_27_MENU_MEANWHILE, r::GMB_2_RESHUFFLE],
        "A 1 secret-menu; B rest; C 4; discards spilled-milkshake; brain A; A works",
        "
        A play secret-menu : 0 3
        ",
        &expect![[r#"
            A play secret-menu
              A does Secret Menu.
              A follows Spilled Milkshake from the discards.
              The discards are shuffled: 1 card in the deck.
              A draws Spilled Milkshake.
              Spilled Milkshake is done.
              Secret Menu is done.
              A rolls 4 for Secret Menu: enough.
        "#]],
    );
}
