//! Rulebook 60: what some brains can do, outside of fights.

use expect_test::expect;
use great_brain_robbery::rulebook as r;

use crate::check;

#[test]
fn an_ability_works_only_in_the_head() {
    check(
        &[r::GBR_27_IN_HEAD],
        "train caboose day-coach; A 1:b5 hand cuthbert; B 1:b1; C 1:b2; A moves 1",
        "A stop 1:a5 : 0",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Jacob.
              A may install a brain.
        "#]],
    );
}

#[test]
fn lucky_find_draws_two_cards() {
    check(
        &[r::GBR_27_LUCKY_FIND, r::GBR_27_IN_HEAD],
        "train caboose day-coach; A 1:b5 head cuthbert; B 1:b1; C 1:b2; A moves 1",
        "A stop 1:a5 : 0 0",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Jacob.
              A draws Bruno.
              A may install a brain.
        "#]],
    );
}

#[test]
fn three_hands_hold_three_cards() {
    check(
        &[r::GBR_27_THREE_HANDS],
        "train caboose day-coach; A 1:b5 head dale hand ada hank; B 1:b1; C 1:b2; A moves 1",
        "
        A stop 1:a5 : 0
        A done
        ",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Jacob.
              A may install a brain.
            A done
              B to move.
        "#]],
    );
}

#[test]
fn who_is_sure_footed_keeps_cards() {
    check(
        &[r::GBR_27_SURE_FOOTED],
        "train day-coach engine; A 2:b6; B 1:b1 head old-pike hand hank dusty; C 1:b2; A moves 1",
        "A stop 2:a6",
        &expect![[r#"
            A stop 2:a6
              A stops on 2:a6.
              A pulls the brake!
              The Day Coach is lost.
              B runs along behind the train.
              C runs along behind the train.
              B to move.
        "#]],
    );
}

#[test]
fn the_movement_dice_are_rolled_again_once_and_first_of_all() {
    check(
        &[r::GBR_27_REROLL],
        "train caboose day-coach; A 1:b1 head lucky-lou hand ada; B 1:b2; C 1:b3; A begins",
        "
        A roll : 0 0
        A reroll : 4 5
        A reroll
        ",
        &expect![[r#"
            A roll
              A rolls 1 and 1: 4 steps.
            A reroll
              A rolls again, 5 and 6: 13 steps.
            A reroll
              ! forbidden by rule GBR-27.reroll
        "#]],
    );
    check(
        &[r::GBR_27_REROLL],
        "train caboose day-coach; A 1:b1 head lucky-lou hand ada; B 1:b2; C 1:b3; A begins",
        "
        A roll : 0 0
        A throw ada
        A reroll
        ",
        &expect![[r#"
            A roll
              A rolls 1 and 1: 4 steps.
            A throw ada
              A throws Ada for 2 more steps.
            A reroll
              ! forbidden by rule GBR-27.reroll
        "#]],
    );
}

#[test]
fn the_coupling_hook_may_leave_the_die_alone() {
    check(
        &[r::GBR_27_COUPLING],
        "train caboose day-coach dining-car; A 3:b6; B 1:b1 head otis; C 2:b2; A moves 1",
        "
        A open : 1 1
        A stop 4:b1 : 3
        B let be
        ",
        &expect![[r#"
            A open
              A opens the Mail Car, 0 steps left.
            A stop 4:b1
              A stops on 4:b1.
              The couplings: 4 for 4 cars. B may have it rolled again.
            B let be
              B lets the die be.
              B to move.
        "#]],
    );
}

#[test]
fn the_coupling_hook_has_a_die_rolled_again_once_in_a_check() {
    check(
        &[r::GBR_27_COUPLING],
        "train caboose day-coach dining-car; A 3:b6; B 1:b1 head otis; C 2:b2; A moves 1",
        "
        A open : 1 1
        A stop 4:b1 : 0
        A roll
        B again : 1 2
        ",
        &expect![[r#"
            A open
              A opens the Mail Car, 0 steps left.
            A stop 4:b1
              A stops on 4:b1.
              The couplings: 1 for 4 cars. B may have it rolled again.
            A roll
              ! it is not your turn
            B again
              B has the die rolled again.
              The couplings: 2 for 4 cars. One breaks!
              The Caboose is lost.
              B runs along behind the train.
              The couplings: 3 for 3 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn the_coupling_hook_can_wait_for_a_later_die() {
    check(
        &[r::GBR_27_COUPLING],
        "train caboose day-coach dining-car; A 3:b6; B 1:b1 head otis; C 2:b2; A moves 1",
        "
        A open : 1 1
        A stop 4:b1 : 0
        B let be : 1
        B again : 5
        ",
        &expect![[r#"
            A open
              A opens the Mail Car, 0 steps left.
            A stop 4:b1
              A stops on 4:b1.
              The couplings: 1 for 4 cars. B may have it rolled again.
            B let be
              B lets the die be.
              The Caboose is lost.
              B runs along behind the train.
              The couplings: 2 for 3 cars. B may have it rolled again.
            B again
              B has the die rolled again.
              The couplings: 6 for 3 cars. They hold.
              B to move.
        "#]],
    );
}

#[test]
fn nobody_is_asked_where_every_die_says_the_same() {
    check(
        &[r::GBR_10_LOST],
        "train caboose day-coach dining-car sleeping-car baggage-car salon-car; A 6:b6; \
         B 6:b1 head otis; C 6:b2; A moves 1",
        "
        A open : 0 0
        A stop 7:b1 : 5 5
        B let be
        ",
        &expect![[r#"
            A open
              A opens the Cattle Car, 0 steps left.
            A stop 7:b1
              A stops on 7:b1.
              The couplings: 6 for 7 cars. One breaks!
              The Caboose is lost.
              The couplings: 6 for 6 cars. B may have it rolled again.
            B let be
              B lets the die be.
              B to move.
        "#]],
    );
}

#[test]
fn foresight_sees_the_top_card_and_draws_it() {
    check(
        &[r::GBR_27_FORESIGHT],
        "train caboose day-coach; A 1:b5 head flint; B 1:b1; C 1:b2; C moves 0",
        "
        C stop 1:b2 : 39
        A roll : 0 0
        A stop 1:a5 : 0
        A done
        ",
        &expect![[r#"
            C stop 1:b2
              C stops on 1:b2.
              Round 2.
              A to move.
              A sees the top card of the deck: Ada.
            A roll
              A rolls 1 and 1: 6 steps.
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Ada.
              A sees the top card of the deck: Jacob.
              A may install a brain.
            A done
              B to move.
        "#]],
    );
}

#[test]
fn foresight_comes_with_the_brain() {
    check(
        &[r::GBR_27_FORESIGHT],
        "train caboose day-coach; A 1:b5 points 2 hand flint; B 1:b1; C 1:b2; A installs",
        "A install flint : 3",
        &expect![[r#"
            A install flint
              A installs Flint for 2 points.
              A sees the top card of the deck: Nail.
              B to move.
        "#]],
    );
}

#[test]
fn thrift_saves_a_point_but_never_the_last() {
    check(
        &[r::GBR_27_THRIFT],
        "train caboose day-coach; A 1:b5 head big-hattie points 4 hand ada; B 1:b1; C 1:b2; \
         A installs",
        "A install ada",
        &expect![[r#"
            A install ada
              A installs Ada for 4 points; Big Hattie goes.
              B to move.
        "#]],
    );
    check(
        &[r::GBR_13_PAY],
        "train caboose day-coach; A 1:b5 head big-hattie points 1 hand dusty; B 1:b1; C 1:b2; \
         A installs",
        "A install dusty",
        &expect![[r#"
            A install dusty
              A installs Dusty for 1 point; Big Hattie goes.
              B to move.
        "#]],
    );
}
