//! What greedy and timid do on tables where it is plain to see.

use give_me_the_brain::GiveMeTheBrain;
use tabletop::Strategy;

#[track_caller]
fn greedy_plays(table: &str, expected: &str) {
    plays("greedy", table, expected);
}

#[track_caller]
fn plays(name: &str, table: &str, expected: &str) {
    let table: GiveMeTheBrain = table.parse().expect("a table");
    let action = testkit::choice(name, &table);
    assert_eq!(action.to_string(), expected);
}

#[test]
fn greedy_goes_home_when_it_can() {
    greedy_plays("A overtime; B 3; C 4; brain A; A works", "play overtime");
    greedy_plays(
        "A 1 take-out-the-trash coffee-mug; B 3; C 4; brain B; A works, used 0",
        "play take-out-the-trash",
    );
}

#[test]
fn greedy_works_if_it_can_however_bad_its_cards_are() {
    greedy_plays(
        "A 1 3 5 8 9 11 12 13 16 19 22 scrambling-practice scrambling-practice lunch-rush \
         order-for-forty order-for-forty out-to-lunch extra-hand, table mop; B 2; C 4; brain B; A works",
        "play extra-hand",
    );
}

#[test]
fn greedy_sends_nobody_else_home() {
    greedy_plays(
        "A scrambling-practice; B 3; C 4; brain B; A works",
        "loaf afresh",
    );
    greedy_plays(
        "A 1 5; B 3; C 4 6 7; D 8 9; brain A; \
         A works, used 1, doing mystery-shopper 1 with brain",
        "choose C",
    );
}

#[test]
fn greedy_bids_low_when_it_cannot_win_and_sure_when_it_can() {
    greedy_plays("A 5 9 20; B 3; C 4; bids from B, B 30, C passed", "bid 5");
    greedy_plays("A 5 9 20; B 3; C 4; bids from B, B 6, C passed", "bid 9");
    greedy_plays("A 2 29 30; B 3; C 4; bids from A, A dropped", "bid 2 as 31");
}

#[test]
fn greedy_troubles_whoever_has_the_fewest_cards_and_does_not_hide() {
    greedy_plays(
        "A 1; B 3; C 4 5; D 6 7 8; brain A; A works, used 2, doing order-for-forty 1 with brain",
        "choose B",
    );
    greedy_plays(
        "A 1; B 3, table hide-in-the-washroom; C 4 5; D 6 7 8; brain A; \
         A works, used 2, doing order-for-forty 1 with brain",
        "choose C",
    );
}

#[test]
fn greedy_has_the_right_object_removed() {
    greedy_plays(
        "A 1, table mop extra-hand; B 3, table coffee-mug; C 4; brain A; \
         A works, used 1, doing health-inspector 1",
        "inspect mop of A",
    );
    greedy_plays(
        "A 1, table extra-hand; B 3, table mop coffee-mug; C 4; brain A; \
         A works, used 1, doing health-inspector 1",
        "inspect coffee-mug of B",
    );
}

#[test]
fn few_cards_are_hope() {
    let table: GiveMeTheBrain = "A 5; B 3 7; C 4 6 8; brain A; A works"
        .parse()
        .expect("a table");
    assert_eq!(table.evaluate(0), None, "it is played on for a while");
    let hopes = table.evaluate(100).expect("it is not played on for ever");
    assert!(
        hopes.as_slice().is_sorted_by(|more, less| more > less),
        "{hopes:?}"
    );
}

#[test]
fn timid_keeps_its_bids_unless_everybody_would_draw_for_it() {
    plays(
        "timid",
        "A 5 9 20 hot-potato; B 3; C 4; bids from A, A dropped",
        "pass",
    );
    plays(
        "timid",
        "A 5 9 20 hot-potato; B 3; C 4; bids from B, B passed, C passed",
        "bid 5",
    );
    plays("timid", "A 5; B 3; C 4; bids from A", "bid 5");
}

#[test]
fn timid_troubles_whoever_has_the_most_cards() {
    plays(
        "timid",
        "A 1; B 3; C 4 5; D 6 7 8; brain A; A works, used 2, doing order-for-forty 1 with brain",
        "choose D",
    );
}
