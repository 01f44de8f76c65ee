//! Rulebook 50 and 60: mistakes, free questions.

use brain_flip::{BrainFlip, rulebook as r};
use expect_test::expect;
use tabletop::{Extras, rule};

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
              B asks: Is it wearing something on its head?
            A correct
              ! forbidden by rule BFL-11.too-late
            A yes
              A: YES.
              It is C’s turn to ask.
            C correct
              ! forbidden by rule BFL-11.correct
            A correct
              Oops! A takes answer 1 back and says NO.
            C ask living
              C asks: Is it living?
            A correct
              ! forbidden by rule BFL-11.too-late
            A no
              A: NO.
              It is B’s turn to ask.
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
              Oops! A takes answer 1 back and says YES.
            A correct
              ! it is not your turn
            C ask living
              C asks: Is it living?
              A made a mistake: YES was wrong for answer 1, Is it wearing something on its head?
              The picture was the king at b1.
              A loses a point.
              B is Brain Master now.
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
              C asks: (a free question)
            A decline
              A hands the question back to C. It does not count.
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
              C asks: Is it living?
              A made a mistake: YES was wrong for answer 1, Is it wearing something on its head?
              The picture was the king at b1.
              A loses a point.
              B is Brain Master now.
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
              B asks: (a free question)
              A made a mistake: NO was wrong for answer 1, Is it wearing something on its head?
              The picture was the king at b1.
              A has no point to lose.
              B is Brain Master now.
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
              C: Got it! The cat at a1. That is not it, but C was misled and stays unpunished.
              A made a mistake: NO was wrong for answer 1, Is it wearing something on its head?
              The picture was the king at b1.
              A loses a point.
              B is Brain Master now.
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
              C: Got it! The cat at a1. That is not it, and C is out.
              It is B’s turn to ask.
            A correct
              Oops! A takes answer 1 back and says NO.
            B ask living
              B asks: Is it living?
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
              C: Got it! The king at b1. That is it!
              The picture was the king at b1.
              C scores a point.
              B is Brain Master now.
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
              B asks: Is it wearing something on its head?
            A no
              A: NO.
              The picture was the king at b1.
              Nobody found it: A scores a point.
              B is Brain Master now.
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
              B asks: (a free question)
            A yes
              A: YES.
              It is C’s turn to ask.
            C ask hat
              C asks: Is it wearing something on its head?
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
              B asks: (a free question)
            A decline
              A hands the question back to B. It does not count.
            B ask hat
              B asks: Is it wearing something on its head?
            A decline
              ! forbidden by rule BFL-13.declined
            A no
              A: NO.
              The picture was the king at b1.
              Nobody found it: A scores a point.
              B is Brain Master now.
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
              B: Got it! The cat at a1. That is not it, and B is out.
            A decline
              A hands the question back to B. It does not count.
              It is C’s turn to ask.
        "#]],
    );
}
