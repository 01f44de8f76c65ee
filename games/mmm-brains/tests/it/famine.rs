//! Rulebook 40: phase 2.

use expect_test::expect;
use mmm_brains::rulebook as r;

use crate::check;

#[test]
fn who_has_no_brains_when_phase_two_begins_is_out() {
    check(
        &[r::MMB_11_OUT_AT_ONCE],
        "phase 1; A red 60, B yellow 30, C green 0, D blue 20; B stands 5 2 1 4 3",
        "
            B announce red
            D throw : 0 0 0 0 0
        ",
        &expect![[r#"
            B announce red
              B takes 15 points for red.
              The middle is empty: phase 2 begins.
              C has no brains left and is out, in place 4.
              D to roll.
            D throw
              D throws yellow 1, blue 1, red 1, black 1, green 1. [2 left]
        "#]],
    );
}

#[test]
fn who_alone_has_brains_when_phase_two_begins_has_won() {
    check(
        &[r::MMB_11_SOLE_OWNER, r::MMB_15_LAST_WINS],
        "phase 1; A red 90, B yellow 0, C green 0; A stands 5 2 1 4 3",
        "
            A announce red
            B throw
        ",
        &expect![[r#"
            A announce red
              A takes 10 points for red.
              The middle is empty: phase 2 begins.
              B has no brains left and is out, in place 2.
              C has no brains left and is out, in place 2.
              A wins!
            B throw
              ! the game is over
        "#]],
    );
}

#[test]
fn an_opponent_whose_colour_is_chosen_pays() {
    check(
        &[
            r::MMB_12_POSITIVE,
            r::MMB_12_OPPONENT_PAYS,
            r::MMB_15_NEVER_BACK,
        ],
        "phase 2; A red 40, B yellow 40, C green 20; A stands 1 2 3 4 5",
        "
            A announce blue
            A announce yellow
        ",
        &expect![[r#"
            A announce blue
              ! forbidden by rule MMB-12.positive
            A announce yellow
              A chooses yellow: B pays 4 points.
              B to roll.
        "#]],
    );
}

#[test]
fn the_own_colour_may_be_chosen_and_paid_for() {
    check(
        &[r::MMB_12_SELF_PAYS],
        "phase 2; A red 40, B yellow 40, C green 20; A stands 1 2 3 4 5",
        "A announce red",
        &expect![[r#"
            A announce red
              A chooses red and pays 6 points.
              B to roll.
        "#]],
    );
}

#[test]
fn a_colour_nobody_has_is_paid_for_by_the_active_player() {
    check(
        &[r::MMB_12_SELF_PAYS],
        "phase 2; A red 40, B yellow 40, C green 20; A stands 1 2 3 4 5",
        "A announce black",
        &expect![[r#"
            A announce black
              A chooses black and pays 5 points.
              B to roll.
        "#]],
    );
}

#[test]
fn the_colour_of_a_player_who_is_out_stands_for_nobody() {
    check(
        &[r::MMB_12_SELF_PAYS],
        "phase 2; A red 40, B yellow out 3, C green 20; A stands 1 2 3 4 5",
        "A announce yellow",
        &expect![[r#"
            A announce yellow
              A chooses yellow and pays 4 points.
              C to roll.
        "#]],
    );
}

#[test]
fn five_brains_make_nobody_pay() {
    check(
        &[r::MMB_13_NOBODY_PAYS],
        "phase 2; A red 40, B yellow 40, C green 20; A shows * * * * *, 2 left",
        "A stop",
        &expect![[r#"
            A stop
              A stops.
              Five brains! No colour has a total, and A’s turn is over.
              B to roll.
        "#]],
    );
}

#[test]
fn who_has_too_few_pays_all_and_is_out() {
    check(
        &[r::MMB_14_PAYS_ALL, r::MMB_14_OUT, r::MMB_15_PLACES],
        "phase 2; A red 40, B yellow 3, C green 20; A stands 1 2 3 4 5",
        "
            A announce yellow
            C throw : 0 0 0 0 0
        ",
        &expect![[r#"
            A announce yellow
              A chooses yellow: B pays 3 points.
              B has no brains left and is out, in place 3.
              C to roll.
            C throw
              C throws yellow 1, blue 1, red 1, black 1, green 1. [2 left]
        "#]],
    );
}

#[test]
fn paying_exactly_everything_puts_one_out_too() {
    check(
        &[r::MMB_14_OUT],
        "phase 2; A red 40, B yellow 4, C green 20; A stands 1 2 3 4 5",
        "A announce yellow",
        &expect![[r#"
            A announce yellow
              A chooses yellow: B pays 4 points.
              B has no brains left and is out, in place 3.
              C to roll.
        "#]],
    );
}

#[test]
fn a_player_can_put_themself_out() {
    check(
        &[r::MMB_14_SELF_OUT],
        "phase 2; A red 5, B yellow 40, C green 20; A stands 1 2 3 4 5",
        "A announce black",
        &expect![[r#"
            A announce black
              A chooses black and pays 5 points.
              A has no brains left and is out, in place 3.
              B to roll.
        "#]],
    );
}

#[test]
fn the_last_player_with_brains_wins() {
    check(
        &[r::MMB_15_LAST_WINS, r::MMB_15_PLACES],
        "phase 2; A red 5, B yellow 4, C green out 3; A stands 1 2 3 4 5",
        "
            A announce yellow
            A throw
        ",
        &expect![[r#"
            A announce yellow
              A chooses yellow: B pays 4 points.
              B has no brains left and is out, in place 2.
              A wins!
            A throw
              ! the game is over
        "#]],
    );
}
