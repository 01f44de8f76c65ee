//! Rulebook 80: secrets, as one viewer hears and remembers them.

use std::fmt::Write;

use expect_test::{Expect, expect};
use great_brain_robbery::{Brain, Robbery, rulebook as r};
use tabletop::{Cx, Game, RuleId, Seat, Viewer, chance::Scripted};

/// Plays `script` and writes what `viewer` hears, and what it knows then.
#[track_caller]
fn hears(rules: &[RuleId], viewer: Viewer, table: &str, script: &str, expected: &Expect) {
    let (mut out, view) = testkit::hears::<Robbery>(rules, viewer, table, script);
    for seat in view.table.seats() {
        let (held, known) = (view.table.held[seat], view.hands[seat]);
        writeln!(out, "{seat}: {held} [{known}]").expect("writing works");
    }
    let top = view.top.map_or("unknown", Brain::id);
    writeln!(out, "top: {top}").expect("writing works");
    expected.assert_eq(&out);
}

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Viewer = Viewer::Seat(Seat::new(1));
const C: Viewer = Viewer::Seat(Seat::new(2));

#[test]
fn hands_are_secret_and_their_numbers_are_not() {
    let table = "train caboose day-coach; A 1:b5 hand ada; B 1:b1 hand hank dusty; C 1:b2; \
                 A moves 1";
    let script = "A stop 1:a5 : 0";
    hears(
        &[r::GBR_30_SECRET],
        A,
        table,
        script,
        &expect![[r#"
            A stops on 1:a5.
            A finds a counter: +1 point and a card.
            A draws Jacob.
            A may install a brain.
            A: 2 [jacob ada]
            B: 2 []
            C: 0 []
            top: unknown
        "#]],
    );
    hears(
        &[r::GBR_30_SECRET],
        B,
        table,
        script,
        &expect![[r#"
            A stops on 1:a5.
            A finds a counter: +1 point and a card.
            A draws a card.
            A may install a brain.
            A: 2 []
            B: 2 [dusty hank]
            C: 0 []
            top: unknown
        "#]],
    );
    hears(
        &[r::GBR_30_SECRET],
        Viewer::Public,
        table,
        script,
        &expect![[r#"
            A stops on 1:a5.
            A finds a counter: +1 point and a card.
            A draws a card.
            A may install a brain.
            A: 2 []
            B: 2 []
            C: 0 []
            top: unknown
        "#]],
    );
}

#[test]
fn what_is_thrown_discarded_or_installed_is_open() {
    hears(
        &[r::GBR_30_OPEN],
        C,
        "train caboose day-coach; A 1:b1 points 5 hand ada hank dusty; B 1:b1; C 1:b2; A begins",
        "
        A discard hank
        A roll
        A throw dusty
        A stop 1:b3
        A install ada
        ",
        &expect![[r#"
            A discards Hank.
            A rolls no dice: 0 steps.
            A throws Dusty for 4 more steps.
            A stops on 1:b3.
            A may install a brain.
            A installs Ada for 5 points.
            B to move.
            A: 0 []
            B: 0 []
            C: 0 []
            top: unknown
        "#]],
    );
}

#[test]
fn a_card_taken_by_a_pickpocket_is_known_to_both_and_others_forget() {
    let table = "train caboose day-coach; A 1:b2 head dusty hand ada hank; B 1:b2 head hopper; \
                 C 1:b3; C saw ada hank; B saw hank; A meets";
    let script = "
        A fight : 5 5 0 0
        A pass : 1
        A give nothing
        A give nothing
        ";
    hears(
        &[r::GBR_30_PICKPOCKET],
        A,
        table,
        script,
        &expect![[r#"
            A attacks B!
            The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
            A throws no card.
            A wins the fight with 12.
            B learns from it: 1 point.
            B takes Ada from the hand of A.
            A takes out Dusty, Hopper.
            A gets no brain.
            B gets no brain.
            Nobody gets Dusty, Hopper.
            B to move.
            A: 1 [hank]
            B: 1 [ada]
            C: 0 []
            top: unknown
        "#]],
    );
    hears(
        &[r::GBR_30_PICKPOCKET],
        B,
        table,
        script,
        &expect![[r#"
            A attacks B!
            The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
            A throws no card.
            A wins the fight with 12.
            B learns from it: 1 point.
            B takes Ada from the hand of A.
            A takes out Dusty, Hopper.
            A gets no brain.
            B gets no brain.
            Nobody gets Dusty, Hopper.
            B to move.
            A: 1 [hank]
            B: 1 [ada]
            C: 0 []
            top: unknown
        "#]],
    );
    hears(
        &[r::GBR_30_FORGOTTEN],
        C,
        table,
        script,
        &expect![[r#"
            A attacks B!
            The fight: A 6 and 6 + Hit 0 = 12; B 1 and 1 + Hit 1 = 3.
            A throws no card.
            A wins the fight with 12.
            B learns from it: 1 point.
            B takes a card from the hand of A.
            A takes out Dusty, Hopper.
            A gets no brain.
            B gets no brain.
            Nobody gets Dusty, Hopper.
            B to move.
            A: 1 []
            B: 1 []
            C: 0 []
            top: unknown
        "#]],
    );
}

#[test]
fn who_saw_the_top_card_knows_where_it_went() {
    let table = "train caboose day-coach; A 1:b5; B 1:b2; C 1:b3; top ada seen by B; A moves 1";
    let script = "A stop 1:a5";
    hears(
        &[r::GBR_30_FORESEEN],
        B,
        table,
        script,
        &expect![[r#"
            A stops on 1:a5.
            A finds a counter: +1 point and a card.
            A draws Ada.
            A may install a brain.
            A: 1 [ada]
            B: 0 []
            C: 0 []
            top: unknown
        "#]],
    );
    hears(
        &[r::GBR_30_FORESEEN],
        C,
        table,
        script,
        &expect![[r#"
            A stops on 1:a5.
            A finds a counter: +1 point and a card.
            A draws a card.
            A may install a brain.
            A: 1 []
            B: 0 []
            C: 0 []
            top: unknown
        "#]],
    );
}

#[test]
fn only_foresight_sees_the_top_card() {
    let table = "train caboose day-coach; A 1:b5; B 1:b2 head flint; C 1:b3; A moves 0";
    let script = "A stop 1:b5 : 4";
    hears(
        &[r::GBR_27_FORESIGHT],
        B,
        table,
        script,
        &expect![[r#"
            A stops on 1:b5.
            B to move.
            B sees the top card of the deck: Otis.
            A: 0 []
            B: 0 []
            C: 0 []
            top: otis
        "#]],
    );
    hears(
        &[r::GBR_27_FORESIGHT],
        A,
        table,
        script,
        &expect![[r#"
            A stops on 1:b5.
            B to move.
            B sees the top card of the deck.
            A: 0 []
            B: 0 []
            C: 0 []
            top: unknown
        "#]],
    );
}

#[test]
fn a_fall_or_a_second_look_at_the_top_card_cannot_be_taken_back() {
    let reveals = |table: &str, action: &str| {
        let mut robbery: Robbery = table.parse().expect("a table");
        let seat = robbery.turn().must().first().expect("somebody moves");
        let action = action.parse().expect("a move");
        let mut events = Vec::new();
        let mut luck = Scripted::new([]);
        robbery
            .play(seat, action, &mut Cx::new(&mut luck, &mut events))
            .expect("it is legal");
        events
            .iter()
            .any(|event| Robbery::event_info(event).reveals)
    };
    let falls = "train day-coach engine; A 2:b6; B 1:b1 hand ada; C 2:b2; A moves 1";
    assert!(reveals(falls, "stop 2:a6"));
    assert!(!reveals(falls, "stop 2:b6"));
    let empty_handed = "train day-coach engine; A 2:b6; B 1:b1; C 2:b2; A moves 1";
    assert!(!reveals(empty_handed, "stop 2:a6"));
    let looks = "train caboose day-coach; A 1:b5; B 1:b2 head flint; C 1:b3; \
                 top ada seen by C; A moves 0";
    assert!(reveals(looks, "stop 1:b5"));
}
