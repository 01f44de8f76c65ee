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
              A does Train the New Hire.
              Train the New Hire, step 1: A has to choose.
            A choose C
              A chooses C.
              Train the New Hire, step 2: A has to choose.
            A give 9
              A gives 9 to C.
              Train the New Hire is done.
              A rolls 3 for Train the New Hire: enough.
            A stop
              A calls it a turn.
              B to work.
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
              A does Train the New Hire.
              Train the New Hire, step 1: A has to choose.
            A choose B
              A chooses B.
              Train the New Hire, step 2: A has to choose.
            A give 1
              A gives 1 to B.
              Train the New Hire is done.
              A rolls 2 for Train the New Hire: not enough.
              A drops the Brain!
              A has dropped the Brain and bids first.
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
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 3+1 for Overtime: enough.
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
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4-1 for Overtime: not enough.
              A drops the Brain!
              Wet Floor Sign in front of B is discarded.
              A has dropped the Brain and bids first.
        "#]],
    );
}

#[test]
fn the_odds_are_known_beforehand() {
    let odds = |table: &str, job| {
        let table: GiveMeTheBrain = table.parse().expect("a table");
        let view = table.view(Viewer::Seat(Seat::new(0)));
        view.table.odds(Seat::new(0), job)
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
              A does Train the New Hire with the Rat Brain.
              Train the New Hire, step 1: A has to choose.
            A choose C
              A chooses C.
              Train the New Hire, step 2: A has to choose.
            A give 1
              A gives 1 to C.
              Train the New Hire is done.
              A rolls 3 for Train the New Hire: enough.
            A play overtime with dog-brain
              A does Overtime with the Dog Brain.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
              A to work.
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
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 4 for Overtime: enough.
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
              A does Dog Brain.
              Dog Brain now lies in front of A.
              Dog Brain is done.
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
              A does Train the New Hire with the Rat Brain.
              Train the New Hire, step 1: A has to choose.
            A choose C
              A chooses C.
              Train the New Hire, step 2: A has to choose.
            A give 1
              A gives 1 to C.
              Train the New Hire is done.
              A rolls 3-1 for Train the New Hire: not enough.
              Rat Brain of A was not up to it and is discarded.
              B to work.
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
              A does Improvise.
              A draws 20.
              A does Hot Potato.
              A passes the Brain to B.
              A draws 21.
              Hot Potato is done.
              Improvise is done.
        "#]],
    );
    check(
        &[r::GMB_17_SUBSTITUTE_GONE],
        "A 1 2 improvise health-inspector, table dog-brain; B 5; C 4; deck 20; discards rest; \
         brain B; A works",
        "A play improvise with dog-brain : 0",
        &expect![[r#"
            A play improvise with dog-brain
              A does Improvise with the Dog Brain.
              A draws 20.
              A does Health Inspector.
              Dog Brain in front of A is discarded.
              Health Inspector is done.
              Improvise is done.
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
              A does Improvise with the Dog Brain.
              A draws 20.
              A does Look! A Monkey!
              A takes the Brain from B.
              A draws 21.
              Look! A Monkey! is done.
              Improvise is done.
              A rolls 1 for Improvise: not enough.
              Dog Brain of A was not up to it and is discarded.
              B to work.
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
              A does Slippery Tiles.
              A draws 20.
              B drops the Brain!
              Slippery Tiles is done.
              B has dropped the Brain. C bids first.
            C pass
              C passes.
            A bid 1 as 31
              ! forbidden by rule GMB-5.thirty-one
            A pass
              A passes.
            B bid 3 as 31
              B bids 3, and it counts 31: “I was wondering what day it is.”
              B picks up the Brain.
              B to work.
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
              A does Look! A Monkey!
              A takes the Brain from C.
              A draws 20.
              Look! A Monkey! is done.
            A play hot-potato
              A does Hot Potato.
              A passes the Brain to B.
              A draws 21.
              Hot Potato is done.
              B to work.
        "#]],
    );
}
