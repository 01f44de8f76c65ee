//! What the rulebook of Pig says, played through.

use expect_test::{Expect, expect};
use pig::{Options, Pig, rulebook as r};
use tabletop::{Cx, Game, RuleId, Seat, chance::Exhaustive};
use testkit::laws;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<Pig>(rules, table, script, expected);
}

#[test]
fn rolls_add_up_and_holding_banks_them() {
    check(
        &[r::PIG_2_ROLL, r::PIG_3_HOLD],
        "goal 20; A 0, B 0; A has 0",
        "
            A roll : 5
            A roll : 1
            A hold
        ",
        &expect![[r#"
            A roll
              A rolls a 6.
            A roll
              A rolls a 2.
            A hold
              A holds 8.
        "#]],
    );
}

#[test]
fn a_one_loses_the_turn() {
    check(
        &[r::PIG_2_ONE],
        "goal 20; A 0, B 0; A has 15",
        "
            A roll : 0
            A roll
            B roll : 4
        ",
        &expect![[r#"
            A roll
              A rolls a 1.
            A roll
              ! it is not your turn
            B roll
              B rolls a 5.
        "#]],
    );
}

#[test]
fn nothing_cannot_be_held() {
    check(
        &[r::PIG_3_NOT_EMPTY],
        "goal 20; A 0, B 0; A has 0",
        "A hold",
        &expect![[r#"
            A hold
              ! forbidden by rule PIG-3.not-empty
        "#]],
    );
}

#[test]
fn reaching_the_goal_wins() {
    check(
        &[r::PIG_4_GOAL],
        "goal 20; A 15, B 19; A has 6",
        "
            A hold
            B roll
        ",
        &expect![[r#"
            A hold
              A holds 6.
            B roll
              ! the game is over
        "#]],
    );
}

#[test]
fn the_first_seat_begins() {
    testkit::opening::<Pig>(
        &[r::PIG_1_PLAYERS],
        &Options::default(),
        2,
        &[],
        &expect![[""]],
    );
}

#[test]
fn a_roll_is_worth_twenty_sixths_on_an_even_chance_of_every_face() {
    let mut every = Exhaustive::default();
    let mut sum = 0;
    while every.next_pass() {
        let mut cx = Cx::silent(&mut every);
        let mut pig = Pig::setup(&Options::default(), 2, &mut cx).expect("a table");
        pig.apply(Seat::new(0), "roll".parse().expect("a move"), &mut cx);
        sum += pig.turn_total;
        assert!((every.chance() - 1.0 / 6.0).abs() < 1e-12);
    }
    assert_eq!(sum, 2 + 3 + 4 + 5 + 6);
}

#[test]
fn every_way_on_is_counted() {
    let pig: Pig = "goal 20; A 15, B 0; A has 6".parse().expect("a table");
    expect!["[7, 41, 246, 1506]"].assert_eq(&format!("{:?}", testkit::perft(&pig, 4)));
}

#[test]
fn obeys_the_laws() {
    laws::obey::<Pig>(100);
}
