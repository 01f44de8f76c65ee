//! `rules`: one thread through rulebook, code and tests.
//!
//! Reads `rulebook/{en,fr}/*.md` of every game, writes `src/rulebook.rs`, and
//! demands that every clause is carried out by code and walked through by a test.

mod carried_out;
mod pairing;
mod parse;

use std::{fmt::Write, path::Path};

use anyhow::Result;

use self::parse::{Chapter, Clause};
use generate::{Generated, doc_line};

use crate::{repo, typography::Language};

const SHELVES: [&str; 2] = ["games", "examples"];

/// A page of a rulebook: its file name and its text.
struct Page {
    file: String,
    text: String,
}

/// Checks every rulebook; with `update`, writes the constants and leaves pairing for later.
pub(crate) fn run(root: &Path, update: bool) -> Result<()> {
    let mut complaints = Vec::new();
    for game in repo::folders(root, &SHELVES)? {
        if game.join("rulebook").is_dir() {
            check_game(root, &game, update, &mut complaints)?;
        }
    }
    repo::report(&complaints)
}

/// Writes the constants of one game.
pub(crate) fn update(root: &Path, game: &Path) -> Result<()> {
    let mut complaints = Vec::new();
    check_game(root, game, true, &mut complaints)?;
    repo::report(&complaints)
}

/// The three letters in front of every clause of a game, if it has a rulebook.
pub(crate) fn prefix(game: &Path) -> Result<Option<String>> {
    let pages = read_pages(&game.join("rulebook/en"))?;
    Ok(pages
        .iter()
        .flat_map(|page| page.text.lines())
        .find_map(|line| line.strip_prefix("r[")?.split_once('-'))
        .map(|(prefix, _)| prefix.to_owned()))
}

fn check_game(root: &Path, game: &Path, update: bool, complaints: &mut Vec<String>) -> Result<()> {
    let book = game.join("rulebook");
    let shown = repo::shown(root, &book);
    let before = complaints.len();
    let en = read_pages(&book.join("en"))?;
    // As long as nothing is translated, everybody reads English.
    let fr = match book.join("fr") {
        folder if folder.is_dir() => Some(read_pages(&folder)?),
        _ => None,
    };
    complaints.extend(pairing::pages(&shown, &en, fr.as_deref().unwrap_or(&en)));
    let en = parse::chapters(&format!("{shown}/en"), Language::English, &en, complaints);
    let fr = match fr {
        Some(fr) => parse::chapters(&format!("{shown}/fr"), Language::French, &fr, complaints),
        None => parse::untranslated(&en),
    };
    complaints.extend(pairing::languages(&shown, &en, &fr));
    complaints.extend(pairing::numbers(&shown, &en));
    if before < complaints.len() {
        return Ok(());
    }
    let file = Generated {
        path: game.join("src/rulebook.rs"),
        code: generate(&en, &fr),
    };
    complaints.extend(file.settle(root, update, "rules")?);
    if !update {
        let carried_out = carried_out::carried_out(&read_code(&game.join("src"))?)?;
        let tests = read_code(&game.join("tests"))?.concat();
        complaints.extend(pairing::marks(&shown, &en, &carried_out, &tests));
    }
    Ok(())
}

fn read_pages(folder: &Path) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    for path in repo::files_below(folder)? {
        if path.extension().is_some_and(|it| it == "md") {
            pages.push(Page {
                file: repo::shown(folder, &path),
                text: repo::read(&path)?,
            });
        }
    }
    Ok(pages)
}

/// All Rust files below a folder, without the generated rulebook.
fn read_code(folder: &Path) -> Result<Vec<String>> {
    let mut code = Vec::new();
    for path in repo::files_below(folder)? {
        let is_rust = path.extension().is_some_and(|it| it == "rs");
        if is_rust && path != folder.join("rulebook.rs") {
            code.push(repo::read(&path)?);
        }
    }
    Ok(code)
}

/// The generated module. Laid out by hand, because rustfmt leaves an expression
/// with a long sentence as it finds it.
fn generate(en: &[Chapter], fr: &[Chapter]) -> String {
    let mut out = String::from(
        "//! Generated from `rulebook/` by `cargo xtask rules --update`.\n\n\
         use tabletop::{Chapter, Clause, RuleId, Text};\n",
    );
    for clause in en.iter().flat_map(|chapter| &chapter.clauses) {
        let Clause { id, text, .. } = clause;
        let name = parse::constant(id);
        write!(
            out,
            "\n{}pub const {name}: RuleId = RuleId::new({id:?});\n",
            doc_line(text)
        )
        .expect("a string takes everything");
    }
    out += "\n/// The whole rulebook, in reading order.\npub static RULEBOOK: &[Chapter] = &[\n";
    for (en, fr) in en.iter().zip(fr) {
        out += "    Chapter {\n";
        out += &text_field("        ", "title", &en.title, &fr.title);
        out += "        clauses: &[\n";
        for (en, fr) in en.clauses.iter().zip(&fr.clauses) {
            out += "            Clause {\n";
            out += &format!("                id: {},\n", parse::constant(&en.id));
            out += &text_field("                ", "text", &en.text, &fr.text);
            out += &format!("                is_ruling: {},\n", en.is_ruling);
            out += "            },\n";
        }
        out += "        ],\n    },\n";
    }
    out + "];\n"
}

fn text_field(indent: &str, name: &str, en: &str, fr: &str) -> String {
    format!(
        "{indent}{name}: Text {{\n{indent}    en: {en:?},\n{indent}    fr: {fr:?},\n{indent}}},\n"
    )
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::*;
    use generate::rustfmt;

    #[test]
    fn a_rulebook_becomes_constants_and_a_static_that_rustfmt_accepts() {
        let chapter = |title: &str, text: &str| Chapter {
            title: title.to_owned(),
            clauses: vec![Clause {
                id: "PIG-1.bank-it".to_owned(),
                text: text.to_owned(),
                is_ruling: true,
            }],
        };
        let long = "mot ".repeat(40);
        let code = generate(
            &[chapter("Turn", "Bank [your] points.")],
            &[chapter("Tour", long.trim_end())],
        );
        let formatted = rustfmt(&repo::root(), &code).unwrap();
        assert_eq!(formatted, rustfmt(&repo::root(), &formatted).unwrap());
        expect![[r#"
            //! Generated from `rulebook/` by `cargo xtask rules --update`.

            use tabletop::{Chapter, Clause, RuleId, Text};

            /// Bank \[your\] points.
            pub const PIG_1_BANK_IT: RuleId = RuleId::new("PIG-1.bank-it");

            /// The whole rulebook, in reading order.
            pub static RULEBOOK: &[Chapter] = &[Chapter {
                title: Text {
                    en: "Turn",
                    fr: "Tour",
                },
                clauses: &[Clause {
                    id: PIG_1_BANK_IT,
                    text: Text {
                        en: "Bank [your] points.",
                        fr: "mot mot mot",
                    },
                    is_ruling: true,
                }],
            }];
        "#]]
        .assert_eq(&formatted.replace(long.trim_end(), "mot mot mot"));
    }
}
