//! Cards that are swapped and passed around.

use expect_test::expect;
use give_me_the_brain::rulebook as r;
use tabletop::{Seat, Viewer};

use super::{A, B, C, hears};

#[test]
fn swapped_hands_take_knowledge_along() {
    let table = "A 1 2 shift-swap; B 3 7; C 4; C saw A 2; C saw B 3; brain A; A works";
    let script = "
        A play shift-swap
        A choose B
        ";
    let rules = &[r::GMB_24_MOVED];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Shift Swap.
            Shift Swap, step 1: A has to choose.
            A chooses B.
            A and B swap all cards. A now has 3, 7; B now has 1, 2.
            Shift Swap is done.
            B to work.
            A: 2 cards [3 7]
            B: 2 cards [1 2]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Shift Swap.
            Shift Swap, step 1: A has to choose.
            A chooses B.
            A and B swap all cards. A now has 3, 7; B now has 1, 2.
            Shift Swap is done.
            B to work.
            A: 2 cards [3 7]
            B: 2 cards [1 2]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Shift Swap.
            Shift Swap, step 1: A has to choose.
            A chooses B.
            A and B swap all cards.
            Shift Swap is done.
            B to work.
            A: 2 cards [3]
            B: 2 cards [2]
            C: 1 cards [4]
        "#]],
    );
}

#[test]
fn hands_passed_around_take_knowledge_along() {
    let rules = &[r::GMB_24_MOVED];
    let table = "A 1 2 scrambling-practice; B 3 7; C 4; C saw A 2; brain A; A works";
    let script = "A play scrambling-practice";
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Scrambling Practice.
            Everybody passes all cards to the left. A now has 4.
            Scrambling Practice is done.
            B to work.
            A: 1 cards [4]
            B: 2 cards [1 2]
            C: 2 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Scrambling Practice.
            Everybody passes all cards to the left. C now has 3, 7.
            Scrambling Practice is done.
            B to work.
            A: 1 cards [4]
            B: 2 cards [2]
            C: 2 cards [3 7]
        "#]],
    );
    hears(
        rules,
        Viewer::Public,
        table,
        script,
        &expect![[r#"
            A does Scrambling Practice.
            Everybody passes all cards to the left.
            Scrambling Practice is done.
            B to work.
            A: 1 cards []
            B: 2 cards []
            C: 2 cards []
        "#]],
    );
}

#[test]
fn a_fire_drill_goes_to_the_right_and_each_card_is_seen_by_two() {
    let table = "A 1 2 5 fire-drill; B 3 6; C 4; D 7 8 9; A saw D 9; C saw A 1 2; \
                 D saw A 1 2; brain A; A works";
    let script = "
        A play fire-drill
        D set aside 8
        A set aside 2
        D set aside 7
        A set aside 5
        ";
    let rules = &[r::GMB_24_FORGOTTEN];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Fire Drill.
            Fire Drill, step 1: A has to choose.
            B sets a card aside.
            B sets a card aside.
            C sets a card aside.
            D sets a card aside.
            A sets 2 aside.
            D sets a card aside.
            A sets 5 aside.
            Everybody passes cards to the right. A passed 2, 5; B passed 3, 6.
            Fire Drill is done.
            B to work.
            A: 3 cards [1 3 6]
            B: 1 cards []
            C: 2 cards []
            D: 3 cards [2 5]
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Fire Drill.
            Fire Drill, step 1: A has to choose.
            B sets a card aside.
            B sets a card aside.
            C sets 4 aside.
            D sets a card aside.
            A sets a card aside.
            D sets a card aside.
            A sets a card aside.
            Everybody passes cards to the right. C passed 4; D passed 7, 8.
            Fire Drill is done.
            B to work.
            A: 3 cards []
            B: 1 cards [4]
            C: 2 cards [7 8]
            D: 3 cards []
        "#]],
    );
    let d = Viewer::Seat(Seat::new(3));
    hears(
        rules,
        d,
        table,
        script,
        &expect![[r#"
            A does Fire Drill.
            Fire Drill, step 1: A has to choose.
            B sets a card aside.
            B sets a card aside.
            C sets a card aside.
            D sets 8 aside.
            A sets a card aside.
            D sets 7 aside.
            A sets a card aside.
            Everybody passes cards to the right. A passed 2, 5; D passed 7, 8.
            Fire Drill is done.
            B to work.
            A: 3 cards [1]
            B: 1 cards []
            C: 2 cards [7 8]
            D: 3 cards [2 5 9]
        "#]],
    );
}
