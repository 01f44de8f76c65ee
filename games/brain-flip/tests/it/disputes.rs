//! Rulebook 50: disputes about the answers to free questions.

use brain_flip::rulebook as r;
use expect_test::expect;

use crate::check;

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
              C: Got it! The cat at a1. That is not it, and C is out.
              The picture was the king at b1.
              Answers to free questions can be disputed now.
            B pass
              B disputes nothing.
            A pass
              ! it is not your turn
            C dispute 2
              ! forbidden by rule BFL-12.dispute
            C dispute 1
              C disputes answer 1.
            C vote uphold
              ! it is not your turn
            B vote reject
              B thinks that it was right.
            D vote uphold
              D thinks that it was a mistake.
              Answer 1 was a mistake.
              A loses a point.
              B is Brain Master now.
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
              C asks: Is it wearing something on its head?
            A no
              A: NO.
              The picture was the king at b1.
              Answers to free questions can be disputed now.
            B dispute 1
              B disputes answer 1.
            C vote reject
              C thinks that it was right.
              Answer 1 stands.
              Nobody found it: A scores a point.
              A wins!
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
              B disputes answer 1.
            C vote reject
              C thinks that it was right.
              Answer 1 stands.
            B dispute 1
              ! forbidden by rule BFL-12.once
            B pass
              B disputes nothing.
            B dispute 2
              ! it is not your turn
            C pass
              C disputes nothing.
              Nobody found it: A scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn whoever_abstains_is_not_counted() {
    let table = "A 1, B 0, C 0, D 0; flipped 1; grid cat frog / king rose; A hides b1; \
                 B asked free: yes; review";
    check(
        &[r::BFL_12_ABSTAIN, r::BFL_12_MAJORITY],
        table,
        "
        B dispute 1
        C vote abstain
        D vote uphold
        ",
        &expect![[r#"
            B dispute 1
              B disputes answer 1.
            C vote abstain
              C can’t tell.
            D vote uphold
              D thinks that it was a mistake.
              Answer 1 was a mistake.
              A loses a point.
              B is Brain Master now.
        "#]],
    );
    check(
        &[r::BFL_12_ABSTAIN, r::BFL_12_TIE],
        table,
        "
        B dispute 1
        C vote abstain
        D vote reject
        ",
        &expect![[r#"
            B dispute 1
              B disputes answer 1.
            C vote abstain
              C can’t tell.
            D vote reject
              D thinks that it was right.
              Answer 1 stands.
              Nobody found it: A scores a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn with_one_guesser_a_dispute_is_settled_by_the_two_agreeing() {
    check(
        &[r::BFL_12_ALONE, r::BFL_12_POINT],
        "A 1, B 0; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes; review",
        "
        B dispute 1
        B vote uphold
        A vote abstain
        A vote uphold
        ",
        &expect![[r#"
            B dispute 1
              B disputes answer 1.
            B vote uphold
              ! it is not your turn
            A vote abstain
              ! forbidden by rule BFL-12.alone
            A vote uphold
              A thinks that it was a mistake.
              Answer 1 was a mistake.
              A loses a point.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn if_the_two_do_not_agree_the_question_costs_nobody_anything() {
    check(
        &[r::BFL_12_VOID, r::BFL_8_NEXT],
        "A 2, B 1; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes; review",
        "
        B dispute 1
        A vote reject
        ",
        &expect![[r#"
            B dispute 1
              B disputes answer 1.
            A vote reject
              A thinks that it was right.
              It is one word against another: question 1 is void, and nobody scores.
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn if_all_others_abstain_it_is_as_if_there_were_one_guesser() {
    check(
        &[r::BFL_12_ABSTAIN, r::BFL_12_ALONE, r::BFL_12_VOID],
        "A 2, B 1, C 0; flipped 1; grid cat frog / king rose; A hides b1; B asked free: yes; review",
        "
        B dispute 1
        C vote abstain
        A vote reject
        ",
        &expect![[r#"
            B dispute 1
              B disputes answer 1.
            C vote abstain
              C can’t tell.
            A vote reject
              A thinks that it was right.
              It is one word against another: question 1 is void, and nobody scores.
              B is Brain Master now.
        "#]],
    );
}
