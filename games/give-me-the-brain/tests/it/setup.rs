//! Rulebook 10: the shift begins.

use expect_test::expect;
use give_me_the_brain::{
    Bid, Cards, Face, Faces, GiveMeTheBrain, Job, Kind, Options, rulebook as r,
};
use tabletop::{Cx, Game, Refusal, chance::Seeded};

use crate::check;

#[test]
fn the_box_holds_thirty_bids_and_eighty_two_jobs() {
    assert_eq!(Cards::BOX.len(), 112);
    assert_eq!(Bid::all().count(), 30);
    assert_eq!(Job::all().count(), 45);
    let n = |kind| {
        let of_kind = Job::all().filter(|job| job.kind() == kind);
        of_kind
            .map(|job| u32::from(job.sheet().copies))
            .sum::<u32>()
    };
    assert_eq!(n(Kind::Ordinary), 71);
    assert_eq!(n(Kind::Object), 8);
    assert_eq!(n(Kind::Lingering), 3);
    let doubles: Vec<u8> = Bid::all()
        .filter(|bid| bid.is_double())
        .map(Bid::number)
        .collect();
    assert_eq!(doubles, [1, 2, 3, 4]);
    assert_eq!(
        Face::all()
            .map(|face| u32::from(face.copies()))
            .sum::<u32>(),
        112
    );
    assert_eq!(Face::all().collect::<Faces>().len(), 75);
}

#[test]
fn everybody_is_dealt_seven_cards_and_chance_picks_the_first_bidder() {
    let mut draws = vec![0; 7];
    draws.extend([90; 7]);
    draws.extend([30; 7]);
    draws.push(2);
    testkit::opening::<GiveMeTheBrain>(
        &[
            r::GMB_1_PLAYERS,
            r::GMB_1_CARDS,
            r::GMB_1_DEAL,
            r::GMB_3_FLOOR,
            r::GMB_3_FIRST_BIDDER,
        ],
        &Options::default(),
        3,
        &draws,
        &expect![[r#"
            A is dealt 1, 2, 3, 4, 5, 6, 7.
            B is dealt Franchise Meeting, Grease Fire, Today’s Special, Today’s Special, Extra Hand, Extra Hand, Rat Brain.
            C is dealt Drive-Thru Headset, Take Out the Trash, Take Out the Trash, Not My Station, Not My Station, Wipe the Tables, Wipe the Tables.
            The Brain is on the floor. C bids first.
        "#]],
    );
}

#[test]
fn three_to_eight_players_can_play() {
    for n_seats in [0, 1, 2, 9] {
        let opened = GiveMeTheBrain::setup(
            &Options::default(),
            n_seats,
            &mut Cx::silent(&mut Seeded::new(1)),
        );
        assert_eq!(opened.err(), Some(Refusal::Forbidden(r::GMB_1_PLAYERS)));
    }
}

#[test]
fn the_discards_become_the_deck_when_a_card_is_needed_and_not_before() {
    check(
        &[r::GMB_2_RESHUFFLE, r::GMB_2_NOT_BEFORE],
        "A 1 spilled-milkshake; B rest; C 3; deck 20; discards 21 22; brain A; A works",
        "
        A play spilled-milkshake : 0 1
        ",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              The discards are shuffled: 2 cards in the deck.
              A draws 22.
              Spilled Milkshake is done.
        "#]],
    );
    check(
        &[r::GMB_2_NOT_BEFORE],
        "A 1 spilled-milkshake; B rest; C 3; deck 20 23; discards 21 22; brain A; A works",
        "
        A play spilled-milkshake : 0 0
        ",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              A draws 23.
              Spilled Milkshake is done.
        "#]],
    );
}

#[test]
fn with_deck_and_discards_empty_drawing_does_nothing() {
    check(
        &[r::GMB_2_NOTHING_LEFT, r::GMB_13_SKIP],
        "A 1 spilled-milkshake; B rest; C 3; brain A; A works",
        "
        A play spilled-milkshake
        A stop
        ",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              Spilled Milkshake, step 1 cannot be done and is skipped.
              Spilled Milkshake is done.
            A stop
              A calls it a turn.
              B to work.
        "#]],
    );
    check(
        &[r::GMB_2_NOTHING_LEFT],
        "A 1 spilled-milkshake; B rest; C 3; deck 20; brain A; A works",
        "A play spilled-milkshake : 0",
        &expect![[r#"
            A play spilled-milkshake
              A does Spilled Milkshake.
              A draws 20.
              Spilled Milkshake is done.
        "#]],
    );
}

#[test]
fn looking_at_more_cards_than_there_are_looks_at_those() {
    check(
        &[r::GMB_2_LOOKS],
        "A 1 suggestion-box; B rest; C 3; deck 20 21; discards 22; brain A; A works",
        "
        A play suggestion-box : 1 0
        A next 20
        ",
        &expect![[r#"
            A play suggestion-box
              A does Suggestion Box.
              A looks at the top 2 cards of the deck: 21, 20.
              Suggestion Box, step 1: A has to choose.
            A next 20
              A puts back 20.
              A puts back 21.
              A draws 20.
              Suggestion Box is done.
        "#]],
    );
    // With an empty deck the discards come first.
    check(
        &[r::GMB_2_RESHUFFLE, r::GMB_2_LOOKS],
        "A 1 suggestion-box; B rest; C 3; discards 22; brain A; A works",
        "A play suggestion-box : 0",
        &expect![[r#"
            A play suggestion-box
              A does Suggestion Box.
              The discards are shuffled: 1 card in the deck.
              A looks at the top card of the deck: 22.
              A puts back 22.
              A draws 22.
              Suggestion Box is done.
        "#]],
    );
}
