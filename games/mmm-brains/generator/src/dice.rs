//! The five dice of Mmm! Brains.

use std::collections::BTreeSet;

use serde::Deserialize;

use generate::{Grade, Source};

const LETTERS: [(char, &str); 5] = [
    ('r', "Red"),
    ('y', "Yellow"),
    ('g', "Green"),
    ('b', "Blue"),
    ('k', "Black"),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DiceFile {
    dice: Vec<String>,
    source: Source,
}

/// Colours of the numbers 1 to 5, then the brain's.
type Die = [&'static str; 6];

/// The table of dice, or everything that is wrong with them.
pub(super) fn generate(data: &str) -> Result<String, Vec<String>> {
    let DiceFile { dice, source } =
        toml::from_str(data).map_err(|error| vec![error.to_string().trim_end().to_owned()])?;
    let mut complaints = Vec::new();
    let mut table = Vec::new();
    for (i, text) in dice.iter().enumerate() {
        match die(text) {
            Ok(die) => table.push(die),
            Err(what) => complaints.push(format!("die {}: {what}", i + 1)),
        }
    }
    if dice.len() != 5 {
        complaints.push(format!("the box holds 5 dice, not {}", dice.len()));
    }
    if source.text.trim().is_empty() {
        complaints.push("source.text says where the dice come from".to_owned());
    }
    complaints.extend(doubles(&table));
    if complaints.is_empty() {
        Ok(code(&table, &source))
    } else {
        Err(complaints)
    }
}

/// Reads `1y 2g 3b 4k 5r *r`.
fn die(text: &str) -> Result<Die, String> {
    let faces: Vec<&str> = text.split_whitespace().collect();
    let kinds: String = faces
        .iter()
        .filter_map(|face| face.chars().next())
        .collect();
    if kinds != "12345*" {
        return Err(format!("`{text}` should read like `1y 2g 3b 4k 5r *r`"));
    }
    let mut die = Die::default();
    for (side, face) in die.iter_mut().zip(&faces) {
        *side = LETTERS
            .iter()
            .find(|(letter, _)| face[1..] == letter.to_string())
            .map(|(_, name)| *name)
            .ok_or_else(|| format!("`{face}` should end in one of r y g b k"))?;
    }
    if die[..5].iter().collect::<BTreeSet<_>>().len() != 5 {
        return Err("its numbers 1 to 5 need five different colours".to_owned());
    }
    if die[5] != die[4] {
        return Err("its brain should have the colour of its 5".to_owned());
    }
    Ok(die)
}

/// Every number occurs once in every colour.
fn doubles(table: &[Die]) -> Vec<String> {
    let mut complaints = Vec::new();
    for number in 1..=5 {
        let mut seen = BTreeSet::new();
        for die in table {
            let colour = die[number - 1];
            if !seen.insert(colour) {
                let colour = colour.to_lowercase();
                complaints.push(format!("two dice have a {colour} {number}"));
            }
        }
    }
    complaints
}

fn code(table: &[Die], source: &Source) -> String {
    let grade = match source.grade {
        Grade::A | Grade::B | Grade::C | Grade::D => "Taken from a printed source",
        Grade::Own => "A layout of our own",
    };
    let mut out = format!(
        "//! Generated from `data/dice.toml` by `cargo xtask data --update`.\n\n\
         use crate::dice::Colour::{{self, Black, Blue, Green, Red, Yellow}};\n\n\
         /// For each die the colours of the numbers 1 to 5, then the colour of its brain.\n\
         /// {grade}, see `data/dice.toml`.\n\
         pub const DICE: [[Colour; 6]; 5] = ["
    );
    for die in table {
        out += &format!("[{}], ", die.join(", "));
    }
    out + "];\n"
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;
    use generate::rustfmt;

    const GOOD: [&str; 5] = [
        "1y 2g 3b 4k 5r *r",
        "1b 2r 3k 4g 5y *y",
        "1r 2k 3y 4b 5g *g",
        "1k 2y 3g 4r 5b *b",
        "1g 2b 3r 4y 5k *k",
    ];

    fn check(dice: &[&str], grade: &str, expected: &Expect) {
        let data = format!("dice = {dice:?}\n[source]\ngrade = {grade:?}\ntext = \"Ours.\"\n");
        let text = match generate(&data) {
            Ok(code) => rustfmt(&generate::root(), &code).unwrap(),
            Err(complaints) => complaints.join("\n"),
        };
        expected.assert_eq(&text);
    }

    #[test]
    fn five_good_dice_become_a_table() {
        check(
            &GOOD,
            "own",
            &expect![[r"
                //! Generated from `data/dice.toml` by `cargo xtask data --update`.

                use crate::dice::Colour::{self, Black, Blue, Green, Red, Yellow};

                /// For each die the colours of the numbers 1 to 5, then the colour of its brain.
                /// A layout of our own, see `data/dice.toml`.
                pub const DICE: [[Colour; 6]; 5] = [
                    [Yellow, Green, Blue, Black, Red, Red],
                    [Blue, Red, Black, Green, Yellow, Yellow],
                    [Red, Black, Yellow, Blue, Green, Green],
                    [Black, Yellow, Green, Red, Blue, Blue],
                    [Green, Blue, Red, Yellow, Black, Black],
                ];
            "]],
        );
    }

    #[test]
    fn bad_dice_are_named() {
        check(
            &[
                "1y 2y 3b 4k 5r *r",
                "1b 2r 3k 4g 5y *k",
                "1r 2k",
                "1x 2y 3g 4r 5b *b",
            ],
            "own",
            &expect![[r"
                die 1: its numbers 1 to 5 need five different colours
                die 2: its brain should have the colour of its 5
                die 3: `1r 2k` should read like `1y 2g 3b 4k 5r *r`
                die 4: `1x` should end in one of r y g b k
                the box holds 5 dice, not 4"]],
        );
    }

    #[test]
    fn a_face_occurs_once_over_all_dice() {
        let mut dice = GOOD;
        dice[1] = GOOD[0];
        check(
            &dice,
            "A",
            &expect![[r"
                two dice have a yellow 1
                two dice have a green 2
                two dice have a blue 3
                two dice have a black 4
                two dice have a red 5"]],
        );
    }

    #[test]
    fn an_unknown_grade_is_refused() {
        check(
            &GOOD,
            "Z",
            &expect![[r#"
                TOML parse error at line 3, column 9
                  |
                3 | grade = "Z"
                  |         ^^^
                unknown variant `Z`, expected one of `A`, `B`, `C`, `D`, `own`"#]],
        );
    }
}
