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
              A plays improvise
              A draws 20
              improvise 2: A chooses
            A play secret-menu
              A plays secret-menu
              A follows improvise
              the 1 discards become the deck
              A draws improvise
              improvise 2: A chooses
            A play improvise
              A plays improvise
              improvise 1: skipped
              A plays hot-potato
              A passes the Brain to B
              hot-potato 2: skipped
              hot-potato is done
              improvise is done
              improvise is done
              secret-menu is done
              improvise is done
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
              A plays improvise
              A draws 20
              A plays slippery-tiles
              A draws 21
              A drops the Brain
              slippery-tiles is done
              improvise is done
              bidding begins with B, A dropped the Brain
        "#]],
    );
    check(
        &[r::GMB_18_TURN_ENDS, r::GMB_27_MENU_MEANWHILE],
        "A 1 2 secret-menu; B 3; C 4; discards slippery-tiles; brain A; A works",
        "A play secret-menu : 0",
        &expect![[r#"
            A play secret-menu
              A plays secret-menu
              A follows slippery-tiles
              A draws 5
              A drops the Brain
              slippery-tiles is done
              secret-menu is done
              bidding begins with B, A dropped the Brain
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
              A plays improvise
              A draws 20
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 1 for overtime: failed
              A's piece-of-string saves the Brain and is discarded
              improvise is done
              A rolls 6 for improvise: made
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
              A plays improvise with dog-brain
              A draws 20
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 1 for overtime: failed
              A's dog-brain fails and is discarded
              improvise is done
              A's turn
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
              A plays improvise with dog-brain
              A draws 20
              improvise 2: A chooses
            A play break-a-fifty with rat-brain
              A plays break-a-fifty with rat-brain
              A draws 21
              A draws 22
              break-a-fifty 2: A chooses
            A discard 1
              A discards 1
            A discard 2
              A discards 2
              break-a-fifty is done
              A rolls 2 for break-a-fifty: made
              improvise is done
              A rolls 3 for improvise: failed
              A's dog-brain fails and is discarded
              B's turn
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
              A plays improvise
              A draws coffee-mug
              A plays coffee-mug
              coffee-mug lies in front of A
              coffee-mug is done
              A wins by coffee-mug
              left over: A nothing, B 3, C 4
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
              A plays write-the-schedule
              write-the-schedule 1: skipped
              write-the-schedule 2: A chooses
            A give 5
              A gives 5 to C
              write-the-schedule is done
              A rolls 5 for write-the-schedule: made
              B's turn
              B's hide-in-the-washroom is discarded
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
              A plays mystery-shopper
              mystery-shopper 1: A chooses
            A choose C
              A chooses C
              A looks at C's cards: 4 5
              mystery-shopper 3: A chooses
            A choose B
              A chooses B as the third
              mystery-shopper 4: skipped
              mystery-shopper is done
              A rolls 6 for mystery-shopper: made
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
              A plays scrambling-practice
              all cards go to the left: A 5, B 1, C 3
              scrambling-practice is done
              B's turn
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
              A loafs
              A draws 20
              A's turn
            A loaf
              A loafs
              A draws 21
              B is out to lunch
              B's out-to-lunch is discarded
              C's turn
        "#]],
    );
}
