//! Rulebook 10: all aboard.

use expect_test::expect;
use great_brain_robbery::{Face, Options, Place, Robbery, rulebook as r};
use tabletop::{Cx, Game, Seat, chance::Scripted, rule};

use crate::check;

#[test]
fn chance_picks_the_first_player_the_car_its_face_and_the_cards() {
    testkit::opening::<Robbery>(
        &[
            r::GBR_1_DEAL,
            r::GBR_2_TRAIN,
            r::GBR_2_FACE,
            r::GBR_2_COUNTERS,
            r::GBR_3_FIRST,
        ],
        &Options::default(),
        3,
        &[1, 2, 1, 0, 0, 61],
        &expect![[r#"
            The train sets off with the Honeymoon Car.
            B is dealt Jacob.
            C is dealt Bruno.
            A is dealt Suspicious Government Cheese.
            Round 1.
            B to move.
        "#]],
    );
}

#[test]
fn pawns_start_in_turn_order_and_every_icon_has_a_counter() {
    for n_seats in 3..=7 {
        rule::take();
        let first = n_seats - 1;
        let mut draws = vec![first as u32, 0, 0];
        draws.extend(vec![0; n_seats]);
        let mut luck = Scripted::new(draws);
        let robbery = Robbery::setup(&Options::default(), n_seats, &mut Cx::silent(&mut luck))
            .expect("a table for this many");
        assert!(rule::take().contains(&r::GBR_3_START));
        let starts = ["1:a1", "1:b1", "1:b2", "1:b3", "1:b4", "1:b5", "1:b6"];
        for (nth, start) in starts.iter().take(n_seats).enumerate() {
            let seat = Seat::new((first + nth) % n_seats);
            let place: Place = start.parse().expect("a place");
            assert_eq!(robbery.table.pawns[seat], place, "{seat} of {n_seats}");
        }
        let [caboose, coach] = robbery.table.train.cars() else {
            panic!("two cars");
        };
        assert_eq!((caboose.face, coach.face), (Face::Caboose, Face::DayCoach));
        assert_eq!(caboose.counters, Face::Caboose.brains());
        assert_eq!(coach.counters, Face::DayCoach.brains());
        assert_eq!(usize::from(robbery.table.deck), 64 - n_seats);
    }
}

#[test]
fn two_or_eight_players_are_too_few_or_too_many() {
    for n_seats in [2, 8] {
        testkit::opening::<Robbery>(
            &[r::GBR_1_PLAYERS],
            &Options::default(),
            n_seats,
            &[],
            &expect![[r#"
                ! forbidden by rule GBR-1.players
            "#]],
        );
    }
}

#[test]
fn an_empty_deck_is_renewed_from_the_discards() {
    check(
        &[r::GBR_1_RESHUFFLE],
        "train caboose day-coach; A 1:b5; B 1:b1; C 1:b2; deck ada; A moves 1",
        "A stop 1:a5 : 0",
        &expect![[r#"
            A stop 1:a5
              A stops on 1:a5.
              A finds a counter: +1 point and a card.
              A draws Ada.
              The discards are shuffled: 63 cards in the deck.
              A may install a brain.
        "#]],
    );
}

#[test]
fn turns_go_to_the_left_and_the_first_player_begins_a_round() {
    check(
        &[r::GBR_3_LEFT],
        "train caboose day-coach; A 1:a1; B 1:b1; C 1:b2; round 3 from C; A moves 1",
        "
        A stop 1:a1
        B roll : 0 0
        B stop 1:b1
        ",
        &expect![[r#"
            A stop 1:a1
              A stops on 1:a1.
              B to move.
            B roll
              B rolls 1 and 1: 2 steps.
            B stop 1:b1
              B stops on 1:b1.
              Round 4.
              C to move.
        "#]],
    );
}
