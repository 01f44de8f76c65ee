//! What the rulebook of Jars says, played through.

use expect_test::{Expect, expect};
use jars::{Jars, Options, rulebook as r};
use tabletop::{Cx, Game, Refusal, RuleId, Seat, Viewer, chance::Seeded};
use testkit::laws;

#[track_caller]
fn check(rules: &[RuleId], table: &str, script: &str, expected: &Expect) {
    testkit::scenario::<Jars>(rules, table, script, expected);
}

#[test]
fn everybody_shelves_a_first_jar_in_any_order() {
    check(
        &[r::JAR_2_FIRST],
        "A 0 holds FFFR, shelf; B 0 holds FFFR, shelf; first, B starts",
        "
            B shelve fresh
            B shelve fresh
            A shelve rotten
            B shelve fresh
        ",
        &expect![[r#"
            B shelve fresh
              B shelves a fresh brain.
            B shelve fresh
              ! it is not your turn
            A shelve rotten
              A shelves a rotten brain.
            B shelve fresh
              B shelves a fresh brain.
        "#]],
    );
}

#[test]
fn jars_are_shelved_in_turn_and_calls_are_raised_or_passed() {
    check(
        &[r::JAR_2_SHELVE, r::JAR_3_CALL, r::JAR_3_RAISE, r::JAR_4_OWN],
        "A 0 holds FFR, shelf F; B 0 holds FFR, shelf F; C 0 holds FFR, shelf F; A shelves",
        "
            A shelve fresh
            B call 1
            C call 1
            C call 2
            A pass
            B pass
        ",
        &expect![[r#"
            A shelve fresh
              A shelves a fresh brain.
            B call 1
              B calls 1 jar.
            C call 1
              ! that cannot be done now
            C call 2
              C calls 2 jars.
            A pass
              A passes.
            B pass
              B passes.
              C opens an own jar: a fresh brain.
        "#]],
    );
}

#[test]
fn who_calls_all_opens_at_once_and_scores_if_all_are_fresh() {
    check(
        &[r::JAR_3_ALL, r::JAR_4_OTHERS, r::JAR_4_FRESH, r::JAR_5_NEXT],
        "A 0 holds FFR, shelf F; B 0 holds FFR, shelf F; A shelves",
        "
            A call 2
            A open B
        ",
        &expect![[r#"
            A call 2
              A calls 2 jars.
              A opens an own jar: a fresh brain.
            A open B
              A opens a jar of B: a fresh brain.
              A gets a point.
              A new round: A starts.
        "#]],
    );
}

#[test]
fn a_rotten_jar_costs_the_caller_a_jar() {
    check(
        &[r::JAR_4_ROTTEN],
        "A 0 holds FFR, shelf F; B 0 holds FFF, shelf R; C 0 holds FFR, shelf F; A shelves",
        "
            A call 3
            A open B : 3
        ",
        &expect![[r#"
            A call 3
              A calls 3 jars.
              A opens an own jar: a fresh brain.
            A open B
              A opens a jar of B: a rotten brain.
              A loses a jar with a rotten brain.
              A new round: A starts.
        "#]],
    );
}

#[test]
fn who_has_no_jar_in_hand_makes_a_call() {
    check(
        &[r::JAR_3_EMPTY_HANDED],
        "A 0 holds FFR, shelf F; B 0 holds, shelf F; A shelves",
        "
            A shelve fresh
            B shelve fresh
        ",
        &expect![[r#"
            A shelve fresh
              A shelves a fresh brain.
            B shelve fresh
              ! that cannot be done now
        "#]],
    );
}

#[test]
fn who_loses_the_last_jar_is_out_and_the_last_one_left_wins() {
    check(
        &[r::JAR_5_OUT, r::JAR_5_WIN],
        "A 0 holds, shelf R; B 0 holds FFR, shelf F; A shelves",
        "
            A call 1
            B pass : 0
        ",
        &expect![[r#"
            A call 1
              A calls 1 jar.
            B pass
              B passes.
              A opens an own jar: a rotten brain.
              A loses a jar with a rotten brain.
              A is out.
              B wins!
        "#]],
    );
}

#[test]
fn the_first_player_is_drawn() {
    testkit::opening::<Jars>(
        &[r::JAR_1_PLAYERS],
        &Options::default(),
        3,
        &[2],
        &expect![[r#"
            A new round: C starts.
        "#]],
    );
}

#[test]
fn a_smaller_game_has_fewer_jars_and_is_won_sooner() {
    let smaller = Options { fresh: 1, goal: 1 };
    testkit::opening::<Jars>(
        &[r::JAR_6_SMALLER],
        &smaller,
        2,
        &[0],
        &expect![[r#"
            A new round: A starts.
        "#]],
    );
    let mut luck = Seeded::new(1);
    let jars = Jars::setup(&smaller, 2, &mut Cx::silent(&mut luck)).expect("it is agreeable");
    assert_eq!(jars.0.n_held.as_slice(), [2, 2]);
    for (fresh, goal) in [(0, 1), (4, 1), (3, 0), (3, 3)] {
        let refused = Jars::setup(&Options { fresh, goal }, 2, &mut Cx::silent(&mut luck));
        assert_eq!(refused, Err(Refusal::Forbidden(r::JAR_6_SMALLER)));
    }
}

#[test]
fn nobody_else_hears_what_is_shelved_or_lost() {
    let table = "A 0 holds FFR, shelf F; B 0 holds FFR, shelf R; A shelves";
    let table: Jars = table.parse().expect("a table");
    let view = table.view(Viewer::Seat(Seat::new(0)));
    let closed = jars::Seen::Closed;
    assert_eq!(
        view.shelves[Seat::new(1)].iter().collect::<Vec<_>>(),
        [closed]
    );
    assert_eq!(view.own[Seat::new(1)], None);
}

#[test]
fn obeys_the_laws() {
    laws::obey::<Jars>(60);
}

/// Places are filled one after the other, so guesses are even among jars, not
/// among tables: it is enough that everything possible is guessed.
#[test]
fn beliefs_rule_nothing_out() {
    let table = "A 0 holds FFR, shelf F; B 0 holds F, shelf RF; A shelves";
    let table: Jars = table.parse().expect("a table");
    laws::belief(&table, Seat::new(0), &(), 20);
}

#[test]
fn every_way_on_is_counted() {
    let table = "A 1 holds FR, shelf F; B 0 holds R, shelf FF; A shelves";
    let table: Jars = table.parse().expect("a table");
    expect!["[5, 16, 48, 183]"].assert_eq(&format!("{:?}", testkit::perft(&table, 4)));
}
