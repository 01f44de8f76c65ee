//! Rulebook 20: what a throw is worth.

use std::collections::BTreeSet;

use mmm_brains::{Colour, Dice, MmmBrains, Side, components::DICE, rulebook as r, state::Throw};
use tabletop::{Cx, Game, RuleId, chance::Exhaustive};

fn dice(sides: &str) -> Dice {
    let table = format!("phase 1; A red 0, B yellow 0, C green 0; A stands {sides}");
    let table: MmmBrains = table.parse().expect("a table");
    table.dice().expect("dice were thrown")
}

/// Totals as `red 3, black 5`; colours without one are left out.
#[track_caller]
fn totals(rules: &[RuleId], sides: &str, expected: &str) {
    tabletop::rule::take();
    let totals = dice(sides).totals();
    let words: Vec<String> = Colour::ALL
        .into_iter()
        .zip(totals)
        .filter(|(_, total)| 0 < *total)
        .map(|(colour, total)| format!("{colour} {total}"))
        .collect();
    assert_eq!(words.join(", "), expected);
    let marks = tabletop::rule::take();
    assert!(rules.iter().all(|rule| marks.contains(rule)), "{marks:?}");
}

#[test]
fn every_die_has_five_numbers_in_five_colours_and_a_brain() {
    tabletop::rule::take();
    let mut pairs = BTreeSet::new();
    for die in DICE {
        let colours: BTreeSet<Colour> = die[..5].iter().copied().collect();
        assert_eq!(colours.len(), 5, "a colour comes twice on a die");
        assert_eq!(die[5], die[4], "the brain has the colour of the 5");
        pairs.extend((1..=5).zip(die));
    }
    assert_eq!(pairs.len(), 25, "a number comes twice in a colour");
    assert_eq!(dice("5 * * * *").colour(0), Colour::Red);
    assert_eq!(dice("* 1 1 1 1").colour(0), Colour::Red);
    totals(&[r::MMB_2_DICE], "1 * * * *", "yellow 4");
}

#[test]
fn numbers_of_a_colour_add_up() {
    totals(&[r::MMB_6_TOTAL], "5 2 1 4 3", "red 15");
    totals(&[r::MMB_6_TOTAL], "1 2 3 4 5", "red 6, yellow 4, black 5");
}

#[test]
fn one_brain_changes_nothing_and_its_colour_does_not_matter() {
    totals(&[r::MMB_6_BRAIN_COLOUR], "* 2 1 4 3", "red 10");
    totals(&[r::MMB_6_BRAIN_COLOUR], "5 2 1 4 *", "red 12");
}

#[test]
fn two_three_or_four_brains_multiply() {
    totals(&[r::MMB_6_MULTIPLY], "* * 1 4 3", "red 16");
    totals(&[r::MMB_6_MULTIPLY], "* * * 4 3", "red 21");
    totals(&[r::MMB_6_MULTIPLY], "5 * * * *", "red 20");
}

#[test]
fn five_brains_are_worth_nothing() {
    totals(&[r::MMB_6_FIVE_BRAINS], "* * * * *", "");
}

#[test]
fn nothing_beats_27_and_27_can_be_had() {
    tabletop::rule::take();
    let mut every = Exhaustive::default();
    let mut highest = 0;
    let start: MmmBrains = "phase 1; A red 0, B yellow 0, C green 0; A throws"
        .parse()
        .expect("a table");
    while every.next_pass() {
        let mut table = start;
        let action = "throw".parse().expect("a move");
        table.apply(start.active, action, &mut Cx::silent(&mut every));
        highest = highest.max(table.dice().expect("dice were thrown").best_total());
    }
    assert_eq!(highest, 27);
    assert_eq!(dice("* * * 4 3").best_total(), 21);
    assert_eq!(dice("5 * * 4 *").best_total(), 27);
    assert!(tabletop::rule::take().contains(&r::MMB_7_HIGHEST));
}

#[test]
fn positions_are_written_as_they_are_read() {
    for text in [
        "phase 1; A red 0, B yellow 0, C green 0; A throws",
        "phase 2; A black 30, B yellow 20, C green out 3; B shows 1 2 5 * *, 2 left",
        "phase 2; A red 30, B blue 20, C green 5, D black out 4; C stands 1 2 5 * 3",
    ] {
        let table: MmmBrains = text.parse().expect("a table");
        assert_eq!(table.to_string(), text);
    }
    assert_eq!(Side::try_from(7).ok(), None);
    assert_eq!(
        Throw::Awaited,
        "phase 1; A red 0, B yellow 0, C green 0; A throws"
            .parse::<MmmBrains>()
            .expect("a table")
            .throw
    );
}
