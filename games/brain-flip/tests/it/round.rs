//! Rulebook 20 and 30: a round, and the end.

use brain_flip::rulebook as r;
use expect_test::expect;

use crate::check;

#[test]
fn the_choice_is_made_before_the_first_question_and_stays() {
    check(
        &[r::BFL_3_CHOOSE, r::BFL_3_FIXED],
        "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A chooses",
        "
        A choose c1
        A ask hat
        A choose a2
        A choose a1
        B ask hat
        A choose a1
        ",
        &expect![[r#"
            A choose c1
              ! forbidden by rule BFL-3.choose
            A ask hat
              ! forbidden by rule BFL-3.choose
            A choose a2
              A has chosen the frog at a2.
              It is B’s turn to ask.
            A choose a1
              ! it is not your turn
            B ask hat
              B asks: Is it wearing something on its head?
            A choose a1
              ! forbidden by rule BFL-3.fixed
        "#]],
    );
}

#[test]
fn guessers_ask_clockwise_and_every_answer_is_flipped() {
    check(
        &[r::BFL_4_CLOCKWISE, r::BFL_4_OPPOSITE, r::BFL_13_VOCABULARY],
        "A 0, B 0, C 0; flipped 10; grid cat frog / king rose; B hides b1; C asks",
        "
        C ask hat
        C ask living
        B no
        A ask living
        B no
        A ask animal
        C ask animal
        ",
        &expect![[r#"
            C ask hat
              C asks: Is it wearing something on its head?
            C ask living
              ! forbidden by rule BFL-4.opposite
            B no
              B: NO.
              It is A’s turn to ask.
            A ask living
              A asks: Is it living?
            B no
              B: NO.
              It is C’s turn to ask.
            A ask animal
              ! forbidden by rule BFL-4.clockwise
            C ask animal
              C asks: Is it an animal?
        "#]],
    );
}

#[test]
fn a_call_may_come_at_any_moment_and_is_answered_with_the_truth() {
    check(
        &[r::BFL_5_CALL, r::BFL_5_TRUTH, r::BFL_6_RIGHT, r::BFL_8_NEXT],
        "A 0, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asks",
        "
        A point a1
        C point c3
        C point b1
        ",
        &expect![[r#"
            A point a1
              ! it is not your turn
            C point c3
              ! forbidden by rule BFL-5.call
            C point b1
              C: Got it! The king at b1. That is it!
              The picture was the king at b1.
              C scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn a_wrong_call_out_of_turn_leaves_the_turn_where_it_was() {
    check(
        &[r::BFL_5_TURN_STAYS, r::BFL_6_WRONG, r::BFL_6_SKIPPED],
        "A 0, B 0, C 0, D 0; flipped 10; grid cat frog / king rose; A hides b1; B asks",
        "
        C point a1
        C point a2
        B ask hat
        A no
        D ask living
        ",
        &expect![[r#"
            C point a1
              C: Got it! The cat at a1. That is not it, and C is out.
            C point a2
              ! it is not your turn
            B ask hat
              B asks: Is it wearing something on its head?
            A no
              A: NO.
              It is D’s turn to ask.
            D ask living
              D asks: Is it living?
        "#]],
    );
}

#[test]
fn a_wrong_call_on_turn_passes_the_turn() {
    check(
        &[r::BFL_6_WRONG],
        "A 0, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asks",
        "B point a1",
        &expect![[r#"
            B point a1
              B: Got it! The cat at a1. That is not it, and B is out.
              It is C’s turn to ask.
        "#]],
    );
}

#[test]
fn calls_are_taken_in_order_while_a_question_waits() {
    check(
        &[r::BFL_5_ORDER],
        "A 0, B 0, C 0, D 0; flipped 10; grid cat frog / king rose; A hides b1; A answers B: hat",
        "
        B point a1
        C point a2
        A no
        D point b1
        ",
        &expect![[r#"
            B point a1
              B: Got it! The cat at a1. That is not it, and B is out.
            C point a2
              C: Got it! The frog at a2. That is not it, and C is out.
            A no
              A: NO.
              It is D’s turn to ask.
            D point b1
              D: Got it! The king at b1. That is it!
              The picture was the king at b1.
              D scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn a_right_call_while_a_question_waits_ends_the_round() {
    check(
        &[r::BFL_5_CALL, r::BFL_6_RIGHT],
        "A 0, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; A answers B: hat",
        "
        C point b1
        A no
        ",
        &expect![[r#"
            C point b1
              C: Got it! The king at b1. That is it!
              The picture was the king at b1.
              C scores a point.
              B is Brain Master now.
            A no
              ! it is not your turn
        "#]],
    );
}

#[test]
fn while_the_last_question_waits_a_call_is_void() {
    check(
        &[r::BFL_5_VOID, r::BFL_7_LAST, r::BFL_7_MASTER],
        "A 0, B 0, C 0; flipped 2; grid cat frog / king rose; A hides b1; B asked hat: no; C asks",
        "
        C ask living
        B point b1
        C point b1
        A no
        ",
        &expect![[r#"
            C ask living
              C asks: Is it living?
            B point b1
              ! it is not your turn
            C point b1
              ! it is not your turn
            A no
              A: NO.
              The picture was the king at b1.
              Nobody found it: A scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn a_call_can_use_up_the_last_one_while_a_question_waits() {
    check(
        &[r::BFL_7_MASTER],
        "A 0, B 0, C 0; flipped 2; grid cat frog / king rose; A hides b1; B asks",
        "
        B ask hat
        C point a1
        B point b1
        A no
        ",
        &expect![[r#"
            B ask hat
              B asks: Is it wearing something on its head?
            C point a1
              C: Got it! The cat at a1. That is not it, and C is out.
            B point b1
              ! it is not your turn
            A no
              A: NO.
              The picture was the king at b1.
              Nobody found it: A scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn a_wrong_last_call_ends_the_round() {
    check(
        &[r::BFL_7_MASTER],
        "A 0, B 0, C 0; flipped 2; grid cat frog / king rose; A hides b1; B asked hat: no; C asks",
        "C point a1",
        &expect![[r#"
            C point a1
              C: Got it! The cat at a1. That is not it, and C is out.
              The picture was the king at b1.
              Nobody found it: A scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn when_every_guesser_is_out_the_brain_master_scores() {
    check(
        &[r::BFL_7_ALL_OUT],
        "A 0, B 0, C 0; flipped 10; grid cat frog / king rose; A hides b1; B called a1; C asks",
        "C point a2",
        &expect![[r#"
            C point a2
              C: Got it! The frog at a2. That is not it, and C is out.
              The picture was the king at b1.
              Nobody found it: A scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn the_first_to_three_points_wins_on_the_spot() {
    check(
        &[r::BFL_8_THREE],
        "A 2, B 2, C 0; flipped 10; grid cat frog / king rose; A hides b1; B asks",
        "
        B point b1
        B choose a1
        ",
        &expect![[r#"
            B point b1
              B: Got it! The king at b1. That is it!
              The picture was the king at b1.
              B scores a point.
              B wins!
            B choose a1
              ! the game is over
        "#]],
    );
}

#[test]
fn a_full_circle_gives_everybody_equally_many_turns_as_brain_master() {
    check(
        &[r::BFL_8_FULL_CIRCLE, r::BFL_8_SHARED],
        "A 2, B 2, C 0; flipped 10, full circle; grid cat frog / king rose; A first; B hides b1; \
         C asks",
        "
        A point b1
        C choose a1
        B point a1
        ",
        &expect![[r#"
            A point b1
              A: Got it! The king at b1. That is it!
              The picture was the king at b1.
              A scores a point.
              C is Brain Master now.
            C choose a1
              C has chosen the cat at a1.
              It is A’s turn to ask.
            B point a1
              B: Got it! The cat at a1. That is it!
              The picture was the cat at a1.
              B scores a point.
              A, B share the win!
        "#]],
    );
}

#[test]
fn of_two_with_equal_points_the_one_who_used_fewer_answers_wins() {
    let table = "A 2, B 3; flipped 10, full circle; grid cat frog / king rose; A first; \
                 answers 9 11; B hides b1; A asks";
    check(
        &[r::BFL_8_ANSWERS],
        table,
        "
        A ask hat
        B no
        A point b1
        ",
        &expect![[r#"
            A ask hat
              A asks: Is it wearing something on its head?
            B no
              B: NO.
              It is A’s turn to ask.
            A point b1
              A: Got it! The king at b1. That is it!
              The picture was the king at b1.
              A scores a point.
              A wins: equal points, but fewer answers!
        "#]],
    );
    check(
        &[r::BFL_8_SHARED],
        &table.replace("9 11", "10 11"),
        "
        A ask hat
        B no
        A point b1
        ",
        &expect![[r#"
            A ask hat
              A asks: Is it wearing something on its head?
            B no
              B: NO.
              It is A’s turn to ask.
            A point b1
              A: Got it! The king at b1. That is it!
              The picture was the king at b1.
              A scores a point.
              A, B share the win!
        "#]],
    );
}
