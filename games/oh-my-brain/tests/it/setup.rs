//! Rulebook 10: the deal.

use expect_test::expect;
use oh_my_brain::{Cards, OhMyBrain, Options, rulebook as r};
use tabletop::{Cx, Game, Seat, chance::Scripted, rule};

use crate::check;

#[test]
fn chance_decides_who_starts_the_first_round() {
    testkit::opening::<OhMyBrain>(
        &[r::OMB_2_SHUFFLE, r::OMB_4_FIRST_ROUND],
        &Options {},
        2,
        &[1, 0, 5, 40, 4, 4, 44],
        &expect![[r#"
            A new round: B will start.
            A is dealt a mosquito (0), a mosquito (0), a fox (14).
            B is dealt a mosquito (0), a ladybird (1), a bear (19).
        "#]],
    );
}

#[test]
fn everybody_has_nine_brains_and_the_rest_is_the_reserve() {
    for n_seats in 2..=5 {
        rule::take();
        let mut luck = Scripted::new(vec![0; 1 + 3 * n_seats]);
        let game = OhMyBrain::setup(&Options {}, n_seats, &mut Cx::silent(&mut luck))
            .expect("a table for this many");
        let table = game.table;
        assert!(table.seats().all(|seat| table.brains[seat] == 9));
        assert_eq!(usize::from(game.reserve().len()), 50 - 3 * n_seats);
        assert_eq!(table.discard.plus(table.horde.cards), Cards::NONE);
        assert_eq!(usize::from(table.supply()), 56 - 9 * n_seats);
        let marks = rule::take();
        assert!(marks.contains(&r::OMB_1_BRAINS) && marks.contains(&r::OMB_3_RESERVE));
    }
}

#[test]
fn one_or_six_players_are_too_few_or_too_many() {
    for n_seats in [1, 6] {
        testkit::opening::<OhMyBrain>(
            &[r::OMB_1_PLAYERS],
            &Options {},
            n_seats,
            &[],
            &expect![[r#"
                ! forbidden by rule OMB-1.players
            "#]],
        );
    }
}

#[test]
fn the_next_three_come_when_all_have_buried_one() {
    check(
        &[r::OMB_2_THREE_TIMES, r::OMB_2_SECRET],
        "A 9 drawn 3 12 14; B 9 drawn 0 5 6; deal 2, A starts",
        "
        B bury 7
        B bury 5
        B bury 0
        A bury 14 : 0 0 0 40 39 38
        ",
        &expect![[r#"
            B bury 7
              ! forbidden by rule OMB-2.three-times
            B bury 5
              B buries a frog (5).
            B bury 0
              ! it is not your turn
            A bury 14
              A buries a fox (14).
              A is dealt a mosquito (0), a mosquito (0), a mosquito (0).
              B is dealt a wolf (18), a bear (19), a bear (19).
        "#]],
    );
}

#[test]
fn six_in_hand_and_three_buried_the_round_begins() {
    let mut table: OhMyBrain = "A 9 hand 1 2 3 4, graveyard 0 0, drawn 6 7 8; \
                                B 9 hand 9 9 10 10, graveyard 5 6, drawn 18 18 19; \
                                deal 0, B starts"
        .parse()
        .expect("a table");
    for (seat, action) in [(0, "bury 8"), (1, "bury 18")] {
        let action = action.parse().expect("a move");
        table
            .play(
                Seat::new(seat),
                action,
                &mut Cx::silent(&mut Scripted::new([])),
            )
            .expect("it is legal");
    }
    assert_eq!(
        table.to_string(),
        "A 9 hand 1 2 3 4 6 7, graveyard 0 0 8; B 9 hand 9 9 10 10 18 19, graveyard 5 6 18; \
         B plays"
    );
}

#[test]
fn whoever_has_the_fewest_brains_starts_the_next_round() {
    check(
        &[r::OMB_4_FEWEST],
        "A 9 hand 5; B 6 hand 7 9; horde 4; A plays",
        "A play 5 : 0 0 0 0 0 0",
        &expect![[r#"
            A play 5
              A plays a frog (5).
              A is out of cards, and the horde eats: B loses 2 brains.
              A new round: B will start.
              A is dealt a mosquito (0), a mosquito (0), a mosquito (0).
              B is dealt a mosquito (0), a mosquito (0), a mosquito (0).
        "#]],
    );
}

#[test]
fn chance_decides_among_those_who_have_equally_few() {
    check(
        &[r::OMB_4_TIE],
        "A 3 hand 5; B 4 hand 7; C 9 hand 1; horde 4; A plays",
        "A play 5 : 1 0 0 0 0 0 0 0 0 0",
        &expect![[r#"
            A play 5
              A plays a frog (5).
              A is out of cards, and the horde eats: B loses 1 brain, C loses 1 brain.
              A new round: B will start.
              A is dealt a mosquito (0), a mosquito (0), a mosquito (0).
              B is dealt a mosquito (0), a mosquito (0), a mosquito (0).
              C is dealt a mosquito (0), a ladybird (1), an ant (2).
        "#]],
    );
}
