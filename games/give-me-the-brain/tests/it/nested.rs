//! Jobs that meet: single cases.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn jobs_lie_five_deep_at_most() {
    check(
        &[
            r::GMB_12_INNER,
            r::GMB_27_MENU_MEANWHILE,
            r::GMB_17_BRAIN_GONE,
        ],
        "A 1 2 improvise secret-menu hot-potato; B rest; C 4; deck 20; discards improvise; \
         brain A; A works",
        "
        A play improvise : 0
        A play secret-menu : 0
        A play improvise
        ",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              Improvise, step 2: A has to choose.
            A play secret-menu
              A does Secret Menu.
              A follows Improvise from the discards.
              The discards are shuffled: 1 card in the deck.
              A draws Improvise.
              Improvise, step 2: A has to choose.
            A play improvise
              A does Improvise.
              Improvise, step 1 cannot be done and is skipped.
              A does Hot Potato.
              A passes the Brain to B.
              Hot Potato, step 2 cannot be done and is skipped.
              Hot Potato is done.
              Improvise is done.
              Improvise is done.
              Secret Menu is done.
              Improvise is done.
        "#]],
    );
}

#[test]
fn a_drop_inside_an_improvisation_ends_everything() {
    check(
        &[r::GMB_18_TURN_ENDS, r::GMB_18_FINISH],
        "A 1 2 improvise slippery-tiles; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "A play improvise : 0 0",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Slippery Tiles.
              A draws 21.
              A drops the Brain!
              Slippery Tiles is done.
              Improvise is done.
              A has dropped the Brain. B bids first.
        "#]],
    );
    check(
        &[r::GMB_18_TURN_ENDS, r::GMB_27_MENU_MEANWHILE],
        "A 1 2 secret-menu; B 3; C 4; discards slippery-tiles; brain A; A works",
        "A play secret-menu : 0",
        &expect![[r#"
            A play secret-menu
              A does Secret Menu.
              A follows Slippery Tiles from the discards.
              A draws 5.
              A drops the Brain!
              Slippery Tiles is done.
              Secret Menu is done.
              A has dropped the Brain. B bids first.
        "#]],
    );
}

#[test]
fn a_string_inside_an_improvisation_lets_it_go_on() {
    check(
        &[r::GMB_30_NO_DROPPER, r::GMB_27_INNER_ROLL],
        "A 1 2 improvise overtime, table piece-of-string; B 3; C 4; deck 20 21; discards rest; \
         brain A; A works",
        "A play improvise : 0 0 5",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws 20.
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 1 for Overtime: not enough.
              A would drop the Brain, but it hangs on the Piece of String. The String is discarded.
              Improvise is done.
              A rolls 6 for Improvise: enough.
        "#]],
    );
}

#[test]
fn a_substitute_that_fails_inside_an_improvisation_ends_the_turn() {
    check(
        &[r::GMB_27_ENDS_ALL, r::GMB_16_PLAYED_WITH],
        "A 1 2 improvise overtime, table dog-brain; B 3; C 4; deck 20 21; discards rest; \
         brain B; A works",
        "A play improvise with dog-brain : 0 0",
        &expect![[r#"
            A play improvise with dog-brain
              A does Improvise with the Dog Brain.
              A draws 20.
              A does Overtime with the Dog Brain.
              A will have another turn.
              Overtime is done.
              A rolls 1 for Overtime: not enough.
              Dog Brain of A was not up to it and is discarded.
              Improvise is done.
              A to work.
        "#]],
    );
    // With two substitutes, each job is rolled for with its own.
    check(
        &[r::GMB_15_NAMES_ONE],
        "A 1 2 improvise break-a-fifty, table dog-brain rat-brain; B 3; C 4; \
         deck 20 21 22; discards rest; brain B; A works",
        "
        A play improvise with dog-brain : 0
        A play break-a-fifty with rat-brain : 0 0
        A discard 1
        A discard 2 : 1 2
        ",
        &expect![[r#"
            A play improvise with dog-brain
              A does Improvise with the Dog Brain.
              A draws 20.
              Improvise, step 2: A has to choose.
            A play break-a-fifty with rat-brain
              A does Break a Fifty with the Rat Brain.
              A draws 21.
              A draws 22.
              Break a Fifty, step 2: A has to choose.
            A discard 1
              A discards 1.
            A discard 2
              A discards 2.
              Break a Fifty is done.
              A rolls 2 for Break a Fifty: enough.
              Improvise is done.
              A rolls 3 for Improvise: not enough.
              Dog Brain of A was not up to it and is discarded.
              B to work.
        "#]],
    );
}

#[test]
fn an_improvised_last_card_wins_before_improvise_is_done() {
    check(
        &[r::GMB_12_INNER, r::GMB_22_EMPTY],
        "A improvise; B 3; C 4; deck coffee-mug; discards rest; brain A; A works",
        "A play improvise : 0",
        &expect![[r#"
            A play improvise
              A does Improvise.
              A draws Coffee Mug.
              A does Coffee Mug.
              Coffee Mug now lies in front of A.
              Coffee Mug is done.
              A goes home: rid of the last card by Coffee Mug!
              Left over: A nothing; B 3; C 4.
        "#]],
    );
}

#[test]
fn the_schedule_skips_a_hiding_neighbour_and_serves_the_other() {
    check(
        &[r::GMB_28_SKIPPED, r::GMB_13_SKIP],
        "A 1 2 5 write-the-schedule; B 3, table hide-in-the-washroom; C 4; brain A; A works",
        "
        A play write-the-schedule
        A give 5 : 4
        ",
        &expect![[r#"
            A play write-the-schedule
              A does Write the Schedule.
              Write the Schedule, step 1 cannot be done and is skipped.
              Write the Schedule, step 2: A has to choose.
            A give 5
              A gives 5 to C.
              Write the Schedule is done.
              A rolls 5 for Write the Schedule: enough.
              B to work.
              Hide in the Washroom in front of B is discarded.
        "#]],
    );
}

#[test]
fn a_hidden_third_player_gets_nothing() {
    check(
        &[r::GMB_28_SKIPPED],
        "A 1 2 mystery-shopper; B 3, table hide-in-the-washroom; C 4 5; D 6; brain A; A works",
        "
        A play mystery-shopper
        A choose C
        A choose B : 5
        ",
        &expect![[r#"
            A play mystery-shopper
              A does Mystery Shopper.
              Mystery Shopper, step 1: A has to choose.
            A choose C
              A chooses C.
              A looks at C’s cards: 4, 5.
              Mystery Shopper, step 3: A has to choose.
            A choose B
              A chooses B. [as the third]
              Mystery Shopper, step 4 cannot be done and is skipped.
              Mystery Shopper is done.
              A rolls 6 for Mystery Shopper: enough.
        "#]],
    );
}

#[test]
fn a_known_card_moves_through_passing_hands() {
    // A saw C's 5 before: it comes to A, and C knows what it gave away.
    check(
        &[r::GMB_24_MOVED],
        "A 1 scrambling-practice; B 3; C 5; A saw C 5; brain A; A works",
        "A play scrambling-practice",
        &expect![[r#"
            A play scrambling-practice
              A does Scrambling Practice.
              Everybody passes all cards to the left. A now has 5; B now has 1; C now has 3.
              Scrambling Practice is done.
              B to work.
        "#]],
    );
}

#[test]
fn lunch_with_overtime_and_a_hidden_player() {
    // The turn earned comes first; then the player at lunch is passed over.
    check(
        &[r::GMB_29_NOT_STARTED],
        "A 1; B 3, table out-to-lunch hide-in-the-washroom; C 4; deck 20 21 22; discards rest; \
         brain A; A works, overtime 1",
        "
        A loaf : 0
        A loaf : 0
        ",
        &expect![[r#"
            A loaf
              A loafs.
              A draws 20.
              A to work.
            A loaf
              A loafs.
              A draws 21.
              B is out to lunch and misses a turn.
              Out to Lunch in front of B is discarded.
              C to work.
        "#]],
    );
}
