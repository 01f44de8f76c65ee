//! Rulebook 20: a turn.

use expect_test::expect;
use oh_my_brain::{Animal, Cards, rulebook as r};

use crate::check;

#[test]
fn a_card_must_be_strictly_higher_and_in_hand() {
    check(
        &[r::OMB_5_HIGHER, r::OMB_5_ONE_VALUE, r::OMB_10_LEFT],
        "A 9 hand 7 9 12 13; B 9 hand 1; horde 7; A plays",
        "
        A play 7
        A play 10
        A play 9 x2
        A play 9
        ",
        &expect![[r#"
            A play 7
              ! forbidden by rule OMB-5.higher
            A play 10
              ! forbidden by rule OMB-5.one-value
            A play 9 x2
              ! forbidden by rule OMB-5.one-value
            A play 9
              A plays a bat (9).
              B to play.
        "#]],
    );
}

#[test]
fn an_empty_horde_takes_anything() {
    check(
        &[r::OMB_5_EMPTY],
        "A 9 hand 4 9 10 10; B 9 hand 5 6; A plays",
        "A play 4",
        &expect![[r#"
            A play 4
              A plays a snail (4).
              B to play.
        "#]],
    );
}

#[test]
fn extras_are_shared_out_one_by_one() {
    check(
        &[r::OMB_6_ONE_STAYS, r::OMB_6_SEEN],
        "A 9 hand 6 6 6 9 10 12; B 9 hand 1; C 9 hand 2; horde 4; A plays",
        "
        A play 6 x3
        A share A
        A share D
        A share B
        A play 9
        A share C
        ",
        &expect![[r#"
            A play 6 x3
              A plays three 6s (magpies).
            A share A
              ! forbidden by rule OMB-6.one-stays
            A share D
              ! forbidden by rule OMB-6.one-stays
            A share B
              A puts a magpie (6) into B’s graveyard.
            A play 9
              ! forbidden by rule OMB-6.one-stays
            A share C
              A puts a magpie (6) into C’s graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn with_one_opponent_there_is_nobody_to_choose_from() {
    check(
        &[r::OMB_6_ONE_STAYS],
        "A 9 hand 6 6 6 9 10 12; B 9 hand 1; horde 4; A plays",
        "A play 6 x3",
        &expect![[r#"
            A play 6 x3
              A plays three 6s (magpies).
              A puts a magpie (6) into B’s graveyard.
              A puts a magpie (6) into B’s graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn extras_are_shared_before_the_horde_is_swept_away() {
    check(
        &[r::OMB_6_BEFORE],
        "A 9 hand 6 9 10 11 11; B 9 hand 1; C 9 hand 2; horde 4; A plays",
        "
        A play 11 x2
        A share C
        ",
        &expect![[r#"
            A play 11 x2
              A plays two 11s (mice).
            A share C
              A puts a mouse (11) into C’s graveyard.
              The mouse sweeps the horde away, and A plays again.
              A to play.
        "#]],
    );
}

#[test]
fn giving_up_costs_a_brain_and_brings_two_cards() {
    check(
        &[
            r::OMB_7_GIVE_UP,
            r::OMB_7_BRAIN,
            r::OMB_7_DRAW,
            r::OMB_7_PLAYS_ON,
        ],
        "A 5 hand 12 13 14; B 9 hand 1; horde 7 9; reserve 3 6 15; discard rest; A plays",
        "
        A give up : 0 1
        A play 12
        A keep 6
        A keep 15
        A play 12
        ",
        &expect![[r#"
            A give up
              A gives up: the horde is discarded and a brain is gone.
              A draws a butterfly (3).
              A draws a raccoon (15).
            A play 12
              ! forbidden by rule OMB-7.draw
            A keep 6
              ! forbidden by rule OMB-7.draw
            A keep 15
              A keeps a raccoon (15) in hand.
            A play 12
              A plays a rabbit (12).
              B to play.
        "#]],
    );
}

#[test]
fn giving_up_the_last_brain_ends_the_game() {
    check(
        &[r::OMB_7_LAST_BRAIN, r::OMB_22_MID_ROUND, r::OMB_22_MOST],
        "A 1 hand 2; B 5 hand 3; C 7 hand 4 5 6; horde 9; A plays",
        "
        A give up
        B play 3
        ",
        &expect![[r#"
            A give up
              A gives up: the horde is discarded and a brain is gone.
              C has the most brains and wins!
            B play 3
              ! the game is over
        "#]],
    );
}

#[test]
fn the_only_card_to_be_had_goes_to_the_hand() {
    let held = Cards::BOX.without(Animal::Ant, 1).without(Animal::Bat, 1);
    check(
        &[r::OMB_7_TOO_FEW],
        &format!("A 5 hand 2; B 9 graveyard {held}; horde 9; A plays"),
        "
        A give up : 0
        A play 9
        ",
        &expect![[r#"
            A give up
              A gives up: the horde is discarded and a brain is gone.
              The discard pile is shuffled: 1 card in the reserve.
              A draws a bat (9).
              A keeps a bat (9) in hand.
            A play 9
              A plays a bat (9).
              B chooses 3 cards from the graveyard.
        "#]],
    );
}

#[test]
fn nobody_gives_up_on_an_empty_horde() {
    check(
        &[r::OMB_7_NOT_ON_EMPTY],
        "A 5 hand 2; B 9 hand 3; A plays",
        "A give up",
        &expect![[r#"
            A give up
              ! forbidden by rule OMB-7.not-on-empty
        "#]],
    );
}

#[test]
fn the_discard_pile_becomes_the_reserve_with_the_horde_just_given_up() {
    check(
        &[r::OMB_8_SHUFFLE],
        "A 5 hand 2; B 9 hand 3; reserve 15; horde rest 19; A plays",
        "A give up : 0 46",
        &expect![[r#"
            A give up
              A gives up: the horde is discarded and a brain is gone.
              A draws a raccoon (15).
              The discard pile is shuffled: 47 cards in the reserve.
              A draws a bear (19).
        "#]],
    );
}

#[test]
fn the_horde_on_the_table_is_never_shuffled_in() {
    check(
        &[r::OMB_8_HORDE_STAYS],
        "A 5 hand 3 4 5 6; B 9 hand 7; discard 15 16 17; horde rest 0; A plays",
        "A play 3 : 1 2 0",
        &expect![[r#"
            A play 3
              A plays a butterfly (3).
              A rolls SWARM.
              The discard pile is shuffled: 3 cards in the reserve.
              A boar (17) joins A’s graveyard.
              A raccoon (15) joins B’s graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn a_hand_is_filled_up_to_three_by_choice() {
    check(
        &[r::OMB_9_REFILL, r::OMB_9_NEVER_FORGOTTEN],
        "A 9 hand 9 12, graveyard 1 4 6 6; B 9 hand 7; horde 8 5; A plays",
        "
        A play 9
        A take 9
        A play 12
        A take 6
        A take 6
        ",
        &expect![[r#"
            A play 9
              A plays a bat (9).
              A chooses 2 cards from the graveyard.
            A take 9
              ! forbidden by rule OMB-9.refill
            A play 12
              ! forbidden by rule OMB-9.never-forgotten
            A take 6
              A takes a magpie (6) from the graveyard.
            A take 6
              A takes a magpie (6) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn a_small_graveyard_is_taken_whole() {
    check(
        &[r::OMB_9_WHAT_THERE_IS],
        "A 9 hand 9, graveyard 4 6; B 9 hand 7; horde 5; A plays",
        "A play 9",
        &expect![[r#"
            A play 9
              A plays a bat (9).
              A takes a snail (4) from the graveyard.
              A takes a magpie (6) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn the_turn_goes_round_to_the_left() {
    check(
        &[r::OMB_10_LEFT],
        "A 9 hand 9; B 9 hand 7; C 9 hand 13 14; horde 5; C plays",
        "C play 13",
        &expect![[r#"
            C play 13
              C plays a squirrel (13).
              A to play.
        "#]],
    );
}
