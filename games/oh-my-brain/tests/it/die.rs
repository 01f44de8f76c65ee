//! Rulebook 40: the die.

use expect_test::expect;
use oh_my_brain::{Animal, Cards, rulebook as r};

use crate::check;

#[test]
fn give_puts_a_card_of_the_hand_into_an_opponents_graveyard() {
    check(
        &[r::OMB_16_GIVE],
        "A 9 hand 4 5 6 18; B 9 hand 1; C 9 hand 2; horde 7; A plays",
        "
        A play 18 : 0
        A give 5 to A
        A give 7 to B
        A give 5 to C
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls GIVE.
            A give 5 to A
              ! forbidden by rule OMB-16.give
            A give 7 to B
              ! forbidden by rule OMB-16.give
            A give 5 to C
              A puts a frog (5) into C’s graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn an_empty_hand_gives_nothing() {
    check(
        &[r::OMB_16_EMPTY_HAND],
        "A 9 hand 18, graveyard 4; B 9 hand 1; horde 7; A plays",
        "A play 18 : 0",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls GIVE.
              A takes a snail (4) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn a_swarm_grows_every_graveyard_starting_with_the_roller() {
    check(
        &[r::OMB_17_SWARM],
        "A 9 hand 1; B 9 hand 4 5 6 18; C 9 hand 2; horde 7; reserve 12 13 14; discard rest; \
         B plays",
        "B play 18 : 1 2 1 0",
        &expect![[r#"
            B play 18
              B plays a wolf (18).
              B rolls SWARM.
              A fox (14) joins B’s graveyard.
              A squirrel (13) joins C’s graveyard.
              A rabbit (12) joins A’s graveyard.
              C to play.
        "#]],
    );
}

#[test]
fn a_swarm_ends_with_the_last_card() {
    let held = Cards::BOX
        .without(Animal::Wolf, 1)
        .without(Animal::Bat, 1)
        .without(Animal::Frog, 1)
        .without(Animal::Snail, 1);
    check(
        &[r::OMB_17_CARDS_LAST],
        &format!("A 9 hand 4 5 18; B 9 graveyard {held}; reserve 9; A plays"),
        "A play 18 : 1 0",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls SWARM.
              A bat (9) joins A’s graveyard.
              A takes a bat (9) from the graveyard.
              B chooses 3 cards from the graveyard.
        "#]],
    );
}

#[test]
fn steal_takes_a_brain_from_an_opponent_of_choice() {
    check(
        &[r::OMB_18_STEAL],
        "A 9 hand 4 5 6 18; B 9 hand 1; C 9 hand 2; horde 7; A plays",
        "
        A play 18 : 2
        A steal A
        A play 4
        A steal C
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls STEAL.
            A steal A
              ! forbidden by rule OMB-18.steal
            A play 4
              ! forbidden by rule OMB-18.steal
            A steal C
              A takes a brain from C.
              B to play.
        "#]],
    );
}

#[test]
fn a_stolen_last_brain_ends_the_game() {
    check(
        &[r::OMB_18_LAST_BRAIN],
        "A 3 hand 18; B 1 hand 1; horde 7; A plays",
        "A play 18 : 2",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls STEAL.
              A takes a brain from B.
              A has the most brains and wins!
        "#]],
    );
}

#[test]
fn gain_takes_a_brain_that_somebody_lost() {
    check(
        &[r::OMB_18_GAIN, r::OMB_24_SUPPLY, r::OMB_24_BACK],
        "A 9 hand 4 5 6 7 19; B 46 hand 1 12; horde 18; B plays",
        "
        B give up : 0 0
        B keep 0
        B play 0
        A play 19 : 3
        ",
        &expect![[r#"
            B give up
              B gives up: the horde is discarded and a brain is gone.
              B draws a mosquito (0).
              B draws a mosquito (0).
            B keep 0
              B keeps a mosquito (0) in hand.
            B play 0
              B plays a mosquito (0).
              B takes a mosquito (0) from the graveyard.
              A to play.
            A play 19
              A plays a bear (19).
              A rolls GAIN.
              A gains a brain.
              B to play.
        "#]],
    );
}

#[test]
fn an_empty_supply_gives_nothing() {
    check(
        &[r::OMB_24_EMPTY],
        "A 9 hand 4 5 6 19; B 47 hand 1 12; horde 18; A plays",
        "A play 19 : 3",
        &expect![[r#"
            A play 19
              A plays a bear (19).
              A rolls GAIN.
              The supply is empty: A gains nothing.
              B to play.
        "#]],
    );
}

#[test]
fn swap_exchanges_hands_or_graveyards() {
    check(
        &[r::OMB_19_SWAP, r::OMB_19_EMPTY_GRAVEYARD],
        "A 9 hand 4 5 6 18; B 9 hand 1, graveyard 13 14; C 9 hand 2; horde 7; A plays",
        "
        A play 18 : 4
        A swap graveyards C
        A swap hands A
        A swap graveyards B
        B give up : 0 0
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls SWAP.
            A swap graveyards C
              ! forbidden by rule OMB-19.empty-graveyard
            A swap hands A
              ! forbidden by rule OMB-19.swap
            A swap graveyards B
              A and B exchange graveyards.
              B to play.
            B give up
              B gives up: the horde is discarded and a brain is gone.
              B draws a mosquito (0).
              B draws a mosquito (0).
        "#]],
    );
    check(
        &[r::OMB_19_SWAP],
        "A 9 hand 4 5 6 18; B 9 hand 15 19; horde 7; A plays",
        "
        A play 18 : 4
        A swap hands B
        B give up : 0 0
        B keep 0
        B play 4
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls SWAP.
            A swap hands B
              A and B exchange hands.
              B to play.
            B give up
              B gives up: the horde is discarded and a brain is gone.
              B draws a mosquito (0).
              B draws a mosquito (0).
            B keep 0
              B keeps a mosquito (0) in hand.
            B play 4
              B plays a snail (4).
              A to play.
        "#]],
    );
}

#[test]
fn empty_hands_can_be_exchanged() {
    check(
        &[r::OMB_19_EMPTY_HAND, r::OMB_20_ROUND_ENDS],
        "A 9 hand 4 18; B 3 graveyard 12 13 14; horde 7; A plays",
        "
        A play 18 : 4
        A swap hands B
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls SWAP.
            A swap hands B
              A and B exchange hands.
              A is out of cards, and the horde eats: B loses 3 brains.
              A has the most brains and wins!
        "#]],
    );
}

#[test]
fn again_plays_on_without_filling_up() {
    check(
        &[r::OMB_19_AGAIN],
        "A 9 hand 18 19, graveyard 4 5 6; B 9 hand 1; horde 7; A plays",
        "
        A play 18 : 5
        A play 19 : 3
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls AGAIN.
            A play 19
              A plays a bear (19).
              A rolls GAIN.
              A gains a brain.
              A takes a snail (4) from the graveyard.
              A takes a frog (5) from the graveyard.
              A takes a magpie (6) from the graveyard.
              B to play.
        "#]],
    );
}

#[test]
fn again_without_a_card_is_giving_up() {
    check(
        &[r::OMB_19_AGAIN_EMPTY],
        "A 9 hand 18; B 9 hand 1; horde 7; reserve 12 13; discard rest; A plays",
        "
        A play 18 : 5
        A give up : 0 0
        A keep 13
        A play 13
        ",
        &expect![[r#"
            A play 18
              A plays a wolf (18).
              A rolls AGAIN.
            A give up
              A gives up: the horde is discarded and a brain is gone.
              A draws a rabbit (12).
              A draws a squirrel (13).
            A keep 13
              A keeps a squirrel (13) in hand.
            A play 13
              A plays a squirrel (13).
              A takes a rabbit (12) from the graveyard.
              B to play.
        "#]],
    );
}
