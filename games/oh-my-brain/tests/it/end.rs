//! Rulebook 50: the end.

use expect_test::expect;
use oh_my_brain::rulebook as r;

use crate::check;

#[test]
fn who_is_rid_of_every_card_ends_the_round_and_the_others_are_eaten() {
    check(
        &[r::OMB_20_ROUND_ENDS, r::OMB_20_EATEN],
        "A 2 hand 12; B 9 hand 1 2, graveyard 3; C 8 graveyard 4; horde 7; A plays",
        "A play 12 : 0 0 0 0 0 0 0 0 0",
        &expect![[r#"
            A play 12
              A plays 12
              A is rid of every card; B loses 3, C loses 1
              a round begins, A starts
              A is dealt 0 0 0
              B is dealt 0 0 0
              C is dealt 0 1 2
        "#]],
    );
}

#[test]
fn the_die_comes_first() {
    check(
        &[r::OMB_15_ORDER],
        "A 2 hand 19; B 9 hand 1 2; horde 7; reserve 10 12; discard rest; A plays",
        "A play 19 : 1 0 0",
        &expect![[r#"
            A play 19
              A plays 19
              A rolls swarm
              10 joins A's graveyard
              12 joins B's graveyard
              A takes 10 from the graveyard
              B is to play
        "#]],
    );
}

#[test]
fn an_opponent_without_cards_does_not_end_the_round() {
    check(
        &[r::OMB_20_OWN_TURN],
        "A 2 hand 9 12; B 9 hand 13; C 9; horde 7; A plays",
        "A play 9",
        &expect![[r#"
            A play 9
              A plays 9
              B is to play
        "#]],
    );
}

#[test]
fn nobody_loses_more_brains_than_there_are_and_most_brains_win() {
    check(
        &[r::OMB_20_ALL, r::OMB_22_LAST_BRAIN, r::OMB_22_MOST],
        "A 2 hand 12; B 2 hand 1 2 3; C 9 hand 4; horde 7; A plays",
        "A play 12",
        &expect![[r#"
            A play 12
              A plays 12
              A is rid of every card; B loses 2, C loses 1
              the game is over, won by C
        "#]],
    );
}

#[test]
fn equally_many_brains_share_the_win() {
    check(
        &[r::OMB_22_SHARED],
        "A 5 hand 12; B 1 hand 1; C 6 hand 4; horde 7; A plays",
        "A play 12",
        &expect![[r#"
            A play 12
              A plays 12
              A is rid of every card; B loses 1, C loses 1
              the game is over, won by A and C
        "#]],
    );
}

#[test]
fn an_empty_hand_is_filled_before_the_turn() {
    check(
        &[r::OMB_21_REFILL_FIRST],
        "A 5 hand 12 13; B 4 graveyard 1 14 15 16; horde 7; A plays",
        "
        A play 12
        B take 14
        B take 15
        B take 1
        B play 14
        ",
        &expect![[r#"
            A play 12
              A plays 12
              B is to take 3 from the graveyard
            B take 14
              B takes 14 from the graveyard
            B take 15
              B takes 15 from the graveyard
            B take 1
              B takes 1 from the graveyard
              B is to play
            B play 14
              B plays 14
              B takes 16 from the graveyard
              A is to play
        "#]],
    );
}

#[test]
fn who_begins_a_turn_without_cards_ends_the_round() {
    check(
        &[r::OMB_21_NOTHING],
        "A 5 hand 12 13; B 4; C 2 hand 1 2; horde 7; A plays",
        "A play 12",
        &expect![[r#"
            A play 12
              A plays 12
              B is rid of every card; A loses 1, C loses 2
              the game is over, won by A and B
        "#]],
    );
}
