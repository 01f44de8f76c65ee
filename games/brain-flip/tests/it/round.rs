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
              A chooses a2 frog
              B is to ask
            A choose a1
              ! it is not your turn
            B ask hat
              B asks hat
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
              C asks hat
            C ask living
              ! forbidden by rule BFL-4.opposite
            B no
              B says no
              A is to ask
            A ask living
              A asks living
            B no
              B says no
              C is to ask
            A ask animal
              ! forbidden by rule BFL-4.clockwise
            C ask animal
              C asks animal
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
              C points at b1 king and is right
              the picture was b1 king
              C scores for finding it
              B is Brain Master
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
              C points at a1 cat and is out
            C point a2
              ! it is not your turn
            B ask hat
              B asks hat
            A no
              A says no
              D is to ask
            D ask living
              D asks living
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
              B points at a1 cat and is out
              C is to ask
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
              B points at a1 cat and is out
            C point a2
              C points at a2 frog and is out
            A no
              A says no
              D is to ask
            D point b1
              D points at b1 king and is right
              the picture was b1 king
              D scores for finding it
              B is Brain Master
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
              C points at b1 king and is right
              the picture was b1 king
              C scores for finding it
              B is Brain Master
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
              C asks living
            B point b1
              ! it is not your turn
            C point b1
              ! it is not your turn
            A no
              A says no
              the picture was b1 king
              A scores, nobody found it
              B is Brain Master
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
              B asks hat
            C point a1
              C points at a1 cat and is out
            B point b1
              ! it is not your turn
            A no
              A says no
              the picture was b1 king
              A scores, nobody found it
              B is Brain Master
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
              C points at a1 cat and is out
              the picture was b1 king
              A scores, nobody found it
              B is Brain Master
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
              C points at a2 frog and is out
              the picture was b1 king
              A scores, nobody found it
              B is Brain Master
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
              B points at b1 king and is right
              the picture was b1 king
              B scores for finding it
              the game is over, won by B
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
              A points at b1 king and is right
              the picture was b1 king
              A scores for finding it
              C is Brain Master
            C choose a1
              C chooses a1 cat
              A is to ask
            B point a1
              B points at a1 cat and is right
              the picture was a1 cat
              B scores for finding it
              the game is over, won by A and B
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
              A asks hat
            B no
              B says no
              A is to ask
            A point b1
              A points at b1 king and is right
              the picture was b1 king
              A scores for finding it
              the game is over, won by A, who used fewer answers
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
              A asks hat
            B no
              B says no
              A is to ask
            A point b1
              A points at b1 king and is right
              the picture was b1 king
              A scores for finding it
              the game is over, won by A and B
        "#]],
    );
}
