//! Rulebook 50 and 60: mistakes, free questions.

use brain_flip::{BrainFlip, rulebook as r};
use expect_test::expect;
use tabletop::{Game, rule};

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
fn an_answer_can_be_corrected_once() {
    check(
        &[r::BFL_11_ONCE],
        "A 1, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asked hat: no; C asks",
        "
        A correct
        A correct
        C ask living
        ",
        &expect![[r#"
            A correct
              A corrects answer 1: yes
            A correct
              ! it is not your turn
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
fn a_question_handed_back_does_not_open_the_answer_before_it_again() {
    check(
        &[r::BFL_11_HANDED_BACK],
        "A 1, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asked hat: no; C asks",
        "
        C ask free
        A decline
        A correct
        ",
        &expect![[r#"
            C ask free
              C asks free
            A decline
              A hands the question back to C
            A correct
              ! it is not your turn
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

/// What drivers ask before they pass a move on.
#[test]
fn a_free_question_needs_words_and_no_other_move_does() {
    rule::take();
    let needed = |action: &str| BrainFlip::needs_words(action.parse().expect("a move"));
    assert_eq!(needed("ask free"), Some(r::BFL_13_WORDS));
    assert!(rule::take().contains(&r::BFL_13_WORDS));
    for action in ["ask hat", "point a1", "yes", "decline", "dispute 1", "pass"] {
        assert_eq!(needed(action), None, "{action}");
    }
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
