//! Reading a page of a rulebook: a title, then labelled clauses.

use super::Page;
use crate::typography::{self, Language};

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Chapter {
    pub title: String,
    pub clauses: Vec<Clause>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Clause {
    pub id: String,
    pub text: String,
    /// Our own answer, where the printed book is silent.
    pub is_ruling: bool,
}

/// Reads the pages of one language, in the order of their names.
pub(super) fn chapters(
    folder: &str,
    language: Language,
    pages: &[Page],
    complaints: &mut Vec<String>,
) -> Vec<Chapter> {
    let mut chapters = Vec::new();
    for page in pages {
        let (chapter, found) = chapter(&page.text);
        for clause in &chapter.clauses {
            if let Some(fault) = typography::fault(language, &clause.text) {
                complaints.push(format!("{folder}/{}: r[{}]: {fault}", page.file, clause.id));
            }
        }
        complaints.extend(
            found
                .into_iter()
                .map(|(line, what)| format!("{folder}/{}:{line}: {what}", page.file)),
        );
        chapters.push(chapter);
    }
    chapters
}

/// The same clauses without a word.
pub(super) fn untranslated(chapters: &[Chapter]) -> Vec<Chapter> {
    let silent = |clause: &Clause| Clause {
        id: clause.id.clone(),
        text: String::new(),
        is_ruling: clause.is_ruling,
    };
    let chapter = |chapter: &Chapter| Chapter {
        title: String::new(),
        clauses: chapter.clauses.iter().map(silent).collect(),
    };
    chapters.iter().map(chapter).collect()
}

/// The name of a clause's constant: `MMB-5.keep` is `MMB_5_KEEP`.
pub(super) fn constant(id: &str) -> String {
    id.replace(['.', '-'], "_").to_uppercase()
}

/// The number in an id: 12 for `MMB-12a.roll`.
pub(super) fn number(id: &str) -> Option<u32> {
    let (_, rest) = id.split_once('-')?;
    let digits = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    digits.parse().ok()
}

type Found = Vec<(usize, String)>;

fn chapter(page: &str) -> (Chapter, Found) {
    let mut found = Found::new();
    let mut lines = page.lines().enumerate().map(|(i, line)| (i + 1, line));
    let title = lines
        .next()
        .and_then(|(_, line)| line.strip_prefix("# "))
        .unwrap_or_default()
        .trim()
        .to_owned();
    if title.is_empty() {
        found.push((1, "a page starts with `# Chapter title`".to_owned()));
    }
    let mut clauses: Vec<Clause> = Vec::new();
    let mut is_open = false;
    for (n, line) in lines {
        let line = line.trim();
        if line.starts_with("r[") {
            clauses.extend(clause(line, n, &mut found));
            is_open = true;
        } else if line.is_empty() {
            is_open = false;
        } else if !is_open {
            let advice = "put a label line like `r[ABC-1.name]` directly above it";
            found.push((n, format!("text that belongs to no clause; {advice}")));
        } else if let Some(clause) = clauses.last_mut() {
            if !clause.text.is_empty() {
                clause.text.push(' ');
            }
            clause.text += line;
        }
    }
    for clause in clauses.iter().filter(|clause| clause.text.is_empty()) {
        found.push((1, format!("r[{}] has no text below it", clause.id)));
    }
    (Chapter { title, clauses }, found)
}

fn clause(line: &str, n: usize, found: &mut Found) -> Option<Clause> {
    let (id, rest) = line
        .strip_prefix("r[")?
        .split_once(']')
        .unwrap_or((line, ""));
    if !is_id(id) {
        found.push((
            n,
            format!("`{line}` is no label; ids look like `ABC-1.name`"),
        ));
        return None;
    }
    let is_ruling = match rest.trim() {
        "" => false,
        "ruling" => true,
        other => {
            found.push((
                n,
                format!("`{other}` after a label; only `ruling` may follow"),
            ));
            false
        }
    };
    Some(Clause {
        id: id.to_owned(),
        text: String::new(),
        is_ruling,
    })
}

/// Whether this is `[A-Z]{3}-[0-9]+[a-z]?\.[a-z0-9-]+`.
fn is_id(id: &str) -> bool {
    let split = || {
        let (prefix, rest) = id.split_once('-')?;
        let (number, name) = rest.split_once('.')?;
        Some((prefix, number, name))
    };
    let Some((prefix, number, name)) = split() else {
        return false;
    };
    let digits = number
        .strip_suffix(|letter: char| letter.is_ascii_lowercase())
        .unwrap_or(number);
    prefix.len() == 3
        && prefix.bytes().all(|it| it.is_ascii_uppercase())
        && !digits.is_empty()
        && digits.bytes().all(|it| it.is_ascii_digit())
        && !name.is_empty()
        && name
            .bytes()
            .all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::*;

    fn check(page: &str, expected: &Expect) {
        let page = Page {
            file: "10.md".to_owned(),
            text: page.to_owned(),
        };
        let mut complaints = Vec::new();
        let mut text = String::new();
        for chapter in chapters("en", Language::English, &[page], &mut complaints) {
            text += &format!("# {}\n", chapter.title);
            for clause in chapter.clauses {
                let ruling = if clause.is_ruling { " (ruling)" } else { "" };
                text += &format!("{}{ruling}: {}\n", clause.id, clause.text);
            }
        }
        for complaint in complaints {
            text += &format!("{complaint}\n");
        }
        expected.assert_eq(&text);
    }

    #[test]
    fn a_clause_runs_to_the_next_blank_line() {
        check(
            "# Throwing\n\nr[MMB-5.keep]\nKeep one die\nor more.\n\nr[MMB-6a.no-luck] ruling\nNone.\n",
            &expect![[r"
                # Throwing
                MMB-5.keep: Keep one die or more.
                MMB-6a.no-luck (ruling): None.
            "]],
        );
    }

    #[test]
    fn whatever_is_no_clause_is_named_with_its_line() {
        check(
            "Throwing\n\nStray words.\n\nr[MMB-5.Keep]\nText.\n\nr[MMB-6.lost] maybe\n\nr[\n",
            &expect![[r"
                # 
                MMB-6.lost: 
                en/10.md:1: a page starts with `# Chapter title`
                en/10.md:3: text that belongs to no clause; put a label line like `r[ABC-1.name]` directly above it
                en/10.md:5: `r[MMB-5.Keep]` is no label; ids look like `ABC-1.name`
                en/10.md:8: `maybe` after a label; only `ruling` may follow
                en/10.md:10: `r[` is no label; ids look like `ABC-1.name`
                en/10.md:1: r[MMB-6.lost] has no text below it
            "]],
        );
    }

    #[test]
    fn ids_have_a_prefix_a_number_and_a_name() {
        for id in ["MMB-5.keep", "MMB-12a.a-9", "PIG-1.x"] {
            assert!(is_id(id), "{id}");
        }
        for id in [
            "MB-5.keep",
            "MMB-.keep",
            "MMB-5",
            "MMB-5ab.keep",
            "MMB-5.",
            "mmb-5.keep",
        ] {
            assert!(!is_id(id), "{id}");
        }
        assert_eq!(number("MMB-12a.a-9"), Some(12));
        assert_eq!(constant("MMB-12a.a-9"), "MMB_12A_A_9");
    }
}
