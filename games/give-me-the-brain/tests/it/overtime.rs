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
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A play secret-menu
              A plays secret-menu
              secret-menu 1: A chooses
            A follow overtime
              A follows overtime
              A earns another turn
              overtime is done
              secret-menu is done
              A rolls 4 for secret-menu: made
            A stop
              A stops
              A's turn
            A loaf
              A loafs
              A draws 2
              A's turn
            A loaf
              A loafs
              A draws 5
              B's turn
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
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A play train-the-new-hire
              A plays train-the-new-hire
              train-the-new-hire 1: A chooses
            A choose B
              A chooses B
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to B
              train-the-new-hire is done
              A rolls 2 for train-the-new-hire: failed
              A drops the Brain
              bidding begins with A, A dropped the Brain
            A pass
              A passes
            B bid 3
              B bids 3
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
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A play train-the-new-hire with dog-brain
              A plays train-the-new-hire with dog-brain
              train-the-new-hire 1: A chooses
            A choose B
              A chooses B
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to B
              train-the-new-hire is done
              A rolls 2 for train-the-new-hire: failed
              A's dog-brain fails and is discarded
              A's turn
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
              A plays improvise
              A draws 20
              improvise 2: A chooses
            A stop
              ! forbidden by rule GMB-27.must
            A play take-out-the-trash
              A plays take-out-the-trash
              take-out-the-trash 1: A chooses
            A discard 1
              A discards 1
              take-out-the-trash is done
              improvise is done
              A rolls 4 for improvise: made
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
              A plays improvise
              A draws 20
              improvise 2: skipped
              improvise is done
              A rolls 4 for improvise: made
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
              A plays improvise
              A draws 20
              A plays mop
              mop 1: A chooses
            A choose C
              A chooses C
              mop lies in front of C
              mop is done
              improvise is done
              A rolls 4 for improvise: made
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
              A plays improvise
              A draws 20
              A plays wet-floor-sign
              wet-floor-sign lies in front of A
              wet-floor-sign is done
              improvise is done
              A rolls 4-1 for improvise: failed
              A drops the Brain
              A's wet-floor-sign is discarded
              bidding begins with A, A dropped the Brain
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
              A plays improvise
              A draws 20
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
              improvise is done
              A rolls 5 for improvise: made
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
              A plays improvise
              A draws 20
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 3 for overtime: failed
              A drops the Brain
              improvise is done
              bidding begins with A, A dropped the Brain
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
              A plays secret-menu
              secret-menu 1: A chooses
            A follow secret-menu
              ! forbidden by rule GMB-27.menu-menu
            A follow mop
              ! forbidden by rule GMB-27.menu-menu
            A follow wet-floor-sign
              ! forbidden by rule GMB-27.menu-menu
            A follow overtime
              ! forbidden by rule GMB-12.in-order
            A follow hot-potato
              A follows hot-potato
              A passes the Brain to B
              A draws 2
              hot-potato is done
              secret-menu is done
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
              A plays secret-menu
              A follows restock-the-napkins
              A takes restock-the-napkins from the discards
              restock-the-napkins is done
              secret-menu is done
              A rolls 4 for secret-menu: made
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
              A plays secret-menu
              A follows spilled-milkshake
              the 1 discards become the deck
              A draws spilled-milkshake
              spilled-milkshake is done
              secret-menu is done
              A rolls 4 for secret-menu: made
        "#]],
    );
}
