//! What must agree: English and French, the numbers, the code, the tests.

use std::collections::BTreeSet;

use super::{
    Page,
    parse::{Chapter, Clause, constant, number},
};

/// Both languages have pages of the same names, and at least one.
pub(super) fn pages(book: &str, en: &[Page], fr: &[Page]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (here, there, lang) in [(en, fr, "fr"), (fr, en, "en")] {
        for Page { file, .. } in here {
            if !there.iter().any(|it| it.file == *file) {
                complaints.push(format!("{book}: page {lang}/{file} is missing"));
            }
        }
    }
    if en.is_empty() && fr.is_empty() {
        complaints.push(format!("{book}: there are no pages en/*.md and fr/*.md"));
    }
    complaints
}

/// Both languages have the same clauses in the same order.
pub(super) fn languages(book: &str, en: &[Chapter], fr: &[Chapter]) -> Vec<String> {
    let mut complaints = Vec::new();
    for (here, there, lang) in [(en, fr, "fr"), (fr, en, "en")] {
        let known: BTreeSet<&str> = clauses(there).map(|it| it.id.as_str()).collect();
        for clause in clauses(here).filter(|it| !known.contains(it.id.as_str())) {
            complaints.push(format!("{book}: r[{}] is missing in {lang}/", clause.id));
        }
    }
    if !complaints.is_empty() {
        return complaints;
    }
    for (i, (en, fr)) in en.iter().zip(fr).enumerate() {
        for (en_clause, fr_clause) in en.clauses.iter().zip(&fr.clauses) {
            let Clause { id, is_ruling, .. } = en_clause;
            if *id != fr_clause.id {
                let other = &fr_clause.id;
                complaints.push(format!(
                    "{book}: r[{id}] stands in en/ where fr/ has r[{other}]; use one order"
                ));
                return complaints;
            }
            if *is_ruling != fr_clause.is_ruling {
                complaints.push(format!("{book}: r[{id}] is a ruling in one language only"));
            }
        }
        if en.clauses.len() != fr.clauses.len() {
            let page = i + 1;
            complaints.push(format!(
                "{book}: page {page} has other clauses in en/ than in fr/"
            ));
        }
    }
    complaints
}

/// Ids are unique, share a prefix, and their numbers run from 1 without a gap.
pub(super) fn numbers(book: &str, chapters: &[Chapter]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut ids = BTreeSet::new();
    let mut prefixes = BTreeSet::new();
    let mut numbers = BTreeSet::new();
    for Clause { id, .. } in clauses(chapters) {
        if !ids.insert(id) {
            complaints.push(format!("{book}: r[{id}] occurs twice"));
        }
        prefixes.insert(&id[..3]);
        numbers.extend(number(id));
    }
    if 1 < prefixes.len() {
        let prefixes: Vec<&str> = prefixes.iter().copied().collect();
        complaints.push(format!(
            "{book}: more than one prefix: {}",
            prefixes.join(", ")
        ));
    }
    let last = numbers.last().copied().unwrap_or(0);
    for missing in (1..=last).filter(|it| !numbers.contains(it)) {
        let prefix = prefixes.first().copied().unwrap_or_default();
        complaints.push(format!("{book}: no clause is numbered {prefix}-{missing}"));
    }
    complaints
}

/// Every clause is among those that are carried out, and walked through by a
/// test.
pub(super) fn marks(
    book: &str,
    chapters: &[Chapter],
    carried_out: &BTreeSet<String>,
    tests: &str,
) -> Vec<String> {
    let tests = without_comments(tests);
    let mut complaints = Vec::new();
    for Clause { id, .. } in clauses(chapters) {
        let name = constant(id);
        if !carried_out.contains(&name) {
            complaints.push(format!(
                "{book}: r[{id}] has no code; put `rule!(r::{name});` where it is carried out"
            ));
        }
        if !is_cited(&tests, &name) {
            complaints.push(format!(
                "{book}: r[{id}] has no test; list `r::{name}` in a scenario"
            ));
        }
    }
    complaints
}

fn clauses(chapters: &[Chapter]) -> impl Iterator<Item = &Clause> {
    chapters.iter().flat_map(|chapter| &chapter.clauses)
}

fn without_comments(code: &str) -> String {
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| [line, "\n"])
        .collect()
}

fn is_cited(code: &str, name: &str) -> bool {
    let cited = format!("r::{name}");
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(&cited).any(|(at, _)| {
        !code[..at].ends_with(is_word) && !code[at + cited.len()..].starts_with(is_word)
    })
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn book(pages: &[&[&str]]) -> Vec<Chapter> {
        let clause = |id: &&str| Clause {
            id: (*id).to_owned(),
            text: "Text.".to_owned(),
            is_ruling: false,
        };
        let chapter = |ids: &&[&str]| Chapter {
            title: "Title".to_owned(),
            clauses: ids.iter().map(clause).collect(),
        };
        pages.iter().map(chapter).collect()
    }

    fn check(complaints: &[String], expected: &Expect) {
        expected.assert_eq(&complaints.join("\n"));
    }

    #[test]
    fn a_clause_in_one_language_only_is_named() {
        let en = book(&[&["PIG-1.roll", "PIG-2.bank"]]);
        let fr = book(&[&["PIG-1.roll", "PIG-2.win"]]);
        check(
            &languages("pig", &en, &fr),
            &expect![[r"
                pig: r[PIG-2.bank] is missing in fr/
                pig: r[PIG-2.win] is missing in en/"]],
        );
    }

    #[test]
    fn both_languages_keep_one_order() {
        let en = book(&[&["PIG-1.roll", "PIG-2.bank"]]);
        let fr = book(&[&["PIG-2.bank", "PIG-1.roll"]]);
        check(
            &languages("pig", &en, &fr),
            &expect!["pig: r[PIG-1.roll] stands in en/ where fr/ has r[PIG-2.bank]; use one order"],
        );
        assert!(languages("pig", &en, &en).is_empty());
    }

    #[test]
    fn both_languages_have_the_same_pages() {
        let page = |file: &str| Page {
            file: file.to_owned(),
            text: String::new(),
        };
        check(
            &pages(
                "pig",
                &[page("10.md"), page("20.md")],
                &[page("10.md"), page("30.md")],
            ),
            &expect![[r"
                pig: page fr/20.md is missing
                pig: page en/30.md is missing"]],
        );
        check(
            &pages("pig", &[], &[]),
            &expect!["pig: there are no pages en/*.md and fr/*.md"],
        );
    }

    #[test]
    fn a_page_has_the_same_clauses_in_both_languages() {
        let en = book(&[&["PIG-1.roll", "PIG-2.bank"]]);
        let fr = book(&[&["PIG-1.roll"], &["PIG-2.bank"]]);
        check(
            &languages("pig", &en, &fr),
            &expect![[r"
                pig: page 1 has other clauses in en/ than in fr/"]],
        );
    }

    #[test]
    fn doubles_gaps_and_strangers_are_named() {
        check(
            &numbers(
                "pig",
                &book(&[&["PIG-1.roll", "PIG-4.win"], &["PIG-1.roll", "DOG-2.bark"]]),
            ),
            &expect![[r"
                pig: r[PIG-1.roll] occurs twice
                pig: more than one prefix: DOG, PIG
                pig: no clause is numbered DOG-3"]],
        );
    }

    #[test]
    fn a_clause_needs_code_and_a_test() {
        let chapters = book(&[&["PIG-1.roll", "PIG-2.bank", "PIG-3.win", "PIG-4.win-big"]]);
        let carried_out = ["PIG_1_ROLL", "PIG_2_BANK", "PIG_4_WIN_BIG"];
        check(
            &marks(
                "pig",
                &chapters,
                &carried_out.map(str::to_owned).into(),
                "// r::PIG_2_BANK\ncheck(&[r::PIG_1_ROLL, r::PIG_4_WIN_BIG, r::PIG_3_WIN], 1);",
            ),
            &expect![[r"
                pig: r[PIG-2.bank] has no test; list `r::PIG_2_BANK` in a scenario
                pig: r[PIG-3.win] has no code; put `rule!(r::PIG_3_WIN);` where it is carried out"]],
        );
    }
}
