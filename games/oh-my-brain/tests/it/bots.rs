//! What greedy and hasty do on tables where it is plain to see.

use oh_my_brain::OhMyBrain;
use tabletop::Strategy;

#[track_caller]
fn greedy_plays(table: &str, expected: &str) {
    plays("greedy", table, expected);
}

#[track_caller]
fn plays(name: &str, table: &str, expected: &str) {
    let table: OhMyBrain = table.parse().expect("a table");
    let action = testkit::choice(name, &table);
    assert_eq!(action.to_string(), expected);
}

#[test]
fn greedy_keeps_a_mosquito_for_need() {
    greedy_plays(
        "A 9 hand 0 12 13; B 9 hand 1 2 3; horde 4; A plays",
        "play 12",
    );
    greedy_plays("A 9 hand 0 5; B 9 hand 1 2 3; horde 17; A plays", "play 0");
}

#[test]
fn greedy_sheds_groups_at_once() {
    greedy_plays(
        "A 9 hand 7 7 7 9 12; B 9 hand 1 2 3; horde 4; A plays",
        "play 7 x3",
    );
}

#[test]
fn greedy_shares_at_the_leader() {
    greedy_plays(
        "A 9 hand 5; B 4 hand 1; C 9 hand 2; horde 6; A shares 6 x1",
        "share C",
    );
}

#[test]
fn greedy_steals_the_last_brain_only_to_win() {
    greedy_plays(
        "A 8 hand 5; B 1 hand 1; C 9 hand 2; horde 18; A steals",
        "steal B",
    );
    greedy_plays(
        "A 3 hand 5; B 1 hand 1; C 9 hand 2; horde 18; A steals",
        "steal C",
    );
}

#[test]
fn greedy_ends_the_round_when_it_can() {
    greedy_plays("A 9 hand 10 10; B 9 hand 1; horde 7; A plays", "play 10 x2");
    greedy_plays(
        "A 9 hand 4 5; B 9 graveyard 1 2; horde 18; A swaps",
        "swap hands B",
    );
}

#[test]
fn imagined_games_end_with_the_round_and_brains_are_hope() {
    let evaluate = |table: &str| {
        let table: OhMyBrain = table.parse().expect("a table");
        table.evaluate(10)
    };
    assert_eq!(
        evaluate("A 9 hand 5; B 3 hand 2; horde 4; A plays"),
        None,
        "the round goes on"
    );
    assert_eq!(
        evaluate("A 9 drawn 1 2 3; B 9 hand 4 5, graveyard 6; C 9 drawn 7 8 9; deal 2, A starts"),
        None,
        "somebody has buried already"
    );
    let hopes = evaluate("A 6 drawn 3 12 14; B 3 drawn 0 5 6; deal 2, A starts");
    let hopes = hopes.expect("the round is new");
    assert_eq!(hopes.as_slice(), [750, 250]);
}

#[test]
fn hasty_plays_mosquitoes_first_and_groups_card_by_card() {
    plays(
        "hasty",
        "A 9 hand 0 12 13; B 9 hand 1 2 3; horde 4; A plays",
        "play 0",
    );
    plays(
        "hasty",
        "A 9 hand 7 7 7 9 12; B 9 hand 1 2 3; horde 4; A plays",
        "play 7",
    );
}

#[test]
fn hasty_sees_the_end_of_the_round() {
    plays(
        "hasty",
        "A 9 hand 10 10; B 9 hand 1; horde 7; A plays",
        "play 10 x2",
    );
}
