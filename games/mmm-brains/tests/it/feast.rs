//! Rulebook 30: phase 1.

use expect_test::expect;
use mmm_brains::{MmmBrains, rulebook as r};
use tabletop::{
    BySeat,
    chance::{Chance, Seeded},
};

use crate::check;

#[test]
fn an_announced_total_is_taken_from_the_middle() {
    check(
        &[r::MMB_8_ANNOUNCE],
        "phase 1; A red 0, B yellow 0, C green 0; A stands 5 * * 4 *",
        "
            A announce green
            A announce red
        ",
        &expect![[r#"
            A announce green
              ! forbidden by rule MMB-8.announce
            A announce red
              A takes 27 points for red.
              B to roll.
        "#]],
    );
}

#[test]
fn a_smaller_total_may_be_announced() {
    check(
        &[r::MMB_8_SMALLER],
        "phase 1; A red 0, B yellow 0, C green 0; C stands 1 2 3 4 5",
        "C announce yellow",
        &expect![[r#"
            C announce yellow
              C takes 4 points for yellow.
              A to roll.
        "#]],
    );
}

#[test]
fn five_brains_take_nothing() {
    check(
        &[r::MMB_8_NOTHING],
        "phase 1; A red 0, B yellow 0, C green 0; A shows * * * * 1, 1 left",
        "A keep 1 2 3 4 : 5",
        &expect![[r#"
            A keep 1 2 3 4
              A keeps red brain, yellow brain, green brain, blue brain and has red brain, yellow brain, green brain, blue brain, black brain. [0 left]
              Five brains! No colour has a total, and A’s turn is over.
              B to roll.
        "#]],
    );
}

#[test]
fn stopping_on_five_brains_takes_nothing_either() {
    check(
        &[r::MMB_8_NOTHING],
        "phase 1; A red 0, B yellow 0, C green 0; A shows * * * * *, 1 left",
        "A stop",
        &expect![[r#"
            A stop
              A stops.
              Five brains! No colour has a total, and A’s turn is over.
              B to roll.
        "#]],
    );
}

#[test]
fn too_small_a_middle_is_taken_whole_and_phase_two_begins() {
    check(
        &[r::MMB_10_WHAT_IS_LEFT, r::MMB_10_PHASE_TWO],
        "phase 1; A red 40, B yellow 30, C green 20; A stands 5 2 1 4 3",
        "
            A announce red
            B throw : 0 0 0 0 0
        ",
        &expect![[r#"
            A announce red
              A takes 10 points for red.
              The middle is empty: phase 2 begins.
              B to roll.
            B throw
              B throws yellow 1, blue 1, red 1, black 1, green 1. [2 left]
        "#]],
    );
}

#[test]
fn a_middle_taken_to_the_point_begins_phase_two_as_well() {
    check(
        &[r::MMB_10_EXACTLY],
        "phase 1; A red 35, B yellow 30, C green 20; A stands 5 2 1 4 3",
        "A announce red",
        &expect![[r#"
            A announce red
              A takes 15 points for red.
              The middle is empty: phase 2 begins.
              B to roll.
        "#]],
    );
}

#[test]
fn piles_never_need_more_brains_than_there_are() {
    tabletop::rule::take();
    let mut chance = Seeded::new(5);
    for (n_seats, pot, n_red) in [(3, 100, 15), (4, 125, 20), (5, 150, 25)] {
        for _ in 0..5_000 {
            let mut left = pot;
            let brains = BySeat::new(n_seats, |_| {
                let brains = chance.draw(u32::from(left)) as u8;
                left -= brains;
                brains
            });
            let table = MmmBrains {
                brains,
                middle: left,
                ..opened(n_seats)
            };
            let piles = table.piles();
            let all: Vec<_> = piles
                .players
                .as_slice()
                .iter()
                .chain([&piles.middle])
                .collect();
            assert_eq!(all.iter().map(|it| it.red).sum::<u8>(), n_red, "{table}");
            assert_eq!(all.iter().map(|it| it.white).sum::<u8>(), 25, "{table}");
            for (seat, tokens) in piles.players.iter() {
                assert_eq!(tokens.red * 5 + tokens.white, brains[seat], "{table}");
            }
        }
    }
    assert!(tabletop::rule::take().contains(&r::MMB_9_TOKENS));
}

#[test]
fn only_points_are_kept_so_change_is_always_made() {
    check(
        &[r::MMB_9_CHANGE],
        "phase 1; A red 0, B yellow 0, C green 0; A stands 1 * 2 1 1",
        "A announce yellow",
        &expect![[r#"
            A announce yellow
              A takes 1 point for yellow.
              B to roll.
        "#]],
    );
}

fn opened(n_seats: usize) -> MmmBrains {
    let players = [
        "A red 0",
        "B yellow 0",
        "C green 0",
        "D blue 0",
        "E black 0",
    ];
    format!("phase 1; {}; A throws", players[..n_seats].join(", "))
        .parse()
        .expect("a table")
}
