//! What greedy does on tables where it is plain to see.

use great_brain_robbery::Robbery;
use tabletop::Strategy;

#[track_caller]
fn greedy_plays(table: &str, expected: &str) {
    let robbery: Robbery = table.parse().expect("a table");
    let action = testkit::choice("greedy", &robbery);
    assert_eq!(action.to_string(), expected);
}

#[test]
fn greedy_runs_for_a_counter() {
    greedy_plays(
        "train caboose day-coach; A 1:b4; B 1:b1; C 1:b2; A moves 3",
        "stop 1:a5",
    );
}

#[test]
fn greedy_throws_a_card_for_a_counter_but_not_a_better_head() {
    greedy_plays(
        "train caboose day-coach; A 1:b3 head hank hand dusty; B 1:b1; C 1:b2; A moves 1",
        "throw dusty",
    );
    greedy_plays(
        "train caboose day-coach; A 1:b4 head dusty points 5 hand ada; B 1:b1; C 1:b2; A moves 1",
        "stop 1:b5",
    );
}

#[test]
fn greedy_installs_what_is_better() {
    greedy_plays(
        "train caboose day-coach; A 1:b4 head dusty points 5 hand ada hank; B 1:b1; C 1:b2; \
         A installs",
        "install ada",
    );
    greedy_plays(
        "train caboose day-coach; A 1:b4 head ada points 5 hand hank; B 1:b1; C 1:b2; A installs",
        "done",
    );
}

#[test]
fn greedy_brakes_only_when_ahead() {
    greedy_plays(
        "train engine(); A 1:b6 head ada; B 1:b1 head hank; C 1:b2; A moves 1",
        "stop 1:a6",
    );
    greedy_plays(
        "train engine(); A 1:b6 head hank; B 1:b1 head ada; C 1:b2; A moves 0",
        "stop 1:b6",
    );
}

#[test]
fn greedy_fights_when_favoured() {
    greedy_plays(
        "train caboose day-coach; A 1:b2 head nail; B 1:b2 head ada; C 1:b3; A meets",
        "fight",
    );
    greedy_plays(
        "train caboose day-coach; A 1:b2 head ada; B 1:b2 head nail; C 1:b3; A meets",
        "no fight",
    );
}

#[test]
fn greedy_takes_the_best_brain_and_leaves_none_for_others() {
    greedy_plays(
        "train caboose day-coach; A 1:b2; B 1:b2; C 1:b3; A ends, A deals ada nail to A B",
        "give ada",
    );
    greedy_plays(
        "train caboose day-coach; A 1:b2 head ada; B 1:b2; C 1:b3; A ends, A deals nail to B",
        "give nothing",
    );
}

#[test]
fn greedy_throws_no_more_than_it_takes() {
    greedy_plays(
        "train caboose day-coach; A 1:b2 head ada hand nail mad-marlow; B 1:b2 head hank; \
         C 1:b3; A fights A B, dice A 1 1 B 1 1, A decides",
        "throw mad-marlow",
    );
    greedy_plays(
        "train caboose day-coach; A 1:b2 head ada hand nail; B 1:b2; C 1:b3; \
         A fights A B, dice A 6 6 B 1 1, A decides",
        "pass",
    );
}

#[test]
fn greedy_keeps_one_card_while_its_head_is_empty() {
    greedy_plays(
        "train caboose day-coach; A 1:b2 points 1 hand vanity gus; B 1:b2; C 1:b3; A begins",
        "discard vanity",
    );
    greedy_plays(
        "train caboose day-coach; A 1:b2 points 1 hand gus; B 1:b2; C 1:b3; A begins",
        "roll",
    );
}

#[test]
fn the_best_head_is_hope_and_running_behind_is_none() {
    let evaluate = |table: &str| {
        let robbery: Robbery = table.parse().expect("a table");
        assert_eq!(robbery.evaluate(0), None, "it is played on for a while");
        robbery.evaluate(100).expect("it is not played on for ever")
    };
    let hopes =
        evaluate("train day-coach engine; A 2:b6 head ada; B 1:b1 head hank; C 1:b2; A moves 1");
    assert!(
        hopes.as_slice().is_sorted_by(|more, less| more > less),
        "{hopes:?}"
    );
    let hopes = evaluate("train day-coach engine; A 2:b6 head hank; B behind; C 1:b2; A moves 1");
    assert!(hopes.as_slice()[1] < hopes.as_slice()[2], "{hopes:?}");
}
