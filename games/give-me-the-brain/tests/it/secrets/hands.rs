//! Single cards that change hands.

use expect_test::expect;
use give_me_the_brain::rulebook as r;
use tabletop::{Seat, Viewer};

use super::{A, B, C, hears};

#[test]
fn a_given_card_is_known_to_giver_and_receiver_and_others_forget() {
    let table = "A 1 2 5 not-my-station; B 3; C 4; B saw A 1 5; C saw A 1 5; brain B; A works";
    let script = "
        A play not-my-station
        A give 5
        ";
    let rules = &[r::GMB_24_GIVEN, r::GMB_24_FORGOTTEN];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Not My Station.
            Not My Station, step 1: A has to choose.
            A gives 5 to B.
            Not My Station is done.
            B to work.
            A: 2 cards [1 2]
            B: 2 cards [5]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Not My Station.
            Not My Station, step 1: A has to choose.
            A gives 5 to B.
            Not My Station is done.
            B to work.
            A: 2 cards [1]
            B: 2 cards [3 5]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Not My Station.
            Not My Station, step 1: A has to choose.
            A gives a card to B.
            Not My Station is done.
            B to work.
            A: 2 cards []
            B: 2 cards []
            C: 1 cards [4]
        "#]],
    );
}

#[test]
fn a_card_taken_at_random_is_seen_by_both() {
    let table = "A 1 sticky-fingers; B 3 5; C 4; deck 20; discards rest; all saw B 3 5; \
                 brain B; A works";
    let script = "
        A play sticky-fingers
        A choose B : 1
        A give 1 : 0
        ";
    let rules = &[r::GMB_24_GIVEN, r::GMB_24_FORGOTTEN];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Sticky Fingers.
            Sticky Fingers, step 1: A has to choose.
            A chooses B.
            A takes 5 from B.
            Sticky Fingers, step 3: A has to choose.
            A gives 1 to B.
            A draws 20.
            Sticky Fingers is done.
            A: 2 cards [5 20]
            B: 2 cards [1 3]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Sticky Fingers.
            Sticky Fingers, step 1: A has to choose.
            A chooses B.
            A takes 5 from B.
            Sticky Fingers, step 3: A has to choose.
            A gives 1 to B.
            A draws a card.
            Sticky Fingers is done.
            A: 2 cards [5]
            B: 2 cards [1 3]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Sticky Fingers.
            Sticky Fingers, step 1: A has to choose.
            A chooses B.
            A takes a card from B.
            Sticky Fingers, step 3: A has to choose.
            A gives a card to B.
            A draws a card.
            Sticky Fingers is done.
            A: 2 cards []
            B: 2 cards []
            C: 1 cards [4]
        "#]],
    );
    hears(
        rules,
        Viewer::Public,
        table,
        script,
        &expect![[r#"
            A does Sticky Fingers.
            Sticky Fingers, step 1: A has to choose.
            A chooses B.
            A takes a card from B.
            Sticky Fingers, step 3: A has to choose.
            A gives a card to B.
            A draws a card.
            Sticky Fingers is done.
            A: 2 cards []
            B: 2 cards []
            C: 1 cards []
        "#]],
    );
}

#[test]
fn a_shopper_sees_the_hand_and_the_third_player_the_card() {
    let table = "A 1 mystery-shopper; B 3 5; C 4; D 7; brain A; A works";
    let script = "
        A play mystery-shopper
        A choose B
        A choose C
        A move 5 : 5
        ";
    let rules = &[r::GMB_24_LOOK];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Mystery Shopper.
            Mystery Shopper, step 1: A has to choose.
            A chooses B.
            A looks at B’s cards: 3, 5.
            Mystery Shopper, step 3: A has to choose.
            A chooses C. [as the third]
            Mystery Shopper, step 4: A has to choose.
            A sends 5 from B to C.
            Mystery Shopper is done.
            A rolls 6 for Mystery Shopper: enough.
            A: 1 cards [1]
            B: 1 cards [3]
            C: 2 cards [5]
            D: 1 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Mystery Shopper.
            Mystery Shopper, step 1: A has to choose.
            A chooses B.
            A looks at B’s cards.
            Mystery Shopper, step 3: A has to choose.
            A chooses C. [as the third]
            Mystery Shopper, step 4: A has to choose.
            A sends 5 from B to C.
            Mystery Shopper is done.
            A rolls 6 for Mystery Shopper: enough.
            A: 1 cards []
            B: 1 cards []
            C: 2 cards [4 5]
            D: 1 cards []
        "#]],
    );
    let d = Viewer::Seat(Seat::new(3));
    hears(
        rules,
        d,
        table,
        script,
        &expect![[r#"
            A does Mystery Shopper.
            Mystery Shopper, step 1: A has to choose.
            A chooses B.
            A looks at B’s cards.
            Mystery Shopper, step 3: A has to choose.
            A chooses C. [as the third]
            Mystery Shopper, step 4: A has to choose.
            A sends a card from B to C.
            Mystery Shopper is done.
            A rolls 6 for Mystery Shopper: enough.
            A: 1 cards []
            B: 1 cards []
            C: 2 cards []
            D: 1 cards [7]
        "#]],
    );
}

#[test]
fn one_copy_played_leaves_one_less_known() {
    let table = "A hot-potato hot-potato 1; B 3; C 4; deck 20; discards rest; \
                 B saw A hot-potato; C saw A hot-potato hot-potato; brain A; A works";
    let script = "A play hot-potato : 0";
    let rules = &[r::GMB_24_SECRET];
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Hot Potato.
            A passes the Brain to B.
            A draws a card.
            Hot Potato is done.
            A: 3 cards []
            B: 1 cards [3]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Hot Potato.
            A passes the Brain to B.
            A draws a card.
            Hot Potato is done.
            A: 3 cards [hot-potato]
            B: 1 cards []
            C: 1 cards [4]
        "#]],
    );
}
