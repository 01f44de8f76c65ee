//! Rulebook 20: bidding for the Brain.

use expect_test::expect;
use give_me_the_brain::{Bidding, GiveMeTheBrain, Outlook, Phase, rulebook as r};

use crate::check;

#[test]
fn everybody_bids_or_passes_once_and_the_highest_takes_brain_and_turn() {
    check(
        &[
            r::GMB_4_FLOOR,
            r::GMB_4_ONE_BID,
            r::GMB_4_ONCE_AROUND,
            r::GMB_4_ANY_NUMBER,
            r::GMB_4_OPEN,
            r::GMB_6_HIGHEST,
            r::GMB_6_DISCARDED,
            r::GMB_6_NO_TIE,
            r::GMB_8_PICKED_UP,
        ],
        "A 5 9 hot-potato; B 20 21; C 6 7; bids from C",
        "
        C bid 7
        A play hot-potato
        A bid 20
        A bid 5
        C bid 6
        B bid 20
        ",
        &expect![[r#"
            C bid 7
              C bids 7: “She said ’please’. Is that a topping?”
            A play hot-potato
              ! forbidden by rule GMB-4.floor
            A bid 20
              ! forbidden by rule GMB-4.one-bid
            A bid 5
              A bids 5: “There is a button here, and I like it.”
            C bid 6
              ! it is not your turn
            B bid 20
              B bids 20: “I shook hands with the inspector, and I still have his.”
              B picks up the Brain.
              B to work.
        "#]],
    );
}

#[test]
fn a_player_without_a_bid_is_asked_and_passes_like_any_other() {
    check(
        &[r::GMB_4_NO_BID],
        "A 5 9; B hot-potato; C 6 7; bids from B",
        "
        B pass
        C pass
        A bid 9
        ",
        &expect![[r#"
            B pass
              B passes.
            C pass
              C passes.
            A bid 9
              A bids 9: “How many is a dozen? Roughly?”
              A picks up the Brain.
              A to work.
        "#]],
    );
}

#[test]
fn the_dropper_may_count_a_low_bid_as_31() {
    check(
        &[
            r::GMB_1_SECOND_NUMBER,
            r::GMB_5_THIRTY_ONE,
            r::GMB_4_DROPPER_FIRST,
            r::GMB_5_DROPPER,
        ],
        "A 3 10 overtime; B 30 11; C 4 12; brain A; A works",
        "
        A play overtime : 2
        A bid 10 as 31
        A bid 3 as 31
        B bid 30
        C bid 4 as 31
        C bid 4
        ",
        &expect![[r#"
            A play overtime
              A does Overtime.
              A will have another turn.
              Overtime is done.
              A rolls 3 for Overtime: not enough.
              A drops the Brain!
              A has dropped the Brain and bids first.
            A bid 10 as 31
              ! forbidden by rule GMB-5.thirty-one
            A bid 3 as 31
              A bids 3, and it counts 31: “I was wondering what day it is.”
            B bid 30
              B bids 30: “NOW! GIVE IT HERE! EVERYTHING IS ON FIRE, AND SO AM I!”
            C bid 4 as 31
              ! forbidden by rule GMB-5.thirty-one
            C bid 4
              C bids 4: “Which of these doors is the fridge?”
              A picks up the Brain.
              A to work.
        "#]],
    );
}

#[test]
fn the_dropper_says_which_number_counts() {
    check(
        &[r::GMB_5_SAYS],
        "A 3 10; B 5 11; C 12; bids from A, A dropped",
        "
        A bid 3
        B bid 5
        C pass
        ",
        &expect![[r#"
            A bid 3
              A bids 3: “I was wondering what day it is.”
            B bid 5
              B bids 5: “There is a button here, and I like it.”
            C pass
              C passes.
              B picks up the Brain.
              B to work.
        "#]],
    );
}

#[test]
fn nobody_has_dropped_the_brain_in_the_opening_bidding() {
    check(
        &[r::GMB_5_OPENING],
        "A 3 10; B 5 11; C 12; bids from A",
        "A bid 3 as 31",
        &expect![[r#"
            A bid 3 as 31
              ! forbidden by rule GMB-5.opening
        "#]],
    );
}

#[test]
fn without_bids_everybody_draws_in_bidding_order_and_the_dropper_stays_the_dropper() {
    check(
        &[
            r::GMB_7_DRAW,
            r::GMB_7_AGAIN,
            r::GMB_5_STILL,
            r::GMB_8_PICKED_UP,
        ],
        "A 3 10; B 11; C 12; deck 20 21 22; discards rest; bids from B, A dropped",
        "
        B pass
        C pass
        A pass : 0 0 0
        B bid 20
        C bid 21
        A bid 3 as 31
        ",
        &expect![[r#"
            B pass
              B passes.
            C pass
              C passes.
            A pass
              A passes.
              Nobody bids, so everybody draws a card.
              B draws 20.
              C draws 21.
              A draws 22.
              A has dropped the Brain. B bids first.
            B bid 20
              B bids 20: “I shook hands with the inspector, and I still have his.”
            C bid 21
              C bids 21: “The drive-thru queue has reached the motorway.”
            A bid 3 as 31
              A bids 3, and it counts 31: “I was wondering what day it is.”
              A picks up the Brain.
              A to work.
        "#]],
    );
}

#[test]
fn if_nobody_bids_and_nobody_can_draw_the_first_takes_the_brain() {
    check(
        &[r::GMB_7_STUCK],
        "A 3 10; B rest; C 12; bids from B, A dropped",
        "
        B pass
        C pass
        A pass
        ",
        &expect![[r#"
            B pass
              B passes.
            C pass
              C passes.
            A pass
              A passes.
              Nobody bids, so everybody draws a card.
              B picks up the Brain.
              B to work.
        "#]],
    );
    // One card is enough to go on.
    check(
        &[r::GMB_7_AGAIN],
        "A 3 10; B rest; C 12; deck 20; bids from B, A dropped",
        "
        B pass
        C pass
        A pass : 0
        ",
        &expect![[r#"
            B pass
              B passes.
            C pass
              C passes.
            A pass
              A passes.
              Nobody bids, so everybody draws a card.
              B draws 20.
              A has dropped the Brain. B bids first.
        "#]],
    );
}

#[test]
fn a_bid_tells_what_it_would_do() {
    let bidding = |table: &str| -> Bidding {
        let table: GiveMeTheBrain = table.parse().expect("a table");
        match table.table.phase {
            Phase::Bidding(bidding) => bidding,
            Phase::Work(_) | Phase::Over(_) => panic!("no bidding"),
        }
    };
    let first = bidding("A 3; B 1; C 2; bids from A, A dropped");
    assert_eq!(first.outlook(3), Outlook::Leads);
    assert_eq!(first.outlook(31), Outlook::Wins);
    let second = bidding("A 5; B 1; C 2; bids from A, A 10");
    assert_eq!(second.outlook(9), Outlook::Loses);
    assert_eq!(second.outlook(11), Outlook::Leads);
    let last = bidding("A 5; B 1; C 2; bids from A, A 10, B passed");
    assert_eq!(last.outlook(9), Outlook::Loses);
    assert_eq!(last.outlook(11), Outlook::Wins);
    let nobody = bidding("A 5; B 1; C 2; bids from A, A passed, B passed");
    assert_eq!(nobody.outlook(1), Outlook::Wins);
}
