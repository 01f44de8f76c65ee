//! Rulebook 30: special animals.

use expect_test::expect;
use oh_my_brain::rulebook as r;

use crate::check;

#[test]
fn a_mosquito_may_always_be_played() {
    check(
        &[r::OMB_11_MOSQUITO],
        "A 9 hand 0 5; B 9 hand 0 6; horde 19; A plays",
        "
        A play 0
        B play 0
        ",
        &expect![[r#"
            A play 0
              A plays a mosquito (0).
              B to play.
            B play 0
              B plays a mosquito (0).
              A to play.
        "#]],
    );
}

#[test]
fn a_spider_asks_for_less_and_only_once() {
    check(
        &[r::OMB_12_SPIDER, r::OMB_12_ONCE],
        "A 9 hand 8 8 9 10; B 9 hand 5 8 12; C 9 hand 6 7 19; horde 7; A plays",
        "
        A play 8
        B play 8
        B play 12
        B play 5
        C play 6
        A play 8
        B play 12
        ",
        &expect![[r#"
            A play 8
              A plays a spider (8).
              B to play.
            B play 8
              ! forbidden by rule OMB-12.spider
            B play 12
              ! forbidden by rule OMB-12.spider
            B play 5
              B plays a frog (5).
              C to play.
            C play 6
              C plays a magpie (6).
              A to play.
            A play 8
              A plays a spider (8).
              B to play.
            B play 12
              ! forbidden by rule OMB-12.spider
        "#]],
    );
    check(
        &[r::OMB_11_MOSQUITO],
        "A 9 hand 0 9; B 9 hand 1; horde 8; A plays",
        "A play 0",
        &expect![[r#"
            A play 0
              A plays a mosquito (0).
              B to play.
        "#]],
    );
}

#[test]
fn a_spider_leaves_with_the_horde() {
    check(
        &[r::OMB_12_GONE],
        "A 9 hand 9 12; B 9 hand 1; horde 8; reserve 10 13; discard rest; A plays",
        "
        A play 9
        A give up : 0 0
        A keep 10
        A play 9
        ",
        &expect![[r#"
            A play 9
              ! forbidden by rule OMB-12.spider
            A give up
              A gives up: the horde is discarded and a brain is gone.
              A draws a duck (10).
              A draws a squirrel (13).
            A keep 10
              A keeps a duck (10) in hand.
            A play 9
              A plays a bat (9).
              A takes a squirrel (13) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn a_mouse_sweeps_the_horde_away_and_plays_again() {
    check(
        &[r::OMB_13_MOUSE, r::OMB_13_AGAIN],
        "A 9 hand 11 3, graveyard 4 5 6; B 9 hand 1; horde 7 9; A plays",
        "
        A play 11
        A take 4
        A take 6
        A play 3 : 3
        ",
        &expect![[r#"
            A play 11
              A plays a mouse (11).
              The mouse sweeps the horde away, and A plays again.
              A chooses 2 cards from the graveyard.
            A take 4
              A takes a snail (4) from the graveyard.
            A take 6
              A takes a magpie (6) from the graveyard.
              A to play.
            A play 3
              A plays a butterfly (3).
              A rolls GAIN.
              A gains a brain.
              A takes a frog (5) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn a_mouse_as_the_last_card_ends_the_round() {
    check(
        &[r::OMB_13_NOTHING_LEFT],
        "A 9 hand 11; B 2 hand 1 4 5; horde 7 9; A plays",
        "A play 11",
        &expect![[r#"
            A play 11
              A plays a mouse (11).
              The mouse sweeps the horde away, and A plays again.
              A is out of cards, and the horde eats: B loses 2 brains.
              A has the most brains and wins!
        "#]],
    );
}

#[test]
fn two_mice_at_once_sweep_once() {
    check(
        &[r::OMB_14_ONCE],
        "A 9 hand 11 11 4 5 6; B 9 hand 1; horde 7; A plays",
        "A play 11 x2",
        &expect![[r#"
            A play 11 x2
              A plays two 11s (mice).
              A puts a mouse (11) into B’s graveyard.
              The mouse sweeps the horde away, and A plays again.
              A to play.
        "#]],
    );
}

#[test]
fn a_die_card_rolls_then_the_hand_is_filled_then_the_turn_ends() {
    check(
        &[r::OMB_15_ROLL, r::OMB_15_ORDER],
        "A 9 hand 18, graveyard 4 5; B 9 hand 1; horde 7; A plays",
        "A play 18 : 3",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls GAIN.
              A gains a brain.
              A takes a snail (4) from the graveyard.
              A takes a frog (5) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn two_wolves_are_one_roll() {
    check(
        &[r::OMB_15_ONE_ROLL],
        "A 9 hand 4 5 6 18 18; B 9 hand 1; C 9 hand 2; horde 7; A plays",
        "
        A play 18 x2
        A share B : 3
        ",
        &expect![[r#"
            A play 18 x2
              A plays two 18s (wolves).
            A share B
              A puts a wolf (18) into B’s graveyard.
              A rolls GAIN.
              A gains a brain.
              B to play.
        "#]],
    );
}
