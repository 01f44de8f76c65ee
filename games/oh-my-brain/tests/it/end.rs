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
              A plays a rabbit (12).
              A is out of cards, and the horde eats: B loses 3 brains, C loses 1 brain.
              A new round: A will start.
              A is dealt a mosquito (0), a mosquito (0), a mosquito (0).
              B is dealt a mosquito (0), a mosquito (0), a mosquito (0).
              C is dealt a mosquito (0), a ladybird (1), an ant (2).
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
              A plays a bear (19).
              A rolls SWARM.
              A duck (10) joins A’s graveyard.
              A rabbit (12) joins B’s graveyard.
              A takes a duck (10) from the graveyard.
              B to play.
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
              A plays a bat (9).
              B to play.
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
              A plays a rabbit (12).
              A is out of cards, and the horde eats: B loses 2 brains, C loses 1 brain.
              C has the most brains and wins!
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
              A plays a rabbit (12).
              A is out of cards, and the horde eats: B loses 1 brain, C loses 1 brain.
              A, C are level on brains and share the win!
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
              A plays a rabbit (12).
              B chooses 3 cards from the graveyard.
            B take 14
              B takes a fox (14) from the graveyard.
            B take 15
              B takes a raccoon (15) from the graveyard.
            B take 1
              B takes a ladybird (1) from the graveyard.
              B to play.
            B play 14
              B plays a fox (14).
              B takes an owl (16) from the graveyard.
              A to play.
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
              A plays a rabbit (12).
              B is out of cards, and the horde eats: A loses 1 brain, C loses 2 brains.
              A, B are level on brains and share the win!
        "#]],
    );
}
