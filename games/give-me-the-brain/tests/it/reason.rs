//! Why somebody makes a move, from what the asker sees.

use expect_test::{Expect, expect};
use give_me_the_brain::GiveMeTheBrain;
use tabletop::{Seat, Viewer, rule};
use testkit::laws;

/// What A says of a move of their own, and what B is told of it.
#[track_caller]
fn told(table: &str, action: &str, expected: &Expect) {
    let line = format!("A {action}");
    let mut both = String::new();
    for seat in [0, 1] {
        let viewer = Viewer::Seat(Seat::new(seat));
        both += &testkit::why::<GiveMeTheBrain>(viewer, table, &line);
    }
    expected.assert_eq(&both);
}

#[test]
fn reasons() {
    rule::pause(|| laws::reasons::<GiveMeTheBrain>(12));
}

#[test]
fn a_bid_is_for_jobs_that_need_the_brain() {
    let table = "A 27 5 wipe-the-tables; B 3; C 4; bids from A";
    told(
        table,
        "bid 27",
        &expect![[r#"
        the Brain brings the next turn
        le Cerveau donne le prochain tour
        the Brain brings the next turn
        le Cerveau donne le prochain tour
    "#]],
    );
    let table = "A 5 9 20; B 3; C 4; bids from B, B 30, C passed";
    told(
        table,
        "bid 5",
        &expect![[r#"
        it cannot win, but it is a card less
        elle ne gagnera pas, mais c’est une carte de moins
        it cannot win, but it is a card less
        elle ne gagnera pas, mais c’est une carte de moins
    "#]],
    );
    told(
        table,
        "pass",
        &expect![[r#"
        no Bid in hand beats that one
        aucune enchère en main ne bat celle-là


    "#]],
    );
    let table = "A 2 29 30; B 3; C 4; bids from A, A dropped";
    told(
        table,
        "bid 2 as 31",
        &expect![[r#"
        it counts 31, and nothing beats that
        elle compte 31, et rien ne la bat
        it counts 31, and nothing beats that
        elle compte 31, et rien ne la bat
    "#]],
    );
}

#[test]
fn the_last_card_goes_home() {
    told(
        "A 5; B 3; C 4; bids from A",
        "bid 5",
        &expect![[r#"
        it is the last card, and that wins
        c’est la dernière carte, et la partie est gagnée
        it is the last card, and that wins
        c’est la dernière carte, et la partie est gagnée
    "#]],
    );
}

#[test]
fn who_has_the_fewest_cards_is_troubled() {
    let table = "A 1; B 3; C 4 5; D 6 7 8; brain A; \
                 A works, used 2, doing order-for-forty 1 with brain";
    told(
        table,
        "choose B",
        &expect![[r#"
        Bob has the fewest cards
        Bob a le moins de cartes
        you have the fewest cards
        vous avez le moins de cartes
    "#]],
    );
}

#[test]
fn what_hinders_is_removed() {
    let table = "A 1, table mop extra-hand; B 3, table coffee-mug; C 4; brain A; \
                 A works, used 1, doing health-inspector 1";
    told(
        table,
        "inspect mop of A",
        &expect![[r#"
        it costs a hand every turn
        elle coûte une main à chaque tour
        it costs a hand every turn
        elle coûte une main à chaque tour
    "#]],
    );
    told(
        table,
        "inspect coffee-mug of B",
        &expect![[r#"
        it helps Bob every turn
        elle aide Bob à chaque tour
        it helps you every turn
        elle vous aide à chaque tour
    "#]],
    );
}
