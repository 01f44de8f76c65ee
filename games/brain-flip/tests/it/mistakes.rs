//! Rulebook 50 and 60: mistakes, disputes, free questions.

use brain_flip::rulebook as r;
use expect_test::expect;

use crate::check;

#[test]
fn an_answer_can_be_corrected_until_the_next_question() {
    check(
        &[r::BFL_11_CORRECT, r::BFL_11_TOO_LATE],
        "A 1, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asks",
        "
        A correct
        B ask hat
        A correct
        A yes
        C correct
        A correct
        C ask living
        A correct
        A no
        ",
        &expect![[r#"
            A correct
              ! it is not your turn
            B ask hat
              B asks hat
            A correct
              ! forbidden by rule BFL-11.too-late
            A yes
              A says yes
              C is to ask
            C correct
              ! forbidden by rule BFL-11.correct
            A correct
              A corrects answer 1: no
            C ask living
              C asks living
            A correct
              ! forbidden by rule BFL-11.too-late
            A no
              A says no
              B is to ask
        "#]],
    );
}

#[test]
fn a_wrong_answer_comes_to_light_with_the_next_question_and_costs_a_point() {
    check(
        &[r::BFL_12_POINT, r::BFL_12_FOUND, r::BFL_12_NEXT_MASTER],
        "A 1, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asked hat: yes; C asks",
        "C ask living",
        &expect![[r#"
            C ask living
              C asks living
              A's answer 1, yes to hat, was wrong
              the picture was b1 king
              A loses a point
              B is Brain Master
        "#]],
    );
}

#[test]
fn nobody_falls_below_zero() {
    check(
        &[r::BFL_12_ZERO],
        "A 0, B 0; straight 4; grid cat frog / king rose; A hides b1; B asked hat: no; B asks",
        "B ask free",
        &expect![[r#"
            B ask free
              B asks free
              A's answer 1, no to hat, was wrong
              the picture was b1 king
              A has no point to lose
              B is Brain Master
        "#]],
    );
}

#[test]
fn a_call_that_a_mistake_caused_is_not_punished() {
    // No to "a hat?" was wrong, and the cat has none: C was misled.
    check(
        &[r::BFL_12_MISLED],
        "A 2, B 0, C 0; straight 4; grid cat frog / king rose; A hides b1; B asked hat: no; C asks",
        "C point a1",
        &expect![[r#"
            C point a1
              C points at a1 cat, misled
              A's answer 1, no to hat, was wrong
              the picture was b1 king
              A loses a point
              B is Brain Master
        "#]],
    );
}

#[test]
fn a_call_against_what_was_said_is_punished_as_usual() {
    // Yes to "a hat?" was wrong, but the cat has none: C did not rely on it.
    check(
        &[r::BFL_6_WRONG],
        "A 2, B 0, C 0; straight 4; grid cat frog / king rose; A hides a2; B asked hat: yes; \
         C asks",
        "
        C point a1
        A correct
        B ask living
        ",
        &expect![[r#"
            C point a1
              C points at a1 cat and is out
              B is to ask
            A correct
              A corrects answer 1: no
            B ask living
              B asks living
        "#]],
    );
}

#[test]
fn a_right_call_scores_whatever_was_answered() {
    check(
        &[r::BFL_12_RIGHT_CALL],
        "A 1, B 0, C 0; straight 4; grid cat frog / king rose; A hides b1; B asked hat: no; C asks",
        "C point b1",
        &expect![[r#"
            C point b1
              C points at b1 king and is right
              the picture was b1 king
              C scores for finding it
              B is Brain Master
        "#]],
    );
}

#[test]
fn a_wrong_answer_that_nobody_relied_on_has_no_consequence() {
    check(
        &[r::BFL_12_HARMLESS],
        "A 0, B 0, C 0; straight 1; grid cat frog / king rose; A hides b1; B asks",
        "
        B ask hat
        A no
        ",
        &expect![[r#"
            B ask hat
              B asks hat
            A no
              A says no
              the picture was b1 king
              A scores, nobody found it
              B is Brain Master
        "#]],
    );
}

#[test]
fn a_free_question_goes_to_the_brain_master_as_it_stands() {
    check(
        &[r::BFL_13_FREE],
        "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides b1; B asks",
        "
        B ask free
        A yes
        C ask hat
        ",
        &expect![[r#"
            B ask free
              B asks free
            A yes
              A says yes
              C is to ask
            C ask hat
              C asks hat
        "#]],
    );
}

#[test]
fn a_question_handed_back_does_not_count() {
    check(
        &[r::BFL_13_DECLINED, r::BFL_14_PLACE],
        "A 0, B 0, C 0; flipped 1; grid cat frog / king rose; A hides b1; B asks",
        "
        B ask free
        A decline
        B ask hat
        A decline
        A no
        ",
        &expect![[r#"
            B ask free
              B asks free
            A decline
              A hands the question back to B
            B ask hat
              B asks hat
            A decline
              ! forbidden by rule BFL-13.declined
            A no
              A says no
              the picture was b1 king
              A scores, nobody found it
              B is Brain Master
        "#]],
    );
}

#[test]
fn the_turn_passes_if_the_asker_of_a_question_handed_back_is_out() {
    check(
        &[r::BFL_13_DECLINED],
        "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides b1; A answers B: free",
        "
        B point a1
        A decline
        ",
        &expect![[r#"
            B point a1
              B points at a1 cat and is out
            A decline
              A hands the question back to B
              C is to ask
        "#]],
    );
}

#[test]
fn a_dispute_is_decided_by_a_majority_of_all_guessers() {
    check(
        &[r::BFL_12_DISPUTE, r::BFL_12_MAJORITY],
        "A 1, B 0, C 0, D 0; flipped 2; grid cat frog / king rose; A hides b1; \
         B asked free: yes; C asks",
        "
        C point a1
        B pass
        A pass
        C dispute 2
        C dispute 1
        C vote uphold
        B vote reject
        D vote uphold
        ",
        &expect![[r#"
            C point a1
              C points at a1 cat and is out
              the picture was b1 king
              answers to free questions can be disputed
            B pass
              B passes
            A pass
              ! it is not your turn
            C dispute 2
              ! forbidden by rule BFL-12.dispute
            C dispute 1
              C disputes answer 1
            C vote uphold
              ! it is not your turn
            B vote reject
              B thinks it was right
            D vote uphold
              D thinks it was a mistake
              answer 1 was a mistake
              A loses a point
              B is Brain Master
        "#]],
    );
}

#[test]
fn a_tie_is_in_favour_of_the_brain_master_whose_third_point_had_to_wait() {
    check(
        &[r::BFL_12_TIE, r::BFL_8_WAITS],
        "A 2, B 0, C 0; flipped 2; grid cat frog / king rose; A hides b1; \
         B asked free: yes; C asks",
        "
        C ask hat
        A no
        B dispute 1
        C vote reject
        ",
        &expect![[r#"
            C ask hat
              C asks hat
            A no
              A says no
              the picture was b1 king
              answers to free questions can be disputed
            B dispute 1
              B disputes answer 1
            C vote reject
              C thinks it was right
              answer 1 was right
              A scores, nobody found it
              the game is over, won by A
        "#]],
    );
}

#[test]
fn an_answer_is_disputed_once_and_who_passed_starts_no_more() {
    check(
        &[r::BFL_12_ONCE],
        "A 0, B 0, C 0; flipped 2; grid cat frog / king rose; A hides b1; \
         B asked free: yes; C asked free: no; review",
        "
        B dispute 1
        C vote reject
        B dispute 1
        B pass
        B dispute 2
        C pass
        ",
        &expect![[r#"
            B dispute 1
              B disputes answer 1
            C vote reject
              C thinks it was right
              answer 1 was right
            B dispute 1
              ! forbidden by rule BFL-12.once
            B pass
              B passes
            B dispute 2
              ! it is not your turn
            C pass
              C passes
              A scores, nobody found it
              B is Brain Master
        "#]],
    );
}

#[test]
fn a_single_guesser_decides_a_dispute_alone() {
    check(
        &[r::BFL_12_MAJORITY],
        "A 1, B 0; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes; review",
        "B dispute 1",
        &expect![[r#"
            B dispute 1
              B disputes answer 1
              answer 1 was a mistake
              A loses a point
              B is Brain Master
        "#]],
    );
}
