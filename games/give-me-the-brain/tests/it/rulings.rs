//! Rulebook 70: questions about single cards.

use expect_test::expect;
use give_me_the_brain::rulebook as r;

use crate::check;

#[test]
fn overtime_adds_up() {
    check(
        &[r::GMB_26_ADD_UP],
        "A 1 overtime secret-menu, table extra-hand; B 3; C 4; deck 20 21 22; discards hot-potato; brain A; A works",
        "
        A play overtime : 3
        A play secret-menu
        A follow overtime : 3
        A stop
        A loaf : 0
        A loaf : 0
        ",
        &expect![[r#"
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A play secret-menu
              A plays secret-menu
              secret-menu 1: A chooses
            A follow overtime
              A follows overtime
              A earns another turn
              overtime is done
              secret-menu is done
              A rolls 4 for secret-menu: made
            A stop
              A stops
              A's turn
            A loaf
              A loafs
              A draws 2
              A's turn
            A loaf
              A loafs
              A draws 5
              B's turn
        "#]],
    );
}

#[test]
fn overtime_is_lost_with_the_brain() {
    check(
        &[r::GMB_26_LOST],
        "A 1 2 overtime train-the-new-hire; B 3; C 4; brain A; A works",
        "
        A play overtime : 3
        A play train-the-new-hire
        A choose B
        A give 1 : 1
        A pass
        B bid 3
        ",
        &expect![[r#"
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A play train-the-new-hire
              A plays train-the-new-hire
              train-the-new-hire 1: A chooses
            A choose B
              A chooses B
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to B
              train-the-new-hire is done
              A rolls 2 for train-the-new-hire: failed
              A drops the Brain
              bidding begins with A, A dropped the Brain
            A pass
              A passes
            B bid 3
              B bids 3
        "#]],
    );
}

#[test]
fn overtime_is_kept_when_a_substitute_fails() {
    check(
        &[r::GMB_26_KEPT],
        "A 1 2 overtime train-the-new-hire, table dog-brain; B 3; C 4; brain B; A works",
        "
        A play overtime with dog-brain : 3
        A play train-the-new-hire with dog-brain
        A choose B
        A give 1 : 1
        ",
        &expect![[r#"
            A play overtime with dog-brain
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
            A play train-the-new-hire with dog-brain
              A plays train-the-new-hire with dog-brain
              train-the-new-hire 1: A chooses
            A choose B
              A chooses B
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to B
              train-the-new-hire is done
              A rolls 2 for train-the-new-hire: failed
              A's dog-brain fails and is discarded
              A's turn
        "#]],
    );
}

#[test]
fn improvise_must_play_a_job_if_it_can() {
    check(
        &[r::GMB_27_MUST],
        "A 1 2 improvise hot-potato take-out-the-trash; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0
        A stop
        A play take-out-the-trash
        A discard 1 : 3
        ",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              improvise 2: A chooses
            A stop
              ! forbidden by rule GMB-27.must
            A play take-out-the-trash
              A plays take-out-the-trash
              take-out-the-trash 1: A chooses
            A discard 1
              A discards 1
              take-out-the-trash is done
              improvise is done
              A rolls 4 for improvise: made
        "#]],
    );
    check(
        &[r::GMB_27_MUST, r::GMB_13_SKIP],
        "A 1 2 improvise; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 3
        ",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              improvise 2: skipped
              improvise is done
              A rolls 4 for improvise: made
        "#]],
    );
}

#[test]
fn improvise_plays_objects_and_lingering_jobs_too() {
    check(
        &[r::GMB_27_ANY_JOB],
        "A 1 2 improvise mop; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0
        A choose C : 3
        ",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              A plays mop
              mop 1: A chooses
            A choose C
              A chooses C
              mop lies in front of C
              mop is done
              improvise is done
              A rolls 4 for improvise: made
        "#]],
    );
    check(
        &[r::GMB_27_ANY_JOB],
        "A 1 2 improvise wet-floor-sign; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 3
        ",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              A plays wet-floor-sign
              wet-floor-sign lies in front of A
              wet-floor-sign is done
              improvise is done
              A rolls 4-1 for improvise: failed
              A drops the Brain
              A's wet-floor-sign is discarded
              bidding begins with A, A dropped the Brain
        "#]],
    );
}

#[test]
fn the_inner_roll_comes_first_and_may_end_everything() {
    check(
        &[r::GMB_27_INNER_ROLL],
        "A 1 2 improvise overtime; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 3 4
        ",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
              improvise is done
              A rolls 5 for improvise: made
        "#]],
    );
    check(
        &[r::GMB_27_INNER_ROLL, r::GMB_27_ENDS_ALL],
        "A 1 2 improvise overtime; B 3; C 4; deck 20 21; discards rest; brain A; A works",
        "
        A play improvise : 0 2
        ",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 3 for overtime: failed
              A drops the Brain
              improvise is done
              bidding begins with A, A dropped the Brain
        "#]],
    );
}

#[test]
fn a_secret_menu_follows_no_secret_menu_and_nothing_that_stays() {
    check(
        &[r::GMB_27_MENU_MENU],
        "A 1 secret-menu; B 3; C 4; discards spilled-milkshake mop wet-floor-sign hot-potato 20; brain A; A works",
        "
        A play secret-menu
        A follow secret-menu
        A follow mop
        A follow wet-floor-sign
        A follow overtime
        A follow hot-potato : 0
        ",
        &expect![[r#"
            A play secret-menu
              A plays secret-menu
              secret-menu 1: A chooses
            A follow secret-menu
              ! forbidden by rule GMB-27.menu-menu
            A follow mop
              ! forbidden by rule GMB-27.menu-menu
            A follow wet-floor-sign
              ! forbidden by rule GMB-27.menu-menu
            A follow overtime
              ! forbidden by rule GMB-12.in-order
            A follow hot-potato
              A follows hot-potato
              A passes the Brain to B
              A draws 2
              hot-potato is done
              secret-menu is done
        "#]],
    );
}

#[test]
fn a_followed_job_stays_in_the_discards_and_can_be_fetched() {
    check(
        &[r::GMB_27_MENU_MEANWHILE],
        "A 1 secret-menu; B 3; C 4; discards restock-the-napkins; brain A; A works",
        "
        A play secret-menu : 3
        ",
        &expect![[r#"
            A play secret-menu
              A plays secret-menu
              A follows restock-the-napkins
              A takes restock-the-napkins from the discards
              restock-the-napkins is done
              secret-menu is done
              A rolls 4 for secret-menu: made
        "#]],
    );
    check(
        &[r::GMB_27_MENU_MEANWHILE, r::GMB_2_RESHUFFLE],
        "A 1 secret-menu; B rest; C 4; discards spilled-milkshake; brain A; A works",
        "
        A play secret-menu : 0 3
        ",
        &expect![[r#"
            A play secret-menu
              A plays secret-menu
              A follows spilled-milkshake
              the 1 discards become the deck
              A draws spilled-milkshake
              spilled-milkshake is done
              secret-menu is done
              A rolls 4 for secret-menu: made
        "#]],
    );
}

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

#[test]
fn the_wet_floor_sign_outlives_what_is_no_real_drop() {
    check(
        &[r::GMB_30_STRING, r::GMB_30_NO_DROPPER],
        "A 1 2 overtime, table wet-floor-sign piece-of-string; B 3; C 4; brain A; A works",
        "
        A play overtime : 3
        A stop
        ",
        &expect![[r#"
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A's piece-of-string saves the Brain and is discarded
            A stop
              A stops
              A's turn
        "#]],
    );
    check(
        &[r::GMB_30_SUBSTITUTE],
        "A 1 2 overtime, table wet-floor-sign dog-brain; B 3; C 4; brain B; A works",
        "
        A play overtime with dog-brain : 3
        ",
        &expect![[r#"
            A play overtime with dog-brain
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A's dog-brain fails and is discarded
              A's turn
        "#]],
    );
}

#[test]
fn the_wet_floor_sign_goes_with_a_real_drop_and_its_minus_still_counts() {
    check(
        &[r::GMB_30_DROP, r::GMB_30_MINUS],
        "A 1 2 overtime; B 3; C 4, table wet-floor-sign; brain A; A works",
        "
        A play overtime : 3
        ",
        &expect![[r#"
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A drops the Brain
              C's wet-floor-sign is discarded
              bidding begins with A, A dropped the Brain
        "#]],
    );
    check(
        &[r::GMB_30_DROP],
        "A 1 2 slippery-tiles; B 3; C 4, table wet-floor-sign; deck 20; discards rest; brain C; A works",
        "
        A play slippery-tiles : 0
        ",
        &expect![[r#"
            A play slippery-tiles
              A plays slippery-tiles
              A draws 20
              C drops the Brain
              C's wet-floor-sign is discarded
              slippery-tiles is done
              bidding begins with A, C dropped the Brain
        "#]],
    );
}

#[test]
fn a_saved_brain_makes_nobody_a_dropper() {
    check(
        &[r::GMB_30_NO_DROPPER],
        "A 1 2 slippery-tiles; B 3, table piece-of-string; C 4; deck 20; discards rest; brain B; A works",
        "
        A play slippery-tiles : 0
        A stop
        ",
        &expect![[r#"
            A play slippery-tiles
              A plays slippery-tiles
              A draws 20
              B's piece-of-string saves the Brain and is discarded
              slippery-tiles is done
            A stop
              A stops
              B's turn
        "#]],
    );
}

#[test]
fn the_laid_out_job_is_not_counted() {
    check(
        &[r::GMB_31_LAID_OUT],
        "A 1 franchise-meeting; B 3; C 4 5; deck 20; discards rest; brain A; A works",
        "
        A play franchise-meeting : 5
        ",
        &expect![[r#"
            A play franchise-meeting
              A plays franchise-meeting
              franchise-meeting 1: skipped
              franchise-meeting is done
              A rolls 6 for franchise-meeting: made
              B's turn
        "#]],
    );
    check(
        &[r::GMB_31_LAID_OUT],
        "A 1 2 franchise-meeting; B 3; C 4 5; deck 20; discards rest; brain A; A works",
        "
        A play franchise-meeting : 0 5
        ",
        &expect![[r#"
            A play franchise-meeting
              A plays franchise-meeting
              B draws 20
              franchise-meeting is done
              A rolls 6 for franchise-meeting: made
              B's turn
        "#]],
    );
}

#[test]
fn a_swap_can_make_the_other_player_win() {
    check(
        &[r::GMB_31_GIFT_WINS],
        "A shift-swap; B 3; C 4 5; brain A; A works",
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
              A and B swap all cards: A 3, B nothing
              shift-swap is done
              B wins by somebody else's shift-swap
              left over: A 3, B nothing, C 4 5
        "#]],
    );
}

#[test]
fn todays_special_needs_discards() {
    check(
        &[r::GMB_31_SPECIAL_NOTHING],
        "A 1 todays-special; B 3; C 4; brain A; A works",
        "
        A play todays-special : 5
        ",
        &expect![[r#"
            A play todays-special
              A plays todays-special
              todays-special 1: skipped
              todays-special 2: skipped
              todays-special is done
              A rolls 6 for todays-special: made
        "#]],
    );
}

#[test]
fn todays_special_stays_on_the_deck_when_the_neighbour_hides() {
    check(
        &[r::GMB_31_SPECIAL_HIDDEN],
        "A 1 todays-special; B 3, table hide-in-the-washroom; C 4; discards 20 21; brain A; A works",
        "
        A play todays-special
        A put 21 : 5
        A stop
        B loaf
        ",
        &expect![[r#"
            A play todays-special
              A plays todays-special
              todays-special 1: A chooses
            A put 21
              A puts 21 on the deck
              todays-special 2: skipped
              todays-special is done
              A rolls 6 for todays-special: made
            A stop
              A stops
              B's turn
              B's hide-in-the-washroom is discarded
            B loaf
              B loafs
              B draws 21
              C's turn
        "#]],
    );
}

#[test]
fn a_followed_manual_helps_the_secret_menu() {
    check(
        &[r::GMB_31_MANUAL_MENU],
        "A 1 secret-menu; B 3; C 4; discards read-the-manual; brain A; A works",
        "
        A play secret-menu : 1
        ",
        &expect![[r#"
            A play secret-menu
              A plays secret-menu
              A follows read-the-manual
              A's rolls are 2 better
              read-the-manual is done
              secret-menu is done
              A rolls 2+2 for secret-menu: made
        "#]],
    );
}

#[test]
fn the_manual_ends_with_the_turn() {
    check(
        &[r::GMB_31_MANUAL_ENDS],
        "A 1 2 read-the-manual overtime balance-the-register, table extra-hand; B 3; C 4; deck 20 21 22; discards rest; brain A; A works",
        "
        A play read-the-manual : 1
        A play overtime : 1
        A stop
        A play balance-the-register : 0 1
        ",
        &expect![[r#"
            A play read-the-manual
              A plays read-the-manual
              A's rolls are 2 better
              read-the-manual is done
              A rolls 2+2 for read-the-manual: made
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 2+2 for overtime: made
            A stop
              A stops
              A's turn
            A play balance-the-register
              A plays balance-the-register
              A discards 1
              A discards 2
              A draws 20
              balance-the-register is done
              A rolls 2 for balance-the-register: failed
              A drops the Brain
              bidding begins with A, A dropped the Brain
        "#]],
    );
}

#[test]
fn sticky_fingers_may_give_the_same_card_back() {
    check(
        &[r::GMB_31_FINGERS],
        "A 1 sticky-fingers; B 3; C 4; deck 20; discards rest; brain A; A works",
        "
        A play sticky-fingers
        A choose B : 0
        A give 3 : 0
        ",
        &expect![[r#"
            A play sticky-fingers
              A plays sticky-fingers
              sticky-fingers 1: A chooses
            A choose B
              A chooses B
              A takes 3 from B
              sticky-fingers 3: A chooses
            A give 3
              A gives 3 to B
              A draws 20
              sticky-fingers is done
        "#]],
    );
}

#[test]
fn a_third_player_is_neither_you_nor_the_other() {
    check(
        &[r::GMB_31_THIRD],
        "A 1 mystery-shopper; B 3 5; C 4; D 6; brain A; A works",
        "
        A play mystery-shopper
        A choose B
        A choose A
        A choose B
        A choose D
        A move 5 : 5
        ",
        &expect![[r#"
            A play mystery-shopper
              A plays mystery-shopper
              mystery-shopper 1: A chooses
            A choose B
              A chooses B
              A looks at B's cards: 3 5
              mystery-shopper 3: A chooses
            A choose A
              ! forbidden by rule GMB-31.third
            A choose B
              ! forbidden by rule GMB-31.third
            A choose D
              A chooses D as the third
              mystery-shopper 4: A chooses
            A move 5
              A moves 5 from B to D
              mystery-shopper is done
              A rolls 6 for mystery-shopper: made
        "#]],
    );
    check(
        &[r::GMB_31_THIRD, r::GMB_13_ONE_ANSWER],
        "A 1 mystery-shopper; B 3 5; C 4; brain A; A works",
        "
        A play mystery-shopper
        A choose B
        A move 5 : 5
        ",
        &expect![[r#"
            A play mystery-shopper
              A plays mystery-shopper
              mystery-shopper 1: A chooses
            A choose B
              A chooses B
              A looks at B's cards: 3 5
              A chooses C as the third
              mystery-shopper 4: A chooses
            A move 5
              A moves 5 from B to C
              mystery-shopper is done
              A rolls 6 for mystery-shopper: made
        "#]],
    );
}
