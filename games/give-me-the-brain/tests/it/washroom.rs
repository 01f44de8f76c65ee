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
              A does Drive-Thru Headset.
              Drive-Thru Headset, step 1: A has to choose.
            A choose B
              A chooses B.
              Drive-Thru Headset, step 2 cannot be done and is skipped.
              A draws 20.
              Drive-Thru Headset is done.
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
              A does Sticky Fingers.
              Sticky Fingers, step 1: A has to choose.
            A choose B
              A chooses B.
              A takes 3 from B.
              Sticky Fingers, step 3 cannot be done and is skipped.
              A draws 20.
              Sticky Fingers is done.
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
              A does Not My Station.
              Not My Station, step 1 cannot be done and is skipped.
              Not My Station is done.
              B to work.
              Hide in the Washroom in front of B is discarded.
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
              A does Shift Swap.
              Shift Swap, step 1: A has to choose.
            A choose B
              A chooses B.
              Shift Swap, step 2 cannot be done and is skipped.
              Shift Swap is done.
              B to work.
              Hide in the Washroom in front of B is discarded.
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
              A does Scrambling Practice.
              Everybody passes all cards to the left. A now has 4; C now has 1.
              Scrambling Practice is done.
              B to work.
              Hide in the Washroom in front of B is discarded.
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
              A does Fire Drill.
              A sets 1 aside.
              A sets 2 aside.
              C sets 4 aside.
              C sets 5 aside.
              Everybody passes cards to the right. A passed 1, 2; C passed 4, 5.
              Fire Drill is done.
              B to work.
              Hide in the Washroom in front of B is discarded.
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
              C passes.
              Nobody bids, so everybody draws a card.
              A draws 20.
              B draws 21.
              C draws 22.
              The Brain is on the floor. A bids first.
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
              A does Breakfast Rush.
              B draws 20.
              C draws 21.
              A draws 22.
              Breakfast Rush is done.
              A rolls 6 for Breakfast Rush: enough.
              B to work.
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
              A loafs.
              A draws 20.
              B is out to lunch and misses a turn.
              Out to Lunch in front of B is discarded.
              C to work.
            C loaf
              C loafs.
              C draws 21.
              A to work.
            A loaf
              A loafs.
              A draws 22.
              B to work.
              Hide in the Washroom in front of B is discarded.
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
              B bids 30: “NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!”
            C pass
              C passes.
              B picks up the Brain.
              B is out to lunch and misses a turn.
              Out to Lunch in front of B is discarded.
              C to work.
            C loaf
              C loafs.
              C draws 20.
              A to work.
            A loaf
              A loafs.
              A draws 21.
              B to work.
            B stop
              ! forbidden by rule GMB-9.work
        "#]],
    );
}
