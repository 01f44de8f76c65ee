//! Rulebook 20: throwing.

use expect_test::expect;
use mmm_brains::rulebook as r;

use crate::check;

#[test]
fn all_five_dice_are_thrown_first_and_some_again() {
    check(
        &[r::MMB_5_ALL_FIVE, r::MMB_5_KEEP],
        "phase 1; A red 0, B yellow 0, C green 0; A throws",
        "
            A throw : 4 1 0 3 2
            A keep 1 2 4 : 5 5
        ",
        &expect![[r#"
            A throw
              A throws red 5, red 2, red 1, red 4, red 3. [2 left]
            A keep 1 2 4
              A keeps red 5, red 2, red 4 and has red 5, red 2, green brain, red 4, black brain. [1 left]
        "#]],
    );
}

#[test]
fn a_die_kept_after_the_first_throw_may_be_thrown_after_the_second() {
    check(
        &[r::MMB_5_KEPT_BEFORE],
        "phase 1; A red 0, B yellow 0, C green 0; A throws",
        "
            A throw : 0 0 0 0 0
            A keep 1 : 1 1 1 1
            A keep 2 3 4 5 : 5
        ",
        &expect![[r#"
            A throw
              A throws yellow 1, blue 1, red 1, black 1, green 1. [2 left]
            A keep 1
              A keeps yellow 1 and has yellow 1, red 2, black 2, yellow 2, blue 2. [1 left]
            A keep 2 3 4 5
              A keeps red 2, black 2, yellow 2, blue 2 and has red brain, red 2, black 2, yellow 2, blue 2. [0 left]
        "#]],
    );
}

#[test]
fn none_may_be_kept() {
    check(
        &[r::MMB_5_KEEP],
        "phase 1; A red 0, B yellow 0, C green 0; A shows 1 1 1 1 1, 2 left",
        "A keep none : 4 4 4 4 4",
        &expect![[r#"
            A keep none
              A throws red 5, yellow 5, green 5, blue 5, black 5. [1 left]
        "#]],
    );
}

#[test]
fn keeping_all_ends_the_throwing() {
    check(
        &[r::MMB_5_STOP],
        "phase 1; A red 0, B yellow 0, C green 0; A shows 1 2 3 4 5, 2 left",
        "
            A stop
            A keep 1
        ",
        &expect![[r#"
            A stop
              A stops.
            A keep 1
              ! forbidden by rule MMB-5.stands
        "#]],
    );
}

#[test]
fn the_third_throw_stands() {
    check(
        &[r::MMB_5_STANDS],
        "phase 1; A red 0, B yellow 0, C green 0; A shows 1 2 3 4 5, 1 left",
        "
            A keep 1 2 3 4 : 0
            A keep 1
            A stop
            A throw
        ",
        &expect![[r#"
            A keep 1 2 3 4
              A keeps yellow 1, red 2, yellow 3, red 4 and has yellow 1, red 2, yellow 3, red 4, green 1. [0 left]
            A keep 1
              ! forbidden by rule MMB-5.stands
            A stop
              ! forbidden by rule MMB-5.stands
            A throw
              ! forbidden by rule MMB-5.stands
        "#]],
    );
}

#[test]
fn nothing_is_kept_or_announced_before_the_throw() {
    check(
        &[],
        "phase 1; A red 0, B yellow 0, C green 0; A throws",
        "
            A keep 1
            A stop
            A announce red
            B throw
        ",
        &expect![[r#"
            A keep 1
              ! forbidden by rule MMB-5.all-five
            A stop
              ! forbidden by rule MMB-5.all-five
            A announce red
              ! forbidden by rule MMB-5.all-five
            B throw
              ! it is not your turn
        "#]],
    );
}

#[test]
fn a_colour_is_announced_only_when_the_result_stands() {
    check(
        &[],
        "phase 1; A red 0, B yellow 0, C green 0; A shows 1 2 3 4 5, 2 left",
        "
            A announce black
            A throw
        ",
        &expect![[r#"
            A announce black
              ! forbidden by rule MMB-5.keep
            A throw
              ! forbidden by rule MMB-5.keep
        "#]],
    );
}

#[test]
fn misspelt_moves_say_what_would_be_right() {
    check(
        &[r::MMB_17_NAMED],
        "phase 1; A red 0, B yellow 0, C green 0; A shows 1 2 3 4 5, 2 left",
        "
            A eat
            A keep
            A keep 6
            A keep 2 1
            A keep 1 1
            A keep 1 2 3 4 5
            A announce pink
            A announce r
        ",
        &expect![[r#"
            A eat
              ! "eat" is not a move, write throw, keep 1 3, keep none, stop or announce red
            A keep
              ! "keep" is not a move, write throw, keep 1 3, keep none, stop or announce red
            A keep 6
              ! "6" is not a die, dice are 1 to 5
            A keep 2 1
              ! name each die once, in ascending order: keep 1 3
            A keep 1 1
              ! name each die once, in ascending order: keep 1 3
            A keep 1 2 3 4 5
              ! to keep all five dice write stop
            A announce pink
              ! "pink" is not a colour, write red, yellow, green, blue or black
            A announce r
              ! "r" is not a colour, write red, yellow, green, blue or black
        "#]],
    );
}
