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
    told(table, "B ask animal", &expect![""]);
    told(table, "B point a2", &expect![""]);
}

#[test]
fn who_points_is_sure_or_in_a_hurry() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides b1; \
                 B asked hat: no; C asks";
    told(table, "C point b1", &expect![""]);
    told(table, "C ask animal", &expect![""]);
}

#[test]
fn only_who_knows_the_picture_knows_why_a_word_is_said() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides a2; A answers B: hat";
    told(table, "A yes", &expect![""]);
    told(table, "A no", &expect![""]);
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A hides a2; \
                 B asked hat: no; C asks";
    told(table, "A correct", &expect![""]);
}

#[test]
fn what_is_hidden_stays_hidden() {
    let table = "A 0, B 0, C 0; flipped 4; grid cat frog / king rose; A chooses";
    told(table, "A choose a2", &expect![""]);
    told(table, "A choose b1", &expect![""]);
}
