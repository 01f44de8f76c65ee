//! Why somebody makes a move.

use expect_test::{Expect, expect};
use mmm_brains::MmmBrains;
use tabletop::{Seat, Viewer};
use testkit::laws;

/// What B is told of a move of A.
#[track_caller]
fn b_hears(table: &str, action: &str, expected: &Expect) {
    let other = Viewer::Seat(Seat::new(1));
    let told = testkit::why::<MmmBrains>(other, table, &format!("A {action}"));
    expected.assert_eq(&told);
}

#[test]
fn reasons() {
    laws::reasons::<MmmBrains>(20);
}

#[test]
fn in_the_feast_everything_is_known_exactly() {
    let table = "phase 1; A red 0, B yellow 0, C green 0; A shows * 2 * 4 3, 2 left";
    b_hears(
        table,
        "stop",
        &expect![[r#"
        throwing again would lose 1 point on average
        relancer ferait perdre 1 point en moyenne
    "#]],
    );
    let table = "phase 1; A red 0, B yellow 0, C green 0; A shows 1 2 1 1 2, 2 left";
    b_hears(
        table,
        "keep none",
        &expect![[r#"
        8 points more on average than stopping
        en moyenne 8 points de plus qu’en s’arrêtant
    "#]],
    );
}

#[test]
fn in_the_famine_somebody_is_to_pay() {
    let table = "phase 2; A red 40, B yellow 40, C green 20; A stands 1 2 3 4 5";
    b_hears(
        table,
        "announce yellow",
        &expect![[r#"
        you have the most brains
        vous avez le plus de cerveaux
    "#]],
    );
}
