//! What is drawn, looked at, fetched and shown.

use expect_test::expect;
use give_me_the_brain::rulebook as r;
use tabletop::Viewer;

use super::{A, B, C, hears};

#[test]
fn cards_are_known_to_their_owner_and_numbers_to_all() {
    let table = "A 1 spilled-milkshake; B 3; C 4; deck 20 21; discards rest; brain B; A works";
    let script = "A play spilled-milkshake : 0 0";
    let rules = &[r::GMB_24_SECRET, r::GMB_24_NUMBERS];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Spilled Milkshake.
            A draws 20.
            A draws 21.
            Spilled Milkshake is done.
            A: 3 cards [1 20 21]
            B: 1 cards []
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Spilled Milkshake.
            A draws a card.
            A draws a card.
            Spilled Milkshake is done.
            A: 3 cards []
            B: 1 cards [3]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        Viewer::Public,
        table,
        script,
        &expect![[r#"
            A does Spilled Milkshake.
            A draws a card.
            A draws a card.
            Spilled Milkshake is done.
            A: 3 cards []
            B: 1 cards []
            C: 1 cards []
        "#]],
    );
}

#[test]
fn what_comes_from_the_discards_is_known_to_all() {
    let table = "A 1 2 restock-the-napkins; B 3; C 4; discards 20 21; brain B; A works";
    let script = "
        A play restock-the-napkins
        A take 20
        ";
    let rules = &[r::GMB_24_OPEN];
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Restock the Napkins.
            Restock the Napkins, step 1: A has to choose.
            A takes 20 from the discards.
            Restock the Napkins is done.
            A: 3 cards [20]
            B: 1 cards [3]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        Viewer::Public,
        table,
        script,
        &expect![[r#"
            A does Restock the Napkins.
            Restock the Napkins, step 1: A has to choose.
            A takes 20 from the discards.
            Restock the Napkins is done.
            A: 3 cards [20]
            B: 1 cards []
            C: 1 cards []
        "#]],
    );
}

#[test]
fn who_knows_the_top_of_the_deck_knows_what_is_drawn() {
    let table = "A 1 are-you-still-serving-breakfast; B 3; C 4; top 20 A, 21 AC; \
                 brain A; A works";
    let script = "
        A play are-you-still-serving-breakfast
        A stop
        B loaf
        ";
    let rules = &[r::GMB_24_SECRET];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Are You Still Serving Breakfast?
            B draws 20.
            Are You Still Serving Breakfast? is done.
            A calls it a turn.
            B to work.
            B loafs.
            B draws 21.
            C to work.
            A: 1 cards [1]
            B: 3 cards [20 21]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Are You Still Serving Breakfast?
            B draws 20.
            Are You Still Serving Breakfast? is done.
            A calls it a turn.
            B to work.
            B loafs.
            B draws 21.
            C to work.
            A: 1 cards []
            B: 3 cards [3 20 21]
            C: 1 cards []
        "#]],
    );
    hears(
        rules,
        C,
        table,
        script,
        &expect![[r#"
            A does Are You Still Serving Breakfast?
            B draws a card.
            Are You Still Serving Breakfast? is done.
            A calls it a turn.
            B to work.
            B loafs.
            B draws 21.
            C to work.
            A: 1 cards []
            B: 3 cards [21]
            C: 1 cards [4]
        "#]],
    );
}

#[test]
fn cards_put_back_in_another_order_are_forgotten_by_the_others() {
    let table = "A 1 suggestion-box; B 3; C 4; top 20 B, 21 all; deck 22; discards rest; \
                 brain A; A works";
    let script = "
        A play suggestion-box : 0
        A next 21
        A next 22
        ";
    let rules = &[r::GMB_24_LOOK];
    hears(
        rules,
        A,
        table,
        script,
        &expect![[r#"
            A does Suggestion Box.
            A looks at the top 3 cards of the deck: 20, 21, 22.
            Suggestion Box, step 1: A has to choose.
            A puts back 21.
            A puts back 22.
            A puts back 20.
            A draws 21.
            Suggestion Box is done.
            A: 2 cards [1 21]
            B: 1 cards []
            C: 1 cards []
            top: 22 Only(SeatSet(1))
            top: 20 Only(SeatSet(1))
        "#]],
    );
    hears(
        rules,
        B,
        table,
        script,
        &expect![[r#"
            A does Suggestion Box.
            A looks at the top 3 cards of the deck.
            Suggestion Box, step 1: A has to choose.
            A puts back a card.
            A puts back a card.
            A puts back a card.
            A draws a card.
            Suggestion Box is done.
            A: 2 cards []
            B: 1 cards [3]
            C: 1 cards []
            top: ? Only(SeatSet(1))
            top: ? Only(SeatSet(1))
        "#]],
    );
    hears(
        rules,
        Viewer::Public,
        table,
        script,
        &expect![[r#"
            A does Suggestion Box.
            A looks at the top 3 cards of the deck.
            Suggestion Box, step 1: A has to choose.
            A puts back a card.
            A puts back a card.
            A puts back a card.
            A draws a card.
            Suggestion Box is done.
            A: 2 cards []
            B: 1 cards []
            C: 1 cards []
            top: ? Only(SeatSet(1))
            top: ? Only(SeatSet(1))
        "#]],
    );
    // A single card has no order to change.
    let table = "A 1 suggestion-box, table walkie-talkie; B rest; C 4; top 20 all; \
                 brain A; A works";
    hears(
        rules,
        C,
        table,
        "A play suggestion-box",
        &expect![[r#"
            A does Suggestion Box.
            A looks at the top card of the deck.
            A puts back a card.
            A draws 20.
            Suggestion Box is done.
            A: 2 cards [20]
            B: 107 cards []
            C: 1 cards [4]
        "#]],
    );
}

#[test]
fn at_the_end_everybody_shows_what_is_left() {
    let table = "A 1; B 3 5; C 4; bids from A";
    let rules = &[r::GMB_23_AFTER_BID];
    hears(
        rules,
        C,
        table,
        "A bid 1",
        &expect![[r#"
            A bids 1: “No hurry. I only want to hold it.”
            A goes home: rid of the last card by bidding 1!
            Left over: A nothing; B 3, 5; C 4.
            A: 0 cards []
            B: 2 cards [3 5]
            C: 1 cards [4]
        "#]],
    );
    hears(
        rules,
        Viewer::Public,
        table,
        "A bid 1",
        &expect![[r#"
            A bids 1: “No hurry. I only want to hold it.”
            A goes home: rid of the last card by bidding 1!
            Left over: A nothing; B 3, 5; C 4.
            A: 0 cards []
            B: 2 cards [3 5]
            C: 1 cards [4]
        "#]],
    );
}
