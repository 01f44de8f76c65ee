//! Why somebody makes a move, from what the asker sees.

use expect_test::{Expect, expect};
use great_brain_robbery::Robbery;
use tabletop::{Seat, Viewer, rule};
use testkit::laws;

/// What A says of a move of their own, and what B is told of it.
#[track_caller]
fn told(table: &str, action: &str, expected: &Expect) {
    let viewers = [0, 1].map(|seat| Viewer::Seat(Seat::new(seat)));
    let line = format!("A {action}");
    let told = viewers.map(|viewer| testkit::why::<Robbery>(viewer, table, &line));
    expected.assert_eq(&told.concat());
}

#[test]
fn reasons() {
    rule::pause(|| laws::reasons::<Robbery>(10));
}

#[test]
fn counters_are_what_one_runs_for() {
    let table = "train caboose day-coach; A 1:b4; B 1:b1; C 1:b2; A moves 3";
    told(
        table,
        "stop 1:a5",
        &expect![[r#"
        there is a counter: a point and a card
        il y a un jeton : un point et une carte
        there is a counter: a point and a card
        il y a un jeton : un point et une carte
    "#]],
    );
    told(
        table,
        "stop 1:b5",
        &expect![[r#"
        the next counter is 1 step away
        le prochain jeton est à 1 pas
        the next counter is 1 step away
        le prochain jeton est à 1 pas
    "#]],
    );
    let table = "train caboose day-coach; A 1:b3 head hank hand dusty; B 1:b1; C 1:b2; A moves 1";
    told(
        table,
        "throw dusty",
        &expect![[r#"
        then a counter is within reach
        un jeton devient accessible
        then a counter is within reach
        un jeton devient accessible
    "#]],
    );
}

#[test]
fn a_better_brain_is_more_iq() {
    let table = "train caboose day-coach; A 1:b4 head dusty points 5 hand ada hank; B 1:b1; \
                 C 1:b2; A installs";
    told(
        table,
        "install ada",
        &expect![[r#"
        that is 62 more IQ
        cela fait 62 de QI en plus
        that is 62 more IQ
        cela fait 62 de QI en plus
    "#]],
    );
    let table = "train caboose day-coach; A 1:b4 head dusty hand ada; B 1:b1; C 1:b2; A installs";
    told(
        table,
        "done",
        &expect![[r#"
        nothing in hand can be paid for
        rien en main n’est à portée de bourse


    "#]],
    );
}

#[test]
fn who_is_ahead_brakes() {
    let table = "train engine(); A 1:b6 head ada; B 1:b1 head hank; C 1:b2; A moves 1";
    told(
        table,
        "stop 1:a6",
        &expect![[r#"
        it ends the game, with the best brain in front
        cela finit la partie, avec le meilleur cerveau en tête
        it ends the game, with the best brain in front
        cela finit la partie, avec le meilleur cerveau en tête
    "#]],
    );
}

#[test]
fn fights_are_taken_with_good_odds() {
    let table = "train caboose day-coach; A 1:b2 head nail; B 1:b2 head ada; C 1:b3; A meets";
    told(
        table,
        "fight",
        &expect![[r#"
        a fight like this is hardly ever lost
        un tel combat ne se perd presque jamais
        a fight like this is hardly ever lost
        un tel combat ne se perd presque jamais
    "#]],
    );
    let table = "train caboose day-coach; A 1:b2 head ada; B 1:b2 head nail; C 1:b3; A meets";
    told(
        table,
        "no fight",
        &expect![[r#"
        a fight like this is hardly ever won
        un tel combat ne se gagne presque jamais
        a fight like this is hardly ever won
        un tel combat ne se gagne presque jamais
    "#]],
    );
}

#[test]
fn a_card_is_thrown_for_what_it_turns() {
    let table = "train caboose day-coach; A 1:b2 hand nail ada; B 1:b2 head hank; C 1:b3; A begins";
    told(
        table,
        "discard ada",
        &expect![[r#"
        without a brain every card costs a die
        sans cerveau, chaque carte coûte un dé
        without a brain every card costs a die
        sans cerveau, chaque carte coûte un dé
    "#]],
    );
}
