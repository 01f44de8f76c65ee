//! Rulebook 60: secrets, as one viewer hears and remembers them.

use std::fmt::Write;

use expect_test::{Expect, expect};
use oh_my_brain::{OhMyBrain, Shown, rulebook as r};
use tabletop::{Cx, Game, RuleId, Seat, Viewer, chance::Scripted, rule};

/// Plays `script` and writes what `viewer` hears, and what it knows then.
#[track_caller]
fn hears(rules: &[RuleId], viewer: Viewer, table: &str, script: &str, expected: &Expect) {
    let (mut out, view) = testkit::hears::<OhMyBrain>(rules, viewer, table, script);
    for seat in view.table.seats() {
        let shown = |Shown { n, known }: Shown| format!("{n} [{known}]");
        let (hand, graveyard) = (shown(view.hand(seat)), shown(view.graveyard(seat)));
        let open = view.table.open[seat];
        writeln!(
            out,
            "{seat}: hand {hand}, graveyard {graveyard}, open [{open}]"
        )
        .expect("writing works");
    }
    expected.assert_eq(&out);
}

const A: Viewer = Viewer::Seat(Seat::new(0));
const B: Viewer = Viewer::Seat(Seat::new(1));
const C: Viewer = Viewer::Seat(Seat::new(2));

#[test]
fn hands_and_graveyards_are_known_to_their_owner_alone() {
    let table = "A 9 hand 4, graveyard 5; B 9 drawn 0 12 14; deal 0, A starts";
    hears(
        &[r::OMB_23_OWN, r::OMB_23_NUMBERS],
        B,
        table,
        "B bury 12",
        &expect![[r#"
            B buries a rabbit (12).
            A to play.
            A: hand 1 [], graveyard 1 [], open []
            B: hand 2 [0 14], graveyard 1 [12], open []
        "#]],
    );
    hears(
        &[r::OMB_23_NUMBERS],
        Viewer::Public,
        table,
        "B bury 12",
        &expect![[r#"
            B buries a card.
            A to play.
            A: hand 1 [], graveyard 1 [], open []
            B: hand 2 [], graveyard 1 [], open []
        "#]],
    );
}

#[test]
fn drawn_kept_and_taken_cards_are_hidden() {
    let table =
        "A 9 hand 4, graveyard 5; B 9 hand 1; horde 9; reserve 12 13; discard rest; A plays";
    let script = "
        A give up : 0 0
        A keep 12
        A play 12
        ";
    hears(
        &[r::OMB_23_NUMBERS],
        B,
        table,
        script,
        &expect![[r#"
            A gives up: the horde is discarded and a brain is gone.
            A draws a card.
            A draws a card.
            A keeps a card in hand.
            A plays a rabbit (12).
            A takes a card from the graveyard.
            A takes a card from the graveyard.
            B to play.
            A: hand 3 [], graveyard 0 [], open []
            B: hand 1 [1], graveyard 0 [], open []
        "#]],
    );
}

#[test]
fn what_was_shared_openly_is_known_to_all_until_the_owner_takes_a_card() {
    let table = "A 9 hand 6 6 9 10 12; B 9 hand 14, graveyard 3 5; horde 4; A plays";
    for viewer in [A, Viewer::Public] {
        hears(
            &[r::OMB_23_OPEN],
            viewer,
            table,
            "A play 6 x2",
            &match viewer {
                Viewer::Public => expect![[r#"
                    A plays two 6s (magpies).
                    A puts a magpie (6) into B’s graveyard.
                    B to play.
                    A: hand 3 [], graveyard 0 [], open []
                    B: hand 1 [], graveyard 3 [6], open [6]
                "#]],
                Viewer::Seat(_) | Viewer::Judge => expect![[r#"
                    A plays two 6s (magpies).
                    A puts a magpie (6) into B’s graveyard.
                    B to play.
                    A: hand 3 [9 10 12], graveyard 0 [], open []
                    B: hand 1 [], graveyard 3 [6], open [6]
                "#]],
            },
        );
    }
    hears(
        &[r::OMB_23_TAKEN],
        A,
        table,
        "
        A play 6 x2
        B play 14
        ",
        &expect![[r#"
            A plays two 6s (magpies).
            A puts a magpie (6) into B’s graveyard.
            B to play.
            B plays a fox (14).
            B takes a card from the graveyard.
            B takes a card from the graveyard.
            B takes a card from the graveyard.
            A to play.
            A: hand 3 [9 10 12], graveyard 0 [], open []
            B: hand 3 [], graveyard 0 [], open []
        "#]],
    );
}

#[test]
fn a_given_card_is_known_to_giver_and_receiver_alone() {
    let table = "A 9 hand 4 5 6 7; B 9 hand 1; C 9 hand 2; horde 18; A gives";
    for (viewer, expected) in [
        (
            A,
            expect![[r#"
                A puts a frog (5) into B’s graveyard.
                B to play.
                A: hand 3 [4 6 7], graveyard 0 [], open []
                B: hand 1 [], graveyard 1 [5], open []
                C: hand 1 [], graveyard 0 [], open []
            "#]],
        ),
        (
            B,
            expect![[r#"
                A puts a frog (5) into B’s graveyard.
                B to play.
                A: hand 3 [], graveyard 0 [], open []
                B: hand 1 [1], graveyard 1 [5], open []
                C: hand 1 [], graveyard 0 [], open []
            "#]],
        ),
        (
            C,
            expect![[r#"
                A puts a card into B’s graveyard.
                B to play.
                A: hand 3 [], graveyard 0 [], open []
                B: hand 1 [], graveyard 1 [], open []
                C: hand 1 [2], graveyard 0 [], open []
            "#]],
        ),
    ] {
        hears(
            &[r::OMB_23_GIVEN],
            viewer,
            table,
            "A give 5 to B",
            &expected,
        );
    }
}

#[test]
fn a_hidden_gift_makes_others_forget_the_hand_it_came_from() {
    let table = "A 9 hand 4 5 6 7; B 9 hand 1; C 9 hand 2; horde 18; \
                 B saw A hand 5 6; C saw A hand 5 6; A gives";
    for (viewer, expected) in [
        (
            B,
            expect![[r#"
                A puts a frog (5) into B’s graveyard.
                B to play.
                A: hand 3 [6], graveyard 0 [], open []
                B: hand 1 [1], graveyard 1 [5], open []
                C: hand 1 [], graveyard 0 [], open []
            "#]],
        ),
        (
            C,
            expect![[r#"
                A puts a card into B’s graveyard.
                B to play.
                A: hand 3 [], graveyard 0 [], open []
                B: hand 1 [], graveyard 1 [], open []
                C: hand 1 [2], graveyard 0 [], open []
            "#]],
        ),
    ] {
        hears(&[r::OMB_23_HAND], viewer, table, "A give 5 to B", &expected);
    }
}

#[test]
fn a_swap_carries_knowledge_along_and_former_owners_remember() {
    let table = "A 9 hand 4 5 6, graveyard 12 13; B 9 hand 1, graveyard 3 7, open 7; \
                 C 9 hand 2; horde 18; C saw A graveyard 12; A swaps";
    for (viewer, expected) in [
        (
            A,
            expect![[r#"
                A and B exchange graveyards.
                B to play.
                A: hand 3 [4 5 6], graveyard 2 [3 7], open [7]
                B: hand 1 [], graveyard 2 [12 13], open []
                C: hand 1 [], graveyard 0 [], open []
            "#]],
        ),
        (
            B,
            expect![[r#"
                A and B exchange graveyards.
                B to play.
                A: hand 3 [], graveyard 2 [3 7], open [7]
                B: hand 1 [1], graveyard 2 [12 13], open []
                C: hand 1 [], graveyard 0 [], open []
            "#]],
        ),
        (
            C,
            expect![[r#"
                A and B exchange graveyards.
                B to play.
                A: hand 3 [], graveyard 2 [7], open [7]
                B: hand 1 [], graveyard 2 [12], open []
                C: hand 1 [2], graveyard 0 [], open []
            "#]],
        ),
        (
            Viewer::Public,
            expect![[r#"
                A and B exchange graveyards.
                B to play.
                A: hand 3 [], graveyard 2 [7], open [7]
                B: hand 1 [], graveyard 2 [], open []
                C: hand 1 [], graveyard 0 [], open []
            "#]],
        ),
    ] {
        hears(
            &[r::OMB_23_SWAPPED],
            viewer,
            table,
            "A swap graveyards B",
            &expected,
        );
    }
}

#[test]
fn cards_played_from_a_known_hand_are_crossed_off() {
    hears(
        &[r::OMB_23_SWAPPED],
        A,
        "A 9 hand 4 5 6 7; B 9 hand 10 12 13 14; horde 18; A swaps",
        "
        A swap hands B
        B give up : 0 0
        B keep 0
        B play 5
        ",
        &expect![[r#"
            A and B exchange hands.
            B to play.
            B gives up: the horde is discarded and a brain is gone.
            B draws a card.
            B draws a card.
            B keeps a card in hand.
            B plays a frog (5).
            A to play.
            A: hand 4 [10 12 13 14], graveyard 0 [], open []
            B: hand 4 [4 6 7], graveyard 1 [], open []
        "#]],
    );
}

#[test]
fn a_shuffled_discard_pile_is_forgotten() {
    rule::take();
    let mut table: OhMyBrain = "A 9 hand 5; B 9 hand 7; horde rest 19; A plays"
        .parse()
        .expect("a table");
    let unseen = |table: &OhMyBrain| table.view(A).unseen().to_string();
    assert_eq!(unseen(&table), "7");
    let mut luck = Scripted::new([0, 0]);
    let give_up = "give up".parse().expect("a move");
    table
        .play(Seat::new(0), give_up, &mut Cx::silent(&mut luck))
        .expect("it is legal");
    // All but the own 5 and the two mosquitoes just drawn.
    assert_eq!(table.view(A).unseen().len(), 47);
    assert!(rule::take().contains(&r::OMB_23_SHUFFLED));
}
