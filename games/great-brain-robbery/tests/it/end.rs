//! Rulebook 50 and 80: the end of the line.

use expect_test::expect;
use great_brain_robbery::{Robbery, rulebook as r};
use tabletop::{Cx, Game, Turn, chance::Scripted};

use crate::check;

#[test]
fn the_highest_iq_in_a_head_wins() {
    check(
        &[r::GBR_26_HIGHEST, r::GBR_26_NO_TIE, r::GBR_26_CHEESE],
        "train engine; A 1:b6 head ada; B 1:b1 head hank; C 1:b2 head mild-government-cheese; \
         A moves 1",
        "
        A stop 1:a6
        A roll
        ",
        &expect![[r#"
            A stop 1:a6
              A stops on 1:a6.
              A pulls the brake!
              A has the best brain, Ada with IQ 122, and wins!
            A roll
              ! the game is over
        "#]],
    );
}

#[test]
fn with_nothing_but_cheese_everyone_loses() {
    check(
        &[r::GBR_26_CHEESE, r::GBR_26_EVERYONE_LOSES],
        "train engine; A 1:b6; B 1:b1 hand hank; C 1:b2 head mild-government-cheese; A moves 1",
        "A stop 1:a6",
        &expect![[r#"
            A stop 1:a6
              A stops on 1:a6.
              A pulls the brake!
              There is not one brain in a head that counts: everyone loses!
        "#]],
    );
}

#[test]
fn places_follow_the_iq_and_nobody_is_first_if_everyone_loses() {
    let places = |table: &str| {
        let mut robbery: Robbery = table.parse().expect("a table");
        let seat = robbery.turn().must().first().expect("somebody moves");
        let action = "stop 1:a6".parse().expect("a move");
        let mut luck = Scripted::new([]);
        robbery.apply(seat, action, &mut Cx::silent(&mut luck));
        let Turn::Over(standings) = robbery.turn() else {
            panic!("the game is over");
        };
        let places = standings.0.as_slice().iter();
        places.map(|it| (it.place, it.points)).collect::<Vec<_>>()
    };
    assert_eq!(
        places("train engine; A 1:b6 head hank; B 1:b1 head ada; C 1:b2; A moves 1"),
        [(2, 98), (1, 122), (3, 0)]
    );
    assert_eq!(
        places("train engine; A 1:b6; B 1:b1; C 1:b2 head mild-government-cheese; A moves 1"),
        [(3, 0), (3, 0), (3, 0)]
    );
}

#[test]
fn after_a_hundred_rounds_the_train_stops_by_itself() {
    check(
        &[r::GBR_29_HUNDRED],
        "train caboose day-coach; A 1:a1 head hank; B 1:b1; C 1:b2; round 100 from B; A moves 0",
        "A stop 1:a1",
        &expect![[r#"
            A stop 1:a1
              A stops on 1:a1.
              A hundred rounds are over: the train stops by itself.
              A has the best brain, Hank with IQ 98, and wins!
        "#]],
    );
}

#[test]
fn the_hundredth_round_is_played_to_its_end() {
    check(
        &[r::GBR_3_LEFT],
        "train caboose day-coach; A 1:a1 head hank; B 1:b1; C 1:b2; round 100 from A; A moves 0",
        "A stop 1:a1",
        &expect![[r#"
            A stop 1:a1
              A stops on 1:a1.
              B to move.
        "#]],
    );
}
