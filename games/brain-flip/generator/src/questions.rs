//! The vocabulary of Brain Flip: which question is true of which picture.
//!
//! What each question means stands here, once, in [`is_true`]; the code of the
//! game holds the answers only.

mod sheet;

use std::{collections::BTreeSet, path::Path};

use anyhow::Result;

use self::sheet::{Row, Sheet};
use generate::Generated;

const FOLDER: &str = "games/brain-flip";
const N_PICTURES: usize = 100;

/// Compares the code with both tables; with `update`, writes it.
pub(super) fn settle(root: &Path, update: bool, complaints: &mut Vec<String>) -> Result<()> {
    let data = root.join(FOLDER).join("data");
    if !data.is_dir() {
        return Ok(());
    }
    let read = |file: &str| generate::read(&data.join(file));
    let tables = Tables {
        pictures: read("pictures.csv")?,
        nouns: read("nouns.csv")?,
        questions: read("questions.csv")?,
        alt_en: read("alt.en.toml")?,
        alt_fr: read("alt.fr.toml")?,
    };
    match generate(&tables) {
        Ok(code) => {
            let path = root.join(FOLDER).join("src/components.rs");
            complaints.extend(Generated { path, code }.settle(root, update, "data")?);
        }
        Err(found) => complaints.extend(found.iter().map(|it| format!("{FOLDER}/data/{it}"))),
    }
    Ok(())
}

/// The files that the code is made from.
struct Tables {
    pictures: String,
    nouns: String,
    questions: String,
    alt_en: String,
    alt_fr: String,
}

/// The code of all tables, or everything that is wrong with them.
fn generate(tables: &Tables) -> Result<String, Vec<String>> {
    let mut complaints = Vec::new();
    let pictures = Sheet::read("pictures.csv", &tables.pictures, &mut complaints);
    let nouns = Sheet::read("nouns.csv", &tables.nouns, &mut complaints);
    let questions = Sheet::read("questions.csv", &tables.questions, &mut complaints);
    if complaints.is_empty() {
        check_pictures(&pictures, &mut complaints);
    }
    let alt = [
        described("alt.en.toml", &tables.alt_en, &pictures, &mut complaints),
        described("alt.fr.toml", &tables.alt_fr, &pictures, &mut complaints),
    ];
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let mut bits = Vec::new();
    for question in questions.rows() {
        let key = question.get("key");
        match truth(key, &pictures) {
            Ok(0) => complaints.push(format!("questions.csv: {key}: true of no picture")),
            Ok(true_of) => bits.push(true_of),
            Err(what) => complaints.push(format!("questions.csv: {key}: {what}")),
        }
    }
    if complaints.is_empty() {
        let pictures = drawn(&pictures, &nouns, &alt);
        Ok(code(&pictures, &questions, &bits))
    } else {
        Err(complaints)
    }
}

fn check_pictures(pictures: &Sheet, complaints: &mut Vec<String>) {
    let n = pictures.n_rows();
    if n != N_PICTURES {
        complaints.push(format!(
            "pictures.csv: {N_PICTURES} pictures are needed, not {n}"
        ));
    }
    let mut names = BTreeSet::new();
    for (i, picture) in pictures.rows().enumerate() {
        let name = picture.get("name_en");
        let (id, card, side) = (i + 1, i / 2 + 1, ["A", "B"][i % 2]);
        let is_in_place = picture.get("id") == id.to_string()
            && picture.get("card") == card.to_string()
            && picture.get("side") == side;
        if !is_in_place {
            complaints.push(format!(
                "pictures.csv: {name}: number {id} is on card {card}, side {side}"
            ));
        }
        if !names.insert(key_of(name)) {
            complaints.push(format!("pictures.csv: {name}: named twice"));
        }
    }
}

/// What is to be seen on each picture, in one language.
fn described(
    file: &str,
    text: &str,
    pictures: &Sheet,
    complaints: &mut Vec<String>,
) -> Vec<String> {
    let table: toml::Table = match text.parse() {
        Ok(table) => table,
        Err(error) => {
            complaints.push(format!("{file}: {}", error.to_string().trim_end()));
            return Vec::new();
        }
    };
    let mut alt = Vec::new();
    for (i, picture) in pictures.rows().enumerate() {
        let key = format!("{:03}-{}", i + 1, key_of(picture.get("name_en")));
        match table.get(&key).and_then(toml::Value::as_str) {
            Some(text) => alt.push(text.to_owned()),
            None => complaints.push(format!("{file}: {key}: missing")),
        }
    }
    alt
}

/// One bit for each picture of which the question is true.
fn truth(key: &str, pictures: &Sheet) -> Result<u128, String> {
    let mut bits = 0;
    for (i, picture) in pictures.rows().enumerate() {
        if is_true(key, picture)? {
            bits |= 1 << i;
        }
    }
    Ok(bits)
}

/// What the words of the vocabulary mean.
fn is_true(key: &str, picture: Row<'_>) -> Result<bool, String> {
    let is = |head: &str, word: &str| picture.get(head) == word;
    let any = |head: &str, words: &[&str]| words.contains(&picture.get(head));
    let has = |part: &str| picture.get("parts").split('+').any(|it| it == part);
    if let Some(colour) = key.strip_prefix("some_") {
        return Ok(colours(picture).contains(&colour));
    }
    if let Some(colour) = key.strip_prefix("mostly_") {
        return Ok(is("main_colour", colour));
    }
    if let Some(marks) = key.strip_prefix("bg_") {
        return Ok(is("marks", marks));
    }
    if let Some(colour) = key.strip_prefix("background_") {
        return Ok(picture.get("background").ends_with(colour));
    }
    Ok(match key {
        "living" => any("class", &["animal", "person", "plant"]),
        "hat" => !is("hat", "none"),
        "glasses" | "moustache" | "pink_cheeks" | "in_air" => is(key, "1"),
        "neckwear" => !is("neck", "none"),
        "smiling" => any("mouth", &["smile", "laugh"]),
        "mouth_open" => any("mouth", &["laugh", "round"]),
        "sad" => is("mouth", "frown"),
        "surprised" => is("mouth", "round"),
        "mouth_closed" => !any("mouth", &["laugh", "round"]),
        "eyes_closed" => is("eyes", "closed"),
        "eyes_open" => is("eyes", "open"),
        "holding" => !is("held", "none"),
        "hammer" | "spoon" | "paintbrush" | "flag" | "trumpet" => is("held", key),
        "magnifying_glass" => is("held", "magnifying glass"),
        "alone" => is("count", "1"),
        "several" => !is("count", "1"),
        "two" => is("count", "2"),
        "three" => is("count", "3"),
        "patterned" => !is("pattern", "plain"),
        "striped" | "spotted" | "checked" => is("pattern", key),
        "light_background" => !picture.get("background").starts_with("dark"),
        "dark_background" => picture.get("background").starts_with("dark"),
        "marks" => !is("marks", "none"),
        "animal" | "person" | "plant" | "object" | "food" | "vehicle" | "building" => {
            is("class", key)
        }
        "bird" | "bug" | "sea" | "child" | "flower" | "furniture" | "tree" => is("kind", key),
        "grown_up" => is("kind", "grown-up"),
        "insect" => is("kind", "bug") && is("legs", "6"),
        "aircraft" => is("kind", "air"),
        "lives_in_sea" => is("kind", "sea") || is("name_en", "mermaid"),
        "fruit_or_vegetable" => is("kind", "fruit or vegetable"),
        "crown" | "cap" => is("hat", key),
        "top_hat" => is("hat", "top hat"),
        "party_hat" => is("hat", "party hat"),
        "scarf" => is("neck", key),
        "bow_tie" => is("neck", "bow tie"),
        "legs" => !is("legs", "0"),
        "two_legs" => is("legs", "2"),
        "just_four_legs" => is("legs", "4"),
        "four_legs" => !any("legs", &["0", "2"]),
        "beak" => is("kind", "bird"),
        "wings" | "wheels" | "leaves" | "tail" | "windows" => has(key),
        _ => return Err("say in is_true what this means".to_owned()),
    })
}

/// Colours on the thing, on what it wears and on what it holds.
fn colours(picture: Row<'_>) -> Vec<&str> {
    let mut colours: Vec<&str> = picture.get("second_colours").split('+').collect();
    for head in ["main_colour", "hat_colour", "neck_colour", "held_colour"] {
        colours.push(picture.get(head));
    }
    colours
}

fn code(pictures: &str, questions: &Sheet, bits: &[u128]) -> String {
    let mut out = String::from(
        "//! Generated from the tables in `data/` by `cargo xtask data --update`.\n\n\
         use tabletop::Text;\n\n\
         use crate::{picture::{Drawn, Pictures}, question::Meaning};\n\n\
         /// A question of the vocabulary.\n\
         #[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\n\
         pub enum Question {",
    );
    for question in questions.rows() {
        out += &format!("{}, ", variant(question.get("key")));
    }
    out += &format!(
        "}}\n\n/// What the box shows, two pictures to a card.\n\
         pub const PICTURES: [Drawn; {N_PICTURES}] = [{pictures}"
    );
    out += &format!(
        "];\n\n/// What can be asked, and of which pictures it is true.\n\
         pub const QUESTIONS: [Meaning; {}] = [",
        questions.n_rows()
    );
    for (question, bits) in questions.rows().zip(bits) {
        let key = question.get("key");
        out += &format!(
            "Meaning {{ question: Question::{}, key: {key:?}, is_base: {}, \
             text: Text {{ en: {:?}, fr: {:?} }}, true_of: Pictures({}) }}, ",
            variant(key),
            question.get("base") == "1",
            question.get("question_en"),
            french(question.get("question_fr")),
            grouped(*bits),
        );
    }
    out + "];\n"
}

/// The pictures, one value each.
fn drawn(pictures: &Sheet, nouns: &Sheet, alt: &[Vec<String>; 2]) -> String {
    let [alt_en, alt_fr] = alt;
    let alt = alt_en.iter().zip(alt_fr);
    let mut out = String::new();
    for ((picture, noun), (en, fr)) in pictures.rows().zip(nouns.rows()).zip(alt) {
        let name_fr = picture.get("name_fr");
        out += &format!(
            "Drawn {{ key: {:?}, name: Text {{ en: {:?}, fr: {name_fr:?} }}, the_fr: {:?}, \
             alt: Text {{ en: {en:?}, fr: {:?} }} }}, ",
            key_of(picture.get("name_en")),
            picture.get("name_en"),
            with_article(name_fr, noun.get("gender_fr")),
            french(fr),
        );
    }
    out
}

/// `le chat`, `la souris`, `l’ours`. The only name with an h keeps its vowel.
fn with_article(name: &str, gender: &str) -> String {
    let is_vowel = name.starts_with(['a', 'e', 'i', 'o', 'u', 'é', 'œ']);
    match gender {
        _ if is_vowel => format!("l’{name}"),
        "f" => format!("la {name}"),
        _ => format!("le {name}"),
    }
}

/// A number as clippy likes to read it: `0x0000_0003_c420_…`.
fn grouped(bits: u128) -> String {
    let digits = format!("{bits:032x}");
    let groups: Vec<&str> = (0..8).map(|n| &digits[4 * n..4 * n + 4]).collect();
    format!("0x{}", groups.join("_"))
}

/// A name as moves and files write it: `hot-air-balloon`.
fn key_of(name: &str) -> String {
    name.replace(' ', "-").replace('\'', "")
}

/// `PinkCheeks` for `pink_cheeks`.
fn variant(key: &str) -> String {
    key.split('_')
        .map(|word| {
            let (first, rest) = word.split_at(1);
            first.to_uppercase() + rest
        })
        .collect()
}

/// French puts a narrow space before question marks and semicolons.
fn french(text: &str) -> String {
    text.replace(" ?", "\u{202f}?").replace(" ;", "\u{202f};")
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn tables() -> Tables {
        let data = generate::root().join(FOLDER).join("data");
        let read = |file: &str| generate::read(&data.join(file)).unwrap();
        Tables {
            pictures: read("pictures.csv"),
            nouns: read("nouns.csv"),
            questions: read("questions.csv"),
            alt_en: read("alt.en.toml"),
            alt_fr: read("alt.fr.toml"),
        }
    }

    /// Changes a table of the box and compares the complaints.
    #[track_caller]
    fn check(file: fn(&mut Tables) -> &mut String, from: &str, to: &str, expected: &Expect) {
        let mut tables = tables();
        let text = file(&mut tables);
        assert!(text.contains(from), "{from:?} is not in the file");
        *text = text.replacen(from, to, 1);
        expected.assert_eq(&generate(&tables).unwrap_err().join("\n"));
    }

    #[test]
    fn the_tables_become_an_enum_and_bits() {
        let code = generate(&tables()).unwrap();
        assert!(code.contains("pub enum Question {Living, Hat, "));
        assert!(code.contains("name: Text { en: \"fir tree\", fr: \"sapin\" }"));
        for the_fr in ["le chat", "la souris", "l’œuf", "le hibou"] {
            assert!(code.contains(&format!("the_fr: {the_fr:?}")), "{the_fr}");
        }
        assert!(code.contains("key: \"hot-air-balloon\""));
        assert!(code.contains("alt: Text { en: \"A black cat"));
        assert!(code.contains("A-t-il une queue, comme un animal\\u{202f}?"));
    }

    #[test]
    fn a_question_without_a_meaning_is_named() {
        check(
            |tables| &mut tables.questions,
            "crown,",
            "sword,",
            &expect!["questions.csv: sword: say in is_true what this means"],
        );
    }

    #[test]
    fn a_question_that_is_true_of_nothing_is_named() {
        check(
            |tables| &mut tables.questions,
            "some_red",
            "some_gold",
            &expect!["questions.csv: some_gold: true of no picture"],
        );
    }

    #[test]
    fn pictures_stand_in_order_and_have_names_of_their_own() {
        check(
            |tables| &mut tables.pictures,
            "2,1,B,lion",
            "2,1,A,cat",
            &expect![[r"
                pictures.csv: cat: number 2 is on card 1, side B
                pictures.csv: cat: named twice
                alt.en.toml: 002-cat: missing
                alt.fr.toml: 002-cat: missing"]],
        );
    }

    #[test]
    fn a_row_that_is_too_short_is_named() {
        check(
            |tables| &mut tables.questions,
            "hat,1,",
            "hat,",
            &expect!["questions.csv:3: 3 cells where 4 have a head"],
        );
    }

    #[test]
    fn a_picture_without_a_description_is_named() {
        check(
            |tables| &mut tables.alt_fr,
            "003-dog",
            "003-wolf",
            &expect!["alt.fr.toml: 003-dog: missing"],
        );
    }
}
