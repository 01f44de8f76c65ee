//! Rulebook 40: jobs that take a Brain.

use expect_test::expect;
use give_me_the_brain::{GiveMeTheBrain, Job, Odds, rulebook as r};
use tabletop::{Game, Seat, Viewer};

use crate::check;

#[test]
fn a_job_with_a_skill_number_needs_the_brain_and_a_roll() {
    check(
        &[r::GMB_15_NEEDS, r::GMB_16_ROLL, r::GMB_16_KEEP],
        "A 1 train-the-new-hire 9; B 3 overtime; C 4; deck 20; discards rest; brain A; A works",
        "
        A play train-the-new-hire
        A choose C
        A give 9 : 2
        A stop
        B play overtime
        ",
        &expect![[r#"
            A play train-the-new-hire
              A plays train-the-new-hire
              train-the-new-hire 1: A chooses
            A choose C
              A chooses C
              train-the-new-hire 2: A chooses
            A give 9
              A gives 9 to C
              train-the-new-hire is done
              A rolls 3 for train-the-new-hire: made
            A stop
              A stops
              B's turn
            B play overtime
              ! forbidden by rule GMB-15.needs
        "#]],
    );
}

#[test]
fn a_failed_roll_drops_the_brain_and_ends_the_turn_at_once() {
    check(
        &[
            r::GMB_16_DROP,
            r::GMB_4_DROPPER_FIRST,
            r::GMB_16_PLAYED_WITH,
        ],
        "A 1 2 train-the-new-hire; B 3; C 4; deck 20; discards rest; brain A; A works",
        "
        A play train-the-new-hire
        A choose B
        A give 1 : 1
        ",
        &expect![[r#"
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
        "#]],
    );
}

#[test]
fn bonuses_and_penalties_count() {
    check(
        &[r::GMB_16_BONUS, r::GMB_16_KEEP],
        "A 1 overtime, table coffee-mug; B 3; C 4; brain A; A works",
        "A play overtime : 2",
        &expect![[r#"
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 3+1 for overtime: made
        "#]],
    );
    check(
        &[
            r::GMB_16_BONUS,
            r::GMB_16_DROP,
            r::GMB_30_MINUS,
            r::GMB_30_DROP,
        ],
        "A 1 overtime; B 3, table wet-floor-sign; C 4; brain A; A works",
        "A play overtime : 3",
        &expect![[r#"
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4-1 for overtime: failed
              A drops the Brain
              B's wet-floor-sign is discarded
              bidding begins with A, A dropped the Brain
        "#]],
    );
}

#[test]
fn the_odds_are_known_beforehand() {
    let odds = |table: &str, job| {
        let table: GiveMeTheBrain = table.parse().expect("a table");
        let view = table.view(Viewer::Seat(Seat::new(0)));
        view.odds(Seat::new(0), job)
    };
    let plain = "A 1; B 2; C 3; brain A; A works";
    let four = Odds {
        needed: 4,
        sixths: 3,
    };
    assert_eq!(odds(plain, Job::Overtime), Some(four));
    assert_eq!(odds(plain, Job::HotPotato), None);
    let sure = "A 1, table coffee-mug; B 2; C 3; brain A; A works, manual 2";
    let one = Odds {
        needed: 1,
        sixths: 6,
    };
    assert_eq!(odds(sure, Job::Overtime), Some(one));
    let six = Odds {
        needed: 0,
        sixths: 6,
    };
    assert_eq!(odds(sure, Job::TrainTheNewHire), Some(six));
    let wet = "A 1; B 2, table wet-floor-sign; C 3; brain A; A works";
    let never = Odds {
        needed: 7,
        sixths: 0,
    };
    assert_eq!(odds(wet, Job::GreaseFire), Some(never));
    // The manual is read by whoever works.
    let others = "A 1; B 2; C 3; brain B; B works, manual 2";
    assert_eq!(odds(others, Job::Overtime), Some(four));
}

#[test]
fn a_substitute_does_what_its_text_says_while_the_brain_is_elsewhere() {
    check(
        &[
            r::GMB_15_SUBSTITUTE,
            r::GMB_15_NAMES_ONE,
            r::GMB_19_ON_TABLE,
        ],
        "A 1 2 overtime train-the-new-hire, table rat-brain dog-brain; B 3; C 4; brain B; A works",
        "
        A play overtime
        A play overtime with rat-brain
        A play train-the-new-hire with rat-brain
        A choose C
        A give 1 : 2
        A play overtime with dog-brain : 3
        ",
        &expect![[r#"
            A play overtime
              ! forbidden by rule GMB-15.needs
            A play overtime with rat-brain
              ! forbidden by rule GMB-15.substitute
            A play train-the-new-hire with rat-brain
              A plays train-the-new-hire with rat-brain
              train-the-new-hire 1: A chooses
            A choose C
              A chooses C
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to C
              train-the-new-hire is done
              A rolls 3 for train-the-new-hire: made
            A play overtime with dog-brain
              A plays overtime with dog-brain
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
              A's turn
        "#]],
    );
    check(
        &[r::GMB_15_SUBSTITUTE],
        "A 1 2 overtime, table dog-brain; B 3; C 4; brain A; A works",
        "
        A play overtime with dog-brain
        A play overtime : 3
        ",
        &expect![[r#"
            A play overtime with dog-brain
              ! forbidden by rule GMB-15.substitute
            A play overtime
              A plays overtime
              A earns another turn
              overtime is done
              A rolls 4 for overtime: made
        "#]],
    );
    check(
        &[r::GMB_15_SUBSTITUTE],
        "A 1 2 grease-fire dog-brain; B 3, table rat-brain; C 4; brain B; A works",
        "
        A play grease-fire with dog-brain
        A play dog-brain
        A play grease-fire with dog-brain
        ",
        &expect![[r#"
            A play grease-fire with dog-brain
              ! forbidden by rule GMB-15.substitute
            A play dog-brain
              A plays dog-brain
              dog-brain lies in front of A
              dog-brain is done
            A play grease-fire with dog-brain
              ! forbidden by rule GMB-15.substitute
        "#]],
    );
}

#[test]
fn a_substitute_that_fails_is_discarded_and_ends_the_turn_without_bidding() {
    check(
        &[r::GMB_16_PLAYED_WITH, r::GMB_30_SUBSTITUTE],
        "A 1 2 3 train-the-new-hire, table rat-brain wet-floor-sign; B 5; C 4; brain B; A works",
        "
        A play train-the-new-hire with rat-brain
        A choose C
        A give 1 : 2
        ",
        &expect![[r#"
            A play train-the-new-hire with rat-brain
              A plays train-the-new-hire with rat-brain
              train-the-new-hire 1: A chooses
            A choose C
              A chooses C
              train-the-new-hire 2: A chooses
            A give 1
              A gives 1 to C
              train-the-new-hire is done
              A rolls 3-1 for train-the-new-hire: failed
              A's rat-brain fails and is discarded
              B's turn
        "#]],
    );
}

#[test]
fn there_is_no_roll_without_the_brain() {
    check(
        &[r::GMB_17_BRAIN_GONE, r::GMB_12_INNER],
        "A 1 2 improvise hot-potato; B 5; C 4; deck 20 21; discards rest; brain A; A works",
        "A play improvise : 0 0",
        &expect![[r#"
            A play improvise
              A plays improvise
              A draws 20
              A plays hot-potato
              A passes the Brain to B
              A draws 21
              hot-potato is done
              improvise is done
        "#]],
    );
    check(
        &[r::GMB_17_SUBSTITUTE_GONE],
        "A 1 2 improvise health-inspector, table dog-brain; B 5; C 4; deck 20; discards rest; \
         brain B; A works",
        "A play improvise with dog-brain : 0",
        &expect![[r#"
            A play improvise with dog-brain
              A plays improvise with dog-brain
              A draws 20
              A plays health-inspector
              A's dog-brain is discarded
              health-inspector is done
              improvise is done
        "#]],
    );
}

#[test]
fn the_roll_belongs_to_what_the_job_was_played_with() {
    // The monkey brings the Brain, but the dog is rolled for.
    check(
        &[r::GMB_16_PLAYED_WITH],
        "A 1 2 improvise look-a-monkey, table dog-brain; B 5; C 4; deck 20 21; discards rest; \
         brain B; A works",
        "A play improvise with dog-brain : 0 0 0",
        &expect![[r#"
            A play improvise with dog-brain
              A plays improvise with dog-brain
              A draws 20
              A plays look-a-monkey
              A takes the Brain from B
              A draws 21
              look-a-monkey is done
              improvise is done
              A rolls 1 for improvise: failed
              A's dog-brain fails and is discarded
              B's turn
        "#]],
    );
}

#[test]
fn a_card_that_makes_the_brain_fall_is_finished_first() {
    check(
        &[
            r::GMB_18_FINISH,
            r::GMB_18_TURN_ENDS,
            r::GMB_18_BIDDING,
            r::GMB_5_DROPPER,
        ],
        "A 1 2 slippery-tiles hot-potato; B 3 5; C 4; deck 20; discards rest; brain B; A works",
        "
        A play slippery-tiles : 0
        C pass
        A bid 1 as 31
        A pass
        B bid 3 as 31
        ",
        &expect![[r#"
            A play slippery-tiles
              A plays slippery-tiles
              A draws 20
              B drops the Brain
              slippery-tiles is done
              bidding begins with C, B dropped the Brain
            C pass
              C passes
            A bid 1 as 31
              ! forbidden by rule GMB-5.thirty-one
            A pass
              A passes
            B bid 3 as 31
              B bids 3 as 31
              B picks up the Brain
              B's turn
        "#]],
    );
}

#[test]
fn taking_or_passing_the_brain_leaves_the_order_of_turns() {
    check(
        &[r::GMB_8_ORDER_STAYS],
        "A 1 look-a-monkey hot-potato; B 3; C 4; deck 20 21; discards rest; brain C; A works",
        "
        A play look-a-monkey : 0
        A play hot-potato : 0
        ",
        &expect![[r#"
            A play look-a-monkey
              A plays look-a-monkey
              A takes the Brain from C
              A draws 20
              look-a-monkey is done
            A play hot-potato
              A plays hot-potato
              A passes the Brain to B
              A draws 21
              hot-potato is done
              B's turn
        "#]],
    );
}
