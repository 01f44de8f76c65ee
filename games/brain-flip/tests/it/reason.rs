//! Why somebody makes a move, from what the asker knows.

use brain_flip::BrainFlip;
use expect_test::{Expect, expect};
use tabletop::{Seat, Viewer};
use testkit::laws;

/// What A, who is Brain Master, and B are told of a move.
#[track_caller]
fn told(table: &str, line: &str, expected: &Expect) {
    let viewers = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let told = viewers.map(|viewer| testkit::why::<BrainFlip>(viewer, table, line));
    expected.assert_eq(&told.concat());
}

#[test]
fn reasons() {
    laws::reasons::<BrainFlip>(20);
}

#[test]
fn a_question_splits_the_pictures_that_are_left() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides a2; B asks";
    told(
        table,
        "B ask animal",
        &expect![[r#"
        it splits the 4 pictures that are left 2 to 2
        elle partage les 4 images restantes en 2 et 2
        it splits the 4 pictures that are left 2 to 2
        elle partage les 4 images restantes en 2 et 2
    "#]],
    );
    told(
        table,
        "B point a2",
        &expect![[r#"
        it is one of 4 pictures that fit, and somebody else could be faster
        c’est l’une des 4 images possibles, et un autre pourrait être plus rapide
        it is one of 4 pictures that fit, and somebody else could be faster
        c’est l’une des 4 images possibles, et un autre pourrait être plus rapide
    "#]],
    );
}

#[test]
fn who_points_is_sure_or_in_a_hurry() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides b1; \
                 B asked hat: no; C asks";
    told(
        table,
        "C point b1",
        &expect![[r#"
        no other picture fits all the answers
        aucune autre image ne colle à toutes les réponses
        no other picture fits all the answers
        aucune autre image ne colle à toutes les réponses
    "#]],
    );
    told(table, "C ask animal", &expect!["\n\n\n\n\n"]);
}

#[test]
fn only_who_knows_the_picture_knows_why_a_word_is_said() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides a2; A answers B: hat";
    told(
        table,
        "A yes",
        &expect![[r#"
        it is not true of the picture, and answers are flipped
        c’est faux de l’image, et l’on répond le contraire


    "#]],
    );
    told(table, "A no", &expect!["\n\n\n\n\n"]);
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides a2; \
                 B asked hat: no; C asks";
    told(
        table,
        "A correct",
        &expect![[r#"
        the word was wrong
        le mot était faux


    "#]],
    );
}

#[test]
fn what_is_hidden_stays_hidden() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A chooses";
    told(
        table,
        "A choose a2",
        &expect![[r#"
        it is neither plain nor odd, so that nothing gives it away
        ni banale ni à part, rien ne la trahit


    "#]],
    );
    told(
        table,
        "A choose b1",
        &expect![[r#"
        few would think of a picture as odd as that
        peu de gens penseraient à une image aussi à part


    "#]],
    );
}
