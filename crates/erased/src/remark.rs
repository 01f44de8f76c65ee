//! What players say in their own words with a move, behind ` # `.
//!
//! A remark is part of a move's text, so that logs, records and messages carry
//! it without knowing; the rules never see it.

use tabletop::Refusal;

use crate::DynGame;

const MARK: &str = " # ";
/// How a record separates a move from its luck.
const LUCK: &str = " : ";
const LONGEST: usize = 200;

/// A move's notation, and what was said with it.
pub fn split(text: &str) -> (&str, Option<&str>) {
    match text.split_once(MARK) {
        Some((notation, remark)) => (notation, Some(remark)),
        None => (text, None),
    }
}

/// A move with a remark as somebody typed it, put into one tidy line.
pub fn join(notation: &str, remark: &str) -> String {
    let mut tidy = String::new();
    let is_gap = |it: char| it.is_whitespace() || it.is_control();
    for word in remark.split(is_gap).filter(|word| !word.is_empty()) {
        match word {
            // A colon between spaces would read as luck.
            ":" => tidy.extend(Some(word).filter(|_| !tidy.is_empty())),
            word if tidy.is_empty() => tidy += word,
            word => tidy.extend([" ", word]),
        }
    }
    let short: String = tidy.chars().take(LONGEST).collect();
    let short = short.trim_end();
    match short.strip_suffix(" :").unwrap_or(short) {
        "" => notation.to_owned(),
        remark => format!("{notation}{MARK}{remark}"),
    }
}

/// What was said with each of these moves that takes a remark.
pub fn all<'a>(
    game: &dyn DynGame,
    moves: impl IntoIterator<Item = &'a str>,
) -> Vec<Option<String>> {
    moves
        .into_iter()
        .filter(|text| game.takes_remark(text))
        .map(|text| split(text).1.map(str::to_owned))
        .collect()
}

pub(crate) fn check(remark: &str) -> Result<(), Refusal> {
    let is_tidy = !remark.trim().is_empty()
        && remark.chars().count() <= LONGEST
        && !remark.contains(char::is_control)
        // Also at its ends, where a record goes on with spaces.
        && !format!(" {remark} ").contains(LUCK);
    if is_tidy {
        return Ok(());
    }
    Err(Refusal::Unreadable(format!(
        "a remark is one line of up to {LONGEST} characters, without a colon between spaces"
    )))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_becomes_one_tidy_line() {
        let text = join("ask free", "  is it :\n cute ?  ");
        assert_eq!(text, "ask free # is it: cute ?");
        assert_eq!(split(&text), ("ask free", Some("is it: cute ?")));
        assert_eq!(check("is it: cute ?"), Ok(()));
        assert_eq!(join("ask free", " \t "), "ask free");
        let long = join("ask free", &"é".repeat(500));
        assert_eq!(check(split(&long).1.unwrap()), Ok(()));
    }

    #[test]
    fn nothing_that_is_typed_is_refused_afterwards() {
        let cut = "x".repeat(LONGEST - 2) + " :-)";
        for typed in ["a : : b", ": b", "a :", "a\0b", "a\u{85}:\u{85}b", &cut] {
            let text = join("ask free", typed);
            let remark = split(&text).1.expect("there is something to say");
            assert_eq!(check(remark), Ok(()), "{typed:?}");
        }
        assert_eq!(join("ask free", " : \u{1}"), "ask free");
    }

    #[test]
    fn untidy_remarks_are_refused() {
        for remark in [
            "",
            " ",
            "a\nb",
            "a : 1",
            ": 1",
            "a :",
            ":",
            &"x".repeat(LONGEST + 1),
        ] {
            assert!(check(remark).is_err(), "{remark:?}");
        }
    }
}
