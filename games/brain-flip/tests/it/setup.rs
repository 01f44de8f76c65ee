//! Rulebook 10, 40 and 70: the grid, playing it straight, the pictures.

use brain_flip::{Answers, BrainFlip, Grid, Options, Picture, Question, rulebook as r};
use expect_test::{Expect, expect};
use tabletop::{Cx, Game, chance::Scripted, rule};

use crate::check;

fn small(grid: u8) -> Options {
    Options {
        grid,
        ..Options::default()
    }
}

#[test]
fn chance_lays_cards_with_either_side_up_and_names_the_brain_master() {
    testkit::opening::<BrainFlip>(
        &[r::BFL_1_SMALLER, r::BFL_2_FIRST, r::BFL_15_PICTURES],
        &small(2),
        3,
        &[0, 1, 95, 93, 2],
        &expect![[r#"
            The cards are laid out. [cat lighthouse / tractor bicycle]
            C is Brain Master now.
        "#]],
    );
}

#[test]
fn thirty_six_of_fifty_cards_make_the_usual_grid() {
    rule::take();
    let mut luck = Scripted::new(vec![0; 37]);
    let table = BrainFlip::setup(&Options::default(), 6, &mut Cx::silent(&mut luck))
        .expect("a table for six");
    assert_eq!(table.table.grid.iter().count(), 36);
    assert_eq!(table.table.agreed.limit, 10);
    table.assert_sound();
    let marks = rule::take();
    assert!(marks.contains(&r::BFL_1_GRID) && marks.contains(&r::BFL_7_TEN));
}

#[test]
fn one_or_seven_players_are_too_few_or_too_many() {
    for n_seats in [1, 7] {
        testkit::opening::<BrainFlip>(
            &[r::BFL_1_PLAYERS],
            &Options::default(),
            n_seats,
            &[],
            &expect![[r#"
                ! forbidden by rule BFL-1.players
            "#]],
        );
    }
}

#[track_caller]
fn refused(options: &Options, expected: &Expect) {
    testkit::opening::<BrainFlip>(&[], options, 2, &[], expected);
}

#[test]
fn options_that_make_no_sense_are_refused_with_what_would() {
    refused(
        &small(1),
        &expect![[r#"
        ! grid is 1, but a grid has 2 to 6 rows
    "#]],
    );
    refused(
        &small(7),
        &expect![[r#"
        ! grid is 7, but a grid has 2 to 6 rows
    "#]],
    );
    for limit in [0, 21] {
        let options = Options {
            limit: Some(limit),
            ..small(3)
        };
        let refused = BrainFlip::setup(&options, 2, &mut Cx::silent(&mut Scripted::new([])));
        assert_eq!(
            refused.expect_err("no such limit").to_string(),
            format!("limit is {limit}, but 1 to 20 questions and calls can be agreed on")
        );
    }
}

#[test]
fn smaller_grids_and_straight_answers_have_limits_of_their_own() {
    rule::take();
    let limits = |straight| {
        [6, 5, 4, 3, 2].map(|grid| {
            let options = Options {
                straight,
                ..small(grid)
            };
            let mut luck = Scripted::new(vec![0; usize::from(grid * grid) + 1]);
            let game = BrainFlip::setup(&options, 2, &mut Cx::silent(&mut luck)).expect("it opens");
            game.table.agreed.limit
        })
    };
    assert_eq!(limits(false), [10, 8, 7, 6, 4]);
    assert_eq!(limits(true), [6, 6, 5, 4, 3]);
    let marks = rule::take();
    assert!(marks.contains(&r::BFL_9_SIX) && marks.contains(&r::BFL_10_LIMITS));
}

#[test]
fn the_host_can_set_another_limit() {
    rule::take();
    let options = Options {
        limit: Some(2),
        ..small(2)
    };
    let mut luck = Scripted::new([0; 5]);
    let game = BrainFlip::setup(&options, 2, &mut Cx::silent(&mut luck)).expect("it opens");
    assert_eq!(game.table.agreed.limit, 2);
    assert!(rule::take().contains(&r::BFL_10_HOST));
}

#[test]
fn two_players_finish_the_circle_unless_they_agree_otherwise() {
    rule::take();
    let full_circle = |n_seats, full_circle| {
        let options = Options {
            full_circle,
            ..small(2)
        };
        let mut luck = Scripted::new([0; 5]);
        let game = BrainFlip::setup(&options, n_seats, &mut Cx::silent(&mut luck));
        game.expect("it opens").table.agreed.full_circle
    };
    assert_eq!(
        [2, 3, 6].map(|n| full_circle(n, None)),
        [true, false, false]
    );
    assert_eq!([2, 3].map(|n| full_circle(n, Some(false))), [false; 2]);
    assert_eq!([2, 3].map(|n| full_circle(n, Some(true))), [true; 2]);
    assert!(rule::take().contains(&r::BFL_8_TWO));
}

#[test]
fn the_grid_stays_and_a_picture_may_be_chosen_again() {
    check(
        &[r::BFL_2_STAYS, r::BFL_2_AGAIN],
        "A 0, B 0; flipped 4; grid cat frog / king rose; A hides b1; B asks",
        "
        B point b1
        B choose b1
        ",
        &expect![[r#"
            B point b1
              B: Got it! The king at b1. That is it!
              The picture was the king at b1.
              B scores a point.
              B is Brain Master now.
            B choose b1
              B has chosen the king at b1.
              It is A’s turn to ask.
        "#]],
    );
}

#[test]
fn a_new_grid_every_round_can_be_agreed_on() {
    check(
        &[r::BFL_2_NEW_GRID],
        "A 0, B 0; flipped 4, new grid; grid cat frog / king rose; A hides b1; B asks",
        "B point b1 : 10 11 12 13",
        &expect![[r#"
            B point b1
              B: Got it! The king at b1. That is it!
              The picture was the king at b1.
              B scores a point.
              The cards are laid out. [zebra lighthouse / giraffe tractor]
              B is Brain Master now.
        "#]],
    );
}

#[test]
fn played_straight_yes_means_yes() {
    check(
        &[r::BFL_9_STRAIGHT],
        "A 0, B 0; straight 4; grid cat frog / king rose; A hides b1; B asks",
        "
        B ask hat
        A yes
        B ask crown
        A yes
        B ask living
        ",
        &expect![[r#"
            B ask hat
              B asks: Is it wearing something on its head?
            A yes
              A: YES.
              It is B’s turn to ask.
            B ask crown
              B asks: Does it wear a crown?
            A yes
              A: YES.
              It is B’s turn to ask.
            B ask living
              B asks: Is it living?
        "#]],
    );
    assert!(Answers::Straight.means_true(brain_flip::Word::Yes));
    assert!(Answers::Flipped.means_true(brain_flip::Word::No));
}

#[test]
fn words_mean_what_the_glossary_says() {
    rule::take();
    let is = |picture: &str, question: Question| {
        let picture: Picture = picture.parse().expect("a picture");
        picture.is(question)
    };
    assert!(is("king", Question::Crown) && is("king", Question::Hat));
    assert!(is("pirate", Question::Hat) && !is("pirate", Question::Crown));
    assert!(is("rose", Question::Living) && is("baby", Question::Living));
    assert!(!is("snowman", Question::Living) && !is("robot", Question::Living));
    assert!(!is("apple", Question::Living) && !is("apple", Question::Object));
    assert!(!is("car", Question::Object) && is("ball", Question::Object));
    // The trumpet is yellow, the cat is not.
    assert!(is("cat", Question::SomeYellow) && !is("cat", Question::MostlyYellow));
    // Its background is blue, the cake is not.
    assert!(is("train", Question::DarkBackground) && !is("train", Question::SomeBlue));
    assert!(is("bee", Question::FourLegs) && !is("penguin", Question::FourLegs));
    assert!(is("mouse", Question::Three) && !is("crab", Question::Three));
    assert!(rule::take().contains(&r::BFL_15_WORDS));
}

#[test]
fn a_grid_holds_four_to_thirty_six_pictures() {
    let grid: Grid = "cat frog / king rose".parse().expect("a grid");
    assert_eq!(grid.side(), 2);
    let error = "cat frog king".parse::<Grid>().expect_err("too few");
    assert_eq!(error, "a grid has 4, 9, 16, 25 or 36 pictures, not 3");
}
