//! Rulebook 10: set-up.

use expect_test::{Expect, expect};
use mmm_brains::{Colour, MmmBrains, Options, rulebook as r};
use tabletop::{Cx, Game, RuleId, Viewer, chance::Scripted};

#[track_caller]
fn opens(rules: &[RuleId], options: &Options, n_seats: usize, draws: &[u32], expected: &Expect) {
    testkit::opening::<MmmBrains>(rules, options, n_seats, draws, expected);
}

#[test]
fn chance_decides_who_begins() {
    opens(
        &[r::MMB_4_FIRST_PLAYER],
        &Options::default(),
        4,
        &[2],
        &expect![[r#"
            C to roll.
        "#]],
    );
}

#[test]
fn the_middle_holds_100_125_or_150_points() {
    for (n_seats, points, n_red) in [(3, 100, 15), (4, 125, 20), (5, 150, 25)] {
        tabletop::rule::take();
        let mut luck = Scripted::new([0]);
        let table = MmmBrains::setup(&Options::default(), n_seats, &mut Cx::silent(&mut luck))
            .expect("a table for this many");
        assert_eq!(table.middle, points);
        assert_eq!(table.piles().middle.red, n_red);
        assert_eq!(table.piles().middle.white, 25);
        let marks = tabletop::rule::take();
        assert!(marks.contains(&r::MMB_3_MIDDLE) && marks.contains(&r::MMB_1_BRAINS));
    }
}

#[test]
fn two_or_six_players_are_too_few_or_too_many() {
    for n_seats in [2, 6] {
        opens(
            &[r::MMB_1_PLAYERS],
            &Options::default(),
            n_seats,
            &[],
            &expect![[r#"
                  ! forbidden by rule MMB-1.players
            "#]],
        );
    }
}

#[test]
fn everybody_has_a_colour_of_their_own() {
    let mut luck = Scripted::new([1]);
    tabletop::rule::take();
    let options = Options {
        colours: vec![Colour::Black, Colour::Red, Colour::Green],
    };
    let table = MmmBrains::setup(&options, 3, &mut Cx::silent(&mut luck)).expect("three colours");
    assert_eq!(table.colours.as_slice(), options.colours);
    assert_eq!(table.owner(Colour::Blue), None, "nobody is blue");
    assert!(tabletop::rule::take().contains(&r::MMB_4_COLOURS));
}

#[track_caller]
fn refuses(colours: Vec<Colour>) {
    opens(
        &[r::MMB_4_COLOURS],
        &Options { colours },
        3,
        &[],
        &expect![[r#"
              ! forbidden by rule MMB-4.colours
        "#]],
    );
}

#[test]
fn a_shared_or_missing_colour_is_refused() {
    refuses(vec![Colour::Red, Colour::Blue, Colour::Red]);
    refuses(vec![Colour::Red, Colour::Blue]);
}

#[test]
fn everybody_sees_everything() {
    tabletop::rule::take();
    let table: MmmBrains = "phase 1; A red 0, B yellow 0, C green 0; B throws"
        .parse()
        .expect("a table");
    assert_eq!(table.view(Viewer::Public), table.view(Viewer::Judge));
    assert!(tabletop::rule::take().contains(&r::MMB_16_OPEN));
}
