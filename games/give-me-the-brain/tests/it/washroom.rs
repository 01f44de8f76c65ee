//! Rulebook 70: Hide in the Washroom and Out to Lunch.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn hiding_players_can_be_chosen_but_do_not_draw() {
    check(
        &[r::GMB_28_CHOSEN, r::GMB_28_SKIPPED, r::GMB_13_SKIP],
        "A 1 drive-thru-headset; B 3, table hide-in-the-washroom; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play drive-thru-headset
        A choose B : 0
        ",
        &expect![[r#"
            A play drive-thru-headset
              A plays drive-thru-headset
              drive-thru-headset 1: A chooses
            A choose B
              A chooses B
              drive-thru-headset 2: skipped
              A draws 20
              drive-thru-headset is done
        "#]],
    );
}

#[test]
fn who_hides_is_given_nothing_but_can_be_robbed() {
    check(
        &[r::GMB_28_REST, r::GMB_28_SKIPPED],
        "A 1 sticky-fingers; B 3 5, table hide-in-the-washroom; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play sticky-fingers
        A choose B : 0 0
        ",
        &expect![[r#"
            A play sticky-fingers
              A plays sticky-fingers
              sticky-fingers 1: A chooses
            A choose B
              A chooses B
              A takes 3 from B
              sticky-fingers 3: skipped
              A draws 20
              sticky-fingers is done
        "#]],
    );
    check(
        &[r::GMB_28_SKIPPED],
        "A 1 not-my-station; B 3, table hide-in-the-washroom; C 4; brain A; A works",
        "
        A play not-my-station
        ",
        &expect![[r#"
            A play not-my-station
              A plays not-my-station
              not-my-station 1: skipped
              not-my-station is done
              B's turn
              B's hide-in-the-washroom is discarded
        "#]],
    );
    check(
        &[r::GMB_28_SKIPPED],
        "A 1 shift-swap; B 3, table hide-in-the-washroom; C 4; brain A; A works",
        "
        A play shift-swap
        A choose B
        ",
        &expect![[r#"
            A play shift-swap
              A plays shift-swap
              shift-swap 1: A chooses
            A choose B
              A chooses B
              shift-swap 2: skipped
              shift-swap is done
              B's turn
              B's hide-in-the-washroom is discarded
        "#]],
    );
}

#[test]
fn cards_passed_around_go_past_the_washroom() {
    check(
        &[r::GMB_28_PASSED_AROUND],
        "A 1 scrambling-practice; B 3, table hide-in-the-washroom; C 4; brain A; A works",
        "
        A play scrambling-practice
        ",
        &expect![[r#"
            A play scrambling-practice
              A plays scrambling-practice
              all cards go to the left: A 4, C 1
              scrambling-practice is done
              B's turn
              B's hide-in-the-washroom is discarded
        "#]],
    );
    check(
        &[r::GMB_28_PASSED_AROUND],
        "A 1 2 fire-drill; B 3, table hide-in-the-washroom; C 4 5; brain A; A works",
        "
        A play fire-drill
        ",
        &expect![[r#"
            A play fire-drill
              A plays fire-drill
              A sets 1 aside
              A sets 2 aside
              C sets 4 aside
              C sets 5 aside
              passed to the right: A 1 2, C 4 5
              fire-drill is done
              B's turn
              B's hide-in-the-washroom is discarded
        "#]],
    );
}

#[test]
fn a_bidding_without_bids_reaches_the_washroom() {
    check(
        &[r::GMB_28_NO_BIDS],
        "A 1 2; B 3, table hide-in-the-washroom; C 4 5; deck 20 21 22; discards rest; bids from A, A passed, B passed",
        "
        C pass : 0 0 0
        ",
        &expect![[r#"
            C pass
              C passes
              nobody bids
              A draws 20
              B draws 21
              C draws 22
              bidding begins with A
        "#]],
    );
}

#[test]
fn own_jobs_do_reach_the_washroom() {
    check(
        &[r::GMB_14_ORDER],
        "A 1 breakfast-rush, table hide-in-the-washroom; B 3; C 4 5; deck 20 21 22; discards rest; brain A; A works, used 1",
        "
        A play breakfast-rush : 0 0 0 5
        ",
        &expect![[r#"
            A play breakfast-rush
              A plays breakfast-rush
              B draws 20
              C draws 21
              A draws 22
              breakfast-rush is done
              A rolls 6 for breakfast-rush: made
              B's turn
        "#]],
    );
}

#[test]
fn a_turn_skipped_for_lunch_does_not_start() {
    check(
        &[r::GMB_29_NOT_STARTED, r::GMB_20_LINGER],
        "A 1; B 3, table hide-in-the-washroom out-to-lunch; C 4; deck 20 21 22 23; discards rest; brain A; A works",
        "
        A loaf : 0
        C loaf : 0
        A loaf : 0
        ",
        &expect![[r#"
            A loaf
              A loafs
              A draws 20
              B is out to lunch
              B's out-to-lunch is discarded
              C's turn
            C loaf
              C loafs
              C draws 21
              A's turn
            A loaf
              A loafs
              A draws 22
              B's turn
              B's hide-in-the-washroom is discarded
        "#]],
    );
}

#[test]
fn who_wins_the_brain_while_at_lunch_keeps_it_and_skips_the_turn() {
    check(
        &[r::GMB_29_BRAIN_STAYS],
        "A 1 5; B 30 3, table out-to-lunch; C 4; deck 20 21; discards rest; bids from A, A passed",
        "
        B bid 30
        C pass
        C loaf : 0
        A loaf : 0
        B stop
        ",
        &expect![[r#"
            B bid 30
              B bids 30
            C pass
              C passes
              B picks up the Brain
              B is out to lunch
              B's out-to-lunch is discarded
              C's turn
            C loaf
              C loafs
              C draws 20
              A's turn
            A loaf
              A loafs
              A draws 21
              B's turn
            B stop
              ! forbidden by rule GMB-9.work
        "#]],
    );
}
